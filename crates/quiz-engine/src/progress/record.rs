use crate::question::Level;
use crate::tally::Tally;

/// What a pupil has done in all quizzes: what achievements go by. Nothing in it counts minutes or days.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Record {
    /// From the answers of all quizzes.
    pub played: Played,
    /// Finished quizzes.
    pub quizzes: u32,
    /// Finished with every question right, of at least [`Record::WHOLE`].
    pub perfect: u32,
    /// Subjects with a finished quiz.
    pub subjects: u32,
    /// Finished ones of mixed questions.
    pub mixed: u32,
    /// Finished ones of hard questions with seven of ten right.
    pub hard: u32,
    /// Quizzes that went better than the one before in the same subject, by a fifth of all questions at least.
    pub rises: u32,
    /// Quizzes that went better than any before in the same subject.
    pub bests: u32,
}

/// What the answers of a quiz, or of several, amount to.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Played {
    /// Right answers, but for questions that were answered right lately.
    pub hits: u32,
    /// Those of them to hard questions.
    pub hard_hits: u32,
    /// Right answers in a row, within one quiz.
    pub streak: u32,
    /// Skills practised for the first time.
    pub skills: u32,
    /// Skills mastered for the first time.
    pub mastered: u32,
    /// Missed questions that were right another day.
    pub returned: u32,
    /// Missed questions that were right as often as they came back.
    pub overcome: u32,
}

/// What is said of a finished quiz besides its answers.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Ended {
    pub level: Level,
    pub tally: Tally,
    /// The quiz before, of the same subject; `None`: it is the first one.
    pub last: Option<Tally>,
    /// The best of those before.
    pub best: Option<Tally>,
}

impl std::ops::AddAssign for Played {
    fn add_assign(&mut self, other: Self) {
        self.hits += other.hits;
        self.hard_hits += other.hard_hits;
        self.streak = self.streak.max(other.streak);
        self.skills += other.skills;
        self.mastered += other.mastered;
        self.returned += other.returned;
        self.overcome += other.overcome;
    }
}

impl Record {
    /// With fewer questions a quiz is neither perfect nor compared with others.
    pub const WHOLE: u32 = 5;

    #[must_use]
    pub fn with(mut self, played: Played) -> Self {
        self.played += played;
        self
    }

    #[must_use]
    pub fn ended(mut self, quiz: &Ended) -> Self {
        self.quizzes += 1;
        self.subjects += u32::from(quiz.last.is_none());
        self.mixed += u32::from(quiz.level == Level::Misto);
        if quiz.is_whole() {
            self.perfect += u32::from(quiz.tally.hits == quiz.tally.answers);
            self.hard += u32::from(quiz.level == Level::Dificil && quiz.tally.rate() >= 70);
            self.rises += u32::from(quiz.rose());
            self.bests += u32::from(quiz.is_best());
        }
        self
    }
}

impl Ended {
    fn is_whole(&self) -> bool {
        self.tally.answers >= Record::WHOLE
    }

    fn whole(of: Option<Tally>) -> Option<Tally> {
        of.filter(|it| it.answers >= Record::WHOLE)
    }

    /// Whether it went better than the quiz before, by a fifth of all questions at least.
    pub fn rose(&self) -> bool {
        Self::whole(self.last).is_some_and(|last| {
            let score = |of: Tally| of.score().units();
            self.is_whole() && score(self.tally) >= score(last) + 2_000
        })
    }

    /// Whether it went better than all before.
    pub fn is_best(&self) -> bool {
        Self::whole(self.best).is_some_and(|best| self.is_whole() && self.tally.cmp_rate(best).is_gt())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const fn of(hits: u32, answers: u32) -> Tally {
        Tally { hits, answers }
    }

    #[test]
    fn a_finished_quiz_is_compared_with_those_before() {
        for (tally, last, best, rose, is_best) in [
            (of(8, 10), None, None, false, false),
            (of(8, 10), Some(of(6, 10)), Some(of(8, 10)), true, false),
            (of(8, 10), Some(of(7, 10)), Some(of(7, 10)), false, true),
            (of(5, 5), Some(of(8, 10)), Some(of(9, 10)), true, true),
            (of(5, 6), Some(of(4, 6)), Some(of(5, 6)), false, false),
            (of(5, 10), Some(of(8, 10)), Some(of(9, 10)), false, false),
            // Too short to say anything, on either side.
            (of(4, 4), Some(of(1, 10)), Some(of(1, 10)), false, false),
            (of(5, 5), Some(of(0, 4)), Some(of(0, 4)), false, false),
        ] {
            let ended = Ended { level: Level::Misto, tally, last, best };
            assert_eq!((ended.rose(), ended.is_best()), (rose, is_best), "{ended:?}");
        }
    }

    #[test]
    fn a_record_counts_what_its_quizzes_were() {
        let first = Ended { level: Level::Dificil, tally: of(7, 10), last: None, best: None };
        let second =
            Ended { level: Level::Misto, tally: of(5, 5), last: Some(first.tally), best: Some(first.tally) };
        let short = Ended { level: Level::Dificil, tally: of(4, 4), last: None, best: None };
        let record = Record::default().ended(&first).ended(&second).ended(&short);
        let expected = Record {
            quizzes: 3,
            perfect: 1,
            subjects: 2,
            mixed: 1,
            hard: 1,
            rises: 1,
            bests: 1,
            ..Record::default()
        };
        assert_eq!(record, expected);
    }
}
