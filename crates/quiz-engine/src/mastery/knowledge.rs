use kernel::Decimal;

use crate::tally::Tally;

/// How likely it is that a pupil knows a skill: 0 to 1 with six places.
///
/// Integers all the way, rounded half up once an answer: every machine finds the same.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Mastery(u32);

/// What the model takes for granted of a skill, each in millionths.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Parameters {
    /// Known before the first answer.
    pub prior: u32,
    /// Learnt by answering once.
    pub learn: u32,
    /// Known, and yet answered wrong.
    pub slip: u32,
    /// Not known, and yet answered right: of four options one.
    pub guess: u32,
}

/// What an answer says of a skill.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Evidence {
    Right,
    /// Also an empty answer, and one that came too late.
    Wrong,
    /// A right answer to a question whose answer the pupil was told or gave lately: who remembers it may not know the skill.
    Recalled,
}

/// What a pupil's answers say of a skill.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Known {
    pub mastery: Mastery,
    /// Of all answers, whatever they said of the skill.
    pub tally: Tally,
    /// Whether the skill was ever mastered, also where it no longer is.
    pub mastered_once: bool,
}

/// 1.000000
const ONE: u32 = 1_000_000;

impl Parameters {
    /// Until there are answers enough to estimate them by.
    pub const ASSUMED: Self = Self { prior: 300_000, learn: 150_000, slip: 100_000, guess: 250_000 };
}

impl Mastery {
    /// Nobody is ever sure: from here two misses in a row take a skill back below [`MASTERED`](Self::MASTERED), however long the
    /// streak before.
    pub const MOST: Self = Self(995_000);
    /// From here on a skill is mastered.
    pub const MASTERED: Self = Self(950_000);

    /// As it is kept; `None` for what is not from 0 to 1.
    pub fn of(stored: Decimal<6>) -> Option<Self> {
        u32::try_from(stored.units()).ok().filter(|units| *units <= ONE).map(Self)
    }

    pub fn decimal(self) -> Decimal<6> {
        Decimal::from_units(self.0.into())
    }

    pub fn is_mastered(self) -> bool {
        self >= Self::MASTERED
    }

    /// Whole per cent, rounded down: what is shown as 95 has reached it.
    pub const fn percent(self) -> u32 {
        self.0 / (ONE / 100)
    }

    /// After an answer: Bayes' rule, then what the answer itself taught.
    #[must_use]
    pub fn after(self, right: bool, by: Parameters) -> Self {
        let (known, not_known) = (u64::from(self.0), u64::from(ONE.saturating_sub(self.0)));
        let [learn, slip, guess] = [by.learn, by.slip, by.guess].map(|part| u64::from(part.min(ONE)));
        let one = u64::from(ONE);
        let (known, not_known) = if right {
            (known * (one - slip), not_known * guess)
        } else {
            (known * slip, not_known * (one - guess))
        };
        let both = known + not_known;
        if both == 0 {
            // By these parameters the answer was impossible: it says nothing.
            return self.min(Self::MOST);
        }
        // Known, or not known and learnt: at most 10^18.
        let millionths = (2 * (known * one + not_known * learn) / both).div_ceil(2);
        Self(u32::try_from(millionths).unwrap_or(ONE)).min(Self::MOST)
    }
}

impl Known {
    /// Before the first answer.
    pub fn nothing(by: Parameters) -> Self {
        Self { mastery: Mastery(by.prior.min(ONE)), tally: Tally::default(), mastered_once: false }
    }

    #[must_use]
    pub fn after(self, evidence: Evidence, by: Parameters) -> Self {
        let mut tally = self.tally;
        tally.add(evidence != Evidence::Wrong);
        let mastery = match evidence {
            Evidence::Right => self.mastery.after(true, by),
            Evidence::Wrong => self.mastery.after(false, by),
            Evidence::Recalled => self.mastery,
        };
        Self { mastery, tally, mastered_once: self.mastered_once || mastery.is_mastered() }
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn after(answers: &str) -> Known {
        answers.chars().fold(Known::nothing(Parameters::ASSUMED), |known, answer| {
            let evidence = if answer == 'R' { Evidence::Right } else { Evidence::Wrong };
            known.after(evidence, Parameters::ASSUMED)
        })
    }

    /// Computed apart with fractions, each step rounded half up to six places.
    #[test]
    fn mastery_follows_from_the_answers() {
        for (answers, mastery) in [
            ("", "0.300000"),
            ("R", "0.665730"),
            ("W", "0.195946"),
            ("RR", "0.895957"),
            ("RRR", "0.973438"),
            ("RRRR", "0.993606"),
            ("RRRRR", "0.995000"),
            ("RRRRRRRRRR", "0.995000"),
            ("WWWWWWWW", "0.173077"),
            ("RW", "0.328353"),
            ("WR", "0.547225"),
            ("RRW", "0.604318"),
            ("WRRR", "0.957633"),
            ("RRRRRRRRRRWW", "0.836084"),
            ("RWRWRWRW", "0.364371"),
        ] {
            assert_eq!(after(answers).mastery.decimal().to_string(), mastery, "{answers}");
        }
    }

    #[test]
    fn three_right_answers_master_a_skill_and_two_misses_take_it_back() {
        for (answers, mastered) in [
            ("RR", false),
            ("RRR", true),
            ("WRRR", true),
            ("WWRR", false),
            ("RRRRRRRRRRW", true),
            ("RRRRRRRRRRWW", false),
        ] {
            let known = after(answers);
            assert_eq!(known.mastery.is_mastered(), mastered, "{answers}");
        }
        assert!(after("RRRWWWW").mastered_once, "what was mastered once stays told");
    }

    #[test]
    fn by_other_parameters_mastery_is_another_and_nothing_divides_by_zero() {
        let certain = Parameters { prior: 0, learn: 0, slip: 0, guess: 0 };
        for (by, right, mastery) in [
            (certain, true, "0.000000"),
            (certain, false, "0.000000"),
            (Parameters { prior: ONE, ..certain }, false, "0.995000"),
            (Parameters { prior: 500_000, ..certain }, true, "0.995000"),
            (Parameters { prior: 500_000, learn: 100_000, slip: 200_000, guess: 200_000 }, true, "0.820000"),
            (Parameters { prior: 500_000, learn: 100_000, slip: 200_000, guess: 200_000 }, false, "0.280000"),
            (
                Parameters { prior: u32::MAX, learn: u32::MAX, slip: u32::MAX, guess: u32::MAX },
                true,
                "0.995000",
            ),
        ] {
            let evidence = if right { Evidence::Right } else { Evidence::Wrong };
            let known = Known::nothing(by).after(evidence, by);
            assert_eq!(known.mastery.decimal().to_string(), mastery, "{by:?}");
        }
    }

    #[test]
    fn what_is_kept_is_from_0_to_1() {
        for (stored, taken) in
            [("0", true), ("0.3", true), ("1", true), ("1.000001", false), ("-0.000001", false)]
        {
            assert_eq!(Mastery::of(stored.parse().unwrap()).is_some(), taken, "{stored}");
        }
        for (stored, percent) in [("0.949999", 94), ("0.95", 95), ("0.009999", 0), ("1", 100)] {
            assert_eq!(Mastery::of(stored.parse().unwrap()).unwrap().percent(), percent);
        }
    }

    proptest! {
        #[test]
        fn mastery_stays_between_its_bounds(answers in "[RW]{0,200}") {
            let known = after(&answers);
            prop_assert!(known.mastery <= Mastery::MOST);
            // Each answer teaches, also a wrong one.
            prop_assert!(answers.is_empty() || known.mastery.0 >= Parameters::ASSUMED.learn);
            prop_assert_eq!(known.tally.answers as usize, answers.len());
        }

        #[test]
        fn a_right_answer_says_more_than_a_wrong_one_and_who_knew_more_knows_more(
            one in 0..=ONE, other in 0..=ONE, right: bool,
        ) {
            let (less, more) = (Mastery(one.min(other)), Mastery(one.max(other)));
            let by = Parameters::ASSUMED;
            prop_assert!(less.after(right, by) <= more.after(right, by));
            prop_assert!(less.after(false, by) <= less.after(true, by));
        }

        #[test]
        fn an_answer_that_was_remembered_moves_nothing(answers in "[RW]{0,20}", times in 0..50_u32) {
            let before = after(&answers);
            let mut known = before;
            for _ in 0..times {
                known = known.after(Evidence::Recalled, Parameters::ASSUMED);
            }
            prop_assert_eq!((known.mastery, known.mastered_once), (before.mastery, before.mastered_once));
            prop_assert_eq!(known.tally.hits, before.tally.hits + times);
        }
    }
}
