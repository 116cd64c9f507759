//! Saving a simulation.

use chrono::{DateTime, Utc};
use ideb_core::simulation::{Simulated, Simulation};
use kernel::{StoreError, UserId};
use school_management::activity::{ActivityKind, NewActivity};

use crate::database::SchoolTx;

/// Saves what the server calculated and records who did.
pub fn save(
    tx: &mut dyn SchoolTx,
    user: UserId,
    simulated: &Simulated,
    now: DateTime<Utc>,
) -> Result<Simulation, StoreError> {
    let simulation = tx.ideb().save_simulation(user, simulated, now)?;
    let ideb = simulated.official.as_ref().map_or_else(
        || simulated.ideb.decimal().with_comma(),
        |official| official.published.decimal().with_comma(),
    );
    let activity = NewActivity::new(ActivityKind::Simulation, format!("salvou uma simulação de {ideb}"));
    tx.school().record(Some(user), &activity, now)?;
    Ok(simulation)
}
