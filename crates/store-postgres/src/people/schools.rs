//! The school of the transaction.

use chrono::{DateTime, Utc};
use diesel::prelude::*;
use kernel::{InepCode, SchoolId, StoreError, Uf};
use school_management::people::school::School;
use school_management::people::school_code::SchoolCode;
use school_management::people::store::{SchoolChanges, Schools};

use crate::column::words::Word;
use crate::connect::transaction::Transaction;
use crate::schema::people::schools;

#[derive(Queryable, Selectable)]
#[diesel(table_name = schools, check_for_backend(diesel::pg::Pg))]
struct SchoolRow {
    id: i64,
    name: String,
    municipality: String,
    state: Word<Uf>,
    inep_code: Option<Word<InepCode>>,
    code: Word<SchoolCode>,
    verified: bool,
    demo: bool,
    created_at: DateTime<Utc>,
}

impl Schools for Transaction {
    fn school(&mut self) -> Result<Option<School>, StoreError> {
        let row = self.run("school", |connection| {
            schools::table.select(SchoolRow::as_select()).first(connection).optional()
        })?;
        Ok(row.map(|row| School {
            id: SchoolId(row.id),
            name: row.name,
            municipality: row.municipality,
            state: row.state.0,
            inep_code: row.inep_code.map(|code| code.0),
            code: row.code.0,
            verified: row.verified,
            demo: row.demo,
            created_at: row.created_at,
        }))
    }

    fn own_classes_only(&mut self) -> Result<bool, StoreError> {
        self.run("own_classes_only", |connection| {
            schools::table.select(schools::own_classes_only).first(connection)
        })
    }
}

impl SchoolChanges for Transaction {
    fn set_own_classes_only(&mut self, on: bool) -> Result<(), StoreError> {
        self.run("set_own_classes_only", |connection| {
            diesel::update(schools::table).set(schools::own_classes_only.eq(on)).execute(connection)
        })?;
        Ok(())
    }

    fn set_inep_code(&mut self, code: &InepCode) -> Result<(), StoreError> {
        self.run("set_inep_code", |connection| {
            diesel::update(schools::table).set(schools::inep_code.eq(code.as_str())).execute(connection)
        })?;
        Ok(())
    }
}
