use kernel::{seen_of, words};
use thiserror::Error;

use super::text::OptionText;

words! {
    /// Which of the four options.
    pub enum Letter {
        A = "A",
        B = "B",
        C = "C",
        D = "D",
    }
    /// A text that is none of the four letters.
    pub struct UnknownLetter = "Escolha a resposta correta: A, B, C ou D.";
}

impl Letter {
    /// From 0.
    pub const fn place(self) -> usize {
        self as usize
    }
}

/// The four options, each another text.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Options([OptionText; 4]);

/// Two options that say the same.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
#[error("As alternativas {} e {} são iguais.", .0.slug(), .1.slug())]
pub struct OptionsError(pub Letter, pub Letter);

impl OptionsError {
    /// The field that says it again.
    pub const fn field(self) -> &'static str {
        match self.1 {
            Letter::A => "optionA",
            Letter::B => "optionB",
            Letter::C => "optionC",
            Letter::D => "optionD",
        }
    }
}

impl Options {
    /// Capitals and accents tell options apart, as in questions about spelling; what is not seen does not.
    pub fn new(options: [OptionText; 4]) -> Result<Self, OptionsError> {
        let said = Letter::ALL.map(|letter| seen_of(options[letter.place()].as_str()));
        for second in Letter::ALL {
            let before = Letter::ALL.into_iter().take_while(|first| *first != second);
            if let Some(first) = before.into_iter().find(|first| said[first.place()] == said[second.place()])
            {
                return Err(OptionsError(first, second));
            }
        }
        Ok(Self(options))
    }

    /// As they are kept.
    pub const fn stored(options: [OptionText; 4]) -> Self {
        Self(options)
    }

    pub const fn of(&self, letter: Letter) -> &OptionText {
        &self.0[letter.place()]
    }

    /// From A to D.
    pub fn each(&self) -> impl Iterator<Item = (Letter, &OptionText)> {
        Letter::ALL.into_iter().zip(&self.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn four_options_say_four_things() {
        for (texts, outcome) in [
            (["1", "2", "3", "4"], Ok(())),
            (["-3", "3", "1,5", "15"], Ok(())),
            (["sábia", "sabiá", "sabia", "Sabia"], Ok(())),
            (["1", "2", "3", "1"], Err("As alternativas A e D são iguais.")),
            (["1", "1\u{200d}", "3", "4"], Err("As alternativas A e B são iguais.")),
            (["a", "x  y", "x\ny", "b"], Err("As alternativas B e C são iguais.")),
        ] {
            let options = Options::new(texts.map(|text| text.parse().unwrap()));
            assert_eq!(options.map(drop).map_err(|error| error.to_string()), outcome.map_err(String::from));
        }
    }

    #[test]
    fn an_option_is_found_by_its_letter() {
        let options =
            Options::new(["um", "dois", "três", "quatro"].map(|text| text.parse().unwrap())).unwrap();
        assert_eq!(options.of(Letter::C).as_str(), "três");
        let said: String =
            options.each().map(|(letter, text)| letter.slug().to_owned() + text.as_str()).collect();
        assert_eq!(said, "AumBdoisCtrêsDquatro");
    }
}
