use crate::tally::Tally;

/// What a pupil's finished quizzes amount to, in a class and a subject or altogether. Kept as it grows: it adds up in any order.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Standing {
    pub points: u32,
    pub quizzes: u32,
    /// Of all questions that were asked.
    pub tally: Tally,
    /// Right answers in a row, within one quiz.
    pub best_streak: u32,
}

impl std::ops::AddAssign for Standing {
    fn add_assign(&mut self, other: Self) {
        self.points = self.points.saturating_add(other.points);
        self.quizzes += other.quizzes;
        self.tally += other.tally;
        self.best_streak = self.best_streak.max(other.best_streak);
    }
}

impl std::iter::Sum for Standing {
    fn sum<I: Iterator<Item = Self>>(all: I) -> Self {
        all.fold(Self::default(), |mut sum, one| {
            sum += one;
            sum
        })
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn quiz((points, hits, wrong, streak): (u32, u32, u32, u32)) -> Standing {
        let tally = Tally { hits, answers: hits + wrong };
        Standing { points, quizzes: 1, tally, best_streak: streak }
    }

    #[test]
    fn a_standing_says_what_its_quizzes_were() {
        let standing: Standing =
            [quiz((98, 8, 2, 5)), quiz((81, 7, 3, 7)), quiz((0, 0, 1, 0))].into_iter().sum();
        assert_eq!((standing.points, standing.quizzes, standing.best_streak), (179, 3, 7));
        assert_eq!(standing.tally, Tally { hits: 15, answers: 21 });
    }

    proptest! {
        #[test]
        fn what_is_kept_is_what_would_be_counted_anew(
            quizzes in prop::collection::vec((0..150_u32, 0..=10_u32, 0..10_u32, 0..=10_u32), 0..60), turn: usize,
        ) {
            let mut quizzes: Vec<_> = quizzes.into_iter().map(quiz).collect();
            let mut kept = Standing::default();
            for quiz in &quizzes {
                kept += *quiz;
            }
            let by = if quizzes.is_empty() { 0 } else { turn % quizzes.len() };
            quizzes.rotate_left(by);
            quizzes.reverse();
            let (one, other) = quizzes.split_at(by);
            let mut anew: Standing = one.iter().copied().sum();
            anew += other.iter().copied().sum();
            prop_assert_eq!(kept, anew);
            prop_assert_eq!(kept.quizzes as usize, quizzes.len());
        }
    }
}
