use kernel::Grade;

use super::minutes::Minutes;
use super::topic::Topic;
use crate::Discipline;
use crate::bncc::BnccSkill;

/// What a teacher asks a plan for.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PlanRequest {
    pub discipline: Discipline,
    pub grade: Grade,
    pub topic: Topic,
    pub duration: Minutes,
    /// Those chosen; none where no catalogue is loaded, or where the BNCC has none for the grade.
    pub skills: Vec<BnccSkill>,
    /// Who the lesson is for, in the teacher's words; may be empty.
    pub audience: String,
    /// What of the school matters for it, in the teacher's words; may be empty.
    pub considerations: String,
}
