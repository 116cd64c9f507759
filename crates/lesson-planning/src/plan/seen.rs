//! Plans as screens show them.

use chrono::{DateTime, Utc};
use kernel::title::Title;
use kernel::{BnccCode, ClassId, Day, Grade, LessonPlanId, PersonId};

use super::{Plan, PlanStatus};
use crate::Discipline;

/// A plan, with the names of those who have to do with it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PlanSeen {
    pub plan: Plan,
    pub author_name: String,
    pub changed_by_name: Option<String>,
    pub judged_by_name: Option<String>,
    pub class_name: Option<String>,
}

/// A plan in a list.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PlanListed {
    pub id: LessonPlanId,
    pub title: Title,
    pub discipline: Discipline,
    pub grade: Grade,
    /// In minutes.
    pub duration: u16,
    /// [`OBJECTIVES_SHOWN`] characters at most.
    pub objectives: String,
    pub codes: Vec<BnccCode>,
    pub status: PlanStatus,
    pub created_by: PersonId,
    pub author_name: String,
    pub created_at: DateTime<Utc>,
    pub sent_at: Option<DateTime<Utc>>,
    /// Of one that was returned and not sent since.
    pub returned: Option<Returned>,
    pub class: Option<ClassId>,
    pub class_name: Option<String>,
    pub day: Option<Day>,
}

/// By whom a plan was returned, and what has to be mended.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Returned {
    pub by: String,
    pub at: DateTime<Utc>,
    pub note: String,
}

pub const OBJECTIVES_SHOWN: usize = 300;

/// What a list is narrowed down by; what is absent or empty narrows nothing down.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct SoughtPlans {
    pub discipline: Option<Discipline>,
    pub grade: Option<Grade>,
    pub status: Option<PlanStatus>,
    /// Of one's own alone.
    pub own: bool,
    /// Those alone that wait for the reader: who leads has to judge what was sent, an author to mend what was returned. Who waits
    /// longest stands first.
    pub waiting: bool,
    pub class: Option<ClassId>,
    /// Of days from here to there, both included.
    pub from: Option<Day>,
    pub to: Option<Day>,
    /// Small letters without accents, of the title or the discipline's name.
    pub words: String,
}

/// So many of a list are given at once.
pub const SHOWN: usize = 24;

/// A part of a list and how many there are in all.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct PlansShown {
    pub plans: Vec<PlanListed>,
    pub total: usize,
}

/// By what the plans that somebody sees can be filtered.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct PlanFilters {
    pub grades: Vec<Grade>,
    pub disciplines: Vec<Discipline>,
}
