use chrono::{DateTime, Utc};
use kernel::{ClassId, SubjectId};

use crate::play::feedback::SkillKnown;
use crate::progress::{Achievement, Record, Standing};

/// A skill, and the subject it is of.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SkillOfSubject {
    pub subject: SubjectId,
    pub skill: SkillKnown,
}

/// What a pupil has reached altogether.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Reached {
    /// Of each class and subject that the pupil has played in; `None` for no class.
    pub standings: Vec<(Option<ClassId>, SubjectId, Standing)>,
    pub record: Record,
    /// The newest first.
    pub achievements: Vec<(Achievement, DateTime<Utc>)>,
}
