//! A document as Word reads it.

use std::io::{Cursor, Read};

use quick_xml::Reader;
use quick_xml::events::{BytesStart, Event};
use zip::ZipArchive;

/// A paragraph of the document.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Paragraph {
    pub style: String,
    /// Its letters; breaks and tabs as such.
    pub text: String,
    /// Of those, what stands out.
    pub strong: String,
    pub new_page: bool,
    pub in_table: bool,
}

pub struct Opened {
    parts: Vec<(String, String)>,
}

impl Opened {
    pub fn new(bytes: &[u8]) -> Self {
        let mut zip = ZipArchive::new(Cursor::new(bytes)).unwrap();
        let mut parts = Vec::new();
        for place in 0..zip.len() {
            let mut part = zip.by_index(place).unwrap();
            if part.is_file() {
                let (name, mut text) = (part.name().unwrap().into_owned(), String::new());
                part.read_to_string(&mut text).unwrap();
                parts.push((name, text));
            }
        }
        Self { parts }
    }

    pub fn part(&self, name: &str) -> &str {
        &self.parts.iter().find(|(known, _)| known == name).unwrap().1
    }

    pub fn names(&self) -> Vec<&str> {
        self.parts.iter().map(|(name, _)| name.as_str()).collect()
    }

    /// Each part is one element with everything closed, and holds what XML may hold.
    pub fn assert_well_formed(&self) {
        for (name, part) in &self.parts {
            let (mut reader, mut depth, mut roots) = (Reader::from_str(part), 0_usize, 0);
            loop {
                match reader.read_event().unwrap_or_else(|error| panic!("{name}: {error}")) {
                    Event::Start(_) => {
                        roots += usize::from(depth == 0);
                        depth += 1;
                    }
                    Event::Empty(_) => roots += usize::from(depth == 0),
                    Event::End(_) => depth -= 1,
                    Event::Eof => break,
                    _ => {}
                }
            }
            assert_eq!((depth, roots), (0, 1), "{name}");
            let held = |mark: char| matches!(mark, '\t' | '\n' | ' '..='\u{d7ff}' | '\u{e000}'..='\u{fffd}' | '\u{10000}'..);
            assert_eq!(part.chars().find(|mark| !held(*mark)), None, "{name}");
        }
    }

    pub fn paragraphs(&self, part: &str) -> Vec<Paragraph> {
        let mut reader = Reader::from_str(self.part(part));
        let (mut all, mut now) = (Vec::new(), Paragraph::default());
        let (mut cells, mut is_text, mut is_strong) = (0_usize, false, false);
        loop {
            let event = reader.read_event().unwrap();
            match &event {
                Event::Start(element) | Event::Empty(element) => {
                    let is_open = matches!(event, Event::Start(_));
                    match element.name().as_ref() {
                        "w:p" if is_open => now = Paragraph { in_table: cells > 0, ..Paragraph::default() },
                        "w:tc" => cells += 1,
                        "w:pStyle" => now.style = value(element),
                        "w:rStyle" => is_strong = value(element) == "Strong",
                        "w:pageBreakBefore" => now.new_page = true,
                        "w:r" => is_strong = false,
                        "w:t" => is_text = is_open,
                        "w:tab" => now.text.push('\t'),
                        "w:br" => now.text.push('\n'),
                        _ => {}
                    }
                }
                Event::End(element) => match element.name().as_ref() {
                    "w:t" => is_text = false,
                    "w:tc" => cells -= 1,
                    "w:p" => all.push(std::mem::take(&mut now)),
                    _ => {}
                },
                Event::Text(text) if is_text => push(&mut now, text, is_strong),
                Event::GeneralRef(name) if is_text => {
                    let name: &str = name;
                    let known = quick_xml::escape::resolve_predefined_entity(name);
                    push(&mut now, known.unwrap_or_else(|| panic!("&{name};")), is_strong);
                }
                Event::Eof => return all,
                _ => {}
            }
        }
    }

    pub fn body(&self) -> Vec<Paragraph> {
        self.paragraphs("word/document.xml")
    }

    /// Style and text of each paragraph.
    pub fn told(&self) -> Vec<(String, String)> {
        self.body().into_iter().map(|it| (it.style, it.text)).collect()
    }
}

fn push(to: &mut Paragraph, text: &str, is_strong: bool) {
    to.text.push_str(text);
    if is_strong {
        to.strong.push_str(text);
    }
}

fn value(element: &BytesStart<'_>) -> String {
    let value = element.try_get_attribute("w:val").unwrap().unwrap();
    value.value.into_owned()
}
