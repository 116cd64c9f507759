//! A place among notices that follow from dates, from which a list goes on.

use std::fmt;
use std::str::FromStr;

use kernel::Day;

/// Where something stands among all that is told, by its day.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct DatedPlace {
    pub day: Day,
    pub of_action: bool,
    pub id: i64,
}

/// A text that is no such place.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct UnknownDatedPlace;

/// As it is sent, to be sent back as it is: "2026-11-09m12".
impl fmt::Display for DatedPlace {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "{}{}{}", self.day, if self.of_action { 'a' } else { 'm' }, self.id)
    }
}

impl FromStr for DatedPlace {
    type Err = UnknownDatedPlace;

    fn from_str(text: &str) -> Result<Self, UnknownDatedPlace> {
        let (day, id) = text.split_once(['a', 'm']).ok_or(UnknownDatedPlace)?;
        let of_action = text.get(day.len()..).is_some_and(|rest| rest.starts_with('a'));
        let day = day.parse().map_err(|_| UnknownDatedPlace)?;
        Ok(Self { day, of_action, id: id.parse().map_err(|_| UnknownDatedPlace)? })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_place_is_read_as_it_is_written() {
        for text in ["2026-11-09m12", "2026-11-09a5"] {
            assert_eq!(text.parse::<DatedPlace>().unwrap().to_string(), text);
        }
        for wrong in ["", "2026-11-09", "2026-11-09m", "2026-13-09m1", "m1", "1.2"] {
            assert_eq!(wrong.parse::<DatedPlace>(), Err(UnknownDatedPlace), "{wrong}");
        }
    }
}
