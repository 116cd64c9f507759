//! Which tables there are, in an order in which references resolve.

use std::collections::BTreeSet;

use diesel::pg::PgConnection;
use diesel::prelude::*;
use diesel::sql_types::{Array, Bool, Text};

/// Tables whose rows end with the installation: who was signed in, answers kept for a repeated request, attempts.
pub const LEFT_OUT: [&str; 3] = ["sessions", "idempotency_keys", "signin_attempts"];

/// A table and the columns that are written: not those that are computed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Table {
    /// With its schema: `public.schools`.
    pub name: String,
    pub columns: Vec<String>,
    pub(super) types: Vec<String>,
    pub(super) schema: String,
    /// As SQL names it.
    pub(super) quoted: String,
    /// Row-level security stands before its rows.
    pub(super) guarded: bool,
    pub(super) kept: bool,
}

impl Table {
    /// Whether this is the table, as of its version with this column.
    pub(super) fn has(&self, name: &str, column: &str) -> bool {
        self.name == name && self.columns.iter().any(|known| known == column)
    }
}

#[derive(QueryableByName)]
struct TableRow {
    #[diesel(sql_type = Text)]
    schema: String,
    #[diesel(sql_type = Text)]
    name: String,
    #[diesel(sql_type = Bool)]
    guarded: bool,
    #[diesel(sql_type = Array<Text>)]
    columns: Vec<String>,
    #[diesel(sql_type = Array<Text>)]
    types: Vec<String>,
    #[diesel(sql_type = Array<Text>)]
    parents: Vec<String>,
}

/// Every table of ours but the one of the migrations, each after those it refers to.
pub(super) fn tables(connection: &mut PgConnection) -> QueryResult<Vec<Table>> {
    let mut waiting: Vec<TableRow> = diesel::sql_query(
        "SELECT n.nspname::text AS schema, c.relname::text AS name, c.relrowsecurity AS guarded,
            ARRAY(SELECT attname::text FROM pg_attribute WHERE attrelid = c.oid AND attnum > 0
                AND NOT attisdropped AND attgenerated = '' ORDER BY attnum) AS columns,
            ARRAY(SELECT format_type(atttypid, atttypmod) FROM pg_attribute WHERE attrelid = c.oid AND attnum > 0
                AND NOT attisdropped AND attgenerated = '' ORDER BY attnum) AS types,
            ARRAY(SELECT DISTINCT concat(pn.nspname, '.', p.relname) FROM pg_constraint f
                JOIN pg_class p ON p.oid = f.confrelid JOIN pg_namespace pn ON pn.oid = p.relnamespace
                WHERE f.conrelid = c.oid AND f.contype = 'f' AND f.confrelid <> c.oid) AS parents
         FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
         WHERE c.relkind IN ('r', 'p') AND NOT c.relispartition AND n.nspname IN ('public', 'demonstration')
            AND c.relname <> '__diesel_schema_migrations'
         ORDER BY n.nspname DESC, c.relname",
    )
    .load(connection)?;
    let mut placed = BTreeSet::new();
    let mut tables = Vec::new();
    while !waiting.is_empty() {
        let (ready, later): (Vec<_>, Vec<_>) =
            waiting.into_iter().partition(|row| row.parents.iter().all(|parent| placed.contains(parent)));
        if ready.is_empty() {
            let names: Vec<_> = later.into_iter().map(|row| row.name).collect();
            return Err(diesel::result::Error::QueryBuilderError(
                format!("tables refer to each other in a circle: {}", names.join(", ")).into(),
            ));
        }
        placed.extend(ready.iter().map(TableRow::full_name));
        tables.extend(ready.into_iter().map(Table::from));
        waiting = later;
    }
    Ok(tables)
}

pub(super) fn quoted(name: &str) -> String {
    format!("\"{}\"", name.replace('"', "\"\""))
}

impl TableRow {
    fn full_name(&self) -> String {
        format!("{}.{}", self.schema, self.name)
    }
}

impl From<TableRow> for Table {
    fn from(row: TableRow) -> Self {
        Self {
            name: row.full_name(),
            quoted: format!("{}.{}", quoted(&row.schema), quoted(&row.name)),
            kept: !LEFT_OUT.contains(&row.name.as_str()),
            schema: row.schema,
            columns: row.columns,
            types: row.types,
            guarded: row.guarded,
        }
    }
}
