//! Files of a crate import each other in one direction only: two that need each other are one thing in two places, or
//! hold a type that belongs into a third. And a folder holds one area.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use crate::source::tree::{Edges, Tree, circles};

/// The circles there still are: a crate, and the files that lead to each other. Only to be shortened.
const CIRCLES: &[(&str, &[&str])] = &[];

/// A folder with more files holds a second thing; `mod.rs` does not count.
const MOST_FILES: usize = 15;

/// The folders that still hold more. Only to be shortened.
const FULL_FOLDERS: &[(&str, usize)] = &[];

/// A crate's name and the folder of its sources.
fn crates() -> Vec<(String, PathBuf)> {
    let all = Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap();
    let folders = fs::read_dir(all).unwrap().map(|entry| entry.unwrap());
    let mut crates: Vec<_> = folders
        .map(|folder| (folder.file_name().into_string().unwrap(), folder.path().join("src")))
        .filter(|(_, source)| source.is_dir())
        .collect();
    crates.sort();
    assert!(crates.len() > 5, "only {crates:?} in {}", all.display());
    crates
}

/// Every Rust file below a folder, by its path from there.
fn rust_files(folder: &Path) -> BTreeSet<String> {
    let mut files = BTreeSet::new();
    for entry in fs::read_dir(folder).unwrap().map(|entry| entry.unwrap()) {
        let name = entry.file_name().into_string().unwrap();
        if entry.file_type().unwrap().is_dir() {
            files.extend(rust_files(&entry.path()).into_iter().map(|file| format!("{name}/{file}")));
        } else if Path::new(&name).extension().is_some_and(|extension| extension == "rs") {
            files.insert(name);
        }
    }
    files
}

/// The imports between the files of a crate: of its library and of its programs.
fn edges_of(source: &Path) -> Edges {
    let files = rust_files(source);
    let roots = files
        .iter()
        .filter(|file| ["lib.rs", "main.rs"].contains(&file.as_str()) || file.starts_with("bin/"));
    let read = |file: &str| fs::read_to_string(source.join(file)).ok();
    let trees: Vec<Tree> = roots.map(|root| Tree::of(root, &read)).collect();
    let known: BTreeSet<_> = trees.iter().flat_map(Tree::files).cloned().collect();
    let lost: Vec<_> = files.difference(&known).collect();
    assert!(lost.is_empty(), "no `mod` leads to {lost:?} of {}", source.display());
    trees.iter().flat_map(Tree::edges).collect()
}

type Circle = BTreeSet<String>;

/// What is not as the list says, one paragraph each. A circle that became smaller is one that is listed too long.
fn differences(krate: &str, edges: &Edges, listed: &[Circle]) -> Vec<String> {
    let mut differences = Vec::new();
    let found: Vec<Circle> = circles(edges).into_iter().map(Circle::from_iter).collect();
    for circle in found.iter().filter(|circle| !listed.iter().any(|known| circle.is_subset(known))) {
        let inside = edges.iter().filter(|((from, to), _)| circle.contains(from) && circle.contains(to));
        let inside: Vec<_> = inside.map(|((from, to), path)| format!("{from} -> {to} ({path})")).collect();
        differences.push(format!(
            "`{krate}` has a circle of {} files; one of these imports has to go:\n    {}",
            circle.len(),
            inside.join("\n    ")
        ));
    }
    for known in listed.iter().filter(|known| !found.contains(known)) {
        let left = found.iter().filter(|circle| circle.is_subset(known)).map(|left| entry(krate, left));
        let left: Vec<_> = left.collect();
        let told =
            if left.is_empty() { "drop it".to_owned() } else { format!("now\n    {}", left.join("\n    ")) };
        differences
            .push(format!("an entry of CIRCLES is no longer a circle: {}: {told}", entry(krate, known)));
    }
    differences
}

/// A line of the list.
fn entry(krate: &str, circle: &Circle) -> String {
    let files: Vec<_> = circle.iter().map(|file| format!("{file:?}")).collect();
    format!("({krate:?}, &[{}]),", files.join(", "))
}

#[test]
fn no_files_import_each_other_in_a_circle() {
    let mut listed: BTreeMap<&str, Vec<Circle>> = BTreeMap::new();
    for (krate, files) in CIRCLES {
        listed.entry(krate).or_default().push(files.iter().map(ToString::to_string).collect());
    }
    let mut differences_of_all = Vec::new();
    for (krate, source) in crates() {
        let listed = listed.remove(krate.as_str()).unwrap_or_default();
        differences_of_all.extend(differences(&krate, &edges_of(&source), &listed));
    }
    differences_of_all.extend(listed.keys().map(|gone| format!("crate `{gone}` is gone: drop its entries")));
    assert!(differences_of_all.is_empty(), "\n  {}", differences_of_all.join("\n  "));
}

#[test]
fn no_folder_holds_more_than_an_area() {
    let mut found: BTreeMap<String, usize> = BTreeMap::new();
    for (krate, source) in crates() {
        for file in rust_files(&source) {
            let (folder, name) =
                file.rsplit_once('/').map_or(("", file.as_str()), |(folder, name)| (folder, name));
            if name != "mod.rs" {
                *found
                    .entry(format!("{krate}/src/{folder}").trim_end_matches('/').to_owned())
                    .or_default() += 1;
            }
        }
    }
    found.retain(|_, files| *files > MOST_FILES);
    let listed: BTreeMap<String, usize> =
        FULL_FOLDERS.iter().map(|(folder, files)| ((*folder).to_owned(), *files)).collect();
    let grown = found.iter().filter(|(folder, files)| listed.get(*folder).is_none_or(|most| *files > most));
    let grown =
        grown.map(|(folder, files)| format!("crates/{folder} holds {files} files: make an area a folder"));
    let shrunk = listed.iter().filter(|(folder, most)| found.get(*folder).is_none_or(|files| files < most));
    let shrunk = shrunk.map(|(folder, _)| match found.get(folder) {
        Some(files) => format!("crates/{folder} holds only {files} files: write that in FULL_FOLDERS"),
        None => format!("crates/{folder} is no longer too full: drop it from FULL_FOLDERS"),
    });
    let differences: Vec<_> = grown.chain(shrunk).collect();
    assert!(differences.is_empty(), "\n  {}", differences.join("\n  "));
}

#[test]
fn the_list_of_circles_can_only_shrink() {
    let edges = |pairs: &[(&str, &str)]| -> Edges {
        let edge =
            |(from, to): &(&str, &str)| (((*from).to_owned(), (*to).to_owned()), format!("crate::{to}"));
        pairs.iter().map(edge).collect()
    };
    let circle = |files: &[&str]| -> Circle { files.iter().map(ToString::to_string).collect() };
    let two = edges(&[("a", "b"), ("b", "a"), ("b", "c")]);
    let three = edges(&[("a", "b"), ("b", "c"), ("c", "a")]);
    assert_eq!(differences("x", &two, &[circle(&["a", "b"])]), [] as [String; 0]);
    assert_eq!(
        differences("x", &three, &[circle(&["a", "b"])]),
        [
            "`x` has a circle of 3 files; one of these imports has to go:\n    a -> b (crate::b)\n    \
             b -> c (crate::c)\n    c -> a (crate::a)",
            "an entry of CIRCLES is no longer a circle: (\"x\", &[\"a\", \"b\"]),: drop it",
        ]
    );
    assert_eq!(
        differences("x", &two, &[circle(&["a", "b", "c"])]),
        [
            "an entry of CIRCLES is no longer a circle: (\"x\", &[\"a\", \"b\", \"c\"]),: now\n    (\"x\", &[\"a\", \"b\"]),"
        ]
    );
}
