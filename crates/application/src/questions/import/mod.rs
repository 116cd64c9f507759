//! A school imports questions from a file: a rehearsal first, then for good.

#[cfg(test)]
mod tests;

use std::collections::HashMap;

use kernel::{StoreError, SubjectId};
use lesson_planning::bncc::view::KnownSkills;
use quiz_engine::formats::{self, FileFormat, Reading, is_table, read_known, wrong_lines};
use quiz_engine::import::{Bank, Counts, Entering, Plan, Refusal, plan};
use quiz_engine::question::store::{Entered, KnownQuestions};
use quiz_engine::question::{Fingerprint, NewQuestion, SubjectContext};
use school_management::classes::store::KnownClasses;
use school_management::notices::activity::{ActivityKind, NewActivity};
use thiserror::Error;

use crate::classes::class::By;
use crate::lessons::catalogue;
use crate::questions::question::context;
use crate::quota::QuotaUse;
use crate::spreadsheet::{ContentsReader, OpenedFile, Unreadable};
use crate::tx::database::SchoolTx;
use crate::tx::views::SchoolView;

/// Why a file of questions is not imported.
#[derive(Debug, Error)]
pub enum ImportError {
    #[error(transparent)]
    Unreadable(#[from] Unreadable),
    #[error(transparent)]
    NoQuestions(#[from] formats::Refusal),
    #[error(transparent)]
    Refused(#[from] Refusal),
    /// The subject is none of this school.
    #[error("não há esta disciplina")]
    NoSubject,
    #[error(transparent)]
    Store(#[from] StoreError),
}

/// The file, its questions, and what would become of them.
#[derive(Debug, Clone)]
pub struct Report {
    pub format: FileFormat,
    /// Of a text file, as detected.
    pub encoding: Option<&'static str>,
    /// Of a table in a text file.
    pub delimiter: Option<char>,
    pub plan: Plan,
    /// Why the import would do nothing.
    pub refusal: Option<Refusal>,
}

impl Report {
    /// What whoever imported is told.
    pub fn message(&self) -> String {
        let Counts { new, repeated, known, wrong } = self.plan.counts();
        let mut told = match new {
            0 => "Nenhuma questão nova".to_owned(),
            1 => "1 questão importada com sucesso".to_owned(),
            many => format!("{many} questões importadas com sucesso"),
        };
        for (count, one, many) in [
            (known, "já estava no banco", "já estavam no banco"),
            (repeated, "repetida no arquivo", "repetidas no arquivo"),
            (wrong, "com erro", "com erro"),
        ] {
            if count > 0 {
                told = format!("{told}, {count} {}", if count == 1 { one } else { many });
            }
        }
        told + "."
    }
}

/// Opens an uploaded file as long as someone waits for it. Takes long: call it outside of any transaction.
pub fn open(
    reader: &dyn ContentsReader,
    name: &str,
    bytes: &[u8],
    is_wanted: &dyn Fn() -> bool,
) -> Result<OpenedFile, ImportError> {
    if bytes.is_empty() {
        return Err(formats::Refusal::NoQuestions.into());
    }
    Ok(reader.open(name, bytes, is_table, is_wanted)?)
}

/// What an import would do; it keeps nothing.
pub fn rehearse(
    view: &mut dyn SchoolView,
    file: &OpenedFile,
    subject: SubjectId,
) -> Result<Report, ImportError> {
    let of = of_subject(view.classes(), subject)?;
    let reading = reading(view.catalogue(), file, of)?;
    let mut report = judge(view.questions(), file, &reading, subject)?;
    report.refusal = report.refusal.or(no_room(&view.quotas().quotas()?, report.plan.counts().new));
    Ok(report)
}

/// The questions that an import would leave out since something is wrong with them, as a table to mend and import again; empty
/// where there is none.
pub fn wrong(
    view: &mut dyn SchoolView,
    file: &OpenedFile,
    subject: SubjectId,
) -> Result<Vec<Vec<String>>, ImportError> {
    let of = of_subject(view.classes(), subject)?;
    Ok(wrong_lines(&reading(view.catalogue(), file, of)?))
}

/// Imports a file's questions, all that are well and new, or nothing. A file that changes nothing leaves no trace.
pub fn import(
    tx: &mut dyn SchoolTx,
    by: By<'_>,
    file: &OpenedFile,
    subject: SubjectId,
) -> Result<Report, ImportError> {
    let of = of_subject(tx.school(), subject)?;
    let reading = reading(tx.catalogue(), file, of)?;
    // What the file is compared with is read and written: nobody else's file comes between.
    tx.questions().hold_imports()?;
    let report = judge(tx.questions(), file, &reading, subject)?;
    if let Some(refusal) = report.refusal {
        return Err(refusal.into());
    }
    let new: Vec<_> = report
        .plan
        .new_questions()
        .map(|Entering { data, status, lacks_image: _ }| NewQuestion {
            subject,
            data: data.clone(),
            image: None,
            status: *status,
        })
        .collect();
    if new.is_empty() {
        return Ok(report);
    }
    tx.questions().add_questions(&new, Entered { by: by.actor.id(), at: by.now })?;
    let text = match new.len() {
        1 => "importou uma questão".to_owned(),
        many => format!("importou {many} questões"),
    };
    tx.school().record(Some(by.actor.id()), &NewActivity::new(ActivityKind::Import, text), by.now)?;
    Ok(report)
}

fn of_subject(
    school: &mut (impl KnownClasses + ?Sized),
    subject: SubjectId,
) -> Result<SubjectContext, ImportError> {
    context(school, subject)?.ok_or(ImportError::NoSubject)
}

/// The file's questions; one whose code the loaded catalogue does not have is wrong.
fn reading(
    catalogue: &mut (impl KnownSkills + ?Sized),
    file: &OpenedFile,
    of: SubjectContext,
) -> Result<Reading, ImportError> {
    read_known(&file.contents, of, |codes| Ok(catalogue::unknown(catalogue, codes)?))
}

/// Judges every question.
fn judge(
    bank: &mut (impl KnownQuestions + ?Sized),
    file: &OpenedFile,
    reading: &Reading,
    subject: SubjectId,
) -> Result<Report, StoreError> {
    let mut known = HashMap::new();
    for (print, id) in bank.fingerprints(subject)? {
        known.entry(print).or_insert(id);
    }
    let read = reading.questions.iter().filter_map(|read| read.outcome.as_ref().ok());
    let ids: Vec<_> = read.filter_map(|data| known.get(&Fingerprint::of(&data.text)).copied()).collect();
    let questions = bank.questions_by_id(&ids)?.into_iter().map(|question| (question.id, question)).collect();
    let plan = plan(reading, &Bank { known, questions });
    Ok(Report {
        format: reading.format,
        encoding: file.encoding,
        delimiter: file.delimiter,
        refusal: plan.refusal(),
        plan,
    })
}

/// Why the school cannot keep what an import would add. The import itself is held by the database.
fn no_room(quotas: &[QuotaUse], more: usize) -> Option<Refusal> {
    let full = quotas.iter().find(|it| it.name == "questions" && more > 0 && it.has_no_room(more))?;
    Some(Refusal::NoRoom { kept: full.kept, more, most: full.most })
}
