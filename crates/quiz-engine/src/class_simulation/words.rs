use kernel::words;

use crate::question::Letter;

words! {
    /// How a class answers.
    pub enum Kind {
        /// One answer of the class to each question on the wall.
        Projetada = "projetada",
        /// Each pupil on paper, typed on a grid.
        Impressa = "impressa",
    }
    /// A text that names no kind.
    pub struct UnknownKind = "Escolha se a simulação é projetada ou impressa.";
}

words! {
    /// Where a simulation stands.
    pub enum State {
        EmAndamento = "em_andamento",
        /// Its answers count.
        Concluida = "concluida",
        /// What was answered counts nowhere.
        Abandonada = "abandonada",
    }
    /// A text that names no state.
    pub struct UnknownState = "Escolha a situação: em_andamento, concluida ou abandonada.";
}

words! {
    /// What stands in a cell of the grid.
    pub enum Mark {
        A = "A",
        B = "B",
        C = "C",
        D = "D",
        /// The pupil left it so.
        Blank = "branco",
    }
    /// A text that is no mark.
    pub struct UnknownMark = "Escolha A, B, C, D ou branco.";
}

/// The place of a question in its simulation, from 1.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Ordinal(u8);

impl Ordinal {
    pub const fn of(number: u8) -> Option<Self> {
        if number == 0 { None } else { Some(Self(number)) }
    }

    pub const fn number(self) -> u8 {
        self.0
    }

    /// From 0.
    pub const fn place(self) -> usize {
        self.0 as usize - 1
    }

    /// That of the place, counted from 0.
    pub fn at(place: usize) -> Self {
        Self(u8::try_from(place + 1).unwrap_or(u8::MAX))
    }
}

impl From<Letter> for Mark {
    fn from(letter: Letter) -> Self {
        match letter {
            Letter::A => Self::A,
            Letter::B => Self::B,
            Letter::C => Self::C,
            Letter::D => Self::D,
        }
    }
}

impl Mark {
    pub const fn letter(self) -> Option<Letter> {
        match self {
            Self::A => Some(Letter::A),
            Self::B => Some(Letter::B),
            Self::C => Some(Letter::C),
            Self::D => Some(Letter::D),
            Self::Blank => None,
        }
    }
}
