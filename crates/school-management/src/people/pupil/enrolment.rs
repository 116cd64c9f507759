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
