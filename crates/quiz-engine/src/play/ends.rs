use std::collections::BTreeSet;

use chrono::{DateTime, Utc};

use super::quiz::Quiz;
use super::refusal::Refusal;
use super::words::{Kind, State};
use crate::progress::{Achievement, Ended, Record, Standing, earned};
use crate::tally::Tally;

/// What is known of a pupil when a quiz ends.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Before {
    pub record: Record,
    pub held: BTreeSet<Achievement>,
    /// The finished quiz before, of the same subject.
    pub last: Option<Tally>,
    /// The best of those before, of the same subject.
    pub best: Option<Tally>,
}

/// What a quiz leaves that has ended.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Closed {
    /// As it is from then on.
    pub quiz: Quiz,
    /// What it adds to that of its class and subject: nothing of one that was given up.
    pub standing: Standing,
    /// As it is from then on.
    pub record: Record,
    /// New ones.
    pub achievements: Vec<Achievement>,
}

impl Quiz {
    /// Its points count from now on, once; `None` where they do already.
    pub fn finish(&self, before: &Before, now: DateTime<Utc>) -> Result<Option<Closed>, Refusal> {
        match self.state {
            State::Concluido => Ok(None),
            State::Abandonado => Err(Refusal::Abandoned),
            State::EmAndamento if self.is_complete() => Ok(Some(self.close(before, now))),
            State::EmAndamento if self.state_at(now) == State::Abandonado => Err(Refusal::Abandoned),
            State::EmAndamento => Err(Refusal::Unanswered(self.asked.len() - self.answers().count())),
        }
    }

    /// The pupil wants no more of it, or it was left alone for too long. One that is answered to its end is finished; `None` where it
    /// is over already.
    pub fn give_up(&self, before: &Before, now: DateTime<Utc>) -> Option<Closed> {
        (self.state == State::EmAndamento).then(|| self.close(before, now))
    }

    /// What its answers said of skills and of what was missed stays in any case; points come from the end alone.
    fn close(&self, before: &Before, now: DateTime<Utc>) -> Closed {
        let state = self.closing();
        let mut quiz = self.clone();
        quiz.state = state;
        quiz.ended_at = Some(now.min(self.closes_at()));
        let mut record = before.record.with(self.played());
        let counts = state == State::Concluido && self.toward.kind == Kind::Quiz;
        if counts {
            record = record.ended(&self.ended(before));
        }
        let standing = if counts { self.standing() } else { Standing::default() };
        Closed { achievements: earned(&record, &before.held), quiz, standing, record }
    }

    pub(super) fn ended(&self, before: &Before) -> Ended {
        Ended { level: self.toward.level, tally: self.counters().tally, last: before.last, best: before.best }
    }
}

#[cfg(test)]
mod tests {
    use chrono::TimeDelta;

    use super::*;
    use crate::progress::Achievement::{FirstQuiz, FiveInARow, Perfect, Rising};
    use crate::testing::{played, quiz, second};

    #[test]
    fn a_quiz_is_finished_once_and_only_when_all_is_answered() {
        let before = Before::default();
        let in_state = |letters, state| {
            let mut quiz = played(quiz("AAA"), letters);
            quiz.state = state;
            quiz
        };
        for (letters, state, at, outcome) in [
            ("AAA", State::EmAndamento, 60, Ok(true)),
            // Left alone after the last answer: it closed by itself, and its points count.
            ("AAA", State::EmAndamento, 1_000_000, Ok(true)),
            ("AAA", State::Concluido, 60, Ok(false)),
            ("AA", State::EmAndamento, 60, Err("Falta 1 questão para terminar.")),
            ("", State::EmAndamento, 60, Err("Faltam 3 questões para terminar.")),
            (
                "A",
                State::EmAndamento,
                1_000_000,
                Err("Este quiz foi encerrado sem terminar. Comece um novo."),
            ),
            ("A", State::Abandonado, 60, Err("Este quiz foi encerrado sem terminar. Comece um novo.")),
        ] {
            let finished = in_state(letters, state).finish(&before, second(at)).map(|it| it.is_some());
            assert_eq!(
                finished.map_err(|it| it.to_string()),
                outcome.map_err(str::to_owned),
                "{letters} {state:?}"
            );
        }
    }

    #[test]
    fn a_finished_quiz_leaves_its_points_and_what_was_earned() {
        let before = Before { last: Some(Tally { hits: 2, answers: 5 }), ..Before::default() };
        let quiz = played(quiz("AAAAA"), "AAAAA");
        let closed = quiz.finish(&before, second(60)).unwrap().unwrap();
        assert_eq!((closed.quiz.state, closed.quiz.ended_at), (State::Concluido, Some(second(60))));
        let standing =
            Standing { points: 75, quizzes: 1, tally: Tally { hits: 5, answers: 5 }, best_streak: 5 };
        assert_eq!(closed.standing, standing);
        assert_eq!(closed.achievements, [FirstQuiz, Perfect, FiveInARow, Rising]);
        let held = Before { held: [FirstQuiz, FiveInARow].into(), ..before };
        assert_eq!(quiz.finish(&held, second(60)).unwrap().unwrap().achievements, [Perfect, Rising]);
        assert_eq!(closed.quiz.finish(&held, second(61)), Ok(None));
    }

    #[test]
    fn a_quiz_that_is_given_up_gives_no_points() {
        let before = Before::default();
        let open = played(quiz("AAAAAAA"), "AAAAAA");
        let closed = open.give_up(&before, second(60)).unwrap();
        assert_eq!((closed.quiz.state, closed.standing), (State::Abandonado, Standing::default()));
        assert_eq!((closed.record.quizzes, closed.record.played.hits), (0, 6));
        assert_eq!(closed.quiz.give_up(&before, second(61)), None);
        // Of one that was left alone the end is when it closed, not when that was seen.
        let late = open.give_up(&before, second(900_000)).unwrap();
        assert_eq!(late.quiz.ended_at, Some(open.closes_at()));
        assert_eq!(open.closes_at() - open.presented.at, TimeDelta::days(1));
        let whole = played(quiz("A"), "A").give_up(&before, second(60)).unwrap();
        assert_eq!(
            (whole.quiz.state, whole.standing.points),
            (State::Concluido, 15),
            "nothing earned is lost"
        );
    }

    #[test]
    fn a_review_is_no_quiz_of_the_ranking() {
        let mut review = quiz("AAAAA");
        review.toward.kind = Kind::Revisao;
        let closed = played(review, "AAAAA").finish(&Before::default(), second(60)).unwrap().unwrap();
        assert_eq!((closed.standing, closed.record.quizzes), (Standing::default(), 0));
        assert_eq!(closed.record.played.hits, 5);
    }
}
