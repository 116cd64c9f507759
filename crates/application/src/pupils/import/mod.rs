//! A school imports its pupils from a class list: a rehearsal first, then for good.

mod choice;
mod known;
mod report;
#[cfg(test)]
mod tests;
mod writes;

use chrono::{DateTime, Utc};
use kernel::{ClassId, Grade, Invalid, PersonId, StoreError, enumerated, one_line, printable, shortened};
use school_management::classes::class::{CalendarYear, ClassName, NewClass};
use school_management::notices::activity::{ActivityKind, NewActivity};
use school_management::people::issued_password::CARD_LASTS;
use school_management::people::pupil::store::{Entered, NewPupilImport, Nonce};
use school_management::roster::{
    Counts, MOST_LINES, Plan, PlanOptions, Reading, Refusal, WrongTable, plan, wrong_lines,
};
use thiserror::Error;

use crate::quota::{QuotaUse, things};
use crate::spreadsheet::{Spreadsheet, SpreadsheetReader, Unreadable};
use crate::tx::database::SchoolTx;
use crate::tx::views::SchoolView;

pub use choice::Choice;
pub use report::{Needs, NewClassFound, Report};

use known::Known;
use writes::Writes;

/// Characters of a file's name that are kept.
const LONGEST_FILE_NAME: usize = 120;

/// Why a class list is not imported.
#[derive(Debug, Error)]
pub enum ImportError {
    #[error(transparent)]
    Unreadable(#[from] Unreadable),
    #[error(transparent)]
    Refused(#[from] Refusal),
    /// Nobody has said of which grade classes are that it would create.
    #[error("Diga o ano de cada turma nova: {}.", enumerated(.0))]
    NoGrade(Vec<String>),
    #[error(transparent)]
    Invalid(#[from] Invalid),
    /// A class that was chosen is none of this school.
    #[error("não há esta turma")]
    NoClass,
    #[error("a escola não existe mais")]
    Gone,
    #[error(transparent)]
    Store(#[from] StoreError),
}

/// Reads an uploaded file as long as someone waits for it. Takes long: call it outside of any transaction.
pub fn read(
    reader: &dyn SpreadsheetReader,
    name: &str,
    bytes: &[u8],
    is_wanted: &dyn Fn() -> bool,
) -> Result<Spreadsheet, ImportError> {
    if bytes.is_empty() {
        return Err(Refusal::NoLines.into());
    }
    Ok(reader.read(name, bytes, is_wanted)?)
}

/// The most pupils that a file can have: so many nonces an import of it is given.
pub fn most_pupils(file: &Spreadsheet) -> usize {
    let lines: usize = file.sheets.iter().map(|sheet| sheet.lines.len()).sum();
    lines.min(MOST_LINES)
}

/// What an import would do; it keeps nothing.
pub fn rehearse(
    view: &mut dyn SchoolView,
    file: &Spreadsheet,
    choice: &Choice,
    now: DateTime<Utc>,
) -> Result<Report, ImportError> {
    let known = Known::of_view(view, now)?.ok_or(ImportError::Gone)?;
    let reading = known.read(file, choice)?;
    let mut report = judge(file, &reading, choice, &known)?;
    let counts = report.plan.counts();
    if report.refusal.is_none() && writes(&counts) {
        report.refusal = no_room(&view.quotas().quotas()?, &counts);
    }
    Ok(report)
}

/// Whether an import would write anything. A file that changes nothing is no import.
fn writes(counts: &Counts) -> bool {
    counts.new + counts.updated > 0
}

/// Why the school cannot keep what an import would add. The import itself is held by the database.
fn no_room(quotas: &[QuotaUse], counts: &Counts) -> Option<Refusal> {
    let more = |name: &str| match name {
        "students" | "people" => counts.new,
        "classes" => counts.classes_to_create,
        "pupil_imports" => 1,
        _ => 0,
    };
    let full = quotas.iter().find(|it| more(&it.name) > 0 && it.has_no_room(more(&it.name)))?;
    let QuotaUse { name, kept, most } = full;
    Some(match name.as_str() {
        "pupil_imports" => Refusal::NoRoomForImport { kept: *kept },
        _ => Refusal::NoRoom { things: things(name), kept: *kept, more: more(name), most: *most },
    })
}

/// The lines that an import would leave out since something is wrong with them, to be mended and imported again.
pub fn wrong(
    view: &mut dyn SchoolView,
    file: &Spreadsheet,
    choice: &Choice,
    now: DateTime<Utc>,
) -> Result<Vec<WrongTable>, ImportError> {
    let known = Known::of_view(view, now)?.ok_or(ImportError::Gone)?;
    let reading = known.read(file, choice)?;
    Ok(wrong_lines(&reading, &planned(&reading, choice, &known)?))
}

/// Imports a class list, all of it or nothing; each new pupil takes one of the nonces. A file that changes nothing leaves
/// no trace.
pub fn import(
    tx: &mut dyn SchoolTx,
    user: PersonId,
    file: &Spreadsheet,
    choice: &Choice,
    nonces: Vec<Nonce>,
    now: DateTime<Utc>,
) -> Result<Report, ImportError> {
    // What the file is compared with is read and written: nobody else's pupils come between.
    tx.school().hold_pupils()?;
    let known = Known::of_tx(tx, now)?.ok_or(ImportError::Gone)?;
    let reading = known.read(file, choice)?;
    let report = judge(file, &reading, choice, &known)?;
    if let Some(refusal) = &report.refusal {
        return Err(refusal.clone().into());
    }
    let counts = report.plan.counts();
    if !writes(&counts) {
        return Ok(report.done(None));
    }
    let new_classes = creatable(&report.new_classes, known.school_year)?;
    let created = tx.school().add_classes(&new_classes, now)?;
    let about = NewPupilImport {
        by: user,
        file_name: file_name(&file.name),
        created: counts.new,
        updated: counts.updated,
    };
    let import = tx.school().add_pupil_import(&about, now)?;
    let how = Entered { at: now, by: user, import: Some(import) };
    let writes = Writes::of(&report.plan, known.roll.pupils(), &created, nonces, now + CARD_LASTS)?;
    tx.school().add_pupils(&writes.added, how)?;
    tx.school().put_pupils(&writes.put, how)?;
    let text = told(counts.new, counts.updated, created.len());
    tx.school().record(Some(user), &NewActivity::new(ActivityKind::Import, text), now)?;
    Ok(report.done(Some(import)))
}

fn planned(reading: &Reading<'_>, choice: &Choice, known: &Known) -> Result<Plan, Refusal> {
    let options = PlanOptions {
        classes: &known.classes,
        school_year: known.school_year,
        choice: &choice.classes,
        draw_numbers: choice.draw_numbers,
    };
    plan(reading, &known.roll, &options)
}

/// Judges every line. A file that lacks something which whoever imports can say is told so, and has no lines yet.
fn judge(
    file: &Spreadsheet,
    reading: &Reading<'_>,
    choice: &Choice,
    known: &Known,
) -> Result<Report, ImportError> {
    let has = |id: &ClassId| known.classes.iter().any(|class| class.id == *id);
    if !choice.classes_named().iter().all(has) {
        return Err(ImportError::NoClass);
    }
    let (plan, refusal) = match planned(reading, choice, known) {
        Ok(plan) => {
            let refusal = plan.refusal();
            (plan, refusal)
        }
        Err(refusal @ (Refusal::NoNumbers | Refusal::NoClasses)) => {
            let notices = reading.notices.clone();
            (Plan { notices, ..Plan::default() }, Some(refusal))
        }
        Err(refusal) => return Err(refusal.into()),
    };
    Ok(Report::new(file, reading, choice, known.school_year, plan, refusal))
}

/// The classes to be created, in their order.
fn creatable(found: &[NewClassFound], school_year: i32) -> Result<Vec<NewClass>, ImportError> {
    let ungraded: Vec<_> = found.iter().filter(|class| class.grade.is_none()).map(|it| &it.name).collect();
    if !ungraded.is_empty() {
        return Err(ImportError::NoGrade(ungraded.into_iter().cloned().collect()));
    }
    let year = CalendarYear::new(school_year.into());
    let school_year = year.map_err(|sentence| Invalid::field("schoolYear", sentence))?;
    let graded = found.iter().filter_map(|class| Some((class, class.grade?)));
    let class = |(found, grade): (&NewClassFound, Grade)| {
        let name = ClassName::typed(&found.name);
        let name = name.map_err(|sentence| Invalid::field("newClasses", sentence))?;
        Ok(NewClass { name, grade, shift: found.shift, school_year, teacher: None })
    };
    graded.map(class).collect()
}

/// What the audit trail says: `importou uma lista de alunos: 29 novos, 4 atualizados e 1 turma criada`.
fn told(new: usize, updated: usize, classes: usize) -> String {
    let parts = [(new, "novo"), (updated, "atualizado"), (classes, "turma criada")];
    let words = |(count, word): (usize, &str)| match count {
        0 => None,
        1 => Some(format!("1 {word}")),
        many => Some(format!(
            "{many} {}",
            word.split(' ').map(|word| format!("{word}s")).collect::<Vec<_>>().join(" ")
        )),
    };
    let parts: Vec<String> = parts.into_iter().filter_map(words).collect();
    format!("importou uma lista de alunos: {}", enumerated(&parts))
}

/// The name under which the import is listed.
fn file_name(name: &str) -> String {
    let name = printable(&one_line(name));
    let name = if name.is_empty() { "planilha" } else { &name };
    // The ellipsis is one character more.
    shortened(name, LONGEST_FILE_NAME - 1)
}
