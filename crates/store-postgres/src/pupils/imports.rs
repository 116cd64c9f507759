//! Files of pupils that were imported.

use chrono::{DateTime, Utc};
use diesel::prelude::*;
use diesel::sql_types::BigInt;
use kernel::{PersonId, PupilImportId, StoreError};
use school_management::people::pupil::store::{NewPupilImport, PupilImport, PupilImports};

use crate::column::statement::{row, statement};
use crate::connect::transaction::Transaction;
use crate::schema::people::{pupil_imports, students};

/// Whether a pupil `s`, the person `p`, is in use. A password that is there was used or chosen, since an import brings cards; who
/// signed in has a device, also once a new card took the password away. The tables are those of
/// [`TABLES`](application::pupils::erasure::TABLES) that mean so.
macro_rules! in_use {
    () => {
        "(s.changed_at IS NOT NULL OR p.password_hash IS NOT NULL
            OR EXISTS (SELECT FROM known_devices d WHERE d.school_id = s.school_id AND d.person_id = s.id)
            OR EXISTS (SELECT FROM student_performance r WHERE r.school_id = s.school_id AND r.student_id = s.id)
            OR EXISTS (SELECT FROM class_simulation_sheets h WHERE h.school_id = s.school_id AND h.student_id = s.id)
            OR EXISTS (SELECT FROM quizzes z WHERE z.school_id = s.school_id AND z.student_id = s.id))"
    };
}

pub(super) use in_use;

row! {
    InUseRow { id: i64 => BigInt }
}

statement! {
    InUse(import: i64 => BigInt) -> InUseRow = concat!(
        "SELECT s.id FROM students s JOIN people p ON p.school_id = s.school_id AND p.id = s.id
        WHERE s.import_id = $1 AND ",
        in_use!()
    )
}

#[derive(Queryable, Selectable)]
#[diesel(table_name = pupil_imports, check_for_backend(diesel::pg::Pg))]
struct ImportRow {
    id: i64,
    at: DateTime<Utc>,
    by_id: i64,
    file_name: String,
    created: i32,
    updated: i32,
    taken_back_at: Option<DateTime<Utc>>,
}

impl From<ImportRow> for PupilImport {
    fn from(row: ImportRow) -> Self {
        Self {
            id: PupilImportId(row.id),
            about: NewPupilImport {
                by: PersonId(row.by_id),
                file_name: row.file_name,
                created: usize::try_from(row.created).unwrap_or_default(),
                updated: usize::try_from(row.updated).unwrap_or_default(),
            },
            at: row.at,
            taken_back_at: row.taken_back_at,
        }
    }
}

fn count(number: usize) -> i32 {
    i32::try_from(number).unwrap_or(i32::MAX)
}

impl PupilImports for Transaction {
    fn add_pupil_import(
        &mut self,
        new: &NewPupilImport,
        at: DateTime<Utc>,
    ) -> Result<PupilImportId, StoreError> {
        let id: i64 = self.run("add_pupil_import", |connection| {
            diesel::insert_into(pupil_imports::table)
                .values((
                    pupil_imports::at.eq(at),
                    pupil_imports::by_id.eq(new.by.0),
                    pupil_imports::file_name.eq(&new.file_name),
                    pupil_imports::created.eq(count(new.created)),
                    pupil_imports::updated.eq(count(new.updated)),
                ))
                .returning(pupil_imports::id)
                .get_result(connection)
        })?;
        Ok(PupilImportId(id))
    }

    fn pupil_import(&mut self, id: PupilImportId) -> Result<Option<PupilImport>, StoreError> {
        let row: Option<ImportRow> = self.run("pupil_import", |connection| {
            pupil_imports::table
                .filter(pupil_imports::id.eq(id.0))
                .select(ImportRow::as_select())
                .first(connection)
                .optional()
        })?;
        Ok(row.map(Into::into))
    }

    fn pupils_of_import(&mut self, id: PupilImportId) -> Result<Vec<PersonId>, StoreError> {
        let ids: Vec<i64> = self.run("pupils_of_import", |connection| {
            students::table.filter(students::import_id.eq(id.0)).select(students::id).load(connection)
        })?;
        Ok(ids.into_iter().map(PersonId).collect())
    }

    fn pupils_in_use(&mut self, id: PupilImportId) -> Result<Vec<PersonId>, StoreError> {
        let in_use = InUse { import: id.0 };
        let rows: Vec<InUseRow> = self.run("pupils_in_use", |connection| in_use.load(connection))?;
        Ok(rows.into_iter().map(|row| PersonId(row.id)).collect())
    }

    fn put_taken_back(&mut self, id: PupilImportId, at: DateTime<Utc>) -> Result<(), StoreError> {
        self.run("put_taken_back", |connection| {
            diesel::update(pupil_imports::table.filter(pupil_imports::id.eq(id.0)))
                .set(pupil_imports::taken_back_at.eq(at))
                .execute(connection)
                .map(drop)
        })
    }
}
