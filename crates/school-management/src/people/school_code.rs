//! A school's short name on its pupils' cards: a pupil's number alone may stand in several schools.

use std::fmt;
use std::str::FromStr;

use super::password::UNAMBIGUOUS;

const LENGTH: usize = 5;

/// Five of the 31 letters and digits that no two people read differently, in capitals. The database draws it when the school
/// registers.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct SchoolCode(Box<str>);

impl SchoolCode {
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

/// A text that is no school's code.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("O código da escola tem 5 letras e números, como está no cartão.")]
pub struct NoSchoolCode;

impl FromStr for SchoolCode {
    type Err = NoSchoolCode;

    /// Small letters, spaces and hyphens are forgiven.
    fn from_str(text: &str) -> Result<Self, NoSchoolCode> {
        let typed = text.chars().filter(|letter| !letter.is_whitespace() && *letter != '-');
        let known = |letter: char| {
            let small = u8::try_from(letter.to_ascii_lowercase()).ok()?;
            UNAMBIGUOUS.contains(&small).then(|| letter.to_ascii_uppercase())
        };
        let letters: Option<String> = typed.take(LENGTH + 1).map(known).collect();
        let whole = letters.filter(|letters| letters.len() == LENGTH);
        whole.map(|letters| Self(letters.into())).ok_or(NoSchoolCode)
    }
}

impl fmt::Display for SchoolCode {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(&self.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_code_is_read_as_a_child_types_it() {
        for typed in ["H7KM3", "h7km3", " h7 km-3 "] {
            assert_eq!(typed.parse::<SchoolCode>().unwrap().as_str(), "H7KM3", "{typed}");
        }
        for typed in ["", "H7KM", "H7KM3Q", "H7KM0", "H7KMI", "H7KMé", &"H".repeat(9_000)] {
            assert_eq!(typed.parse::<SchoolCode>(), Err(NoSchoolCode), "{typed}");
        }
    }
}
