//! Actions and milestones with what a screen says of them.

use kernel::{Day, PersonId};

use crate::actions::action::{Action, ActionStatus};
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

/// A milestone as a screen shows it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct MilestoneSeen {
    pub milestone: Milestone,
    pub completed_by_name: Option<String>,
    /// For how many days it is overdue, of an action that is under way.
    pub late_days: Option<i64>,
}

impl MilestoneSeen {
    /// On a day, of an action with this status.
    pub fn on(today: Day, of: ActionStatus, milestone: Milestone, completed_by_name: Option<String>) -> Self {
        let late_days = milestone.overdue_days(today).filter(|_| of == ActionStatus::Active);
        Self { milestone, completed_by_name, late_days }
    }
}
