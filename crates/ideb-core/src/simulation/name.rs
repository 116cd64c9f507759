//! What a simulation is called.

use std::str::FromStr;

use kernel::{Day, name_line, non_empty, one_line};

const LONGEST: usize = 60;
const MISSING: &str = "Dê um nome à simulação.";

/// What a simulation is called: 1 to 60 characters, single-spaced.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SimulationName(Box<str>);

impl SimulationName {
    /// A name that is given now, with a letter or a digit: what is kept may be older than this rule.
    pub fn typed(text: &str) -> Result<Self, String> {
        let name: Self = name_line(text).parse()?;
        let is_name = name.0.chars().any(char::is_alphanumeric);
        is_name.then_some(name).ok_or_else(|| "O nome não tem letras nem números.".to_owned())
    }

    /// The same where none may be typed.
    pub fn if_typed(text: Option<&str>) -> Result<Option<Self>, String> {
        text.filter(|text| !name_line(text).is_empty()).map(Self::typed).transpose()
    }

    /// Of one that nobody named: by the day on which it was saved.
    pub fn of(day: Day) -> Self {
        Self(day.date().format("Simulação de %d/%m").to_string().into())
    }

    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl FromStr for SimulationName {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        non_empty(&one_line(text), LONGEST, MISSING).map(|name| Self(name.into()))
    }
}

#[cfg(test)]
mod tests {
    use kernel::Uf;

    use super::*;

    #[test]
    fn a_name_is_cleaned_and_has_1_to_60_characters() {
        for (typed, name) in [
            ("  Reforço  nas\tduas provas ", "Reforço nas duas provas"),
            ("Reforc\u{327}o\u{200b}", "Reforço"),
            ("5,1", "5,1"),
            (&"é".repeat(60), &"é".repeat(60)),
        ] {
            assert_eq!(SimulationName::typed(typed).unwrap().as_str(), name);
        }
        for (typed, sentence) in [
            ("", MISSING),
            (" \u{2800} ", MISSING),
            ("-- !", "O nome não tem letras nem números."),
            ("a\u{7}b", "O texto contém caracteres inválidos"),
            (&"x".repeat(61), "Use no máximo 60 caracteres"),
        ] {
            assert_eq!(SimulationName::typed(typed).unwrap_err(), sentence, "{typed:?}");
        }
    }

    #[test]
    fn nothing_typed_is_no_name() {
        for nothing in [None, Some(""), Some(" \u{200b}\u{3164} ")] {
            assert_eq!(SimulationName::if_typed(nothing), Ok(None), "{nothing:?}");
        }
        assert!(SimulationName::if_typed(Some("?")).is_err());
        assert_eq!(SimulationName::if_typed(Some(" A ")), SimulationName::typed("A").map(Some));
    }

    #[test]
    fn one_that_nobody_named_is_called_by_the_schools_own_day() {
        for (uf, name) in [(Uf::SP, "Simulação de 01/03"), (Uf::AC, "Simulação de 28/02")] {
            let day = Day::of("2027-03-01T03:30:00Z".parse().unwrap(), uf);
            assert_eq!(SimulationName::of(day).as_str(), name);
        }
    }
}
