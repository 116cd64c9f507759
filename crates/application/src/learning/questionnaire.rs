//! A pupil answers the questionnaire, or a part of it.

use chrono::{DateTime, Utc};
use kernel::PersonId;
use learning_style::questionnaire::Replies;

use super::refusal::LearningError;
use crate::tx::database::SchoolTx;

/// All replies anew: one that is not there is taken back.
pub fn reply(
    tx: &mut dyn SchoolTx,
    student: PersonId,
    given: &[(&str, &str)],
    now: DateTime<Utc>,
) -> Result<Replies, LearningError> {
    let replies = Replies::parse(given.iter().copied())?;
    if !tx.learning().hold_on()? {
        return Err(LearningError::Off);
    }
    tx.learning().put_replies(student, &replies, now)?;
    Ok(replies)
}
