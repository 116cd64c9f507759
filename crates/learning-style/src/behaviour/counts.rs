use std::ops::{Add, AddAssign};

use chrono::{DateTime, Utc};

use super::deed::{Answered, Behaviour, Deed, Help, Kind};

/// How often something was done, and how often it could have been.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Often {
    pub done: u64,
    pub chances: u64,
}

/// All that a profile needs of a pupil's behaviours, however many they are. Neither their order nor how they are split matters:
/// counts of parts are added. Those of all pupils of a class, added, say what is usual there.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Counts {
    pub answers: u64,
    pub right: u64,
    pub explanations: Often,
    pub read_aloud: Often,
    pub images: Often,
    /// The chances are the misses.
    pub reviews: Often,
    /// Answers that took less time than the class's median.
    pub quick: u64,
    /// Answers that took more.
    pub unhurried: u64,
    /// As in `Help::ALL`.
    pub helps: [u64; Help::ALL.len()],
    pub first: Option<DateTime<Utc>>,
    pub last: Option<DateTime<Utc>>,
}

impl Often {
    /// What was done without a chance on record does not count.
    pub(crate) fn within(self) -> u64 {
        self.done.min(self.chances)
    }
}

impl Counts {
    /// Folds one behaviour in. `median`: of the class's seconds for this question, or for any; `None` where there is none, or where
    /// the pupil has another time limit than the class.
    pub fn add(&mut self, behaviour: &Behaviour, median: Option<u16>) {
        match behaviour.deed {
            Deed::Answered(answered) => self.answer(answered, median),
            Deed::OpenedExplanation => self.explanations.done += 1,
            Deed::ReadAloud => self.read_aloud.done += 1,
            Deed::OpenedImage => self.images.done += 1,
            Deed::Reviewed => self.reviews.done += 1,
            Deed::Helped(help) => self.helps[help.place()] += 1,
        }
        *self += Self { first: Some(behaviour.at), last: Some(behaviour.at), ..Self::default() };
    }

    fn answer(&mut self, answered: Answered, median: Option<u16>) {
        self.answers += 1;
        self.right += u64::from(answered.right);
        self.reviews.chances += u64::from(!answered.right);
        self.explanations.chances += u64::from(answered.offered.explanation);
        self.read_aloud.chances += u64::from(answered.offered.read_aloud);
        self.images.chances += u64::from(answered.offered.image);
        if let Some(median) = median {
            self.quick += u64::from(answered.seconds < median);
            self.unhurried += u64::from(answered.seconds > median);
        }
    }

    /// How many behaviours there are.
    pub fn interactions(&self) -> u64 {
        self.by_kind().into_iter().map(|(_, times)| times).sum()
    }

    /// Where they come from.
    pub fn by_kind(&self) -> [(Kind, u64); Kind::ALL.len()] {
        Kind::ALL.map(|kind| {
            let times = match kind {
                Kind::Answer => self.answers,
                Kind::Explanation => self.explanations.done,
                Kind::ReadAloud => self.read_aloud.done,
                Kind::Image => self.images.done,
                Kind::Review => self.reviews.done,
                Kind::Help => self.helps.iter().sum(),
            };
            (kind, times)
        })
    }
}

impl AddAssign for Often {
    fn add_assign(&mut self, other: Self) {
        self.done += other.done;
        self.chances += other.chances;
    }
}

impl AddAssign for Counts {
    fn add_assign(&mut self, other: Self) {
        self.answers += other.answers;
        self.right += other.right;
        self.explanations += other.explanations;
        self.read_aloud += other.read_aloud;
        self.images += other.images;
        self.reviews += other.reviews;
        self.quick += other.quick;
        self.unhurried += other.unhurried;
        for (times, more) in self.helps.iter_mut().zip(other.helps) {
            *times += more;
        }
        self.first = [self.first, other.first].into_iter().flatten().min();
        self.last = self.last.max(other.last);
    }
}

impl Add for Counts {
    type Output = Self;

    fn add(mut self, other: Self) -> Self {
        self += other;
        self
    }
}
