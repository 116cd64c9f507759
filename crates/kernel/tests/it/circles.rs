//! Files of a crate import each other in one direction only: two that need each other are one thing in two places, or
//! hold a type that belongs into a third. And a folder holds one area.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use crate::source::tree::{Edges, Tree, circles};

/// A folder with more files holds a second thing; `mod.rs` does not count.
const MOST_FILES: usize = 15;

/// A crate's name and the folder of its sources.
pub fn crates() -> Vec<(String, PathBuf)> {
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
pub fn rust_files(folder: &Path) -> BTreeSet<String> {
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

/// One paragraph for each circle of a crate's files, with the imports that make it.
fn told(krate: &str, edges: &Edges) -> Vec<String> {
    let tell = |circle: Vec<String>| {
        let inside = edges.iter().filter(|((from, to), _)| circle.contains(from) && circle.contains(to));
        let inside: Vec<_> = inside.map(|((from, to), path)| format!("{from} -> {to} ({path})")).collect();
        format!(
            "`{krate}` has a circle of {} files; one of these imports has to go:\n    {}",
            circle.len(),
            inside.join("\n    ")
        )
    };
    circles(edges).into_iter().map(tell).collect()
}

#[test]
fn no_files_import_each_other_in_a_circle() {
    let found: Vec<_> = crates().iter().flat_map(|(krate, source)| told(krate, &edges_of(source))).collect();
    assert!(found.is_empty(), "\n  {}", found.join("\n  "));
}

/// A glob, or another name for a folder of ours, would hide whom a file imports.
#[test]
fn imports_say_whom_they_mean() {
    let mut found = Vec::new();
    for (krate, source) in crates() {
        for file in rust_files(&source) {
            let text = fs::read_to_string(source.join(&file)).unwrap();
            let folders =
                ["edge", "gate", "index", "notices", "people", "tx", "connect", "column", "table", "read"];
            let hides = |line: &&str| {
                let own = line.starts_with("use crate::") || line.starts_with("use super::");
                let renamed = line.trim_end_matches(';').split_once(" as ").map(|(path, _)| path);
                own && (line.ends_with("::*;") && !file.ends_with("tests.rs")
                    || renamed
                        .is_some_and(|path| folders.iter().any(|it| path.ends_with(&format!("::{it}")))))
            };
            found.extend(text.lines().filter(hides).map(|line| format!("{krate}/{file}: {line}")));
        }
    }
    assert!(found.is_empty(), "\n  {}", found.join("\n  "));
}

#[test]
fn no_folder_holds_more_than_an_area() {
    let mut found: BTreeMap<String, usize> = BTreeMap::new();
    for (krate, source) in crates() {
        for file in rust_files(&source) {
            let (folder, name) = file.rsplit_once('/').unwrap_or(("", file.as_str()));
            if name != "mod.rs" {
                *found.entry(format!("crates/{krate}/src/{folder}")).or_default() += 1;
            }
        }
    }
    found.retain(|_, files| *files > MOST_FILES);
    assert!(found.is_empty(), "make an area a folder: {found:?}");
}

#[test]
fn a_circle_is_told_with_its_imports() {
    let edges = |pairs: &[(&str, &str)]| -> Edges {
        let edge =
            |(from, to): &(&str, &str)| (((*from).to_owned(), (*to).to_owned()), format!("crate::{to}"));
        pairs.iter().map(edge).collect()
    };
    assert_eq!(told("x", &edges(&[("a", "b"), ("b", "c"), ("a", "c")])), [""; 0]);
    assert_eq!(
        told("x", &edges(&[("a", "b"), ("b", "c"), ("c", "a"), ("c", "d")])),
        ["`x` has a circle of 3 files; one of these imports has to go:\n    a -> b (crate::b)\n    \
             b -> c (crate::c)\n    c -> a (crate::a)"]
    );
}
