use std::str::FromStr;

use kernel::{non_empty, one_line, seen_of, several_lines};

/// Texts of a question, each as its writer means it: HTML, LaTeX and Markdown are letters like others.
macro_rules! texts {
    ($($(#[$about:meta])* $name:ident = $tidied:ident, $longest:literal, $missing:literal;)+) => {$(
        $(#[$about])*
        #[derive(Debug, Clone, PartialEq, Eq, Hash)]
        pub struct $name(Box<str>);

        impl $name {
            pub const LONGEST: usize = $longest;

            pub fn as_str(&self) -> &str {
                &self.0
            }
        }

        impl FromStr for $name {
            type Err = String;

            fn from_str(text: &str) -> Result<Self, String> {
                kept(&$tidied(text), Self::LONGEST, $missing).map(|text| Self(text.into()))
            }
        }
    )+};
}

texts! {
    /// What is asked: 1 to 2,000 characters.
    Statement = several_lines, 2000, "O enunciado é obrigatório.";
    /// One of the four to choose from: 1 to 500 characters.
    OptionText = several_lines, 500, "Escreva a alternativa.";
    /// Why the key is right: 1 to 2,000 characters.
    Explanation = several_lines, 2000, "Escreva a explicação.";
    /// What is read before the question: 1 to 10,000 characters.
    BaseWords = several_lines, 10_000, "Escreva o texto-base.";
    /// Where a base text is taken from: 1 to 300 characters on one line.
    Source = one_line, 300, "Escreva a fonte do texto-base.";
    /// What a question asks for in the school's own words: 1 to 120 characters on one line.
    OwnSkill = one_line, 120, "Escreva a habilidade.";
}

fn kept(text: &str, longest: usize, missing: &'static str) -> Result<String, String> {
    if seen_of(text).is_empty() {
        Err(missing.to_owned())
    } else if text.chars().any(|letter| letter.is_control() && !matches!(letter, '\n' | '\t')) {
        Err("O texto contém caracteres inválidos.".to_owned())
    } else if text.chars().count() > longest {
        Err(format!("Use no máximo {} caracteres.", thousands(longest)))
    } else {
        Ok(text.to_owned())
    }
}

/// `2.000`
fn thousands(number: usize) -> String {
    if number < 1000 { number.to_string() } else { format!("{}.{:03}", number / 1000, number % 1000) }
}

/// What an image shows, for who does not see it: 1 to 300 characters on one line.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct AltText(Box<str>);

impl AltText {
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl FromStr for AltText {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let missing = "Descreva a imagem para quem não a vê.";
        if seen_of(text).is_empty() {
            return Err(missing.to_owned());
        }
        non_empty(&one_line(text), 300, missing).map(|text| Self(text.into()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_text_is_kept_as_it_was_written() {
        for (typed, kept) in [
            ("  Quanto é $\\frac{1}{2}$ + <b>1</b>? ", "Quanto é $\\frac{1}{2}$ + <b>1</b>?"),
            ("Leia:\r\n\r\nBatatinha\u{200b} quando nasce", "Leia:\n\nBatatinha quando nasce"),
            ("a | b ; c", "a | b ; c"),
        ] {
            assert_eq!(typed.parse::<Statement>().unwrap().as_str(), kept);
        }
        assert_eq!("  Usar \n frações ".parse::<OwnSkill>().unwrap().as_str(), "Usar frações");
    }

    #[test]
    fn a_text_that_is_missing_too_long_or_no_text_is_refused() {
        for (typed, sentence) in [
            (String::new(), "O enunciado é obrigatório."),
            (" \n\u{feff}".to_owned(), "O enunciado é obrigatório."),
            ("\u{2800}\u{3164}\u{200d}".to_owned(), "O enunciado é obrigatório."),
            ("á".repeat(2001), "Use no máximo 2.000 caracteres."),
            ("a\0b".to_owned(), "O texto contém caracteres inválidos."),
            ("a\u{1b}[2J".to_owned(), "O texto contém caracteres inválidos."),
        ] {
            assert_eq!(typed.parse::<Statement>().unwrap_err(), sentence);
        }
        assert!("á".repeat(2000).parse::<Statement>().is_ok());
        assert!("\u{115f}".parse::<AltText>().is_err());
        assert_eq!("x".repeat(501).parse::<OptionText>().unwrap_err(), "Use no máximo 500 caracteres.");
    }
}
