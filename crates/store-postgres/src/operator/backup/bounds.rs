//! What restored rows may not hold though their tables' constraints let them: the server would stumble over it for good.

use std::collections::BTreeSet;
use std::str::FromStr;

use diesel::pg::PgConnection;
use diesel::prelude::*;
use diesel::sql_types::{Bool, Text};
use kernel::InepCode;
use school_management::classes::class::ClassName;
use school_management::classes::subject::SubjectName;
use school_management::people::pupil::{Enrolment, GuardianName, Phone, PupilName};
use school_management::people::staff::{Email, Username};

use crate::operator::backup::error::RestoreError;
use crate::operator::backup::tables::{Table, quoted};

/// Tables of a fixed number of rows, which migrations write, and the texts that tell one from another.
const SETTINGS: [(&str, &str); 2] = [
    ("public.quotas", "concat(name, CASE WHEN most IS NULL THEN ' without a number' END)"),
    ("public.registration_limit", "single::text"),
];

/// Texts that the server reads by rules that no constraint says: one that breaks them would end every request that meets it.
const TEXTS: [(&str, &str, fn(&str) -> bool); 10] = [
    ("public.schools", "inep_code", is::<InepCode>),
    ("public.users", "username", is::<Username>),
    ("public.users", "email", is::<Email>),
    ("public.classes", "name", is::<ClassName>),
    ("public.subjects", "name", is::<SubjectName>),
    ("public.students", "student_id", is::<Enrolment>),
    ("public.students", "name", is::<PupilName>),
    ("public.students", "email", is::<Email>),
    ("public.students", "guardian_name", is::<GuardianName>),
    ("public.students", "guardian_phone", is::<Phone>),
];

/// So many texts are in memory at a time.
const TEXTS_AT_ONCE: usize = 10_000;

fn is<T: FromStr>(text: &str) -> bool {
    text.parse::<T>().is_ok()
}

/// The rows that migrations wrote into those tables, as many of them as there are at a version.
pub(super) struct Bounds(Vec<(&'static str, &'static str, BTreeSet<String>)>);

#[derive(QueryableByName)]
struct Named {
    #[diesel(sql_type = Text)]
    name: String,
}

#[derive(QueryableByName)]
struct Beyond {
    #[diesel(sql_type = Bool)]
    beyond: bool,
}

impl Bounds {
    pub(super) fn of(connection: &mut PgConnection, tables: &[Table]) -> QueryResult<Self> {
        let there = SETTINGS.into_iter().filter(|(name, _)| tables.iter().any(|table| table.name == *name));
        let noted = there.map(|(table, text)| Ok((table, text, rows(connection, table, text)?)));
        noted.collect::<QueryResult<_>>().map(Self)
    }

    /// After the last row, by who sees all of them.
    pub(super) fn check(&self, connection: &mut PgConnection, tables: &[Table]) -> Result<(), RestoreError> {
        for (table, text, written) in &self.0 {
            if rows(connection, table, text)? != *written {
                return Err(RestoreError::Settings { table: (*table).to_owned() });
            }
        }
        tables.iter().filter(|table| table.kept).try_for_each(|table| {
            times(connection, table)?;
            lists(connection, table)?;
            texts(connection, table)
        })
    }
}

fn rows(connection: &mut PgConnection, table: &str, text: &str) -> QueryResult<BTreeSet<String>> {
    let rows: Vec<Named> =
        diesel::sql_query(format!("SELECT {text} AS name FROM {table}")).load(connection)?;
    Ok(rows.into_iter().map(|row| row.name).collect())
}

fn any(connection: &mut PgConnection, table: &Table, condition: &str) -> QueryResult<bool> {
    let select = format!("SELECT EXISTS (SELECT FROM {} WHERE {condition}) AS beyond", table.quoted);
    diesel::sql_query(select).get_result(connection).map(|Beyond { beyond }| beyond)
}

/// PostgreSQL knows times that no calendar of ours does: infinity, and years to 294276.
fn times(connection: &mut PgConnection, table: &Table) -> Result<(), RestoreError> {
    let typed = table.columns.iter().zip(&table.types);
    for (column, _) in typed.filter(|(_, kind)| kind.starts_with("timestamp") || *kind == "date") {
        let name = quoted(column);
        if any(connection, table, &format!("{name} < '0001-01-02' OR {name} >= '9999-12-31'"))? {
            return Err(RestoreError::Time { table: table.name.clone(), column: column.clone() });
        }
    }
    Ok(())
}

/// An array's type does not say how deep it is.
fn lists(connection: &mut PgConnection, table: &Table) -> Result<(), RestoreError> {
    let typed = table.columns.iter().zip(&table.types);
    for (column, _) in typed.filter(|(_, kind)| kind.ends_with("[]")) {
        if any(connection, table, &format!("array_ndims({}) > 1", quoted(column)))? {
            return Err(RestoreError::Nested { table: table.name.clone(), column: column.clone() });
        }
    }
    Ok(())
}

fn texts(connection: &mut PgConnection, table: &Table) -> Result<(), RestoreError> {
    let ours = TEXTS
        .iter()
        .filter(|(name, column, _)| table.name == *name && table.columns.iter().any(|known| known == column));
    for (_, column, is_one) in ours {
        let texts = format!("SELECT {column} AS name FROM {} WHERE {column} IS NOT NULL", table.quoted);
        diesel::sql_query(format!("DECLARE texts NO SCROLL CURSOR FOR {texts}")).execute(connection)?;
        loop {
            let fetched: Vec<Named> =
                diesel::sql_query(format!("FETCH {TEXTS_AT_ONCE} FROM texts")).load(connection)?;
            if fetched.iter().any(|text| !is_one(&text.name)) {
                return Err(RestoreError::Text { table: table.name.clone(), column: (*column).to_owned() });
            }
            if fetched.len() < TEXTS_AT_ONCE {
                break;
            }
        }
        diesel::sql_query("CLOSE texts").execute(connection)?;
    }
    Ok(())
}
