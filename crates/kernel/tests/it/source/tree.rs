//! The files of a crate by module, and which of them import which.

use std::collections::{BTreeMap, BTreeSet};

use super::parse::{Inline, Source, parse};

/// Words from the crate's root: `["gate", "keys"]` for `crate::gate::keys`.
type Module = Vec<String>;

/// From a file to another, with a path that leads there.
pub type Edges = BTreeMap<(String, String), String>;

/// One crate, by the files below its `src`: `gate/keys.rs`.
#[derive(Debug, Default)]
pub struct Tree {
    sources: BTreeMap<String, (Module, Source)>,
    modules: BTreeMap<Module, String>,
    /// Files that are compiled for tests alone.
    pub tests: BTreeSet<String>,
}

impl Tree {
    /// Follows the `mod name;` from a root such as `lib.rs`; `read` gives the text of a file, where there is one.
    pub fn of(root: &str, read: &dyn Fn(&str) -> Option<String>) -> Self {
        let mut tree = Self::default();
        tree.add(root, Module::new(), false, read);
        tree
    }

    pub fn files(&self) -> impl Iterator<Item = &String> {
        self.sources.keys()
    }

    fn add(&mut self, file: &str, module: Module, for_tests: bool, read: &dyn Fn(&str) -> Option<String>) {
        let source = parse(&read(file).unwrap_or_else(|| panic!("{file} cannot be read")));
        if for_tests {
            self.tests.insert(file.to_owned());
        } else {
            self.modules.insert(module.clone(), file.to_owned());
            for inline in &source.inline {
                self.modules.insert([module.as_slice(), inline].concat(), file.to_owned());
            }
        }
        let children = source.files.iter().map(|child| (child, for_tests));
        for ((inline, name), for_tests) in children.chain(source.test_files.iter().map(|child| (child, true)))
        {
            let child = [module.as_slice(), inline, std::slice::from_ref(name)].concat();
            let path = child.join("/");
            let places = [format!("{path}.rs"), format!("{path}/mod.rs")];
            let found = places.iter().find(|place| read(place).is_some());
            let found =
                found.unwrap_or_else(|| panic!("{file} declares `mod {name};`: no {}", places.join(" or ")));
            self.add(found, child, for_tests, read);
        }
        self.sources.insert(file.to_owned(), (module, source));
    }

    /// The file that a path of a module leads to: that of the longest part of it that is a module of this crate.
    fn target(&self, module: &[String], path: &[String]) -> Option<&String> {
        let mut absolute = match path.first()?.as_str() {
            "crate" => Module::new(),
            "self" | "super" => module.to_vec(),
            child => {
                let child = [module, &[child.to_owned()]].concat();
                return self.modules.contains_key(&child).then(|| self.longest([module, path].concat()));
            }
        };
        for word in path {
            match word.as_str() {
                "crate" | "self" => {}
                "super" => drop(absolute.pop()),
                word => absolute.push(word.to_owned()),
            }
        }
        Some(self.longest(absolute))
    }

    fn longest(&self, mut module: Module) -> &String {
        loop {
            if let Some(file) = self.modules.get(&module) {
                return file;
            }
            assert!(module.pop().is_some(), "the root is a module");
        }
    }

    /// Every import of one file by another, tests apart.
    pub fn edges(&self) -> Edges {
        let mut edges = Edges::new();
        for (file, (module, source)) in self.sources.iter().filter(|(file, _)| !self.tests.contains(*file)) {
            for (inline, path) in &source.paths {
                let within: Inline = [module.as_slice(), inline].concat();
                if let Some(target) = self.target(&within, path).filter(|target| *target != file) {
                    edges.entry((file.clone(), target.clone())).or_insert_with(|| path.join("::"));
                }
            }
        }
        edges
    }
}

/// The groups of files that all lead to each other, each sorted.
pub fn circles(edges: &Edges) -> Vec<Vec<String>> {
    let reached: BTreeMap<&String, BTreeSet<&String>> =
        edges.keys().map(|(from, _)| (from, reach(from, edges))).collect();
    let mut circles: Vec<Vec<String>> = Vec::new();
    for (file, others) in &reached {
        if circles.iter().any(|circle| circle.contains(file)) {
            continue;
        }
        let mutual = |other: &&&String| reached.get(**other).is_some_and(|back| back.contains(file));
        let circle: Vec<String> = others.iter().filter(mutual).map(ToString::to_string).collect();
        if circle.len() > 1 {
            circles.push(circle);
        }
    }
    circles
}

/// All files that one leads to.
fn reach<'a>(from: &'a String, edges: &'a Edges) -> BTreeSet<&'a String> {
    let mut reached = BTreeSet::new();
    let mut open = vec![from];
    while let Some(file) = open.pop() {
        let next = edges.keys().filter(|(from, _)| from == file).map(|(_, to)| to);
        open.extend(next.filter(|to| reached.insert(*to)));
    }
    reached
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tree(files: &[(&str, &str)]) -> Tree {
        let read =
            |path: &str| files.iter().find(|(name, _)| *name == path).map(|(_, text)| (*text).to_owned());
        Tree::of("lib.rs", &read)
    }

    fn edges(files: &[(&str, &str)]) -> Vec<String> {
        let edges = tree(files).edges();
        edges.iter().map(|((from, to), path)| format!("{from} -> {to} by {path}")).collect()
    }

    #[test]
    fn a_path_leads_to_the_file_of_its_longest_module() {
        let found = edges(&[
            ("lib.rs", "mod a; mod b; mod c; struct Z;"),
            ("a.rs", "use crate::b::deep::X; use crate::Z; use std::fmt;"),
            ("b/mod.rs", "mod deep; pub use deep::X; pub struct Y;"),
            (
                "b/deep.rs",
                "use super::Y; use super::super::c::W; use self::inner::V; mod inner { use super::super::Y; }",
            ),
            ("c.rs", "struct W;"),
        ]);
        assert_eq!(
            found,
            [
                "a.rs -> b/deep.rs by crate::b::deep::X",
                "a.rs -> lib.rs by crate::Z",
                "b/deep.rs -> b/mod.rs by super::Y",
                "b/deep.rs -> c.rs by super::super::c::W",
                "b/mod.rs -> b/deep.rs by deep::X",
            ]
        );
    }

    #[test]
    fn children_are_found_beside_their_parent_and_inside_a_module_of_it() {
        let found = edges(&[
            ("lib.rs", "mod a; pub mod within { mod deep; } use within::deep::X;"),
            ("a.rs", "mod child; fn f() { child::g() }"),
            ("a/child.rs", "fn g() { crate::within::h() }"),
            ("within/deep.rs", "struct X;"),
        ]);
        assert_eq!(
            found,
            [
                "a.rs -> a/child.rs by child::g",
                "a/child.rs -> lib.rs by crate::within::h",
                "lib.rs -> within/deep.rs by within::deep::X",
            ]
        );
    }

    #[test]
    fn tests_are_no_imports() {
        let files = [
            ("lib.rs", "mod a; #[cfg(test)] mod tests;"),
            ("a.rs", "struct A; #[cfg(test)] mod tests { use crate::B; }"),
            ("tests.rs", "mod more; use crate::a::A;"),
            ("tests/more.rs", ""),
        ];
        assert_eq!(edges(&files), [] as [String; 0]);
        assert_eq!(tree(&files).tests.iter().collect::<Vec<_>>(), ["tests.rs", "tests/more.rs"]);
    }

    #[test]
    fn a_re_export_and_its_parents_type_are_a_circle() {
        let circle = |files: &[(&str, &str)]| circles(&tree(files).edges());
        let parent = ("lib.rs", "mod child; pub use child::A; pub struct B;");
        assert_eq!(circle(&[parent, ("child.rs", "use crate::B;")]), [["child.rs", "lib.rs"]]);
        assert_eq!(circle(&[parent, ("child.rs", "use std::B;")]), [] as [[&str; 0]; 0]);
    }

    #[test]
    fn two_circles_are_two_and_a_longer_one_is_whole() {
        let found = circles(
            &tree(&[
                ("lib.rs", "mod a; mod b; mod c; mod d; mod e; use a::A;"),
                ("a.rs", "use crate::b::B;"),
                ("b.rs", "use crate::c::C;"),
                ("c.rs", "use crate::a::A; use crate::d::D;"),
                ("d.rs", "use crate::e::E;"),
                ("e.rs", "use crate::d::D;"),
            ])
            .edges(),
        );
        assert_eq!(found, [vec!["a.rs", "b.rs", "c.rs"], vec!["d.rs", "e.rs"]]);
    }
}
