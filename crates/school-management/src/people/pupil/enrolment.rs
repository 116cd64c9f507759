use std::fmt;
use std::str::FromStr;

use kernel::{non_empty, one_line};

const LONGEST: usize = 30;

/// The number a pupil is enrolled under and signs in with: unique in the school, 1 to 30 characters, without spaces, in
/// capitals, so that an RA with the digit x is the one with the digit X. Zeros at its beginning count.
#[derive(Debug, Clone, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Enrolment(Box<str>);

impl Enrolment {
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// What spreadsheets leave of the number: they drop the zeros at its beginning.
    pub fn without_zeros(&self) -> &str {
        self.0.trim_start_matches('0')
    }

    /// A number of our own, for who has none: the school year and a counter, `20260001`.
    pub fn drawn(school_year: i32, counter: u32) -> Self {
        Self(format!("{school_year}{counter:04}").into())
    }

    /// The counter, if it may be a number of our own of this year.
    pub fn drawn_counter(&self, school_year: i32) -> Option<u32> {
        let counter = self.0.strip_prefix(&school_year.to_string())?;
        let is_counter =
            (4..=6).contains(&counter.len()) && counter.bytes().all(|byte| byte.is_ascii_digit());
        is_counter.then(|| counter.parse().ok()).flatten()
    }
}

impl FromStr for Enrolment {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let text = one_line(text).replace(' ', "").to_uppercase();
        non_empty(&text, LONGEST, "Escreva a matrícula.").map(|text| Self(text.into()))
    }
}

impl fmt::Display for Enrolment {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(&self.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_number_is_kept_with_its_zeros_and_without_spaces() {
        for (text, kept) in [
            ("2025060301", "2025060301"),
            (" 0012345 ", "0012345"),
            ("110 000 001", "110000001"),
            ("000123456789-x", "000123456789-X"),
            ("\u{feff}23970\u{200b}", "23970"),
            ("ALUNO/7", "ALUNO/7"),
            ("1", "1"),
            (&"9".repeat(30), &"9".repeat(30)),
        ] {
            assert_eq!(text.parse::<Enrolment>().unwrap().as_str(), kept, "{text}");
        }
        assert_eq!("0012345".parse::<Enrolment>().unwrap().without_zeros(), "12345");
    }

    #[test]
    fn a_number_of_our_own_is_told_from_others() {
        assert_eq!(Enrolment::drawn(2026, 7).as_str(), "20260007");
        for (text, counter) in [
            ("20260007", Some(7)),
            ("2026010000", Some(10_000)),
            ("20250007", None),
            ("2026007", None),
            ("20260000007", None),
            ("2026A007", None),
        ] {
            assert_eq!(text.parse::<Enrolment>().unwrap().drawn_counter(2026), counter, "{text}");
        }
    }

    #[test]
    fn what_is_no_number_is_told() {
        for (text, sentence) in [
            ("", "Escreva a matrícula."),
            (" \u{200b} ", "Escreva a matrícula."),
            ("12\u{0}3", "O texto contém caracteres inválidos"),
            (&"9".repeat(31), "Use no máximo 30 caracteres"),
        ] {
            assert_eq!(text.parse::<Enrolment>(), Err(sentence.to_owned()), "{text:?}");
        }
    }
}
