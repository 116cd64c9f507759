use chrono::Days;
use kernel::{Day, QuestionId};

/// A question that a pupil answered wrong and has not yet answered right often enough since.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Miss {
    /// When it was last missed or, when it was due, answered right.
    since: Day,
    /// How often it was answered right when it was due, since it was missed.
    step: u8,
}

/// How many days a question rests after it was missed, and then after each time that it was answered right when it was due. After
/// the last one it comes back no more.
pub const REVIEW_DAYS: [u64; 4] = [1, 3, 7, 16];

/// What an answer makes of a question that was missed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Reviewed {
    /// As it was: nothing was missed, or it was right before its day, when the answer may still be in the ear.
    Same,
    /// Missed, or missed again.
    Missed(Miss),
    /// Right when it was due: it comes back later.
    Returned(Miss),
    /// Right when it was due for the last time.
    Overcome,
}

impl Miss {
    pub const fn on(day: Day) -> Self {
        Self { since: day, step: 0 }
    }

    /// As it is kept; `None` for a step that there is not.
    pub fn stored(since: Day, step: i16) -> Option<Self> {
        let step = u8::try_from(step).ok().filter(|step| usize::from(*step) < REVIEW_DAYS.len());
        step.map(|step| Self { since, step })
    }

    pub const fn since(self) -> Day {
        self.since
    }

    /// From 0 to 3.
    pub const fn step(self) -> u8 {
        self.step
    }

    /// From this day on it is worth another look.
    pub fn due_on(self) -> Day {
        let rest = REVIEW_DAYS.get(usize::from(self.step)).copied().unwrap_or_default();
        self.since.date().checked_add_days(Days::new(rest)).map_or(self.since, Day::on)
    }

    pub fn is_due(self, today: Day) -> bool {
        self.due_on() <= today
    }

    /// What a right or a wrong answer makes of it; `of` is `None` where nothing was missed.
    pub fn reviewed(of: Option<Self>, correct: bool, today: Day) -> Reviewed {
        match of {
            _ if !correct => Reviewed::Missed(Self::on(today)),
            Some(miss) if miss.is_due(today) => {
                let step = miss.step + 1;
                if usize::from(step) < REVIEW_DAYS.len() {
                    Reviewed::Returned(Self { since: today, step })
                } else {
                    Reviewed::Overcome
                }
            }
            _ => Reviewed::Same,
        }
    }
}

/// So many of those that are due: the longest due first, in the order in which they are asked.
pub fn due_first(misses: &[(QuestionId, Miss)], most: usize, today: Day) -> Vec<QuestionId> {
    let mut due: Vec<_> = misses.iter().filter(|(_, miss)| miss.is_due(today)).collect();
    due.sort_unstable_by_key(|(question, miss)| (miss.due_on(), *question));
    due.into_iter().take(most).map(|(question, _)| *question).collect()
}

#[cfg(test)]
mod tests {
    use chrono::NaiveDate;
    use proptest::prelude::*;

    use super::*;

    /// Counted from the first of March of a year without a day of leap.
    fn day(number: u64) -> Day {
        Day::on(NaiveDate::from_ymd_opt(2027, 3, 1).unwrap() + Days::new(number))
    }

    fn left(reviewed: Reviewed, before: Option<Miss>) -> Option<Miss> {
        match reviewed {
            Reviewed::Same => before,
            Reviewed::Missed(miss) | Reviewed::Returned(miss) => Some(miss),
            Reviewed::Overcome => None,
        }
    }

    #[test]
    fn what_was_missed_comes_back_after_1_3_7_and_16_days() {
        let mut miss = Some(Miss::on(day(0)));
        for (due, outcome) in [(1, "Returned"), (4, "Returned"), (11, "Returned"), (27, "Overcome")] {
            assert_eq!(miss.unwrap().due_on(), day(due));
            let early = Miss::reviewed(miss, true, day(due - 1));
            assert_eq!(early, Reviewed::Same, "the day before {due}");
            let reviewed = Miss::reviewed(miss, true, day(due));
            assert!(format!("{reviewed:?}").starts_with(outcome), "{reviewed:?}");
            miss = left(reviewed, miss);
        }
        assert_eq!(miss, None);
    }

    #[test]
    fn a_miss_begins_anew() {
        let late = Miss::stored(day(10), 3).unwrap();
        for today in [10, 11, 26, 300] {
            assert_eq!(Miss::reviewed(Some(late), false, day(today)), Reviewed::Missed(Miss::on(day(today))));
        }
        assert_eq!(Miss::reviewed(None, false, day(5)), Reviewed::Missed(Miss::on(day(5))));
        assert_eq!(Miss::reviewed(None, true, day(5)), Reviewed::Same);
        for (step, taken) in [(-1, false), (0, true), (3, true), (4, false), (i16::MAX, false)] {
            assert_eq!(Miss::stored(day(0), step).is_some(), taken, "{step}");
        }
    }

    #[test]
    fn what_was_missed_first_is_due_first() {
        let learnt = Miss::stored(day(4), 2).unwrap();
        let misses = [
            (1, Miss::on(day(9))),
            (2, Miss::on(day(10))),
            (3, Miss::on(day(1))),
            (4, learnt),
            (5, Miss::on(day(9))),
        ]
        .map(|(question, miss)| (QuestionId(question), miss));
        for (most, due) in [(10, &[3, 1, 5][..]), (2, &[3, 1]), (0, &[])] {
            let first: Vec<_> = due_first(&misses, most, day(10)).into_iter().map(|it| it.0).collect();
            assert_eq!(first, due);
        }
    }

    proptest! {
        /// Whoever answers right again and again the same day gets no further than once a day, and after a miss not before the next.
        #[test]
        fn a_question_returns_at_most_once_a_day(answers in prop::collection::vec((0..3_u64, any::<bool>()), 0..60)) {
            let (mut miss, mut today, mut returned_on) = (None, 0, None);
            for (later, correct) in answers {
                today += later;
                let reviewed = Miss::reviewed(miss, correct, day(today));
                if matches!(reviewed, Reviewed::Returned(_) | Reviewed::Overcome) {
                    prop_assert!(returned_on != Some(today));
                    returned_on = Some(today);
                    prop_assert!(miss.is_some_and(|miss: Miss| miss.since() < day(today)));
                }
                miss = left(reviewed, miss);
            }
        }
    }
}
