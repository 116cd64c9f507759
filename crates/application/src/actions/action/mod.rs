//! Actions are made and changed.

#[cfg(test)]
mod tests;

use ideb_core::history::latest;
use kernel::{ActionId, Invalid, PersonId, StoreError};
use school_management::actions::action::{Action, ActionStatus, NewAction};
use school_management::actions::form::ActionForm;
use school_management::actions::progress::Progress;
use school_management::actions::status;
use school_management::actions::timeline::changes::{self, changes};
use school_management::actions::timeline::update::{NewUpdate, UpdateType};
use school_management::people::staff::Colleague;

use crate::actions::refusal::ActionError;
use crate::actions::seen;
use crate::actions::trace::{did, tell};
use crate::classes::class::By;
use crate::index::records::records;
use crate::tx::database::SchoolTx;

/// What became of a change to an action that somebody had read before.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Outcome {
    Kept,
    /// Somebody else changed it meanwhile: nothing was written.
    Stale,
}

/// Makes an action, active or planned.
pub fn create(
    tx: &mut dyn SchoolTx,
    by: By<'_>,
    typed: ActionForm<'_>,
    status: ActionStatus,
) -> Result<Action, ActionError> {
    if !matches!(status, ActionStatus::Active | ActionStatus::Planned) {
        return Err(Invalid::field("status", "Uma ação nova começa ativa ou planejada.").into());
    }
    let chosen = hold(tx, typed.responsible)?;
    let new = checked(tx, typed.parse()?, chosen.as_ref(), None)?;
    add(tx, by, &new, (status, "criou a ação"))
}

/// Adds one that was checked; what its timeline says first.
pub(super) fn add(
    tx: &mut dyn SchoolTx,
    by: By<'_>,
    new: &NewAction,
    (status, told): (ActionStatus, &str),
) -> Result<Action, ActionError> {
    let action = tx.school().add_action(new, status, by.actor.id(), by.now)?;
    tell(tx, by, &action, &NewUpdate::new(UpdateType::Change, told))?;
    did(tx, by, &action, "criou a ação", "")?;
    Ok(action)
}

/// Characters of the trail that tell what changed: an entry has 500, and an action's title up to 200 of them.
const MOST_TOLD: usize = 250;

/// Changes what is said of an action, where nobody changed it since `version`.
pub fn change(
    tx: &mut dyn SchoolTx,
    by: By<'_>,
    id: ActionId,
    version: i32,
    typed: ActionForm<'_>,
) -> Result<Outcome, ActionError> {
    let chosen = hold(tx, typed.responsible)?;
    let action = tx.school().hold_action(id)?.ok_or(ActionError::NotFound)?;
    if action.version != version {
        return Ok(Outcome::Stale);
    }
    let about = checked(tx, typed.parse()?, chosen.as_ref(), Some(&action.about))?;
    let before = seen::now(tx, id, by.now)?.and_then(|seen| seen.responsible).map(|it| it.name);
    let after = chosen.as_ref().map(|colleague| colleague.name.as_str());
    let changed = changes(&action.about, &about, (before.as_deref(), after));
    if changed.is_empty() {
        return Ok(Outcome::Kept);
    }
    let action = Action { about, ..action };
    tx.school().change_action(&action, by.actor.id(), by.now)?;
    tell(tx, by, &action, &changes::update(&changed))?;
    did(tx, by, &action, "alterou a ação", &format!(": {}", changes::told(&changed, MOST_TOLD)))?;
    Ok(Outcome::Kept)
}

/// What is asked of an action's status.
#[derive(Debug, Clone, Copy)]
pub struct StatusAsked<'a> {
    pub to: ActionStatus,
    pub reason: &'a str,
    /// Where nobody changed it since.
    pub version: Option<i32>,
    /// Done, although milestones are open.
    pub despite_open: bool,
}

pub fn set_status(
    tx: &mut dyn SchoolTx,
    by: By<'_>,
    id: ActionId,
    asked: StatusAsked<'_>,
) -> Result<Outcome, ActionError> {
    let action = tx.school().hold_action(id)?.ok_or(ActionError::NotFound)?;
    if asked.version.is_some_and(|version| version != action.version) {
        return Ok(Outcome::Stale);
    }
    let Some(change) = status::change(&action, asked.to, asked.reason, asked.despite_open)? else {
        return Ok(Outcome::Kept);
    };
    let progress = Progress { by_hand: change.by_hand, ..action.progress };
    let from_to = format!("de {} para {}", action.status.label(), change.to.label());
    let update = NewUpdate::new(UpdateType::Status, format!("mudou a situação {from_to}"))
        .saying(change.reason)
        .from_to(action.progress.percent(), progress.percent());
    let action = Action { status: change.to, status_since: by.now, progress, ..action };
    tx.school().change_action(&action, by.actor.id(), by.now)?;
    tell(tx, by, &action, &update)?;
    did(tx, by, &action, "mudou a situação da ação", &format!(" {from_to}"))?;
    Ok(Outcome::Kept)
}

/// Whoever is to answer for it: until the transaction ends nobody keeps them out. Asked for before the action is held, as with a
/// class.
pub(super) fn hold(tx: &mut dyn SchoolTx, person: Option<PersonId>) -> Result<Option<Colleague>, StoreError> {
    person.map_or(Ok(None), |person| tx.school().hold_colleague(person))
}

/// The action with somebody responsible who works here, and the edition that its baseline stands on: the newest of the stage, where
/// none is said. Who has left stays until another is chosen.
pub(super) fn checked(
    tx: &mut dyn SchoolTx,
    mut action: NewAction,
    chosen: Option<&Colleague>,
    before: Option<&NewAction>,
) -> Result<NewAction, ActionError> {
    if action.responsible.is_some() && before.and_then(|before| before.responsible) != action.responsible {
        let refused = |sentence| Err(Invalid::field("responsibleUserId", sentence).into());
        match chosen {
            // In the same words for nobody and for another school's: who works elsewhere is not told.
            None => return refused("Esta pessoa não está na equipe da escola. Escolha outra."),
            Some(colleague) if !colleague.active => {
                return refused("Esta pessoa não entra mais no sistema. Escolha outra.");
            }
            Some(_) => {}
        }
    }
    if let Some(indicator) = action.indicator.as_mut()
        && indicator.year.is_none()
    {
        let school = tx.school().school()?;
        let records = records(school.as_ref(), tx.ideb())?.records;
        indicator.year = latest(&records, indicator.stage).map(|record| record.edition.year());
    }
    Ok(action)
}
