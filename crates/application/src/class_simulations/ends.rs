//! A simulation ends, is typed on, or goes.

use kernel::ClassSimulationId;
use quiz_engine::class_simulation::{ClassSimulation, ClassSimulationSeen, State};
use school_management::classes::class::Class;

use super::judge::results;
use super::refusal::SimulationError;
use super::rights::{own, record};
use crate::classes::class::By;
use crate::tx::database::SchoolTx;

/// Its answers count from now on. Once they do, nothing changes. `None`, and an entry in the audit trail, where the class is not theirs; so
/// it is with the others.
pub fn finish(
    tx: &mut dyn SchoolTx,
    by: By<'_>,
    id: ClassSimulationId,
) -> Result<Option<ClassSimulationSeen>, SimulationError> {
    tx.class_simulations().hold_asked(id)?;
    let Some((simulation, class)) = own(tx, by, id, "encerrar uma simulação")? else { return Ok(None) };
    if simulation.may_finish()? {
        let results = results(tx, &simulation)?.ok_or(SimulationError::NotFound)?;
        tx.class_simulations().conclude(id, &results, by.now)?;
        did(tx, by, "concluiu", &class)?;
    }
    seen(tx, id)
}

/// What was answered counts nowhere.
pub fn abandon(
    tx: &mut dyn SchoolTx,
    by: By<'_>,
    id: ClassSimulationId,
) -> Result<Option<ClassSimulationSeen>, SimulationError> {
    let Some((simulation, class)) = own(tx, by, id, "abandonar uma simulação")? else { return Ok(None) };
    if simulation.may_abandon()? {
        tx.class_simulations().put_state(id, State::Abandonada, Some(by.now))?;
        did(tx, by, "abandonou", &class)?;
    }
    seen(tx, id)
}

/// A printed test is typed on; until it is finished again, its answers count no more.
pub fn reopen(
    tx: &mut dyn SchoolTx,
    by: By<'_>,
    id: ClassSimulationId,
) -> Result<Option<ClassSimulationSeen>, SimulationError> {
    tx.class_simulations().hold_asked(id)?;
    let Some((simulation, class)) = own(tx, by, id, "reabrir uma simulação")? else { return Ok(None) };
    simulation.may_reopen()?;
    take_back(tx, &simulation)?;
    did(tx, by, "reabriu", &class)?;
    seen(tx, id)
}

/// With all that was answered, and all that it left with questions and pupils.
pub fn remove(
    tx: &mut dyn SchoolTx,
    by: By<'_>,
    id: ClassSimulationId,
) -> Result<Option<()>, SimulationError> {
    tx.class_simulations().hold_asked(id)?;
    let Some((simulation, class)) = own(tx, by, id, "excluir uma simulação")? else { return Ok(None) };
    if simulation.state == State::Concluida {
        take_back(tx, &simulation)?;
    }
    tx.class_simulations().remove_class_simulation(id)?;
    did(tx, by, "excluiu", &class)?;
    Ok(Some(()))
}

fn take_back(tx: &mut dyn SchoolTx, simulation: &ClassSimulation) -> Result<(), SimulationError> {
    let results = results(tx, simulation)?.ok_or(SimulationError::NotFound)?;
    Ok(tx.class_simulations().take_back(simulation.id, &results.answers)?)
}

fn did(tx: &mut dyn SchoolTx, by: By<'_>, done: &str, class: &Class) -> Result<(), SimulationError> {
    Ok(record(tx, by, format!("{done} uma simulação com a turma {}", class.about.name.as_str()))?)
}

fn seen(
    tx: &mut dyn SchoolTx,
    id: ClassSimulationId,
) -> Result<Option<ClassSimulationSeen>, SimulationError> {
    let seen = tx.class_simulations().class_simulation_seen(id)?;
    seen.map(Some).ok_or(SimulationError::NotFound)
}
