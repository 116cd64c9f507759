//! Lesson plans as documents that people print and change elsewhere.

use lesson_planning::bncc::BnccSkill;
use lesson_planning::plan::seen::PlanSeen;
use thiserror::Error;

/// What stands on a plan's pages.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PlanPaper {
    /// What the school is called.
    pub school: String,
    pub seen: PlanSeen,
    /// What the catalogue says of the plan's codes, in their order; a code that it does not have is missing.
    pub skills: Vec<BnccSkill>,
}

/// What failed while a document was written: nothing of what people said makes it fail.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
#[error("a document was not written: {0}")]
pub struct NoPaper(pub String);

/// Writes plans as documents.
pub trait PlanPapers: Send + Sync {
    /// A document of Word.
    fn docx(&self, paper: &PlanPaper) -> Result<Vec<u8>, NoPaper>;
}
