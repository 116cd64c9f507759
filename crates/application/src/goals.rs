//! The school's own goals.

use chrono::{DateTime, Utc};
use ideb_core::measure::{Edition, PublishedIdeb};
use ideb_core::store::Goal;
use kernel::{Stage, StoreError, UserId};
use school_management::activity::{ActivityKind, NewActivity};

use crate::database::SchoolTx;

/// Sets the goal of a stage and year, and records who did.
pub fn set(
    tx: &mut dyn SchoolTx,
    user: UserId,
    (stage, edition): (Stage, Edition),
    goal: PublishedIdeb,
    now: DateTime<Utc>,
) -> Result<Goal, StoreError> {
    let saved = tx.ideb().put_goal(stage, edition, goal, user, now)?;
    let text = format!("definiu a meta {} para {edition}, {stage}", goal.decimal().with_comma());
    tx.school().record(Some(user), &NewActivity::new(ActivityKind::Goal, text), now)?;
    Ok(saved)
}

/// Removes a goal; `false` when there is none.
pub fn remove(
    tx: &mut dyn SchoolTx,
    user: UserId,
    (stage, edition): (Stage, Edition),
    now: DateTime<Utc>,
) -> Result<bool, StoreError> {
    let removed = tx.ideb().remove_goal(stage, edition)?;
    if removed {
        let text = format!("retirou a meta de {edition}, {stage}");
        tx.school().record(Some(user), &NewActivity::new(ActivityKind::Goal, text), now)?;
    }
    Ok(removed)
}
