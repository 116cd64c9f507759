//! What becomes of an action.

use kernel::{Invalid, non_empty, one_line};
use thiserror::Error;

use crate::actions::action::{Action, ActionStatus};
use crate::actions::progress::Percent;

/// Why an action stays as it is.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum StatusRefusal {
    #[error(transparent)]
    Invalid(#[from] Invalid),
    /// Whoever knows may go on.
    #[error("{}", still_open(*.0))]
    OpenMilestones(usize),
}

fn still_open(milestones: usize) -> String {
    let open = match milestones {
        1 => "Falta 1 marco".to_owned(),
        many => format!("Faltam {many} marcos"),
    };
    format!("{open} por concluir. Conclua os marcos, ou confirme que a ação termina sem eles.")
}

/// A change of status as it may be kept.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct StatusChange {
    pub to: ActionStatus,
    /// Empty where none was given.
    pub reason: String,
    /// The progress set by hand after it.
    pub by_hand: Option<Percent>,
}

/// Any status follows any. Whoever cancels says why; what is done is wholly done, also where milestones are open and somebody
/// wants it so; and what goes on after that is again as far as its milestones are. `None` where nothing changes.
pub fn change(
    action: &Action,
    to: ActionStatus,
    reason: &str,
    despite_open: bool,
) -> Result<Option<StatusChange>, StatusRefusal> {
    let from = action.status;
    if from == to {
        return Ok(None);
    }
    let reason = one_line(reason);
    let reason = if to == ActionStatus::Cancelled || !reason.is_empty() {
        let sentence = "Diga por que a ação é cancelada.";
        non_empty(&reason, 1_000, sentence).map_err(|sentence| Invalid::field("reason", sentence))?
    } else {
        reason
    };
    let progress = action.progress;
    if to == ActionStatus::Done && progress.open() > 0 && !despite_open {
        return Err(StatusRefusal::OpenMilestones(progress.open()));
    }
    let by_hand = match (from, to) {
        (_, ActionStatus::Done) if progress.percent() < Percent::ALL => Some(Percent::ALL),
        (ActionStatus::Done, _) if progress.by_hand == Some(Percent::ALL) => None,
        _ => progress.by_hand,
    };
    Ok(Some(StatusChange { to, reason, by_hand }))
}

#[cfg(test)]
mod tests {
    use super::ActionStatus::{Active, Cancelled, Done, Paused, Planned};
    use super::*;
    use crate::actions::progress::Progress;

    fn action(status: ActionStatus, by_hand: Option<i64>, done: usize, milestones: usize) -> Action {
        let by_hand = by_hand.map(|percent| Percent::new(percent).unwrap());
        Action { status, progress: Progress { by_hand, done, milestones }, ..Action::example() }
    }

    #[test]
    fn any_status_follows_any() {
        for from in ActionStatus::ALL {
            for to in ActionStatus::ALL {
                let changed = change(&action(from, None, 0, 0), to, "Faltou verba", false).unwrap();
                assert_eq!(changed.is_some(), from != to, "{from:?} {to:?}");
            }
        }
    }

    #[test]
    fn whoever_cancels_says_why() {
        for reason in ["", " ", "\u{202e}"] {
            let refused = change(&action(Active, None, 0, 0), Cancelled, reason, true).unwrap_err();
            let expected = Invalid::field("reason", "Diga por que a ação é cancelada.");
            assert_eq!(refused, StatusRefusal::Invalid(expected), "{reason:?}");
        }
        assert_eq!(change(&action(Active, None, 0, 0), Paused, "", false).unwrap().unwrap().reason, "");
    }

    #[test]
    fn what_has_open_milestones_is_done_where_somebody_wants_it_so() {
        let refused = change(&action(Active, None, 2, 5), Done, "", false).unwrap_err();
        assert_eq!(refused, StatusRefusal::OpenMilestones(3));
        let sentence =
            "Faltam 3 marcos por concluir. Conclua os marcos, ou confirme que a ação termina sem eles.";
        assert_eq!(refused.to_string(), sentence);
        for (action, to, by_hand) in [
            (action(Active, None, 2, 5), Done, Some(100)),
            (action(Active, Some(30), 5, 5), Done, Some(100)),
            (action(Active, None, 0, 0), Done, Some(100)),
            (action(Active, None, 5, 5), Done, None),
            (action(Active, Some(30), 0, 0), Paused, Some(30)),
            (action(Done, Some(100), 2, 5), Active, None),
            (action(Planned, Some(30), 2, 5), Active, Some(30)),
        ] {
            let changed = change(&action, to, "", true).unwrap().unwrap();
            assert_eq!(changed.by_hand.map(Percent::get), by_hand, "{action:?}");
        }
    }
}
