//! What the xlsx parser multiplies, counted before it runs: it copies the font's name and the format code into every
//! cell format, the path of a part into every sheet that names it, and makes room for as many shared texts as are said
//! to be there.

use std::collections::BTreeSet;
use std::io::BufReader;

use calamine::Style;
use quick_xml::Reader;
use quick_xml::events::{BytesStart, Event};

use super::bounds::Limits;
use super::unreadable::Unreadable;
use super::zip::{self, Zip};

/// Bytes of a path from one part to another, or of a link.
const LONGEST_TARGET: usize = 4096;

/// Refuses a workbook that would cost more than the limits. Every part is looked at, whatever its name: the package
/// itself says which of them is the workbook.
pub(crate) fn refuse(zip: &mut Zip<'_>, limits: &Limits) -> Result<(), Unreadable> {
    let mut formats = Formats::default();
    for index in 0..zip.len() {
        let entry = zip.by_index(index).map_err(|error| zip::refusal(&error))?;
        let mut part = Part::new(entry.size().min(limits.inflated_bytes));
        let mut xml = Reader::from_reader(BufReader::new(entry));
        // As the parser reads; where it stops at an error, so may this.
        let config = xml.config_mut();
        config.check_end_names = false;
        config.check_comments = false;
        config.expand_empty_elements = true;
        let mut buffer = Vec::new();
        loop {
            buffer.clear();
            match xml.read_event_into(&mut buffer) {
                Ok(Event::Start(tag)) => {
                    part.look_at(&tag, limits)?;
                    formats.look_at(&tag);
                }
                Ok(Event::Eof) | Err(_) => break,
                Ok(_) => {}
            }
        }
    }
    limits.allow(formats.bytes())
}

/// What the parser keeps of cell formats, of all parts together.
#[derive(Default)]
struct Formats {
    /// Cell formats, and the fonts, fills and borders they are made of.
    count: u64,
    /// Bytes of the longest font name or format code.
    longest: u64,
}

impl Formats {
    fn look_at(&mut self, tag: &BytesStart<'_>) {
        match tag.local_name().as_ref() {
            "xf" | "font" | "fill" | "border" => self.count += 1,
            "numFmt" | "name" => self.longest = self.longest.max(tag.len() as u64),
            _ => {}
        }
    }

    fn bytes(&self) -> u64 {
        self.count.saturating_mul(size_of::<Style>() as u64 + 2 * self.longest)
    }
}

/// What one part says of sheets and shared texts.
struct Part {
    /// Shared texts there is room for: each takes five bytes (`<si/>`) at least.
    most_texts: u64,
    sheets: usize,
    sheet_ids: BTreeSet<String>,
    sheet_files: BTreeSet<String>,
}

impl Part {
    fn new(bytes: u64) -> Self {
        Self { most_texts: bytes / 5, sheets: 0, sheet_ids: BTreeSet::new(), sheet_files: BTreeSet::new() }
    }

    fn look_at(&mut self, tag: &BytesStart<'_>, limits: &Limits) -> Result<(), Unreadable> {
        match tag.local_name().as_ref() {
            "sst" => self.shared_texts(tag),
            "sheet" => self.sheet(tag, limits),
            "Relationship" => self.relationship(tag),
            _ => Ok(()),
        }
    }

    /// A false number would end the process, which cannot get so much memory.
    fn shared_texts(&self, tag: &BytesStart<'_>) -> Result<(), Unreadable> {
        let claimed =
            attribute(tag, "uniqueCount")?.map_or(0, |count| count.trim().parse::<u64>().unwrap_or(u64::MAX));
        if claimed > self.most_texts { Err(Unreadable::Damaged) } else { Ok(()) }
    }

    fn sheet(&mut self, tag: &BytesStart<'_>, limits: &Limits) -> Result<(), Unreadable> {
        self.sheets += 1;
        if self.sheets > limits.sheets {
            return Err(Unreadable::TooManySheets { limit: limits.sheets });
        }
        for attribute in tag.attributes().with_checks(false) {
            let attribute = attribute.map_err(|_| Unreadable::Damaged)?;
            let is_id = attribute.key.local_name().as_ref() == "id";
            if is_id && !self.sheet_ids.insert(attribute.value.into_owned()) {
                return Err(Unreadable::Damaged);
            }
        }
        Ok(())
    }

    /// Two ids of one sheet would have it read twice.
    fn relationship(&mut self, tag: &BytesStart<'_>) -> Result<(), Unreadable> {
        let target = attribute(tag, "Target")?.unwrap_or_default();
        if target.len() > LONGEST_TARGET {
            return Err(Unreadable::Damaged);
        }
        let is_sheet =
            attribute(tag, "Type")?.is_some_and(|kind| kind.rsplit('/').next() == Some("worksheet"));
        if is_sheet && !self.sheet_files.insert(zip::base_name(&target).to_lowercase()) {
            return Err(Unreadable::Damaged);
        }
        Ok(())
    }
}

fn attribute(tag: &BytesStart<'_>, name: &str) -> Result<Option<String>, Unreadable> {
    let found = tag.try_get_attribute(name).map_err(|_| Unreadable::Damaged)?;
    Ok(found.map(|attribute| attribute.value.into_owned()))
}
