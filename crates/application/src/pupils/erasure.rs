//! A pupil is erased, and what becomes of each table that tells of one.

use kernel::{Invalid, PersonId};
use school_management::people::pupil::Enrolment;

use crate::classes::class::By;
use crate::pupils::pupil::{PupilError, found, record, refuse_demonstration};
use crate::tx::database::SchoolTx;

/// A table that refers to pupils, or to people.
#[derive(Debug, Clone, Copy)]
pub struct AboutPupils {
    pub table: &'static str,
    /// The field of the export of one pupil that tells what stands in it; `None` where it tells nothing of them.
    pub exported_as: Option<&'static str>,
    pub when_erased: Erased,
    /// Whether a row says that the pupil uses the system, or the school what it knows of them: an import that brought such a pupil
    /// is not taken back.
    pub means_in_use: bool,
}

/// What becomes of a pupil's rows.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Erased {
    Gone,
    /// They stay, and nobody finds the pupil by them.
    Nobodys,
}

const fn about(table: &'static str, exported_as: Option<&'static str>, when_erased: Erased) -> AboutPupils {
    AboutPupils { table, exported_as, when_erased, means_in_use: false }
}

impl AboutPupils {
    const fn means_in_use(self) -> Self {
        Self { means_in_use: true, ..self }
    }
}

/// Every one there is: tests compare this list with the database, with the export and with the erasure. A new table that
/// refers to pupils stands here, or fails them.
pub const TABLES: [AboutPupils; 21] = [
    about("students", Some("pupil"), Erased::Gone),
    about("class_moves", Some("classMoves"), Erased::Gone),
    // Results count in the totals of class and school.
    about("student_performance", Some("performance"), Erased::Nobodys).means_in_use(),
    // What they marked in a printed test counts in the totals of the class.
    about("class_simulation_sheets", Some("printedTests"), Erased::Nobodys).means_in_use(),
    // What they played is theirs alone; that a question was answered so often stays with it.
    about("quizzes", Some("quizzes"), Erased::Gone).means_in_use(),
    about("student_skills", Some("skills"), Erased::Gone),
    about("student_misses", Some("misses"), Erased::Gone),
    about("student_records", Some("quizTotals"), Erased::Gone),
    about("student_standings", Some("quizTotals"), Erased::Gone),
    about("student_achievements", Some("achievements"), Erased::Gone),
    about("learning_behaviors", Some("learning"), Erased::Gone).means_in_use(),
    about("learning_replies", Some("learning"), Erased::Gone),
    about("learning_style_profiles", Some("learning"), Erased::Gone),
    about("learning_recommendations", Some("learning"), Erased::Gone),
    about("issued_passwords", Some("access"), Erased::Gone),
    about("logins", Some("access"), Erased::Gone),
    // Whoever has one, or looked at the bell, signed in on a device.
    about("sessions", Some("sessions"), Erased::Gone),
    about("known_devices", Some("devices"), Erased::Gone).means_in_use(),
    about("notification_reads", Some("notificationsReadAt"), Erased::Gone),
    // Answers to requests that may be repeated. Those to the staff's have pupils' numbers alone.
    about("idempotency_keys", None, Erased::Gone),
    // It names people by number alone, and that number names nobody any more.
    about("audit_events", Some("activities"), Erased::Nobodys),
];

/// Removes all that is known of a pupil, for whoever types their number again.
pub fn erase(tx: &mut dyn SchoolTx, by: By<'_>, id: PersonId, typed: &str) -> Result<(), PupilError> {
    refuse_demonstration(tx.school())?;
    tx.school().hold_pupils()?;
    let [pupil] = found(tx, &[id])?.try_into().map_err(|_| PupilError::NotFound)?;
    if typed.parse::<Enrolment>().as_ref() != Ok(&pupil.data.enrolment) {
        return Err(Invalid::field("studentId", "A matrícula não confere com a do aluno.").into());
    }
    tx.school().hold_sign_ins()?;
    tx.sessions().close(id, None)?;
    // While there is somebody whom it can speak of.
    record(tx, by, "apagou os dados de um aluno".to_owned(), &[id])?;
    Ok(tx.school().erase_pupils(&[id])?)
}
