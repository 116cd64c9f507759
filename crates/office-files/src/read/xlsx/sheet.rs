//! The cells of a sheet, in the order of the file.

use std::io::Read;

use quick_xml::events::{BytesStart, Event};

use super::dates::Epoch;
use super::shared_texts::SharedTexts;
use super::styles::{Shows, Styles};
use super::text::{append, meant};
use crate::read::budget::Budget;
use crate::read::gather::Gatherer;
use crate::read::numbers::{DecimalMark, truth_text};
use crate::read::unreadable::Unreadable;
use crate::read::xml::{Xml, attribute, push_text};
use crate::read::zip::{self, Zip};

/// What the cells of all sheets refer to.
pub(super) struct Book<'a> {
    pub texts: SharedTexts,
    pub styles: Styles,
    pub epoch: Epoch,
    pub mark: DecimalMark,
    pub budget: &'a Budget<'a>,
}

/// Gathers the cells of a part.
pub(super) fn read(
    zip: &mut Zip<'_>,
    part: usize,
    book: &Book<'_>,
    gatherer: &mut Gatherer<'_>,
) -> Result<(), Unreadable> {
    let mut xml = Xml::new(zip::part(zip, part)?, book.budget);
    loop {
        match xml.next()? {
            Event::Start(tag) if tag.local_name().as_ref() == "sheetData" => break,
            Event::Eof => return Err(Unreadable::Damaged),
            _ => {}
        }
    }
    let (mut line, mut column) = (0_u32, 0_u32);
    let mut text = String::new();
    loop {
        match xml.next()? {
            Event::Start(tag) => match tag.local_name().as_ref() {
                "row" => {
                    if let Some(reference) = attribute(&tag, "r")? {
                        line = place(&reference).ok_or(Unreadable::Damaged)?.0;
                    }
                }
                "c" => {
                    let cell = Cell::of(&tag)?;
                    let mut at = (line, column);
                    if let Some((line, found)) = cell.place {
                        column = found.ok_or(Unreadable::Damaged)?;
                        at = (line, column);
                    }
                    text.clear();
                    cell.read_text(&mut xml, &mut text, book, at.0)?;
                    cell.gather(&text, at, book, gatherer)?;
                    column = column.saturating_add(1);
                }
                _ => {}
            },
            Event::End(tag) => match tag.local_name().as_ref() {
                "row" => (line, column) = (line.saturating_add(1), 0),
                "sheetData" => return Ok(()),
                _ => {}
            },
            Event::Eof => return Err(Unreadable::Damaged),
            _ => {}
        }
    }
}

/// How a cell's text is meant.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    /// Nothing said: a number, or what is none as it stands.
    Plain,
    Number,
    Shared,
    Truth,
    /// The result of a formula.
    Text,
    /// In an element of its own.
    Inline,
    /// A date in ISO form, or an error.
    AsItStands,
}

impl Kind {
    fn of(text: &str) -> Option<Self> {
        Some(match text {
            "n" => Self::Number,
            "s" => Self::Shared,
            "b" => Self::Truth,
            "str" => Self::Text,
            "inlineStr" | "is" => Self::Inline,
            "d" | "e" => Self::AsItStands,
            _ => return None,
        })
    }
}

/// What the element of a cell says before its content.
struct Cell {
    kind: Kind,
    format: Option<usize>,
    place: Option<(u32, Option<u32>)>,
}

impl Cell {
    fn of(tag: &BytesStart<'_>) -> Result<Self, Unreadable> {
        let mut cell = Self { kind: Kind::Plain, format: None, place: None };
        for attribute in tag.attributes().with_checks(false) {
            let attribute = attribute.map_err(|_| Unreadable::Damaged)?;
            let text = &*attribute.value;
            match attribute.key.as_ref() {
                "r" => cell.place = Some(place(text).ok_or(Unreadable::Damaged)?),
                "s" => cell.format = text.parse().ok(),
                "t" => cell.kind = Kind::of(text).ok_or(Unreadable::Damaged)?,
                _ => {}
            }
        }
        Ok(cell)
    }

    /// Reads up to the cell's end: its value, not the formula that gave it.
    fn read_text<R: Read>(
        &self,
        xml: &mut Xml<'_, R>,
        text: &mut String,
        book: &Book<'_>,
        line: u32,
    ) -> Result<(), Unreadable> {
        let limit = book.budget.limits.cell_chars;
        let huge = Unreadable::HugeCell { line: line.saturating_add(1), limit };
        // Four bytes are the most a character takes; the exact count comes when the cell is kept.
        let most = limit.saturating_mul(4).saturating_add(4);
        let mut in_value = false;
        loop {
            match xml.next()? {
                Event::Start(tag) => match tag.local_name().as_ref() {
                    "v" if self.kind != Kind::Inline => in_value = true,
                    "is" => {
                        let added = std::cell::Cell::new(0);
                        append(text, xml, "is", |more| {
                            added.set(added.get() + more);
                            if added.get() > most { Err(huge.clone()) } else { Ok(()) }
                        })?;
                    }
                    _ => xml.skip()?,
                },
                Event::End(tag) => match tag.local_name().as_ref() {
                    "v" => in_value = false,
                    "c" => return Ok(()),
                    _ => {}
                },
                Event::Eof => return Err(Unreadable::Damaged),
                event if in_value => {
                    push_text(text, &event)?;
                    if text.len() > most {
                        return Err(huge);
                    }
                }
                _ => {}
            }
        }
    }

    fn gather(
        &self,
        text: &str,
        (line, column): (u32, u32),
        book: &Book<'_>,
        gatherer: &mut Gatherer<'_>,
    ) -> Result<(), Unreadable> {
        if text.is_empty() {
            return Ok(());
        }
        match self.kind {
            Kind::Plain | Kind::Number => match text.parse::<f64>() {
                Ok(value) => gatherer.cell(line, column, &self.number(value, book)),
                Err(_) if self.kind == Kind::Plain => gatherer.cell(line, column, text),
                Err(_) => Err(Unreadable::Damaged),
            },
            Kind::Shared => {
                let shared = text.trim().parse().ok().and_then(|place| book.texts.get(place));
                gatherer.cell(line, column, shared.ok_or(Unreadable::Damaged)?)
            }
            Kind::Truth => {
                let value = truth(text).ok_or(Unreadable::Damaged)?;
                gatherer.cell(line, column, truth_text(value))
            }
            Kind::Text => gatherer.cell(line, column, &meant(text)),
            Kind::Inline | Kind::AsItStands => gatherer.cell(line, column, text),
        }
    }

    fn number(&self, value: f64, book: &Book<'_>) -> String {
        let digits = || book.mark.number_text(value);
        let is_shown = book.mark == DecimalMark::Comma;
        match book.styles.of(self.format) {
            Shows::Figure(figure) if is_shown => figure.text(value),
            Shows::Figure(_) | Shows::Number => digits(),
            shows => {
                let date = book.epoch.text(value, shows).unwrap_or_else(digits);
                let short = date.strip_suffix(":00").filter(|short| is_shown && short.len() == "08:30".len());
                short.filter(|_| shows == Shows::Clock).map(str::to_owned).unwrap_or(date)
            }
        }
    }
}

fn truth(text: &str) -> Option<bool> {
    let text = text.trim();
    if text == "1" || text.eq_ignore_ascii_case("true") {
        Some(true)
    } else if text == "0" || text.eq_ignore_ascii_case("false") {
        Some(false)
    } else {
        None
    }
}

/// Line and column of a reference as `B3`, or the line alone of one as `3`, counted from 0.
fn place(reference: &str) -> Option<(u32, Option<u32>)> {
    let digits = reference.find(|letter: char| letter.is_ascii_digit())?;
    let (letters, digits) = reference.split_at(digits);
    let mut column = 0_u32;
    for letter in letters.bytes() {
        let place = letter.to_ascii_uppercase().checked_sub(b'A').filter(|place| *place < 26)?;
        column = column.checked_mul(26)?.checked_add(u32::from(place) + 1)?;
    }
    let all = digits.bytes().all(|digit| digit.is_ascii_digit());
    let line = digits.parse::<u32>().ok().filter(|_| all)?.checked_sub(1)?;
    // The gatherer counts lines from 1.
    (line < u32::MAX - 1).then_some((line, column.checked_sub(1)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_reference_says_line_and_column() {
        for (reference, found) in [
            ("A1", Some((0, Some(0)))),
            ("b3", Some((2, Some(1)))),
            ("XFD1048576", Some((1_048_575, Some(16_383)))),
            ("7", Some((6, None))),
            ("A0", None),
            ("A", None),
            ("", None),
            ("A1B", None),
            ("A+1", None),
            ("É1", None),
            ("A4294967295", None),
            ("A99999999999", None),
            ("ZZZZZZZZZ1", None),
        ] {
            assert_eq!(place(reference), found, "{reference}");
        }
    }
}
