use chrono::{DateTime, Utc};
use kernel::QuestionId;

use super::time::Arrival;
use crate::question::Letter;

/// What a pupil says to a question.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Given {
    pub question: QuestionId,
    /// `None`: an empty answer, as when the time is over.
    pub letter: Option<Letter>,
    /// Whether it says that it waited for the line.
    pub waited: bool,
}

/// An answer as it is kept: what was judged once stands, also where the key is corrected later.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Answered {
    /// As it was sent, also when it came too late: the same again is known by it.
    pub said: Option<Letter>,
    pub arrival: Arrival,
    pub correct: bool,
    pub points: u32,
    /// By the server's clock, at most the limit; without time at most an hour.
    pub seconds: u32,
    pub at: DateTime<Utc>,
    pub gains: Gains,
}

impl Answered {
    /// What counts: nothing where it came too late.
    pub fn counted(&self) -> Option<Letter> {
        self.said.filter(|_| self.arrival != Arrival::Late)
    }
}

/// What an answer brought besides points.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Gain {
    /// The first answer to a question of its skill.
    NewSkill,
    /// Its skill is mastered for the first time.
    Mastered,
    /// A question that was missed is right another day.
    Returned,
    /// It has been right as often as it came back.
    Overcome,
}

/// Several gains, kept as a number of bits.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Gains(u8);

impl Gains {
    const ALL: u8 = 0b1111;

    /// As they are kept; `None` for bits that mean nothing.
    pub fn stored(bits: i16) -> Option<Self> {
        u8::try_from(bits).ok().filter(|bits| bits & !Self::ALL == 0).map(Self)
    }

    pub const fn bits(self) -> i16 {
        self.0 as i16
    }

    pub const fn has(self, gain: Gain) -> bool {
        self.0 & Self::bit(gain) != 0
    }

    const fn bit(gain: Gain) -> u8 {
        1 << gain as u8
    }
}

impl FromIterator<Gain> for Gains {
    fn from_iter<I: IntoIterator<Item = Gain>>(gains: I) -> Self {
        Self(gains.into_iter().fold(0, |bits, gain| bits | Self::bit(gain)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn gains_come_back_as_they_were_kept() {
        let gains: Gains = [Gain::NewSkill, Gain::Overcome].into_iter().collect();
        assert_eq!(gains.bits(), 0b1001);
        assert_eq!(Gains::stored(gains.bits()), Some(gains));
        assert!(gains.has(Gain::Overcome) && !gains.has(Gain::Returned) && !gains.has(Gain::Mastered));
        for bits in [-1, 16, i16::MAX] {
            assert_eq!(Gains::stored(bits), None, "{bits}");
        }
    }
}
