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
    tx.school().hold_sign_ins()?;
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
    tx.school().record(Some(user), &NewActivity::new(ActivityKind::Import, text), now)?;
    Ok(created.len())
}

#[cfg(test)]
mod tests {
    use school_management::people::pupil::store::{
        AddedPupil, Entered, FirstPassword, Issued, NewPupilImport, Nonce,
    };
    use school_management::people::pupil::{Pupil, PupilData};

    use super::*;
    use crate::gate::session::LiveSession;
    use crate::testing::{MemoryDatabase, at, registered, registration, within};

    fn added(number: &str) -> AddedPupil {
        let data = PupilData {
            enrolment: number.parse().unwrap(),
            name: "Ana Lima".parse().unwrap(),
            email: None,
            birth_date: None,
            guardian_name: None,
            guardian_phone: None,
        };
        let issued = Issued { nonce: Nonce([7; 16]), until: at(9), printed_at: None };
        AddedPupil { data, class: None, password: FirstPassword::Issued(issued) }
    }

    /// An import of these numbers.
    fn imported(database: &MemoryDatabase, ana: &LiveSession, numbers: &[&str]) -> PupilImportId {
        let by = ana.actor().id();
        within(database, ana, |tx| {
            let new = NewPupilImport { by, file_name: "a.csv".into(), created: numbers.len(), updated: 0 };
            let id = tx.school().add_pupil_import(&new, at(0)).unwrap();
            let pupils: Vec<_> = numbers.iter().map(|number| added(number)).collect();
            tx.school().add_pupils(&pupils, Entered { at: at(0), by, import: Some(id) }).unwrap();
            id
        })
    }

    fn numbers(database: &MemoryDatabase, ana: &LiveSession) -> Vec<String> {
        let roll = within(database, ana, |tx| tx.school().roll().unwrap());
        let mut numbers: Vec<_> = roll.iter().map(|pupil| pupil.data.enrolment.to_string()).collect();
        numbers.sort();
        numbers
    }

    #[test]
    fn what_an_import_created_goes_and_what_others_did_stays() {
        let database = MemoryDatabase::default();
        let ana = registered(&database, &registration("ana"));
        let user = ana.actor().id();
        let [first, second] = [&["1", "2"][..], &["3"]].map(|numbers| imported(&database, &ana, numbers));
        let undo = |id| within(&database, &ana, |tx| take_back(tx, user, id, at(5)));
        assert_eq!(undo(first).unwrap(), 2);
        assert_eq!(numbers(&database, &ana), ["3"]);
        let kept = within(&database, &ana, |tx| tx.school().pupil_import(first).unwrap().unwrap());
        assert_eq!(kept.taken_back_at, Some(at(5)));
        assert!(matches!(undo(first), Err(TakeBackError::TakenBack)));
        assert!(matches!(undo(PupilImportId(99)), Err(TakeBackError::NotFound)));
        assert_eq!(undo(second).unwrap(), 1);
        let texts: Vec<_> = database.trail(ana.scope().school()).into_iter().map(|it| it.text).collect();
        let told =
            ["2 alunos saíram", "1 aluno saiu"].map(|who| format!("desfez uma importação de alunos: {who}"));
        assert_eq!(texts, told);
    }

    #[test]
    fn who_was_changed_since_keeps_all_of_them() {
        let database = MemoryDatabase::default();
        let ana = registered(&database, &registration("ana"));
        let user = ana.actor().id();
        let id = imported(&database, &ana, &["1", "2"]);
        within(&database, &ana, |tx| {
            let mut roll = tx.school().roll().unwrap();
            let pupil: &mut Pupil = &mut roll[0];
            pupil.data.name = "Ana Reis".parse().unwrap();
            tx.school().put_pupils(&roll[..1], Entered { at: at(1), by: user, import: None }).unwrap();
        });
        let refused = within(&database, &ana, |tx| take_back(tx, user, id, at(5))).unwrap_err();
        let sentence = "Não dá mais para desfazer: 1 aluno desta importação já entrou no sistema, foi alterado ou tem resultados. \
            Desative na lista de alunos quem não é da escola.";
        assert_eq!(refused.to_string(), sentence);
        assert_eq!(numbers(&database, &ana), ["1", "2"]);
        assert!(in_use(30).starts_with("Não dá mais para desfazer: 30 alunos desta importação já entraram"));
    }

    #[test]
    fn an_import_whose_pupils_are_gone_has_nothing_to_take_back() {
        let database = MemoryDatabase::default();
        let ana = registered(&database, &registration("ana"));
        let id = imported(&database, &ana, &[]);
        let refused = within(&database, &ana, |tx| take_back(tx, ana.actor().id(), id, at(5)));
        assert!(matches!(refused, Err(TakeBackError::Nobody)), "{refused:?}");
    }
}
