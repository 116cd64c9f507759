//! A class answers, or what its pupils answered on paper is typed.

use chrono::{DateTime, Utc};
use kernel::{ClassSimulationId, Invalid, PersonId};
use quiz_engine::class_simulation::{
    CellChange, ClassAnswer, ClassSimulation, Given, Observations, Ordinal, Refusal, Sheet, State, Tally,
};
use quiz_engine::question::{Explanation, Letter};

use super::refusal::SimulationError;
use super::rights::{own, record};
use crate::classes::class::By;
use crate::tx::database::SchoolTx;

/// What a class is told once it has answered.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Verdict {
    pub ordinal: Ordinal,
    pub answer: ClassAnswer,
    pub key: Letter,
    /// `None` also where the question was written anew since it was asked.
    pub explanation: Option<Explanation>,
    /// So far.
    pub tally: Tally,
    pub questions: usize,
}

/// The class says a letter, or with `None` passes. `None` as the answer, and an entry in the audit trail, where the class is not theirs; so
/// it is with the others.
pub fn answer(
    tx: &mut dyn SchoolTx,
    by: By<'_>,
    id: ClassSimulationId,
    (ordinal, letter, seconds): (i64, Option<Letter>, i64),
) -> Result<Option<Verdict>, SimulationError> {
    let Some((mut simulation, _)) = own(tx, by, id, "responder uma simulação")? else { return Ok(None) };
    let missing = || Invalid::field("ordinal", Refusal::NoQuestion.to_string());
    let ordinal = simulation.ordinal(ordinal).ok_or_else(missing)?;
    // What is longer is cut anyway.
    let seconds = i32::try_from(seconds).unwrap_or(i32::MAX);
    let given = simulation.answer(ordinal, ClassAnswer { letter, seconds, at: by.now })?;
    if let Given::First(first) = given {
        tx.class_simulations().put_class_answer(id, ordinal, &first)?;
    }
    let asked = &mut simulation.asked[ordinal.place()];
    asked.answer = Some(given.answer());
    let (question, version, key) = (asked.question, asked.version, asked.key);
    let explained = tx.questions().question(question)?.filter(|question| question.version == version);
    Ok(Some(Verdict {
        ordinal,
        answer: given.answer(),
        key,
        explanation: explained.and_then(|question| question.about.data.explanation),
        tally: simulation.figures().tally,
        questions: simulation.asked.len(),
    }))
}

/// The sheets that were written, and the grid's revision from then on.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CellsKept {
    pub revision: i32,
    pub at: DateTime<Utc>,
    /// With each pupil's hits.
    pub sheets: Vec<(Sheet, u32)>,
}

pub fn type_cells(
    tx: &mut dyn SchoolTx,
    by: By<'_>,
    id: ClassSimulationId,
    changes: &[CellChange],
) -> Result<Option<CellsKept>, SimulationError> {
    let Some((simulation, _)) = own(tx, by, id, "digitar respostas")? else { return Ok(None) };
    let sheets = simulation.typed(changes)?;
    Ok(Some(put(tx, by, &simulation, sheets)?))
}

pub fn set_absent(
    tx: &mut dyn SchoolTx,
    by: By<'_>,
    id: ClassSimulationId,
    (student, absent): (PersonId, bool),
) -> Result<Option<CellsKept>, SimulationError> {
    let Some((simulation, _)) = own(tx, by, id, "marcar uma falta")? else { return Ok(None) };
    let sheet = simulation.absent(student, absent).map_err(|refusal| match refusal {
        Refusal::NoPupil => SimulationError::NotFound,
        other => other.into(),
    })?;
    Ok(Some(put(tx, by, &simulation, sheet.into_iter().collect())?))
}

/// Sheets that differ from what is kept.
fn put(
    tx: &mut dyn SchoolTx,
    by: By<'_>,
    simulation: &ClassSimulation,
    sheets: Vec<Sheet>,
) -> Result<CellsKept, SimulationError> {
    let revision = if sheets.is_empty() {
        simulation.revision
    } else {
        tx.class_simulations().put_sheets(simulation.id, &sheets)?
    };
    let sheets = sheets.into_iter().map(|sheet| (simulation.hits(&sheet), sheet));
    let sheets = sheets.map(|(hits, sheet)| (sheet, hits)).collect();
    Ok(CellsKept { revision, at: by.now, sheets })
}

/// What a teacher notes of a pupil's result; an empty text takes it away.
pub fn observe(
    tx: &mut dyn SchoolTx,
    by: By<'_>,
    id: ClassSimulationId,
    (student, typed): (PersonId, &str),
) -> Result<Option<Option<Observations>>, SimulationError> {
    let observations =
        Observations::typed(typed).map_err(|sentence| Invalid::field("observations", sentence))?;
    let Some((simulation, class)) = own(tx, by, id, "anotar um resultado")? else { return Ok(None) };
    if simulation.sheet_of(student).is_err() {
        return Err(SimulationError::NotFound);
    }
    if simulation.state == State::Abandonada {
        return Err(Refusal::NotRunning.into());
    }
    tx.class_simulations().put_observations(id, student, observations.as_ref())?;
    let name = class.about.name.as_str();
    record(tx, by, format!("anotou uma observação no resultado de um aluno da turma {name}"))?;
    Ok(Some(observations))
}
