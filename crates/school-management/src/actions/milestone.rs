//! The steps of an action.

use chrono::{DateTime, Utc};
use kernel::{ActionId, Day, Invalid, MilestoneId, PersonId, gather, non_empty, one_line};

use crate::actions::action::NewAction;
use kernel::title::{Title, day, description, written};

/// So many of a school are shown beside all its actions.
pub const MOST_SHOWN: usize = 2_000;

/// An action has no more.
pub const MOST_MILESTONES: usize = 100;

/// What whoever adds one more is told.
pub const FULL: &str =
    "Uma ação tem até 100 marcos. Divida-a em duas ações, ou exclua marcos que não valem mais.";

/// What people say of a milestone.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NewMilestone {
    pub title: Title,
    pub description: String,
    pub due: Option<Day>,
}

impl NewMilestone {
    /// A step is ready while its action lasts: refuses by the field `dueDate` a day outside of the action's own. Where the action
    /// gets other days later, what it has stays as it is.
    pub fn lies_within(&self, action: &NewAction) -> Result<(), Invalid> {
        let Some(due) = self.due else { return Ok(()) };
        let refused = |sentence: String| Err(Invalid::field("dueDate", sentence));
        match (action.start, action.end) {
            (Some(start), _) if due < start => refused(format!(
                "O prazo vem antes do início da ação, em {}. Escolha outro dia, ou mude antes o início da ação.",
                written(start)
            )),
            (_, Some(end)) if due > end => refused(format!(
                "O prazo vem depois do fim da ação, em {}. Escolha outro dia, ou mude antes o fim da ação.",
                written(end)
            )),
            _ => Ok(()),
        }
    }
}

/// A milestone of an action.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Milestone {
    pub id: MilestoneId,
    pub action: ActionId,
    pub about: NewMilestone,
    /// Who completed it, and when.
    pub completed: Option<(PersonId, DateTime<Utc>)>,
    /// One more with each change of what is said of it, and when it is completed or reopened.
    pub version: i32,
    /// Who last changed what is said of it, and when.
    pub edited: Option<(PersonId, DateTime<Utc>)>,
}

impl Milestone {
    /// Something else is said of it from now on.
    #[must_use]
    pub fn saying(&self, about: NewMilestone, by: PersonId, at: DateTime<Utc>) -> Self {
        Self { about, version: self.version + 1, edited: Some((by, at)), ..self.clone() }
    }

    #[must_use]
    pub fn completed_by(&self, by: PersonId, at: DateTime<Utc>) -> Self {
        Self { completed: Some((by, at)), version: self.version + 1, ..self.clone() }
    }

    #[must_use]
    pub fn reopened(&self) -> Self {
        Self { completed: None, version: self.version + 1, ..self.clone() }
    }

    pub fn is_overdue(&self, today: Day) -> bool {
        self.overdue_days(today).is_some()
    }

    /// For how many days its day is over, while it is open; at least one.
    pub fn overdue_days(&self, today: Day) -> Option<i64> {
        let due = self.about.due.filter(|_| self.completed.is_none())?;
        Some((today.date() - due.date()).num_days()).filter(|days| *days > 0)
    }
}

/// As it is called.
pub const fn status(is_done: bool) -> &'static str {
    if is_done { "concluido" } else { "pendente" }
}

/// A milestone as typed: an empty text is nothing.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct MilestoneForm<'a> {
    pub title: &'a str,
    pub description: &'a str,
    pub due: &'a str,
}

impl MilestoneForm<'_> {
    /// Refuses by the fields `title`, `description` and `dueDate`.
    pub fn parse(self) -> Result<NewMilestone, Invalid> {
        gather! {
            title = "title": Title::typed(self.title);
            description = "description": description(self.description, 2_000);
            due = "dueDate": day(self.due);
        }
        Ok(NewMilestone { title, description, due })
    }
}

/// Why a milestone is reopened.
pub fn reason(typed: &str) -> Result<String, Invalid> {
    let reason = non_empty(&one_line(typed), 1_000, "Diga por que o marco é reaberto.");
    reason.map_err(|sentence| Invalid::field("reason", sentence))
}

/// Whether an order names each of these once.
pub fn is_order_of(order: &[MilestoneId], milestones: &[Milestone]) -> bool {
    let mut named = order.to_vec();
    named.sort_unstable();
    let mut there: Vec<_> = milestones.iter().map(|milestone| milestone.id).collect();
    there.sort_unstable();
    named == there
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_milestone_is_overdue_from_the_day_after() {
        let form = MilestoneForm { title: "Plantão", due: "2026-11-13", ..MilestoneForm::default() };
        let open = Milestone {
            id: MilestoneId(1),
            action: ActionId(1),
            about: form.parse().unwrap(),
            completed: None,
            version: 1,
            edited: None,
        };
        let done = Milestone { completed: Some((PersonId(7), DateTime::UNIX_EPOCH)), ..open.clone() };
        let never = Milestone { about: NewMilestone { due: None, ..open.about.clone() }, ..open.clone() };
        for (milestone, today, overdue) in [
            (&open, "2026-11-13", false),
            (&open, "2026-11-14", true),
            (&done, "2026-11-14", false),
            (&never, "2026-11-14", false),
        ] {
            let today = today.parse().unwrap();
            assert_eq!(milestone.is_overdue(today), overdue, "{milestone:?}");
            assert_eq!(milestone.overdue_days(today), overdue.then_some(1));
        }
        let invalid = MilestoneForm { due: "13/11/2026", ..MilestoneForm::default() }.parse().unwrap_err();
        let fields: Vec<_> = invalid.fields().collect();
        assert_eq!(fields, [("dueDate", "Informe uma data que exista."), ("title", "Título é obrigatório")]);
        assert_eq!(reason(" ").unwrap_err(), Invalid::field("reason", "Diga por que o marco é reaberto."));
    }

    #[test]
    fn a_milestone_lies_within_the_days_of_its_action() {
        let action = NewAction {
            start: Some("2026-08-10".parse().unwrap()),
            end: Some("2026-12-17".parse().unwrap()),
            ..NewAction::example()
        };
        let before = "O prazo vem antes do início da ação, em 10/08/2026. Escolha outro dia, ou mude antes o início da ação.";
        let after = "O prazo vem depois do fim da ação, em 17/12/2026. Escolha outro dia, ou mude antes o fim da ação.";
        let endless = NewAction { end: None, ..action.clone() };
        for (due, of, refusal) in [
            ("2026-08-10", &action, None),
            ("2026-12-17", &action, None),
            ("", &action, None),
            ("2020-01-01", &action, Some(before)),
            ("2026-12-18", &action, Some(after)),
            ("2026-12-18", &endless, None),
            ("2020-01-01", &NewAction::example(), None),
        ] {
            let milestone =
                MilestoneForm { title: "Plantão", due, ..MilestoneForm::default() }.parse().unwrap();
            let expected = refusal.map_or(Ok(()), |sentence| Err(Invalid::field("dueDate", sentence)));
            assert_eq!(milestone.lies_within(of), expected, "{due}");
        }
    }

    #[test]
    fn an_order_names_each_once() {
        let about = MilestoneForm { title: "Plantão", ..MilestoneForm::default() }.parse().unwrap();
        let of = |id| Milestone {
            id: MilestoneId(id),
            action: ActionId(1),
            about: about.clone(),
            completed: None,
            version: 1,
            edited: None,
        };
        let milestones = [of(1), of(2)];
        let is_order =
            |ids: &[i64]| is_order_of(&ids.iter().copied().map(MilestoneId).collect::<Vec<_>>(), &milestones);
        assert!(is_order(&[2, 1]));
        assert!(!is_order(&[1]) && !is_order(&[1, 1]) && !is_order(&[1, 2, 2]) && !is_order(&[1, 3]));
    }
}
