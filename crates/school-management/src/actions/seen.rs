//! Actions and milestones with what a screen says of them.

use chrono::{DateTime, Utc};
use kernel::{ActionId, Day, MilestoneId, PersonId};

use crate::actions::action::{Action, ActionStatus};
use crate::actions::late::Late;
use crate::actions::milestone::Milestone;
use kernel::title::Title;

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
    /// Why it has its status, where that was said.
    pub status_reason: Option<String>,
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
    pub edited_by_name: Option<String>,
    /// For how many days it is overdue, of an action that is under way.
    pub late_days: Option<i64>,
}

/// A milestone beside all actions of the school: without its description.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct MilestoneShown {
    pub id: MilestoneId,
    pub action: ActionId,
    pub title: Title,
    pub due: Option<Day>,
    pub completed_at: Option<DateTime<Utc>>,
    pub completed_by_name: Option<String>,
    /// For how many days it is overdue, of an action that is under way.
    pub late_days: Option<i64>,
}

/// Those of all actions, the newest action first, in their order.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct MilestonesShown {
    /// How many there are.
    pub total: usize,
    /// At most `MOST_SHOWN`: first the open ones, by their day.
    pub milestones: Vec<MilestoneShown>,
}

impl From<MilestoneSeen> for MilestoneShown {
    fn from(MilestoneSeen { milestone, completed_by_name, late_days, .. }: MilestoneSeen) -> Self {
        Self {
            id: milestone.id,
            action: milestone.action,
            title: milestone.about.title,
            due: milestone.about.due,
            completed_at: milestone.completed.map(|(_, at)| at),
            completed_by_name,
            late_days,
        }
    }
}

impl MilestoneSeen {
    /// On a day, of an action with this status.
    pub fn on(
        today: Day,
        of: ActionStatus,
        milestone: Milestone,
        (completed_by_name, edited_by_name): (Option<String>, Option<String>),
    ) -> Self {
        let late_days = milestone.overdue_days(today).filter(|_| of == ActionStatus::Active);
        Self { milestone, completed_by_name, edited_by_name, late_days }
    }
}
