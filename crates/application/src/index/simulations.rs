//! Saving a simulation.

use chrono::{DateTime, Utc};
use ideb_core::simulation::{Simulated, Simulation};
use kernel::{PersonId, StoreError};
use school_management::notices::activity::{ActivityKind, NewActivity};

use crate::tx::database::SchoolTx;

/// Saves what the server calculated and records who did.
pub fn save(
    tx: &mut dyn SchoolTx,
    user: PersonId,
    simulated: &Simulated,
    now: DateTime<Utc>,
) -> Result<Simulation, StoreError> {
    let simulation = tx.ideb().save_simulation(user, simulated, now)?;
    let text = format!("salvou uma simulação de {}", described(simulated));
    tx.school().record(Some(user), &NewActivity::new(ActivityKind::Simulation, text), now)?;
    Ok(simulation)
}

/// The index as the history shows it, and of which stage and edition it is: "4,44, Ensino Médio, 2023".
fn described(simulated: &Simulated) -> String {
    let ideb = simulated.ideb.decimal().with_comma();
    let edition = simulated.official.as_ref().and_then(|official| official.inputs.edition);
    match (simulated.stage, edition) {
        (Some(stage), Some(edition)) => format!("{ideb}, {stage}, {edition}"),
        (Some(stage), None) => format!("{ideb}, {stage}"),
        (None, _) => ideb,
    }
}

#[cfg(test)]
mod tests {
    use ideb_core::simulate::{OfficialRequest, QuickRequest};
    use kernel::Stage;

    use super::*;
    use crate::testing::{MemoryDatabase, at, registered, registration, within};

    #[test]
    fn what_is_saved_is_listed_and_recorded_with_the_index_people_read() {
        let database = MemoryDatabase::default();
        let ana = registered(&database, &registration("ana"));
        let quick =
            QuickRequest { approval: "94.5", saeb: "5.4", target: None, stage: Some(Stage::AnosFinais) };
        let rates = [(); 4].map(|()| Some("95".to_owned()));
        let official = OfficialRequest {
            stage: "anos_finais",
            edition: Some(2023),
            proficiency_lp: "260.84",
            proficiency_mt: "258.94",
            approval_by_grade: &rates,
            target: None,
        };
        for (second, simulated) in (1..).zip([quick.simulate().unwrap(), official.simulate().unwrap()]) {
            let saved =
                within(&database, &ana, |tx| save(tx, ana.actor().id(), &simulated, at(second))).unwrap();
            assert_eq!((saved.simulated, saved.user_name.as_str()), (simulated, "Marina Souza"));
        }
        assert_eq!(database.index(ana.scope().school()).simulations().len(), 2);
        let trail = database.trail(ana.scope().school());
        let texts: Vec<_> = trail.iter().map(|entry| entry.text.as_str()).collect();
        assert_eq!(
            texts,
            ["salvou uma simulação de 5,10, Anos Finais", "salvou uma simulação de 5,06, Anos Finais, 2023"]
        );
    }
}
