use std::fmt;
use std::str::FromStr;

use kernel::table::folded;
use kernel::{non_empty, one_line};

use crate::people::person::person_name;

const LONGEST: usize = 200;

/// A pupil's name in full, 1 to 200 characters on one line. Apostrophes, emoji and any alphabet are fine; a text without
/// a letter is no name but a cell of another column.
#[derive(Debug, Clone, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct PupilName(Box<str>);

/// The name of who answers for a pupil, by the same rules.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct GuardianName(Box<str>);

impl PupilName {
    /// A name that is given now: what is kept may be older than the rules.
    pub fn typed(text: &str) -> Result<Self, String> {
        person_name(text, LONGEST, "Escreva o nome do aluno.").map(|name| Self(name.into()))
    }

    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// In which two spellings of a name are one, and by which names are in alphabetical order.
    pub fn key(&self) -> String {
        key(&self.0)
    }

    /// What classmates are told: the first name, and the initial of the last.
    pub fn short(&self) -> String {
        let mut words = self.0.split(' ');
        let first = words.next().unwrap_or_default();
        let initial = words.next_back().and_then(|last| last.chars().find(|letter| letter.is_alphabetic()));
        initial.map_or_else(|| first.to_owned(), |initial| format!("{first} {}.", initial.to_uppercase()))
    }
}

/// Names in other alphabets than ours have no folded form.
fn key(name: &str) -> String {
    let folded = folded(name);
    if folded.is_empty() { name.to_lowercase() } else { folded }
}

impl GuardianName {
    /// See [`PupilName::typed`].
    pub fn typed(text: &str) -> Result<Self, String> {
        person_name(text, LONGEST, "Escreva o nome do responsável.").map(|name| Self(name.into()))
    }

    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl FromStr for PupilName {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        name(text, "Escreva o nome do aluno.").map(Self)
    }
}

impl FromStr for GuardianName {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        name(text, "Escreva o nome do responsável.").map(Self)
    }
}

impl fmt::Display for PupilName {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(&self.0)
    }
}

fn name(text: &str, missing: &'static str) -> Result<Box<str>, String> {
    let name = non_empty(&one_line(text), LONGEST, missing)?;
    if name.chars().any(char::is_alphabetic) {
        Ok(name.into())
    } else {
        Err("O nome não tem letras.".to_owned())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_kept_as_people_write_them() {
        for (text, kept) in [
            ("  Ana   Clara Ribeiro ", "Ana Clara Ribeiro"),
            ("Joana D'Ávila", "Joana D'Ávila"),
            ("Jose\u{301}", "José"),
            ("Bia 🌻", "Bia 🌻"),
            ("Ana\r\nLima", "Ana Lima"),
            ("李小龙", "李小龙"),
            ("Ó", "Ó"),
            (&"á".repeat(200), &"á".repeat(200)),
        ] {
            assert_eq!(text.parse::<PupilName>().unwrap().as_str(), kept, "{text}");
            assert_eq!(PupilName::typed(text).unwrap().as_str(), kept, "{text}");
            assert_eq!(text.parse::<GuardianName>().unwrap().as_str(), kept, "{text}");
            assert_eq!(GuardianName::typed(text).unwrap().as_str(), kept, "{text}");
        }
    }

    #[test]
    fn classmates_are_told_the_first_name_and_an_initial() {
        for (name, short) in [
            ("Ana Clara de Lima", "Ana L."),
            ("Joana D'Ávila", "Joana D."),
            ("Bia 🌻", "Bia"),
            ("Bia álvares", "Bia Á."),
            ("李小龙", "李小龙"),
        ] {
            assert_eq!(name.parse::<PupilName>().unwrap().short(), short);
        }
    }

    #[test]
    fn what_is_no_name_is_told() {
        for (text, sentence) in [
            ("", "Escreva o nome do aluno."),
            ("  ", "Escreva o nome do aluno."),
            ("2025060301", "O nome não tem letras."),
            ("🌻", "O nome não tem letras."),
            ("Ana\u{0}", "O texto contém caracteres inválidos"),
            ("Ana\u{1b}[31m", "O texto contém caracteres inválidos"),
            (&"á".repeat(201), "Use no máximo 200 caracteres"),
        ] {
            assert_eq!(text.parse::<PupilName>(), Err(sentence.to_owned()), "{text:?}");
            assert_eq!(PupilName::typed(text), Err(sentence.to_owned()), "{text:?}");
        }
        assert_eq!("".parse::<GuardianName>(), Err("Escreva o nome do responsável.".to_owned()));
        assert_eq!(GuardianName::typed(""), Err("Escreva o nome do responsável.".to_owned()));
    }

    /// What was kept before a rule came can still be read.
    #[test]
    fn what_is_given_now_is_judged_harder_than_what_is_kept() {
        for (text, kept, sentence) in [
            ("Ana ‹Lima›", "Ana ‹Lima›", "O nome tem o sinal ‹, que não é de nomes."),
            ("<b>Ana", "<b>Ana", "O nome tem o sinal <, que não é de nomes."),
            ("\u{3164}", "\u{3164}", "Escreva o nome do aluno."),
        ] {
            assert_eq!(text.parse::<PupilName>().unwrap().as_str(), kept);
            assert_eq!(PupilName::typed(text), Err(sentence.to_owned()), "{text}");
        }
    }
}
