//! What restored rows may not hold though their tables' constraints let them: the server would stumble over it for good.

use std::collections::BTreeSet;

use diesel::pg::PgConnection;
use diesel::prelude::*;
use diesel::sql_types::{Bool, Text};

use crate::operator::backup::error::RestoreError;
use crate::operator::backup::tables::{Table, quoted};

/// Tables of a fixed number of rows, which migrations write, and the texts that tell one from another.
const SETTINGS: [(&str, &str); 2] = [
    ("public.quotas", "concat(name, CASE WHEN most IS NULL THEN ' without a number' END)"),
    ("public.registration_limit", "single::text"),
];

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
        tables.iter().filter(|table| table.kept).try_for_each(|table| times(connection, table))
    }
}

fn rows(connection: &mut PgConnection, table: &str, text: &str) -> QueryResult<BTreeSet<String>> {
    let rows: Vec<Named> =
        diesel::sql_query(format!("SELECT {text} AS name FROM {table}")).load(connection)?;
    Ok(rows.into_iter().map(|row| row.name).collect())
}

/// PostgreSQL knows times that no calendar of ours does: infinity, and years to 294276.
fn times(connection: &mut PgConnection, table: &Table) -> Result<(), RestoreError> {
    let typed = table.columns.iter().zip(&table.types);
    for (column, _) in typed.filter(|(_, kind)| kind.starts_with("timestamp") || *kind == "date") {
        let select = format!(
            "SELECT EXISTS (SELECT FROM {} WHERE {column} < '0001-01-02' OR {column} >= '9999-12-31') AS beyond",
            table.quoted,
            column = quoted(column)
        );
        let Beyond { beyond } = diesel::sql_query(select).get_result(connection)?;
        if beyond {
            return Err(RestoreError::Time { table: table.name.clone(), column: column.clone() });
        }
    }
    Ok(())
}
