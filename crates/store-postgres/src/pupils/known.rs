//! The school's pupils, as decisions read them.

use chrono::NaiveDate;
use diesel::prelude::*;
use diesel::sql_types::{Array, BigInt, Bool, Date, Nullable, Text};
use kernel::{ClassId, PersonId, StoreError};
use school_management::people::pupil::store::KnownPupils;
use school_management::people::pupil::{
    BirthDate, Enrolment, GuardianName, Phone, Pupil, PupilData, PupilName,
};
use school_management::people::staff::Email;

use crate::column::statement::{row, statement};
use crate::column::words::Word;
use crate::connect::transaction::Transaction;
use crate::pupils::numbers;
use crate::schema::people::{people, students};

row! {
    /// A pupil's columns, `students` before `people`.
    PupilRow {
        id: i64 => BigInt,
        student_id: Word<Enrolment> => Text,
        name: Word<PupilName> => Text,
        email: Option<Word<Email>> => Nullable<Text>,
        birth_date: Option<NaiveDate> => Nullable<Date>,
        guardian_name: Option<Word<GuardianName>> => Nullable<Text>,
        guardian_phone: Option<Word<Phone>> => Nullable<Text>,
        class_id: Option<i64> => Nullable<BigInt>,
        active: bool => Bool,
    }
}

statement! {
    /// Joins what is given, by the keys: right after an import PostgreSQL does not know yet how many pupils there are, and would
    /// compare thousands with thousands.
    Those(ids: Vec<i64> => Array<BigInt>) -> PupilRow =
        "SELECT s.id, s.student_id, s.name, s.email, s.birth_date, s.guardian_name, s.guardian_phone, s.class_id, p.active
        FROM (SELECT DISTINCT unnest($1::bigint[]) AS id) given JOIN students s ON s.id = given.id
        JOIN people p ON p.school_id = s.school_id AND p.id = s.id"
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
        let those = Those { ids: numbers(ids) };
        let rows: Vec<PupilRow> = self.run("pupils", |connection| those.load(connection))?;
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
