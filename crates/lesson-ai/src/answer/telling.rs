//! Which sections are whole, while a plan is still being written.

use std::collections::BTreeSet;
use std::fmt;

use lesson_planning::draft::Section;
use lesson_planning::writer::Told;

use crate::prompt::fields;

/// No field's name is longer.
const LONGEST_NAME: usize = 16;

/// Hears a plan's text piece by piece and tells each section once, as soon as its value ends.
pub struct Telling<'a> {
    told: Told<'a>,
    already: BTreeSet<Section>,
    at: Scanner,
}

impl fmt::Debug for Telling<'_> {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.debug_struct("Telling").field("already", &self.already).finish_non_exhaustive()
    }
}

impl<'a> Telling<'a> {
    pub fn new(told: Told<'a>) -> Self {
        Self { told, already: BTreeSet::new(), at: Scanner::default() }
    }

    pub fn hear(&mut self, piece: &[u8]) {
        for byte in piece {
            if let Some(section) = self.at.next(*byte) {
                self.tell(section);
            }
        }
    }

    /// The plan is read: what was not told is whole too.
    pub fn end(&mut self) {
        for section in Section::ALL {
            self.tell(section);
        }
    }

    fn tell(&mut self, section: Section) {
        if self.already.insert(section) {
            (self.told)(section);
        }
    }
}

/// Where in a JSON text the last byte stands. It judges nothing: whoever reads the whole does. All marks that matter are
/// ASCII, which no part of another letter is.
#[derive(Debug, Default)]
struct Scanner {
    depth: u32,
    string: Quoted,
    /// A field's name is behind, its value ahead.
    is_value: bool,
    /// The name of the field of the outermost object that is being written.
    name: Vec<u8>,
    is_over: bool,
}

#[derive(Debug, Default, Clone, Copy, PartialEq, Eq)]
enum Quoted {
    #[default]
    No,
    Yes,
    /// The next letter is what it is.
    Escaped,
}

impl Scanner {
    /// The section that ends with a byte.
    fn next(&mut self, byte: u8) -> Option<Section> {
        if self.is_over {
            return None;
        }
        match (self.string, byte) {
            (Quoted::Yes, b'"') => {
                self.string = Quoted::No;
                return self.ended();
            }
            (Quoted::Yes, b'\\') => self.string = Quoted::Escaped,
            (Quoted::Yes, _) => self.named(byte),
            (Quoted::Escaped, _) => self.string = Quoted::Yes,
            (Quoted::No, b'"') if self.depth > 0 => self.string = Quoted::Yes,
            // Before the first there may be a fence.
            (Quoted::No, b'{' | b'[') => self.depth += 1,
            (Quoted::No, b'}' | b']') if self.depth > 0 => {
                self.depth -= 1;
                self.is_over = self.depth == 0;
                return self.ended();
            }
            (Quoted::No, b':') if self.depth == 1 => self.is_value = true,
            (Quoted::No, b',') if self.depth == 1 => {
                self.is_value = false;
                self.name.clear();
            }
            (Quoted::No, _) => {}
        }
        None
    }

    fn named(&mut self, byte: u8) {
        if self.depth == 1 && !self.is_value && self.name.len() <= LONGEST_NAME {
            self.name.push(byte);
        }
    }

    /// A string, a list or an object ended.
    fn ended(&self) -> Option<Section> {
        if self.depth == 1 && self.is_value { fields::section(&self.name) } else { None }
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Mutex;

    use super::*;

    /// After which byte each section is told.
    fn told(pieces: &[&[u8]]) -> Vec<(usize, Section)> {
        let told = Mutex::new(Vec::new());
        let heard = Mutex::new(0);
        let hears = |section| told.lock().unwrap().push((*heard.lock().unwrap(), section));
        let mut telling = Telling::new(&hears);
        for piece in pieces {
            *heard.lock().unwrap() += piece.len();
            telling.hear(piece);
        }
        told.into_inner().unwrap()
    }

    fn by_byte(text: &str) -> Vec<(usize, Section)> {
        let bytes: Vec<&[u8]> = text.as_bytes().chunks(1).collect();
        told(&bytes)
    }

    const HOSTILE: &str = "```json\n{\"title\": \"\\\"content\\\": \\\"a\\\", {\", \"objectives\": \"é \\\\\", \"quiz\" : [ \
        {\"content\": \"x\", \"b\": [\"]}\", {}]} ] , \"bnccCodes\": [\"resources\"], \"evaluation\":\"\\u0022,\"}\n```";

    #[test]
    fn a_section_is_told_with_the_last_byte_of_its_value() {
        let after = |part: &str| HOSTILE.find(part).unwrap() + part.len();
        assert_eq!(
            by_byte(HOSTILE),
            [
                (after("\"é \\\\\""), Section::Objectives),
                (after("{}]} ]"), Section::Quiz),
                (after("\"\\u0022,\""), Section::Evaluation),
            ]
        );
    }

    #[test]
    fn a_mark_that_is_quoted_ends_nothing() {
        let text = r#"{"objectives": "\"}", "content": "\\", "quiz": ["\"]"]}"#;
        let after = |part: &str| text.find(part).unwrap() + part.len();
        assert_eq!(
            by_byte(text),
            [
                (after(r#""\"}""#), Section::Objectives),
                (after(r#""\\""#), Section::Content),
                (after(r#"["\"]"]"#), Section::Quiz),
            ]
        );
    }

    #[test]
    fn it_is_the_same_wherever_the_text_is_cut() {
        let sections = |told: Vec<(usize, Section)>| told.into_iter().map(|it| it.1).collect::<Vec<_>>();
        let whole = sections(by_byte(HOSTILE));
        for cut in 0..=HOSTILE.len() {
            let (before, after) = HOSTILE.as_bytes().split_at(cut);
            assert_eq!(sections(told(&[before, after])), whole, "{cut}");
        }
    }

    #[test]
    fn what_is_no_field_of_the_outermost_object_is_not_told() {
        for text in [
            "",
            "[\"content\", \"content\"]",
            "[{\"content\": \"a\"}]",
            "{\"a\": {\"content\": \"b\"}}",
            "{\"a\": \"content\"}",
            "{\"content\"}",
            "{\"content\": \"a",
            "{\"content\": 1, \"a\": \"\"}",
            "{\"contentcontentcontent\": \"a\"}",
            "} \"content\": \"a\"",
            "{}{\"content\": \"a\"}",
        ] {
            assert_eq!(by_byte(text), [], "{text}");
        }
    }

    #[test]
    fn each_is_told_once_and_in_the_end_all_are() {
        assert_eq!(by_byte("{\"content\": \"a\", \"content\": \"b\"}").len(), 1);
        let told = Mutex::new(Vec::new());
        let hears = |section| told.lock().unwrap().push(section);
        let mut telling = Telling::new(&hears);
        telling.hear(b"{\"quiz\": []");
        telling.end();
        telling.end();
        let told = told.lock().unwrap();
        assert_eq!((told.len(), told[0]), (Section::ALL.len(), Section::Quiz));
    }
}
