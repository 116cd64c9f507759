//! Which cell formats show a number as a date, a time or another figure; nothing else of a style is read.

use std::collections::BTreeMap;

use quick_xml::events::Event;

use super::figures::Figure;
use crate::read::budget::Budget;
use crate::read::unreadable::Unreadable;
use crate::read::xml::{Xml, attribute};
use crate::read::zip::{self, Zip};

/// What a number shows.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Shows {
    Number,
    Date,
    /// A time without its seconds.
    Clock,
    Figure(Figure),
    /// Hours that may pass a day: `[h]:mm`.
    Duration,
}

/// What an entry of the map takes, about.
const ENTRY: usize = 64;

/// What each cell format shows, by its place.
#[derive(Default)]
pub(super) struct Styles(Vec<Shows>);

impl Styles {
    pub fn read(zip: &mut Zip<'_>, part: usize, budget: &Budget<'_>) -> Result<Self, Unreadable> {
        let mut xml = Xml::new(zip::part(zip, part)?, budget);
        let mut own: BTreeMap<u32, Shows> = BTreeMap::new();
        let mut of_cells = Vec::new();
        let mut in_cells = false;
        loop {
            match xml.next()? {
                Event::Start(tag) => match tag.local_name().as_ref() {
                    "numFmt" => {
                        let code = attribute(&tag, "formatCode")?.unwrap_or_default();
                        if let Some(id) = number(attribute(&tag, "numFmtId")?) {
                            budget.hold(ENTRY)?;
                            own.insert(id, of_code(&code));
                        }
                    }
                    "cellXfs" => in_cells = true,
                    "xf" if in_cells => {
                        let id = number(attribute(&tag, "numFmtId")?).unwrap_or_default();
                        budget.hold(size_of::<Shows>())?;
                        of_cells.push(own.get(&id).copied().unwrap_or_else(|| built_in(id)));
                    }
                    _ => {}
                },
                Event::End(tag) if tag.local_name().as_ref() == "cellXfs" => in_cells = false,
                Event::Eof => return Ok(Self(of_cells)),
                _ => {}
            }
        }
    }

    /// What a cell shows that names this format; one without a format shows numbers.
    pub fn of(&self, format: Option<usize>) -> Shows {
        format.and_then(|place| self.0.get(place)).copied().unwrap_or(Shows::Number)
    }
}

fn number(text: Option<String>) -> Option<u32> {
    text?.trim().parse().ok()
}

/// The formats that every program knows by their number (ECMA-376, 18.8.30).
fn built_in(id: u32) -> Shows {
    match id {
        18 | 20 => Shows::Clock,
        14..=22 | 27..=36 | 45 | 47 | 50..=58 => Shows::Date,
        46 => Shows::Duration,
        _ => Figure::built_in(id).map_or(Shows::Number, Shows::Figure),
    }
}

/// A format is a date's where a letter of dates stands in its first section, outside of quotes, brackets and escapes.
fn of_code(code: &str) -> Shows {
    let mut letters = code.chars();
    while let Some(letter) = letters.next() {
        match letter {
            ';' => break,
            // The next letter is no sign.
            '_' | '\\' | '*' => {
                letters.next();
            }
            '"' => {
                letters.find(|letter| *letter == '"');
            }
            '[' => {
                let inside: String = letters.by_ref().take_while(|letter| *letter != ']').collect();
                if is_elapsed(&inside) {
                    return Shows::Duration;
                }
            }
            'h' | 'H' if letters.clone().take_while(|letter| *letter != ';').all(is_of_minutes) => {
                return Shows::Clock;
            }
            'd' | 'D' | 'm' | 'M' | 'y' | 'Y' | 'h' | 'H' | 's' | 'S' => return Shows::Date,
            // AM/PM and A/P.
            'a' | 'A' if letters.clone().next().is_some_and(|next| "mM/".contains(next)) => {
                return Shows::Date;
            }
            _ => {}
        }
    }
    Figure::of_code(code).map_or(Shows::Number, Shows::Figure)
}

/// What may follow the hours where no seconds and no day do.
fn is_of_minutes(letter: char) -> bool {
    !"sSdDyY".contains(letter)
}

/// `[h]`, `[mm]`, `[ss]`.
fn is_elapsed(inside: &str) -> bool {
    let mut letters = inside.chars().map(|letter| letter.to_ascii_lowercase());
    let first = letters.next();
    matches!(first, Some('h' | 'm' | 's')) && letters.all(|letter| Some(letter) == first)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dates_and_durations_are_told_from_numbers() {
        for (code, shows) in [
            ("DD/MM/YY", Shows::Date),
            ("dd/mm/yyyy;@", Shows::Date),
            ("[$-416]d\\ \"de\"\\ mmmm", Shows::Date),
            ("h:mm AM/PM", Shows::Clock),
            ("hh:mm:ss", Shows::Date),
            ("hh:mm;@", Shows::Clock),
            ("AM/PM", Shows::Date),
            ("[h]:mm:ss", Shows::Duration),
            ("[Blue]\\+[h]:mm;[Red]\\-[h]:mm", Shows::Duration),
            ("[ss]", Shows::Duration),
            ("General", Shows::Number),
            ("0.00", Shows::Number),
            ("#,##0\\ [$\\u20bd-46D]", Shows::Number),
            ("\"R$\" #,##0.00", Shows::Figure(Figure::Reais(2))),
            ("0%", Shows::Figure(Figure::Percent(0))),
            ("0 \"dias\"", Shows::Number),
            ("0_d", Shows::Number),
            ("[Red]0;dd", Shows::Number),
            ("\\Y000000", Shows::Number),
        ] {
            assert_eq!(of_code(code), shows, "{code}");
        }
    }
}
