use kernel::Decimal;

/// How many of so many answers are right.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Tally {
    pub hits: u32,
    pub answers: u32,
}

impl Tally {
    pub const fn add(&mut self, correct: bool) {
        self.hits += correct as u32;
        self.answers += 1;
    }

    /// So many of `whole` for each answer, rounded half up; 0 where nothing was answered.
    fn part_of(self, whole: i64) -> i64 {
        let (hits, answers) = (i64::from(self.hits), i64::from(self.answers));
        if answers == 0 { 0 } else { (2 * whole * hits + answers) / (2 * answers) }
    }

    /// Whole per cent, as screens say it.
    pub fn rate(self) -> u8 {
        u8::try_from(self.part_of(100)).unwrap_or(100)
    }

    /// From 0 to 10.
    pub fn grade(self) -> Decimal<1> {
        Decimal::from_units(self.part_of(100))
    }

    /// Per cent, as a pupil's results keep it.
    pub fn score(self) -> Decimal<2> {
        Decimal::from_units(self.part_of(10_000))
    }

    /// Whether so many per cent are right, exactly: 69.6 is no 70, whatever a screen rounds it to.
    pub fn reaches(self, per_cent: u8) -> bool {
        u64::from(self.hits) * 100 >= u64::from(per_cent) * u64::from(self.answers)
    }

    /// Whether a part of it is less than that of another, exactly.
    pub fn cmp_rate(self, other: Self) -> std::cmp::Ordering {
        let cross = |one: Self, two: Self| u64::from(one.hits) * u64::from(two.answers.max(1));
        cross(self, other).cmp(&cross(other, self))
    }
}

impl std::ops::AddAssign for Tally {
    fn add_assign(&mut self, other: Self) {
        self.hits += other.hits;
        self.answers += other.answers;
    }
}

#[cfg(test)]
mod tests {
    use std::cmp::Ordering;

    use proptest::prelude::*;

    use super::*;

    #[test]
    fn a_part_is_rounded_half_up_once() {
        for (hits, answers, rate, grade, score) in [
            (0, 0, 0, "0.0", "0.00"),
            (0, 7, 0, "0.0", "0.00"),
            (7, 10, 70, "7.0", "70.00"),
            (2, 3, 67, "6.7", "66.67"),
            (1, 3, 33, "3.3", "33.33"),
            (1, 8, 13, "1.3", "12.50"),
            (1, 200, 1, "0.1", "0.50"),
            (1, 201, 0, "0.0", "0.50"),
            (31, 31, 100, "10.0", "100.00"),
        ] {
            let tally = Tally { hits, answers };
            let told = (tally.rate(), tally.grade().to_string(), tally.score().to_string());
            assert_eq!(told, (rate, grade.to_owned(), score.to_owned()), "{hits} of {answers}");
        }
        for (hits, answers, reached) in
            [(7, 10, true), (16, 23, false), (6, 10, false), (u32::MAX, u32::MAX, true)]
        {
            assert_eq!(Tally { hits, answers }.reaches(70), reached, "{hits} of {answers}");
        }
        assert_eq!(
            Tally { hits: 1, answers: 3 }.cmp_rate(Tally { hits: 333, answers: 1000 }),
            Ordering::Greater
        );
    }

    proptest! {
        #[test]
        fn a_grade_is_from_0_to_10_and_says_what_the_rate_says(answers in 1..100_000_u32, part in 0.0..=1.0_f64) {
            #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "a part of u32")]
            let hits = ((f64::from(answers) * part) as u32).min(answers);
            let tally = Tally { hits, answers };
            prop_assert!((0..=100).contains(&tally.grade().units()));
            prop_assert_eq!(tally.grade().units(), i64::from(tally.rate()));
            prop_assert!((0..=10_000).contains(&tally.score().units()));
        }
    }
}
