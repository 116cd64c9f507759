//! What is written down of an action: in the audit trail, and in its timeline.

use kernel::StoreError;
use school_management::actions::action::Action;
use school_management::actions::timeline::update::NewUpdate;
use school_management::notices::activity::{ActivityKind, NewActivity};

use crate::classes::class::By;
use crate::tx::database::SchoolTx;

/// "criou a ação “Busca ativa”"; `done` ends where the title begins.
pub(super) fn did(
    tx: &mut dyn SchoolTx,
    by: By<'_>,
    action: &Action,
    done: &str,
    rest: &str,
) -> Result<(), StoreError> {
    let text = format!("{done} {}{rest}", action.about.title.quoted());
    tx.school().record(Some(by.actor.id()), &NewActivity::new(ActivityKind::Actions, text), by.now)
}

pub(super) fn tell(
    tx: &mut dyn SchoolTx,
    by: By<'_>,
    action: &Action,
    update: &NewUpdate,
) -> Result<(), StoreError> {
    tx.school().add_update(action.id, update, by.actor.id(), by.now)
}

/// Their role allows it, but not with this action.
pub(super) fn denied(
    tx: &mut dyn SchoolTx,
    by: By<'_>,
    action: &Action,
    what: &str,
) -> Result<(), StoreError> {
    let text = format!("tentou sem permissão: {what} {}", action.about.title.quoted());
    tx.school().record(Some(by.actor.id()), &NewActivity::new(ActivityKind::Denied, text), by.now)
}
