//! The texts that cells share: counted as they are read, and kept in one piece.

use quick_xml::events::Event;

use super::text::append;
use crate::read::budget::Budget;
use crate::read::unreadable::Unreadable;
use crate::read::xml::Xml;
use crate::read::zip::{self, Zip};

/// All texts one after the other, and where each ends.
#[derive(Default)]
pub(super) struct SharedTexts {
    text: String,
    ends: Vec<usize>,
}

impl SharedTexts {
    pub fn read(zip: &mut Zip<'_>, part: usize, budget: &Budget<'_>) -> Result<Self, Unreadable> {
        let mut xml = Xml::new(zip::part(zip, part)?, budget);
        let mut texts = Self::default();
        loop {
            match xml.next()? {
                Event::Start(tag) if tag.local_name().as_ref() == "si" => {}
                Event::Eof => return Ok(texts),
                _ => continue,
            }
            budget.hold(size_of::<usize>())?;
            append(&mut texts.text, &mut xml, "si", |more| budget.hold(more))?;
            texts.ends.push(texts.text.len());
        }
    }

    pub fn get(&self, place: usize) -> Option<&str> {
        let end = *self.ends.get(place)?;
        let start = place.checked_sub(1).map_or(0, |before| self.ends[before]);
        self.text.get(start..end)
    }
}
