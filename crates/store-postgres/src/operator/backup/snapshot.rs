//! All rows, as they are at one moment.

use std::fmt;

use diesel::connection::SimpleConnection;
use diesel::pg::{PgConnection, PgRowByRowLoadingMode};
use diesel::prelude::*;
use diesel::sql_types::Text;
use kernel::StoreError;

use crate::connect::error::store_error;
use crate::connect::migrate::{self, MigrationError};
use crate::operator::backup::tables::{self, Sequence, Table, quoted};

/// A transaction that sees one moment, as a role that reads every row.
pub struct Snapshot {
    connection: PgConnection,
    migrations: Vec<String>,
    tables: Vec<Table>,
}

#[derive(QueryableByName)]
struct Row {
    #[diesel(sql_type = Text)]
    line: String,
}

impl Snapshot {
    /// A role that would not see all rows is refused by the first table that hides some.
    pub fn begin(url: &str) -> Result<Self, MigrationError> {
        let mut connection = migrate::connect(url)?;
        connection.batch_execute(
            "BEGIN ISOLATION LEVEL REPEATABLE READ, READ ONLY;
             SET LOCAL row_security = off; SET LOCAL datestyle = 'ISO'",
        )?;
        let mut migrations = migrate::applied(&mut connection)?;
        migrations.sort();
        let mut tables = tables::tables(&mut connection)?;
        tables.retain(|table| table.kept);
        Ok(Self { connection, migrations, tables })
    }

    /// The versions of the migrations that made the tables.
    pub fn migrations(&self) -> &[String] {
        &self.migrations
    }

    /// Each after those it refers to.
    pub fn tables(&self) -> Vec<Table> {
        self.tables.clone()
    }

    /// Each row as a JSON array of its columns' texts.
    pub fn rows<E: From<StoreError>>(
        &mut self,
        table: &Table,
        mut each: impl FnMut(&str) -> Result<(), E>,
    ) -> Result<(), E> {
        let failed = |error| E::from(store_error("rows", error));
        let texts: Vec<_> = table.columns.iter().map(|column| format!("{}::text", quoted(column))).collect();
        let select = format!(
            "SELECT array_to_json(ARRAY[{}]::text[])::text AS line FROM {}",
            texts.join(", "),
            table.quoted
        );
        let rows = diesel::sql_query(select)
            .load_iter::<Row, PgRowByRowLoadingMode>(&mut self.connection)
            .map_err(failed)?;
        for row in rows {
            each(&row.map_err(failed)?.line)?;
        }
        Ok(())
    }

    /// To be read after the rows: sequences are not of the moment, and must not be behind them.
    pub fn sequences(&mut self) -> Result<Vec<Sequence>, StoreError> {
        tables::sequences(&mut self.connection).map_err(|error| store_error("sequences", error))
    }
}

impl fmt::Debug for Snapshot {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.debug_struct("Snapshot").field("migrations", &self.migrations).finish_non_exhaustive()
    }
}
