//! What is late of an action, on a day.

use kernel::Day;

use crate::actions::action::{Action, ActionStatus};

/// What of an action is late.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Late {
    /// Open milestones whose day is over.
    pub milestones: usize,
    /// Since when the oldest of them is.
    pub days: i64,
    /// So many days it goes on after its end.
    pub past_end: Option<i64>,
}

impl Late {
    /// Only what is under way is late. `milestones` are those that are overdue, and the oldest day.
    pub fn of(action: &Action, (milestones, oldest): (usize, Option<Day>), today: Day) -> Self {
        if action.status != ActionStatus::Active {
            return Self::default();
        }
        let since = |day: Day| (today.date() - day.date()).num_days();
        Self {
            milestones,
            days: oldest.map_or(0, since),
            past_end: action.about.end.map(since).filter(|days| *days > 0),
        }
    }

    pub fn is_late(&self) -> bool {
        self.milestones > 0 || self.past_end.is_some()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::actions::action::NewAction;

    #[test]
    fn only_what_is_under_way_is_late() {
        let day = |text: &str| text.parse::<Day>().unwrap();
        let ends = |status, end: &str| {
            let about = NewAction { end: Some(day(end)), ..NewAction::example() };
            Action { about, status, ..Action::example() }
        };
        let overdue = (1, Some(day("2026-11-09")));
        for (action, overdue, expected) in [
            (ends(ActionStatus::Active, "2026-11-14"), (0, None), Late::default()),
            (
                ends(ActionStatus::Active, "2026-11-10"),
                (0, None),
                Late { past_end: Some(4), ..Late::default() },
            ),
            (
                ends(ActionStatus::Active, "2027-11-10"),
                overdue,
                Late { milestones: 1, days: 5, past_end: None },
            ),
            (ends(ActionStatus::Paused, "2026-11-10"), overdue, Late::default()),
            (ends(ActionStatus::Done, "2026-11-10"), overdue, Late::default()),
        ] {
            let late = Late::of(&action, overdue, day("2026-11-14"));
            assert_eq!(late, expected);
            assert_eq!(late.is_late(), late != Late::default());
        }
    }
}
