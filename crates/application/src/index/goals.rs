//! The school's own goals.

use chrono::{DateTime, Utc};
use ideb_core::goal::request::NewGoal;
use ideb_core::measure::Edition;
use ideb_core::store::Goal;
use kernel::{PersonId, Stage, StoreError};
use school_management::notices::activity::{ActivityKind, NewActivity};

use crate::tx::database::SchoolTx;

/// Sets the goal of a stage and year, and records who did.
pub fn set(
    tx: &mut dyn SchoolTx,
    user: PersonId,
    &NewGoal { stage, edition, goal }: &NewGoal,
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
    user: PersonId,
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

#[cfg(test)]
mod tests {
    use ideb_core::measure::PublishedIdeb;

    use super::*;
    use crate::testing::{MemoryDatabase, at, registered, registration, within};

    #[test]
    fn a_goal_is_set_replaced_and_removed_and_each_is_recorded() {
        let database = MemoryDatabase::default();
        let ana = registered(&database, &registration("ana"));
        let (user, of) = (ana.actor().id(), (Stage::AnosFinais, Edition::new(2027).unwrap()));
        for goal in ["5.1", "5.5"] {
            let goal = PublishedIdeb::parse(goal).unwrap();
            let new = NewGoal { stage: of.0, edition: of.1, goal };
            let saved = within(&database, &ana, |tx| set(tx, user, &new, at(1))).unwrap();
            assert_eq!((saved.goal, saved.set_by.as_str()), (goal, "Marina Souza"));
        }
        assert_eq!(database.index(ana.scope().school()).goals().len(), 1);
        for there in [true, false] {
            assert_eq!(within(&database, &ana, |tx| remove(tx, user, of, at(2))).unwrap(), there);
        }
        let trail = database.trail(ana.scope().school());
        let texts: Vec<_> = trail.iter().map(|entry| entry.text.as_str()).collect();
        assert_eq!(
            texts,
            [
                "definiu a meta 5,1 para 2027, Anos Finais",
                "definiu a meta 5,5 para 2027, Anos Finais",
                "retirou a meta de 2027, Anos Finais",
            ]
        );
    }
}
