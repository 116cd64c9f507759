//! An import of pupils is taken back while nobody has used what it created.

use chrono::{DateTime, Utc};
use kernel::{PersonId, PupilImportId, StoreError};
use school_management::notices::activity::{ActivityKind, NewActivity};
use thiserror::Error;

use crate::tx::database::SchoolTx;

/// Why an import stays.
#[derive(Debug, Error)]
pub enum TakeBackError {
    #[error("não há esta importação")]
    NotFound,
    #[error("Esta importação já foi desfeita.")]
    TakenBack,
    #[error("Esta importação não tem mais nenhum aluno que ela criou: não há o que desfazer.")]
    Nobody,
    #[error("{}", in_use(*.0))]
    InUse(usize),
    #[error(transparent)]
    Store(#[from] StoreError),
}

/// How many are in the way, and what to do.
fn in_use(pupils: usize) -> String {
    let who = match pupils {
        1 => "1 aluno desta importação já entrou no sistema, foi alterado ou tem resultados".to_owned(),
        many => format!(
            "{many} alunos desta importação já entraram no sistema, foram alterados ou têm resultados"
        ),
    };
    format!("Não dá mais para desfazer: {who}. Desative na lista de alunos quem não é da escola.")
}

/// Removes those whom an import created, if none of them is in use, and says how many. Those whom it changed, and classes
/// that it created, stay.
pub fn take_back(
    tx: &mut dyn SchoolTx,
    user: PersonId,
    id: PupilImportId,
    now: DateTime<Utc>,
) -> Result<usize, TakeBackError> {
    tx.school().hold_pupils()?;
    let import = tx.school().pupil_import(id)?.ok_or(TakeBackError::NotFound)?;
    if import.taken_back_at.is_some() {
        return Err(TakeBackError::TakenBack);
    }
    let created = tx.school().pupils_of_import(id)?;
    if created.is_empty() {
        return Err(TakeBackError::Nobody);
    }
    tx.school().hold_sign_ins(&created)?;
    let used = tx.school().pupils_in_use(id)?;
    if !used.is_empty() {
        return Err(TakeBackError::InUse(used.len()));
    }
    tx.school().erase_pupils(&created)?;
    tx.school().put_taken_back(id, now)?;
    let text = match created.len() {
        1 => "desfez uma importação de alunos: 1 aluno saiu".to_owned(),
        many => format!("desfez uma importação de alunos: {many} alunos saíram"),
    };
    tx.school().record(Some(user), &NewActivity::new(ActivityKind::Pupils, text), now)?;
    Ok(created.len())
}
