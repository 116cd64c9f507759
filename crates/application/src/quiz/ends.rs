//! A quiz ends.

use chrono::{DateTime, Utc};
use kernel::{PersonId, QuizId, StoreError};
use quiz_engine::play::{Before, Kind, Quiz, SkillKnown, feedback};
use quiz_engine::progress::{Achievement, Experience};

use super::refusal::QuizError;
use crate::tx::database::SchoolTx;

/// What a pupil is told at the end.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Finished {
    pub quiz: Quiz,
    /// What ending it has earned; the others were told as they came.
    pub achievements: Vec<Achievement>,
    /// How it went, and what has changed.
    pub feedback: Vec<String>,
    pub grown: Grown,
}

/// A pupil's experience before and after a quiz.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Grown {
    pub before: Experience,
    pub after: Experience,
}

/// How it went. Points count with the last answer, once; asked again, it tells the same.
pub fn finish(
    tx: &mut dyn SchoolTx,
    student: PersonId,
    id: QuizId,
    now: DateTime<Utc>,
) -> Result<Finished, QuizError> {
    let (kept, before) = held(tx, student, id)?;
    let (quiz, achievements) = if let Some(closed) = kept.finish(&before, now)? {
        tx.quizzes().close_quiz(&closed)?;
        (closed.quiz, closed.achievements)
    } else {
        let reached = tx.quizzes().reached(student)?;
        let earned = reached.achievements.iter().filter(|(_, at)| Some(*at) == kept.ended_at);
        let earned = earned.map(|(achievement, _)| *achievement).collect();
        (kept, earned)
    };
    let skills: Vec<SkillKnown> =
        tx.quizzes().skills_known(student)?.into_iter().map(|it| it.skill).collect();
    let feedback = feedback(&quiz, &before, &skills);
    let grown = grown(tx, &quiz)?;
    Ok(Finished { quiz, achievements, feedback, grown })
}

/// The pupil wants no more of it. One that is over stays as it is.
pub fn give_up(
    tx: &mut dyn SchoolTx,
    student: PersonId,
    id: QuizId,
    now: DateTime<Utc>,
) -> Result<(), QuizError> {
    let (quiz, before) = held(tx, student, id)?;
    if let Some(closed) = quiz.give_up(&before, now) {
        tx.quizzes().close_quiz(&closed)?;
    }
    Ok(())
}

/// What is on its way ends as it is: answered whole it counts, else it is left.
pub(super) fn close(tx: &mut dyn SchoolTx, id: QuizId, now: DateTime<Utc>) -> Result<(), StoreError> {
    if let Some((quiz, before)) = tx.quizzes().hold_quiz(id)?
        && let Some(closed) = quiz.give_up(&before, now)
    {
        tx.quizzes().close_quiz(&closed)?;
    }
    Ok(())
}

fn held(tx: &mut dyn SchoolTx, student: PersonId, id: QuizId) -> Result<(Quiz, Before), QuizError> {
    let held = tx.quizzes().hold_quiz(id)?;
    held.filter(|(quiz, _)| quiz.toward.student == student).ok_or(QuizError::NotFound)
}

/// By its points, and by the achievements that came from its first question to its end.
fn grown(tx: &mut dyn SchoolTx, quiz: &Quiz) -> Result<Grown, QuizError> {
    let reached = tx.quizzes().reached(quiz.toward.student)?;
    let points = reached.standings.iter().map(|(_, _, standing)| standing.points).sum();
    let after = Experience::of(points, reached.achievements.iter().map(|(achievement, _)| achievement));
    let during = |at: DateTime<Utc>| quiz.started_at <= at && quiz.ended_at.is_none_or(|ended| at <= ended);
    let earned =
        reached.achievements.iter().filter(|(_, at)| during(*at)).map(|(achievement, _)| achievement);
    let own = if quiz.toward.kind == Kind::Quiz { quiz.counters().score } else { 0 };
    let gained = Experience::of(own, earned);
    Ok(Grown { before: Experience(after.0.saturating_sub(gained.0)), after })
}
