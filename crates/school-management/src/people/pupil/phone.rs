use std::str::FromStr;

use kernel::{non_empty, one_line};

const LONGEST: usize = 30;
const FEWEST_DIGITS: usize = 8;

/// A phone number as it was typed, up to 30 characters with a digit among them.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Phone(Box<str>);

impl Phone {
    /// A number that is given now: of 8 digits or more, since lists have two in a cell, or who answers there. What is kept
    /// may be older than this rule.
    pub fn typed(text: &str) -> Result<Self, String> {
        let phone: Self = text.parse()?;
        let digits = phone.0.bytes().filter(u8::is_ascii_digit).count();
        if digits >= FEWEST_DIGITS {
            Ok(phone)
        } else {
            Err("O telefone tem menos de 8 números.".to_owned())
        }
    }

    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl FromStr for Phone {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let text = non_empty(&one_line(text), LONGEST, "Escreva o telefone.")?;
        let has_digit = text.chars().any(|letter| letter.is_ascii_digit());
        if has_digit { Ok(Self(text.into())) } else { Err("O telefone não tem números.".to_owned()) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_phone_number_is_kept_as_typed() {
        for text in [
            "(021) 1595-1484",
            "+55 (081) 2525-0029",
            "0300 902 3557",
            "3301-0100",
            "99999-0142 (recado, avó)",
            "3301-0100 / 3301-0200",
        ] {
            assert_eq!(text.parse::<Phone>().unwrap().as_str(), text);
            assert_eq!(Phone::typed(text).unwrap().as_str(), text);
        }
        for (text, sentence) in [
            ("", "Escreva o telefone."),
            ("não tem", "O telefone não tem números."),
            (&"1".repeat(31), "Use no máximo 30 caracteres"),
            ("1\u{0}", "O texto contém caracteres inválidos"),
        ] {
            assert_eq!(text.parse::<Phone>(), Err(sentence.to_owned()), "{text:?}");
            assert_eq!(Phone::typed(text), Err(sentence.to_owned()), "{text:?}");
        }
        for text in ["1", "1234567", "15 1"] {
            assert_eq!(text.parse::<Phone>().unwrap().as_str(), text, "kept before the rule");
            assert_eq!(Phone::typed(text), Err("O telefone tem menos de 8 números.".to_owned()), "{text:?}");
        }
    }
}
