//! What the sentences of all crates have in common: one word for one thing, and percentages that stay on a line.

use std::fs;
use std::path::Path;

use crate::circles::{crates, rust_files};
use crate::source::texts::texts;

/// The words that are not said, each with the one that is; the screens have the same list.
const SYNONYMS: &str = "../../frontend/src/domain/glossary/synonyms.txt";

/// Every text of every crate's sources, with where it stands.
fn all() -> Vec<(String, String)> {
    let mut all = Vec::new();
    for (krate, source) in crates() {
        for file in rust_files(&source) {
            let text = fs::read_to_string(source.join(&file)).unwrap();
            let place = |line| format!("{krate}/{file}:{line}");
            all.extend(texts(&text).into_iter().map(|(line, text)| (place(line), text)));
        }
    }
    assert!(all.len() > 1000, "only {} texts", all.len());
    all
}

/// A percentage whose sign may fall into the next line: `kernel::percent` writes it.
fn breaks(text: &str) -> bool {
    text.match_indices(" %").any(|(place, _)| {
        let before = text[..place].chars().next_back();
        before.is_some_and(|letter| letter.is_ascii_digit() || letter == '}')
    })
}

#[test]
fn no_percentage_breaks_before_its_sign() {
    assert!(breaks("100 %") && breaks("{rate} %") && !breaks("100\u{a0}%") && !breaks("100%"));
    let found: Vec<_> = all().into_iter().filter(|(_, text)| breaks(text)).collect();
    assert!(found.is_empty(), "{found:#?}");
}

#[test]
fn one_thing_has_one_word() {
    let list = fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join(SYNONYMS)).unwrap();
    let unsaid: Vec<(&str, &str)> = list
        .lines()
        .filter_map(|line| line.split_once(": "))
        .flat_map(|(word, others)| others.split(", ").map(move |other| (other, word)))
        .collect();
    assert!(unsaid.len() > 5, "{list}");
    let mut found = Vec::new();
    for (place, text) in all() {
        let text = text.to_lowercase();
        let said = unsaid.iter().filter(|(other, _)| text.contains(other));
        found.extend(said.map(|(other, word)| format!("{place}: \"{other}\" is \"{word}\"")));
    }
    assert!(found.is_empty(), "{found:#?}");
}
