//! The school's pupils, as decisions read them.

use chrono::NaiveDate;
use diesel::prelude::*;
use kernel::{ClassId, PersonId, StoreError};
use school_management::people::pupil::store::KnownPupils;
use school_management::people::pupil::{
    BirthDate, Enrolment, GuardianName, Phone, Pupil, PupilData, PupilName,
};
use school_management::people::staff::Email;

use crate::column::words::Word;
use crate::connect::transaction::Transaction;
use crate::pupils::numbers;
use crate::schema::people::{people, students};

/// A pupil's columns, `students` before `people`.
#[derive(Queryable)]
struct PupilRow {
    id: i64,
    student_id: Word<Enrolment>,
    name: Word<PupilName>,
    email: Option<Word<Email>>,
    birth_date: Option<NaiveDate>,
    guardian_name: Option<Word<GuardianName>>,
    guardian_phone: Option<Word<Phone>>,
    class_id: Option<i64>,
    active: bool,
}

impl From<PupilRow> for Pupil {
    fn from(row: PupilRow) -> Self {
        Self {
            id: PersonId(row.id),
            class: row.class_id.map(ClassId),
            active: row.active,
            data: PupilData {
                enrolment: row.student_id.0,
                name: row.name.0,
                email: row.email.map(|email| email.0),
                birth_date: row.birth_date.map(BirthDate::stored),
                guardian_name: row.guardian_name.map(|name| name.0),
                guardian_phone: row.guardian_phone.map(|phone| phone.0),
            },
        }
    }
}

/// All pupils.
macro_rules! pupils {
    () => {
        students::table
            .inner_join(
                people::table.on(people::school_id.eq(students::school_id).and(people::id.eq(students::id))),
            )
            .select((
                students::id,
                students::student_id,
                students::name,
                students::email,
                students::birth_date,
                students::guardian_name,
                students::guardian_phone,
                students::class_id,
                people::active,
            ))
    };
}

impl KnownPupils for Transaction {
    fn pupils(&mut self, ids: &[PersonId]) -> Result<Vec<Pupil>, StoreError> {
        let ids = numbers(ids);
        let rows: Vec<PupilRow> =
            self.run("pupils", |connection| pupils!().filter(students::id.eq_any(ids)).load(connection))?;
        Ok(rows.into_iter().map(Into::into).collect())
    }

    fn pupils_in(&mut self, class: ClassId) -> Result<Vec<Pupil>, StoreError> {
        let rows: Vec<PupilRow> = self.run("pupils_in", |connection| {
            pupils!().filter(students::class_id.eq(class.0)).load(connection)
        })?;
        Ok(rows.into_iter().map(Into::into).collect())
    }

    fn roll(&mut self) -> Result<Vec<Pupil>, StoreError> {
        let rows: Vec<PupilRow> = self.run("roll", |connection| pupils!().load(connection))?;
        Ok(rows.into_iter().map(Into::into).collect())
    }
}
