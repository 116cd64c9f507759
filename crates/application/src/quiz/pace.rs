//! How much time a pupil has for a question: the staff set it.

use kernel::{PersonId, StoreError};
use quiz_engine::play::Pace;
use school_management::people::person::Person;

use super::refusal::QuizError;
use crate::classes::class::By;
use crate::pupils::care::{Care, care};
use crate::pupils::pupil::record;
use crate::pupils::seen::one;
use crate::tx::database::SchoolTx;
use crate::tx::views::SchoolView;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct PaceSeen {
    pub pace: Pace,
    /// Whether whoever looks may change it.
    pub may_change: bool,
}

/// `None` where whoever asks does not reach the pupil.
pub fn pace(
    view: &mut dyn SchoolView,
    person: &Person,
    student: PersonId,
) -> Result<Option<PaceSeen>, StoreError> {
    let Some(seen) = one(view, person, student)? else { return Ok(None) };
    let pace = view.quizzes().player(student)?.unwrap_or_default().pace;
    Ok(Some(PaceSeen { pace, may_change: seen.is_looked_after_by(person) }))
}

/// From the pupil's next quiz on. Says whether it was theirs to set: otherwise an entry in the audit trail says that they tried.
pub fn set_pace(tx: &mut dyn SchoolTx, by: By<'_>, student: PersonId, pace: Pace) -> Result<bool, QuizError> {
    let pupil = tx.school().pupils(&[student])?.pop().ok_or(QuizError::NotFound)?;
    match care(tx, by.actor, &pupil, "mudar o tempo do quiz de um aluno", by.now)? {
        Care::Theirs => {}
        Care::Anothers => return Ok(false),
        Care::OutOfReach => return Err(QuizError::NotFound),
    }
    let before = tx.quizzes().hold_player(student)?.ok_or(QuizError::NotFound)?;
    if before.pace != pace {
        tx.quizzes().put_pace(student, pace)?;
        // Why a pupil needs it concerns nobody who reads the trail.
        record(tx, by, "mudou o tempo do quiz de um aluno".to_owned(), &[student])?;
    }
    Ok(true)
}
