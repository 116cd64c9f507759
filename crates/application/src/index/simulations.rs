//! Saving a simulation, and what becomes of it.

use chrono::{DateTime, Utc};
use ideb_core::simulation::name::SimulationName;
use ideb_core::simulation::{Simulated, Simulation};
use kernel::{Day, PersonId, SimulationId, StoreError, in_quotes};
use school_management::notices::activity::{ActivityKind, NewActivity};
use thiserror::Error;

use crate::tx::database::SchoolTx;

/// Why a simulation is not kept or changed.
#[derive(Debug, Error)]
pub enum SimulationError {
    #[error("não há esta simulação")]
    NotFound,
    #[error(transparent)]
    Store(#[from] StoreError),
}

/// Saves what the server calculated and records who did. One that nobody named is called by the school's day.
pub fn save(
    tx: &mut dyn SchoolTx,
    user: PersonId,
    name: Option<SimulationName>,
    simulated: &Simulated,
    now: DateTime<Utc>,
) -> Result<Simulation, SimulationError> {
    let name = if let Some(name) = name {
        name
    } else {
        let school = tx.school().school()?.ok_or(SimulationError::NotFound)?;
        SimulationName::of(Day::of(now, school.state))
    };
    let simulation = tx.ideb().save_simulation(user, &name, simulated, now)?;
    record(tx, user, format!("salvou a simulação {}: {}", quoted(&name), described(simulated)), now)?;
    Ok(simulation)
}

/// Gives it another name; `None` where it is somebody else's.
pub fn rename(
    tx: &mut dyn SchoolTx,
    user: PersonId,
    id: SimulationId,
    name: SimulationName,
    now: DateTime<Utc>,
) -> Result<Option<Simulation>, SimulationError> {
    let Some(known) = own(tx, user, id, "renomear", now)? else { return Ok(None) };
    if known.name == name {
        return Ok(Some(known));
    }
    tx.ideb().rename_simulation(id, &name)?;
    record(tx, user, format!("renomeou a simulação {} para {}", quoted(&known.name), quoted(&name)), now)?;
    Ok(Some(Simulation { name, ..known }))
}

/// Takes it out of all that is read, so that it can be had back until the same person removes another; `None` where it is
/// somebody else's.
pub fn remove(
    tx: &mut dyn SchoolTx,
    user: PersonId,
    id: SimulationId,
    now: DateTime<Utc>,
) -> Result<Option<()>, SimulationError> {
    let Some(known) = own(tx, user, id, "excluir", now)? else { return Ok(None) };
    tx.ideb().remove_simulation(id)?;
    record(tx, user, format!("excluiu a simulação {}", quoted(&known.name)), now)?;
    Ok(Some(()))
}

/// Takes a removal back: the simulation is as it was, with its number and its day.
pub fn restore(
    tx: &mut dyn SchoolTx,
    user: PersonId,
    id: SimulationId,
    now: DateTime<Utc>,
) -> Result<Simulation, SimulationError> {
    let simulation = tx.ideb().restore_simulation(id, user)?.ok_or(SimulationError::NotFound)?;
    record(tx, user, format!("desfez a exclusão da simulação {}", quoted(&simulation.name)), now)?;
    Ok(simulation)
}

/// The simulation, held, where it is theirs to change.
fn own(
    tx: &mut dyn SchoolTx,
    user: PersonId,
    id: SimulationId,
    verb: &str,
    now: DateTime<Utc>,
) -> Result<Option<Simulation>, SimulationError> {
    let known = tx.ideb().hold_simulation(id)?.ok_or(SimulationError::NotFound)?;
    if known.may_be_changed_by(user) {
        return Ok(Some(known));
    }
    let text = format!("tentou sem permissão: {verb} a simulação {}", quoted(&known.name));
    tx.school().record(Some(user), &NewActivity::new(ActivityKind::Denied, text), now)?;
    Ok(None)
}

fn record(tx: &mut dyn SchoolTx, user: PersonId, text: String, now: DateTime<Utc>) -> Result<(), StoreError> {
    tx.school().record(Some(user), &NewActivity::new(ActivityKind::Simulation, text), now)
}

/// A name may be any text, and so has its quotation marks in a sentence.
fn quoted(name: &SimulationName) -> String {
    in_quotes(name.as_str())
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
    use crate::gate::session::LiveSession;
    use crate::testing::{MemoryDatabase, at, registered, registration, within};

    fn quick() -> Simulated {
        let request =
            QuickRequest { approval: "94.5", saeb: "5.4", target: None, stage: Some(Stage::AnosFinais) };
        request.simulate().unwrap()
    }

    fn name(text: &str) -> SimulationName {
        SimulationName::typed(text).unwrap()
    }

    fn texts(database: &MemoryDatabase, of: &LiveSession) -> Vec<String> {
        database.trail(of.scope().school()).into_iter().map(|entry| entry.text).collect()
    }

    #[test]
    fn what_is_saved_is_listed_and_recorded_with_the_index_people_read() {
        let database = MemoryDatabase::default();
        let ana = registered(&database, &registration("ana"));
        let rates = [(); 4].map(|()| Some("95".to_owned()));
        let official = OfficialRequest {
            stage: "anos_finais",
            edition: Some(2023),
            proficiency_lp: "260.84",
            proficiency_mt: "258.94",
            approval_by_grade: &rates,
            target: None,
        };
        let named = Some(name("Reforço nas duas provas"));
        for (second, simulated, name) in [(1, quick(), None), (2, official.simulate().unwrap(), named)] {
            let saved =
                within(&database, &ana, |tx| save(tx, ana.actor().id(), name, &simulated, at(second)))
                    .unwrap();
            assert_eq!((saved.simulated, saved.user_name.as_str()), (simulated, "Marina Souza"));
        }
        assert_eq!(database.index(ana.scope().school()).simulations().len(), 2);
        assert_eq!(
            texts(&database, &ana),
            [
                "salvou a simulação “Simulação de 03/10”: 5,10, Anos Finais",
                "salvou a simulação “Reforço nas duas provas”: 5,06, Anos Finais, 2023"
            ]
        );
    }

    #[test]
    fn who_saved_one_names_it_anew_removes_it_and_has_it_back() {
        let database = MemoryDatabase::default();
        let ana = registered(&database, &registration("ana"));
        let user = ana.actor().id();
        let saved =
            within(&database, &ana, |tx| save(tx, user, Some(name("Plano A")), &quick(), at(1))).unwrap();
        let rename_to = |text| within(&database, &ana, |tx| rename(tx, user, saved.id, name(text), at(2)));
        let renamed = rename_to("Plano B").unwrap().unwrap();
        assert_eq!(renamed, Simulation { name: name("Plano B"), ..saved.clone() });
        assert_eq!(rename_to("Plano B").unwrap().as_ref(), Some(&renamed), "the same name leaves no trace");
        within(&database, &ana, |tx| remove(tx, user, saved.id, at(3))).unwrap().unwrap();
        assert!(database.index(ana.scope().school()).simulations().is_empty());
        assert!(matches!(rename_to("Plano C"), Err(SimulationError::NotFound)));
        let back = within(&database, &ana, |tx| restore(tx, user, saved.id, at(4))).unwrap();
        assert_eq!(back, renamed);
        assert_eq!(database.index(ana.scope().school()).simulations(), [renamed]);
        let again = within(&database, &ana, |tx| restore(tx, user, saved.id, at(5)));
        assert!(matches!(again, Err(SimulationError::NotFound)), "{again:?}");
        assert_eq!(
            texts(&database, &ana)[1..],
            [
                "renomeou a simulação “Plano A” para “Plano B”",
                "excluiu a simulação “Plano B”",
                "desfez a exclusão da simulação “Plano B”",
            ]
        );
    }

    #[test]
    fn what_somebody_else_saved_stays_as_it_is() {
        let database = MemoryDatabase::default();
        let ana = registered(&database, &registration("ana"));
        let user = ana.actor().id();
        let saved = within(&database, &ana, |tx| save(tx, user, None, &quick(), at(1))).unwrap();
        let other = PersonId(user.0 + 1);
        for refused in [
            within(&database, &ana, |tx| rename(tx, other, saved.id, name("Meu"), at(2)).unwrap().map(drop)),
            within(&database, &ana, |tx| remove(tx, other, saved.id, at(2)).unwrap()),
        ] {
            assert_eq!(refused, None);
        }
        assert_eq!(database.index(ana.scope().school()).simulations(), std::slice::from_ref(&saved));
        within(&database, &ana, |tx| remove(tx, user, saved.id, at(3))).unwrap().unwrap();
        let refused = within(&database, &ana, |tx| restore(tx, other, saved.id, at(4)));
        assert!(matches!(refused, Err(SimulationError::NotFound)), "{refused:?}");
        assert_eq!(
            texts(&database, &ana)[1..3],
            [
                "tentou sem permissão: renomear a simulação “Simulação de 03/10”",
                "tentou sem permissão: excluir a simulação “Simulação de 03/10”",
            ]
        );
    }
}
