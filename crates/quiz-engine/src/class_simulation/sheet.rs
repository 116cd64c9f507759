use std::fmt;
use std::str::FromStr;

use kernel::{PersonId, several_lines};
use thiserror::Error;

use super::words::{Mark, Ordinal};
use crate::statistics::Answered;
use crate::tally::Tally;

/// What a pupil marked, a cell a question; `None`: nobody typed it yet.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Marks(Vec<Option<Mark>>);

/// A text that is no line of the grid.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
#[error("not a line of marks")]
pub struct MarksError;

impl Marks {
    pub fn untyped(questions: usize) -> Self {
        Self(vec![None; questions])
    }

    pub fn of(&self, ordinal: Ordinal) -> Option<Mark> {
        self.0.get(ordinal.place()).copied().flatten()
    }

    pub fn put(&mut self, ordinal: Ordinal, mark: Option<Mark>) {
        if let Some(cell) = self.0.get_mut(ordinal.place()) {
            *cell = mark;
        }
    }

    pub fn each(&self) -> impl Iterator<Item = Option<Mark>> {
        self.0.iter().copied()
    }

    pub fn typed(&self) -> usize {
        self.0.iter().flatten().count()
    }

    /// What was marked at a question, and how well in the others; `keys` is the line of who gets all right. `None` where nobody typed:
    /// the line does not count.
    pub fn answered(&self, keys: &Self, ordinal: Ordinal) -> Option<Answered> {
        if self.typed() == 0 {
            return None;
        }
        let mut others = Tally::default();
        for (place, (mark, key)) in self.each().zip(keys.each()).enumerate() {
            if place != ordinal.place() {
                others.add(mark.is_some() && mark == key);
            }
        }
        let standing =
            (others.answers > 0).then(|| u32::try_from(others.score().units()).unwrap_or_default());
        Some(Answered { choice: self.of(ordinal).and_then(Mark::letter), standing })
    }

    pub fn is_complete(&self) -> bool {
        self.typed() == self.0.len()
    }
}

/// As it is stored, a sign a cell: `ABD-..`, a dash where the pupil left it blank, a dot where nobody typed yet.
impl fmt::Display for Marks {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|mark| match mark {
            Some(Mark::Blank) => out.write_str("-"),
            Some(letter) => out.write_str(letter.slug()),
            None => out.write_str("."),
        })
    }
}

impl FromStr for Marks {
    type Err = MarksError;

    fn from_str(text: &str) -> Result<Self, MarksError> {
        let cell = |sign| match sign {
            'A' => Ok(Some(Mark::A)),
            'B' => Ok(Some(Mark::B)),
            'C' => Ok(Some(Mark::C)),
            'D' => Ok(Some(Mark::D)),
            '-' => Ok(Some(Mark::Blank)),
            '.' => Ok(None),
            _ => Err(MarksError),
        };
        text.chars().map(cell).collect::<Result<_, _>>().map(Self)
    }
}

/// What a teacher notes of a pupil's result: 1 to 1,000 characters.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Observations(Box<str>);

impl Observations {
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// As typed; nothing typed: none.
    pub fn typed(text: &str) -> Result<Option<Self>, &'static str> {
        if text.trim().is_empty() { Ok(None) } else { text.parse().map(Some) }
    }
}

impl FromStr for Observations {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<Self, &'static str> {
        let text = several_lines(text);
        if text.is_empty() {
            Err("Escreva a observação.")
        } else if text.chars().any(|letter| letter.is_control() && !matches!(letter, '\n' | '\t')) {
            Err("O texto contém caracteres inválidos.")
        } else if text.chars().count() > 1000 {
            Err("Use no máximo 1.000 caracteres.")
        } else {
            Ok(Self(text.into()))
        }
    }
}

/// A pupil's line of the grid.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Sheet {
    /// `None` once the pupil was erased.
    pub student: Option<PersonId>,
    /// Then nothing of it counts.
    pub absent: bool,
    pub marks: Marks,
    pub observations: Option<Observations>,
}

impl Sheet {
    /// Whether it counts: somebody typed of it, and the pupil was there.
    pub fn counts(&self) -> bool {
        !self.absent && self.marks.typed() > 0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn marks_are_read_as_they_were_written() {
        for text in ["", "A", "ABCD-.", "......"] {
            assert_eq!(text.parse::<Marks>().unwrap().to_string(), text);
        }
        for wrong in ["E", "a", "AB ", "A\u{301}"] {
            assert_eq!(wrong.parse::<Marks>(), Err(MarksError), "{wrong}");
        }
        let marks: Marks = "A-.".parse().unwrap();
        assert_eq!((marks.typed(), marks.is_complete()), (2, false));
    }

    #[test]
    fn an_answer_stands_with_how_the_others_were_answered() {
        use crate::question::Letter::{B, D};
        let keys: Marks = "ABCD".parse().unwrap();
        for (line, place, expected) in [
            ("ABCD", 1, Some((Some(B), Some(10_000)))),
            ("AD.-", 1, Some((Some(D), Some(3_333)))),
            ("A..D", 2, Some((None, Some(6_667)))),
            (".B..", 1, Some((Some(B), Some(0)))),
            ("....", 0, None),
        ] {
            let answered = line.parse::<Marks>().unwrap().answered(&keys, Ordinal::at(place));
            assert_eq!(answered.map(|it| (it.choice, it.standing)), expected, "{line}");
        }
        let alone: Marks = "B".parse().unwrap();
        let answered = alone.answered(&alone, Ordinal::at(0));
        assert_eq!(
            answered,
            Some(Answered { choice: Some(B), standing: None }),
            "the test asks nothing else"
        );
    }

    #[test]
    fn nothing_noted_is_no_note() {
        for (typed, kept) in [
            ("", Ok(None)),
            (" \n ", Ok(None)),
            (" Faltou à revisão.\r\n", Ok(Some("Faltou à revisão."))),
            ("a\0", Err("O texto contém caracteres inválidos.")),
        ] {
            let noted = Observations::typed(typed);
            assert_eq!(
                noted.as_ref().map(|it| it.as_ref().map(Observations::as_str)),
                kept.as_ref().map(|it| *it)
            );
        }
        assert!(Observations::typed(&"é".repeat(1000)).is_ok());
        assert_eq!(Observations::typed(&"é".repeat(1001)), Err("Use no máximo 1.000 caracteres."));
    }
}
