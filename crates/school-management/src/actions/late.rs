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

    /// "1 marco atrasado há 5 dias; passou do fim há 4 dias".
    pub fn told(&self) -> Option<String> {
        let days = |days: i64| if days == 1 { "1 dia".to_owned() } else { format!("{days} dias") };
        let milestones = match self.milestones {
            0 => None,
            1 => Some(format!("1 marco atrasado há {}", days(self.days))),
            many => Some(format!("{many} marcos atrasados, o mais antigo há {}", days(self.days))),
        };
        let past_end = self.past_end.map(|past| format!("passou do fim há {}", days(past)));
        let told: Vec<_> = milestones.into_iter().chain(past_end).collect();
        (!told.is_empty()).then(|| told.join("; "))
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
            assert_eq!(late.told().is_some(), late.is_late());
        }
    }

    #[test]
    fn what_is_late_is_told_with_its_days() {
        for (late, told) in [
            (Late { milestones: 1, days: 5, past_end: None }, "1 marco atrasado há 5 dias"),
            (
                Late { milestones: 2, days: 1, past_end: Some(4) },
                "2 marcos atrasados, o mais antigo há 1 dia; passou do fim há 4 dias",
            ),
        ] {
            assert_eq!(late.told().as_deref(), Some(told));
        }
    }
}
