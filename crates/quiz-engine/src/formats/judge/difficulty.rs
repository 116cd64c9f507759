//! How hard a question is meant to be, in all the ways in which people write it.

use kernel::table::folded;

use crate::question::Difficulty;

use crate::formats::fault::{Fault, Part};

/// How many levels the numbers of a file have.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(super) struct Levels {
    /// The highest of 1 to 5 that is written.
    highest: u8,
}

impl Levels {
    pub fn sees(&mut self, text: &str) {
        if let Some(Written::Level(level)) = written(text) {
            self.highest = self.highest.max(level);
        }
    }

    /// Where 4 or 5 is written, there are five levels, not three.
    pub const fn are_five(self) -> bool {
        self.highest > 3
    }
}

/// Whether a text is a difficulty in words.
pub(in crate::formats) fn is_difficulty(text: &str) -> bool {
    matches!(written(text), Some(Written::Word(_)))
}

/// How a question of a file says its difficulty.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum DifficultySaid {
    Not,
    InWords,
    /// By a number, whose meaning depends on the others of the file.
    ByLevel,
}

impl DifficultySaid {
    pub(in crate::formats) fn of(text: &str) -> Self {
        match written(text) {
            _ if text.trim().is_empty() => Self::Not,
            Some(Written::Level(_)) => Self::ByLevel,
            Some(Written::Word(_)) | None => Self::InWords,
        }
    }
}

enum Written {
    Word(Difficulty),
    Level(u8),
}

/// `None` where the text is empty.
pub(super) fn difficulty(text: &str, levels: Levels) -> Result<Option<Difficulty>, Fault> {
    if text.trim().is_empty() {
        return Ok(None);
    }
    match written(text) {
        Some(Written::Word(difficulty)) => Ok(Some(difficulty)),
        Some(Written::Level(level)) => Ok(Some(of_level(level, levels))),
        None => Err(Fault::new(
            Part::Difficulty,
            format!("Não conhecemos a dificuldade “{}”.", kernel::quotable(text.trim())),
            Part::Difficulty.remedy(),
        )),
    }
}

fn of_level(level: u8, levels: Levels) -> Difficulty {
    match (level, levels.are_five()) {
        (1, _) | (2, true) => Difficulty::Facil,
        (2, false) | (3, true) => Difficulty::Medio,
        _ => Difficulty::Dificil,
    }
}

fn written(text: &str) -> Option<Written> {
    let folded = folded(text);
    let bare = folded.strip_prefix("nivel_").unwrap_or(&folded);
    if let [level @ b'1'..=b'5'] = bare.as_bytes() {
        return Some(Written::Level(level - b'0'));
    }
    // `1 - Fácil`
    let word = bare.trim_start_matches(|letter: char| letter.is_ascii_digit()).trim_start_matches('_');
    // No single letters: where a line has a part too many, the answer stands here.
    Some(Written::Word(match word {
        "facil" | "muito_facil" | "faceis" | "easy" | "baixa" | "baixo" | "simples" | "basico"
        | "iniciante" => Difficulty::Facil,
        "medio" | "media" | "normal" | "medium" | "moderado" | "moderada" | "intermediario"
        | "intermediaria" | "regular" => Difficulty::Medio,
        "dificil" | "muito_dificil" | "dificeis" | "hard" | "difficult" | "alta" | "alto" | "avancado"
        | "complexo" => Difficulty::Dificil,
        _ => return None,
    }))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str, levels: Levels) -> Result<Option<Difficulty>, String> {
        difficulty(text, levels).map_err(|fault| fault.what)
    }

    #[test]
    fn a_difficulty_is_read_as_people_write_it() {
        use Difficulty::{Dificil, Facil, Medio};
        for (texts, expected) in [
            (&["facil", "fácil", "Fácil", "FÁCIL", "1", "Nível 1", "1 - Fácil", "Easy"][..], Facil),
            (&["medio", "médio", "Média", "Normal", "2", "nível 2", "medium"], Medio),
            (&["dificil", "difícil", "Difícil", "3", "hard", "3) difícil"], Dificil),
        ] {
            for text in texts {
                assert_eq!(read(text, Levels::default()), Ok(Some(expected)), "{text}");
            }
        }
        assert_eq!(read("  ", Levels::default()), Ok(None));
        for text in ["6", "0", "impossível", "1.5", "12", "EF05MA07", "?", "D"] {
            let sentence = format!("Não conhecemos a dificuldade “{text}”.");
            assert_eq!(read(text, Levels::default()), Err(sentence));
        }
    }

    #[test]
    fn levels_are_three_unless_the_file_has_more() {
        use Difficulty::{Dificil, Facil, Medio};
        for (written, five, expected) in [
            (&["1", "2", "3"][..], false, [Facil, Medio, Dificil]),
            (&["1", "nível 5"], true, [Facil, Facil, Medio]),
            (&["4", "fácil"], true, [Facil, Facil, Medio]),
            (&["fácil", "9"], false, [Facil, Medio, Dificil]),
        ] {
            let mut levels = Levels::default();
            for text in written {
                levels.sees(text);
            }
            assert_eq!(levels.are_five(), five);
            let read = ["1", "2", "3"].map(|text| read(text, levels).ok().flatten());
            assert_eq!(read, expected.map(Some), "{written:?}");
        }
    }
}
