//! What people write into the timeline of an action.

use kernel::ActionId;
use school_management::actions::action::Action;
use school_management::actions::progress::{Percent, Progress};
use school_management::actions::timeline::update::{NewUpdate, UpdateForm, UpdateType, Written};

use crate::actions::refusal::ActionError;
use crate::actions::trace::{denied, did, tell};
use crate::classes::class::By;
use crate::tx::database::SchoolTx;

/// Whether this is theirs to write: a comment of whoever works here, how far the action is of who may complete its milestones. Asked
/// apart, so that the entry in the audit trail stays where it is not.
pub fn may_write(
    tx: &mut dyn SchoolTx,
    by: By<'_>,
    id: ActionId,
    typed: UpdateForm<'_>,
) -> Result<bool, ActionError> {
    let action = tx.school().action(id)?.ok_or(ActionError::NotFound)?;
    let may = may(by, &action, &typed.parse()?);
    if !may {
        denied(tx, by, &action, "informar o progresso da ação")?;
    }
    Ok(may)
}

pub fn write(
    tx: &mut dyn SchoolTx,
    by: By<'_>,
    id: ActionId,
    typed: UpdateForm<'_>,
) -> Result<(), ActionError> {
    let action = tx.school().hold_action(id)?.ok_or(ActionError::NotFound)?;
    let written = typed.parse()?;
    if !may(by, &action, &written) {
        return Err(ActionError::NotTheirs);
    }
    match written {
        Written::Comment { title, description } => {
            let update = NewUpdate::new(UpdateType::Comment, title.as_str()).saying(description);
            tell(tx, by, &action, &update)?;
            did(tx, by, &action, "comentou a ação", "")?;
            Ok(())
        }
        Written::Progress { by_hand, description } => progress(tx, by, action, (by_hand, description)),
    }
}

fn may(by: By<'_>, action: &Action, written: &Written) -> bool {
    match written {
        Written::Comment { .. } => true,
        Written::Progress { .. } => action.may_be_completed_by(by.actor.role(), by.actor.id()),
    }
}

fn progress(
    tx: &mut dyn SchoolTx,
    by: By<'_>,
    action: Action,
    (by_hand, description): (Option<Percent>, String),
) -> Result<(), ActionError> {
    let before = action.progress;
    let after = Progress { by_hand, ..before };
    let told = match by_hand {
        Some(percent) => format!("informou o progresso: {}", kernel::percent(percent.get())),
        None => "devolveu o progresso aos marcos".to_owned(),
    };
    let update = NewUpdate::new(UpdateType::Progress, told)
        .saying(description)
        .from_to(before.percent(), after.percent());
    let action = Action { progress: after, ..action };
    tx.school().change_action(&action, by.actor.id(), by.now)?;
    tell(tx, by, &action, &update)?;
    let rest = format!(": {}", kernel::percent(after.percent().get()));
    did(tx, by, &action, "informou o progresso da ação", &rest)?;
    Ok(())
}
