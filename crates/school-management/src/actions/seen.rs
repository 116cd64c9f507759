//! Actions and milestones with what a screen says of them.

use kernel::PersonId;

use crate::actions::action::Action;
use crate::actions::late::Late;
use crate::actions::milestone::Milestone;

/// Who answers for an action.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Responsible {
    pub id: PersonId,
    pub name: String,
    /// Whether they still come in.
    pub active: bool,
}

/// An action as a screen shows it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ActionSeen {
    pub action: Action,
    pub responsible: Option<Responsible>,
    pub late: Late,
    pub created_by_name: String,
    pub changed_by_name: Option<String>,
    pub updates: usize,
    pub resources: usize,
}

/// A milestone with the name of who completed it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct MilestoneSeen {
    pub milestone: Milestone,
    pub completed_by_name: Option<String>,
}
