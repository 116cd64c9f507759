//! Lesson plans as documents that people print and change elsewhere.

use kernel::{LessonPlanId, StoreError};
use lesson_planning::bncc::BnccSkill;
use lesson_planning::plan::seen::PlanSeen;
use school_management::people::person::Person;
use thiserror::Error;

use crate::lessons::{catalogue, plans};
use crate::tx::views::SchoolView;

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

/// The paper of a plan that the person may see.
pub fn paper(
    view: &mut dyn SchoolView,
    person: &Person,
    id: LessonPlanId,
) -> Result<Option<PlanPaper>, StoreError> {
    let Some(school) = view.school().school()? else { return Ok(None) };
    let Some(seen) = plans::one(view, person, id)? else { return Ok(None) };
    let skills = catalogue::in_order(view.catalogue(), &seen.plan.about.codes)?;
    Ok(Some(PlanPaper { school: school.name, seen, skills }))
}
