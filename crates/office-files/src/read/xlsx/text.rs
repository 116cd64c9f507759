//! The text of a cell or of several cells: runs, and what a program wrote in place of letters that XML cannot carry.

use std::borrow::Cow;
use std::io::Read;

use quick_xml::events::Event;

use crate::read::unreadable::Unreadable;
use crate::read::xml::{Xml, attribute, push_text};

/// Appends the text of the open element `si` or `is`: that of its runs, without how they are pronounced. `more` is told
/// how many bytes each piece adds.
pub(super) fn append<R: Read>(
    text: &mut String,
    xml: &mut Xml<'_, R>,
    element: &str,
    more: impl Fn(usize) -> Result<(), Unreadable>,
) -> Result<(), Unreadable> {
    let mut pronounced = false;
    // The text of a run that is open, from where it begins, and whether the spaces around it count.
    let mut run: Option<(usize, bool)> = None;
    loop {
        match xml.next()? {
            Event::Start(tag) => match tag.local_name().as_ref() {
                "rPh" => pronounced = true,
                "t" if !pronounced => {
                    run = Some((text.len(), attribute(&tag, "space")?.as_deref() == Some("preserve")));
                }
                _ => {}
            },
            Event::End(tag) => match tag.local_name().as_ref() {
                "rPh" => pronounced = false,
                "t" => {
                    if let Some((start, keeps_spaces)) = run.take() {
                        finish(text, start, keeps_spaces);
                    }
                }
                name if name == element => return Ok(()),
                _ => {}
            },
            Event::Eof => return Err(Unreadable::Damaged),
            event if run.is_some() => {
                let before = text.len();
                push_text(text, &event)?;
                more(text.len() - before)?;
            }
            _ => {}
        }
    }
}

/// Leaves of a run what it says.
fn finish(text: &mut String, start: usize, keeps_spaces: bool) {
    let said = &text[start..];
    let trimmed = if keeps_spaces { said } else { said.trim_matches([' ', '\t', '\r', '\n']) };
    let meant = meant(trimmed);
    if meant.len() != said.len() {
        let meant = meant.into_owned();
        text.truncate(start);
        text.push_str(&meant);
    }
}

/// `_x000D_` stands for the letter of that number, in UTF-16, and `_x005F_` for a `_` before what only looks so.
pub(super) fn meant(text: &str) -> Cow<'_, str> {
    if !text.contains("_x") {
        return Cow::Borrowed(text);
    }
    let mut meant = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(start) = rest.find("_x") {
        let (before, at) = rest.split_at(start);
        meant.push_str(before);
        let units: Vec<u16> =
            std::iter::successors(Some(at), |at| at.get(ESCAPE..)).map_while(unit).take(2).collect();
        let Some(letter) = char::decode_utf16(units.iter().copied()).next() else {
            meant.push_str(&at[..2]);
            rest = &at[2..];
            continue;
        };
        // Half of a letter stands for none.
        let (letter, taken) = letter.map_or((char::REPLACEMENT_CHARACTER, 1), |it| (it, it.len_utf16()));
        meant.push(letter);
        rest = &at[taken * ESCAPE..];
    }
    meant.push_str(rest);
    Cow::Owned(meant)
}

/// Bytes of `_x000D_`.
const ESCAPE: usize = 7;

/// The number that a text begins with, if it does.
fn unit(text: &str) -> Option<u16> {
    let digits = text.get(..ESCAPE)?.strip_prefix("_x")?.strip_suffix('_')?;
    let all = digits.bytes().all(|digit| digit.is_ascii_hexdigit());
    if all { u16::from_str_radix(digits, 16).ok() } else { None }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn letters_written_as_numbers_are_read() {
        for (written, read) in [
            ("a_x000D_b", "a\rb"),
            ("_x005F_x000D_", "_x000D_"),
            ("_xD83D__xDCF7_", "📷"),
            ("_xD83D_x", "\u{fffd}x"),
            ("_xDCF7_", "\u{fffd}"),
            ("_x00e9__x00E9_é", "ééé"),
            ("_x12_ _x+123_ _xé_ _x", "_x12_ _x+123_ _xé_ _x"),
            ("A_x0041", "A_x0041"),
        ] {
            assert_eq!(meant(written), read, "{written}");
        }
    }
}
