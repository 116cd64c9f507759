//! Titles and texts, as people type them.

use std::str::FromStr;

use crate::{Day, has_piled_marks, in_quotes, name_line, non_empty, several_lines};

/// What an action, a milestone or a resource is called: 1 to 200 characters on one line, of which each is seen.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Title(Box<str>);

impl Title {
    const LONGEST: usize = 200;

    /// One that is given now, with a letter or a digit: what is kept may be older than this rule.
    pub fn typed(text: &str) -> Result<Self, String> {
        let title: Self = name_line(text).parse()?;
        if has_piled_marks(&title.0) {
            return Err("O título tem sinais demais sobre uma letra. Escreva-o de novo.".to_owned());
        }
        let says_something = title.0.chars().any(char::is_alphanumeric);
        says_something.then_some(title).ok_or_else(|| "O título não tem letras nem números.".to_owned())
    }

    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// As a sentence quotes it.
    pub fn quoted(&self) -> String {
        in_quotes(&self.0)
    }
}

impl FromStr for Title {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        non_empty(&name_line(text), Self::LONGEST, "Título é obrigatório").map(|title| Self(title.into()))
    }
}

/// A text of several lines, which may be empty.
pub fn description(text: &str, longest: usize) -> Result<String, String> {
    let text = several_lines(text);
    if text.chars().any(|letter| letter.is_control() && !matches!(letter, '\n' | '\t')) {
        return Err("O texto contém caracteres inválidos".to_owned());
    }
    if text.chars().count() > longest {
        Err(format!("Use no máximo {longest} caracteres"))
    } else {
        Ok(text)
    }
}

/// A day as typed; an empty text is none.
pub fn day(text: &str) -> Result<Option<Day>, &'static str> {
    if text.trim().is_empty() {
        return Ok(None);
    }
    let day: Day = text.trim().parse()?;
    if (2000..=2099).contains(&day.year()) { Ok(Some(day)) } else { Err("Informe uma data de 2000 a 2099.") }
}

/// "17/12/2027".
pub fn written(day: Day) -> String {
    day.date().format("%d/%m/%Y").to_string()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_title_is_what_is_seen_of_it() {
        for (typed, expected) in [
            ("  Busca   ativa ", Ok("Busca ativa")),
            ("\u{202e}avitA\u{202c} \u{200f}6º", Ok("avitA 6º")),
            ("Busca\nativa", Ok("Busca ativa")),
            ("", Err("Título é obrigatório")),
            ("\u{202e}\u{2066}\u{200b}", Err("Título é obrigatório")),
            ("\u{7}Sino", Err("O texto contém caracteres inválidos")),
            ("-- !", Err("O título não tem letras nem números.")),
            ("Lei\u{301}tura", Ok("Leítura")),
            (
                "L\u{335}\u{321}\u{322}er",
                Err("O título tem sinais demais sobre uma letra. Escreva-o de novo."),
            ),
        ] {
            let title = Title::typed(typed);
            assert_eq!(title.as_ref().map(Title::as_str).map_err(String::as_str), expected, "{typed:?}");
        }
        assert!(Title::typed(&"é".repeat(200)).is_ok());
        assert_eq!(Title::typed(&"é".repeat(201)).unwrap_err(), "Use no máximo 200 caracteres");
    }

    #[test]
    fn days_are_those_of_a_calendar_on_the_wall() {
        assert_eq!(day(" "), Ok(None));
        assert_eq!(day("2027-12-17").unwrap().map(written).as_deref(), Some("17/12/2027"));
        for typed in ["17/12/2027", "2027-02-30", "amanhã"] {
            assert_eq!(day(typed), Err("Informe uma data que exista."), "{typed}");
        }
        for typed in ["1999-12-31", "2100-01-01"] {
            assert_eq!(day(typed), Err("Informe uma data de 2000 a 2099."), "{typed}");
        }
    }

    #[test]
    fn a_description_keeps_its_lines() {
        assert_eq!(description(" Um\r\n dois \u{202e}", 20).unwrap(), "Um\n dois");
        assert_eq!(description("\u{1b}[31m", 20).unwrap_err(), "O texto contém caracteres inválidos");
        assert_eq!(description(&"x".repeat(21), 20).unwrap_err(), "Use no máximo 20 caracteres");
    }
}
