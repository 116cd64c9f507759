//! Schools that a person looks for before they have an account: by name, city or code.

use std::collections::BTreeSet;
use std::str::FromStr;

use kernel::table::folded;
use kernel::{InepCode, Stage, Uf};
use thiserror::Error;

use super::Network;
use crate::measure::{Edition, PublishedIdeb};

/// How many schools a search shows, the best first.
pub const SHOWN: usize = 20;

/// Up to here it is counted how many there are; one more stands for "more than that".
pub const COUNTED: usize = 1_000;

/// No name, city and code together are longer.
const LONGEST: usize = 200;

/// More words find nothing else, and cost.
const MOST_WORDS: usize = 8;

/// What a search compares with what was typed: words without accents and capitals.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SchoolWords {
    /// Of the name alone.
    pub name: String,
    /// Of name, city, state and code.
    pub all: String,
}

impl SchoolWords {
    pub fn of(name: &str, municipality: &str, code: &str, state: &str) -> Self {
        let name = spaced(name);
        let all = [name.as_str(), &spaced(municipality), &spaced(state), code];
        let all = all.into_iter().filter(|words| !words.is_empty()).collect::<Vec<_>>().join(" ");
        Self { name, all }
    }
}

/// Words and letters of one beyond these are left out: no name of a school or a city has more.
const LONGEST_NAME: usize = 40;
const LONGEST_WORD: usize = 60;

fn spaced(text: &str) -> String {
    let folded = folded(text);
    // Folded words are plain letters, each of one byte.
    let words = folded.split('_').take(LONGEST_NAME).map(|word| word.get(..LONGEST_WORD).unwrap_or(word));
    words.collect::<Vec<_>>().join(" ")
}

/// What was typed to find a school: words that begin words of its name, city, state or code.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SoughtSchool {
    words: BTreeSet<String>,
}

/// Why nothing is looked for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
pub enum NothingSought {
    #[error("Escreva pelo menos 2 letras do nome ou da cidade, ou o código INEP.")]
    TooShort,
    #[error("Escreva no máximo 200 caracteres.")]
    TooLong,
}

impl SoughtSchool {
    /// Words of two letters and more: at least one, plain letters and digits. Half of all schools have a word that begins with
    /// some letter, so that single ones are not looked for.
    pub fn words(&self) -> impl Iterator<Item = &str> {
        self.words.iter().map(String::as_str)
    }

    /// Where a whole code was typed, the one school that stands before all others.
    pub fn code(&self) -> Option<InepCode> {
        self.words().find_map(|word| word.parse().ok())
    }
}

impl FromStr for SoughtSchool {
    type Err = NothingSought;

    fn from_str(typed: &str) -> Result<Self, NothingSought> {
        if typed.chars().nth(LONGEST).is_some() {
            return Err(NothingSought::TooLong);
        }
        let folded = folded(typed);
        let typed = folded.split('_').filter(|word| !word.is_empty()).take(MOST_WORDS);
        let words: BTreeSet<_> = typed.filter(|word| word.len() > 1).map(str::to_owned).collect();
        if words.is_empty() { Err(NothingSought::TooShort) } else { Ok(Self { words }) }
    }
}

/// A school that was found, with the newest index of each stage that has one.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FoundSchool {
    pub code: InepCode,
    pub name: String,
    pub municipality: String,
    pub state: Uf,
    /// Of the newest result that tells one.
    pub network: Option<Network>,
    /// In the order of schooling.
    pub latest: Vec<LatestIndex>,
}

/// The newest published index of a stage.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct LatestIndex {
    pub stage: Stage,
    pub edition: Edition,
    pub ideb: PublishedIdeb,
}

/// What a search found.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct FoundSchools {
    /// The code that was typed, then those whose name has all words, then the others; each by name. [`SHOWN`] at most.
    pub schools: Vec<FoundSchool>,
    /// How many there are; [`COUNTED`] and one where there are more, and then these are of any so many.
    pub total: usize,
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sought(typed: &str) -> Result<Vec<String>, NothingSought> {
        let sought: SoughtSchool = typed.parse()?;
        Ok(sought.words().map(str::to_owned).collect())
    }

    #[test]
    fn a_school_has_the_words_of_its_name_city_state_and_code() {
        let words = SchoolWords::of("E. E. Profª Alzira D'Ávila", "São João d’El-Rei", "35999001", "SP");
        assert_eq!(words.name, "e e profa alzira d avila");
        assert_eq!(words.all, "e e profa alzira d avila sao joao d el rei sp 35999001");
        let nameless = SchoolWords::of("—", "", "11005823", "RO");
        assert_eq!((nameless.name.as_str(), nameless.all.as_str()), ("", "ro 11005823"));
        let endless =
            SchoolWords::of(&format!("{} {}", "a".repeat(5_000), "b ".repeat(5_000)), "", "11005823", "RO");
        assert_eq!(endless.name, format!("{}{}", "a".repeat(60), " b".repeat(39)));
    }

    #[test]
    fn what_is_typed_is_compared_without_accents_capitals_and_signs() {
        for (typed, words) in [
            ("Alzira", &["alzira"][..]),
            ("  ALZÍRA   moura ", &["alzira", "moura"]),
            ("e. e. profª alzira m", &["alzira", "profa"]),
            ("35999001", &["35999001"]),
            ("alzira & !campos | 'x':* <-> \\ (\"y\")", &["alzira", "campos"]),
            ("são\0paulo%_", &["paulo", "sao"]),
            (
                "um dois tres quatro cinco seis sete oito nove",
                &["cinco", "dois", "oito", "quatro", "seis", "sete", "tres", "um"],
            ),
        ] {
            let words = words.iter().map(|word| (*word).to_owned()).collect();
            assert_eq!(sought(typed), Ok(words), "{typed:?}");
        }
    }

    #[test]
    fn nothing_is_looked_for_by_one_letter_by_signs_or_by_a_page_of_text() {
        for typed in ["", "   ", "a", "e e", "%_*&|!", "\0", "Имя", "数学"] {
            assert_eq!(sought(typed), Err(NothingSought::TooShort), "{typed:?}");
        }
        assert!(sought(&"ã".repeat(LONGEST)).is_ok());
        assert_eq!(sought(&"ã".repeat(LONGEST + 1)), Err(NothingSought::TooLong));
        assert_eq!(sought(&" ".repeat(10_000)), Err(NothingSought::TooLong));
    }

    #[test]
    fn a_whole_code_names_its_school() {
        for (typed, code) in [
            ("35999001", Some("35999001")),
            ("escola 35999001", Some("35999001")),
            ("3599900", None),
            ("99999001", None),
            ("alzira", None),
        ] {
            let sought: SoughtSchool = typed.parse().unwrap();
            assert_eq!(sought.code().as_ref().map(InepCode::as_str), code, "{typed}");
        }
    }
}
