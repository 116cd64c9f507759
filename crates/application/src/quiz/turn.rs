//! The question whose turn it is.

use chrono::{DateTime, TimeDelta, Utc};
use kernel::StoreError;
use quiz_engine::play::store::KnownQuizzes;
use quiz_engine::play::view::Shown;
use quiz_engine::play::{Quiz, State};

/// A question that waits for its answer.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Turn {
    /// From 1.
    pub ordinal: usize,
    pub shown: Shown,
    /// Until its time is over; while the verdict before is read, more than the question has. `None`: as long as it takes.
    pub left: Option<TimeDelta>,
    /// Whether its time may begin anew.
    pub may_present: bool,
}

/// The question whose turn it is, in a quiz that is on its way.
pub(super) fn turn_of(
    quizzes: &mut (impl KnownQuizzes + ?Sized),
    quiz: &Quiz,
    now: DateTime<Utc>,
) -> Result<Option<Turn>, StoreError> {
    let Some(current) = quiz.current().filter(|_| quiz.state_at(now) == State::EmAndamento) else {
        return Ok(None);
    };
    let shown = quizzes.shown(quiz.id, current.question)?;
    Ok(shown.and_then(|shown| Turn::of(quiz, shown, now)))
}

impl Turn {
    /// `None` where no question waits.
    pub(super) fn of(quiz: &Quiz, shown: Shown, now: DateTime<Utc>) -> Option<Self> {
        quiz.current()?;
        let presented = quiz.presented;
        let limit = quiz.toward.pace.limit();
        let left = limit.map(|limit| (presented.at + limit - now).max(TimeDelta::zero()));
        Some(Self {
            ordinal: quiz.current_number(),
            may_present: limit.is_some() && !presented.anew && quiz.current_number() > 1,
            left,
            shown,
        })
    }
}
