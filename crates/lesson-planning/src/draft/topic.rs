use std::str::FromStr;

use kernel::{non_empty, one_line, seen_of};

/// What a lesson is about, as a teacher types it: 1 to 200 characters on one line.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Topic(Box<str>);

impl Topic {
    pub const LONGEST: usize = 200;

    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl FromStr for Topic {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let seen = one_line(&seen_of(text));
        let topic = non_empty(&seen, Self::LONGEST, "Escreva o tema da aula.")?;
        if topic.chars().any(char::is_alphanumeric) {
            Ok(Self(topic.into()))
        } else {
            Err("Escreva o tema da aula com palavras.".to_owned())
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_topic_is_one_line_with_words() {
        for (typed, kept) in [
            ("  frações\nno dia a dia ", "frações no dia a dia"),
            ("<b>Soma</b>", "<b>Soma</b>"),
            ("1822", "1822"),
        ] {
            assert_eq!(typed.parse::<Topic>().unwrap().as_str(), kept);
        }
        for (typed, told) in [
            ("", "Escreva o tema da aula."),
            ("\u{200b}\u{3164}", "Escreva o tema da aula."),
            ("...", "Escreva o tema da aula com palavras."),
            ("a\u{0}b", "O texto contém caracteres inválidos"),
        ] {
            assert_eq!(typed.parse::<Topic>(), Err(told.to_owned()), "{typed:?}");
        }
        assert_eq!("x".repeat(201).parse::<Topic>(), Err("Use no máximo 200 caracteres".to_owned()));
    }
}
