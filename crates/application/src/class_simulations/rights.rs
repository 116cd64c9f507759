//! Whose simulation it is to hold.

use kernel::{ClassSimulationId, PersonId, StoreError};
use quiz_engine::class_simulation::ClassSimulation;
use school_management::classes::class::Class;
use school_management::notices::activity::{ActivityKind, NewActivity};
use school_management::people::person::Role;
use school_management::people::reach::Reach;

use super::refusal::SimulationError;
use crate::access::reach;
use crate::classes::class::By;
use crate::gate::model::Actor;
use crate::tx::database::SchoolTx;

/// As with the class itself: a professor in the classes that they teach, others in each.
pub fn may_hold(actor: &Actor, teacher: Option<PersonId>) -> bool {
    match actor.role() {
        Role::Gestor | Role::Coordenador => true,
        Role::Professor => teacher == Some(actor.id()),
        Role::Aluno => false,
    }
}

pub(super) fn record(tx: &mut dyn SchoolTx, by: By<'_>, text: String) -> Result<(), StoreError> {
    tx.school().record(Some(by.actor.id()), &NewActivity::new(ActivityKind::Classes, text), by.now)
}

/// Whether the class is theirs; otherwise an entry in the audit trail says that they tried.
pub(super) fn is_theirs(
    tx: &mut dyn SchoolTx,
    by: By<'_>,
    class: &Class,
    verb: &str,
) -> Result<bool, StoreError> {
    if may_hold(by.actor, class.about.teacher) {
        return Ok(true);
    }
    let text = format!("tentou sem permissão: {verb} com a turma {}", class.about.name.as_str());
    tx.school().record(Some(by.actor.id()), &NewActivity::new(ActivityKind::Denied, text), by.now)?;
    Ok(false)
}

/// The simulation, held, and its class, where it is theirs to change. Who may not even read it does not find it.
pub(super) fn own(
    tx: &mut dyn SchoolTx,
    by: By<'_>,
    id: ClassSimulationId,
    verb: &str,
) -> Result<Option<(ClassSimulation, Class)>, SimulationError> {
    let simulation = tx.class_simulations().hold_class_simulation(id)?.ok_or(SimulationError::NotFound)?;
    let class = tx.school().class(simulation.about.class)?.ok_or(SimulationError::NotFound)?;
    if !may_hold(by.actor, class.about.teacher) {
        let Reach::School = reach(tx.school(), &by.actor.person)? else {
            return Err(SimulationError::NotFound);
        };
    }
    Ok(is_theirs(tx, by, &class, verb)?.then_some((simulation, class)))
}
