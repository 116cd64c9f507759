//! All rows, as they are at one moment.

use std::fmt;

use diesel::connection::SimpleConnection;
use diesel::pg::{PgConnection, PgRowByRowLoadingMode};
use diesel::prelude::*;
use diesel::sql_types::Text;
use kernel::StoreError;
use thiserror::Error;

use crate::connect::error::store_error;
use crate::connect::migrate::{self, MigrationError};
use crate::operator::backup::numbering::{Numbering, Sequence};
use crate::operator::backup::tables::{self, Table, quoted};

/// Why no backup can be made: sentences for the operator.
#[derive(Debug, Error)]
pub enum SnapshotError {
    #[error(
        "este usuário do banco de dados não lê todas as linhas de {table}: use o dono das tabelas (IDEB_ADMIN_URL), com \
         BYPASSRLS, ou o papel ideb_backup"
    )]
    Blind { table: String, source: diesel::result::Error },
    #[error(transparent)]
    Migration(#[from] MigrationError),
    #[error(transparent)]
    Store(#[from] StoreError),
}

impl From<diesel::result::Error> for SnapshotError {
    fn from(error: diesel::result::Error) -> Self {
        Self::Store(store_error("snapshot", error))
    }
}

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
    /// Refused to a role that does not see all rows.
    pub fn begin(url: &str) -> Result<Self, SnapshotError> {
        let mut connection = migrate::connect(url)?;
        connection.batch_execute(
            // A table from which a policy would hide rows is an error then.
            "BEGIN ISOLATION LEVEL REPEATABLE READ, READ ONLY;
             SET LOCAL row_security = off; SET LOCAL datestyle = 'ISO'",
        )?;
        let mut tables = tables::tables(&mut connection)?;
        tables.retain(|table| table.kept);
        for table in &tables {
            let look = format!("SELECT FROM {} LIMIT 0", table.quoted);
            connection
                .batch_execute(&look)
                .map_err(|source| SnapshotError::Blind { table: table.name.clone(), source })?;
        }
        let mut migrations = migrate::applied(&mut connection)?;
        migrations.sort();
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

    /// As far as the rows need them; to be read after these, since sequences are not of the moment. With the tables behind whose
    /// rows they stand in the database, where the next row finds its number taken.
    pub fn sequences(&mut self) -> Result<(Vec<Sequence>, Vec<String>), StoreError> {
        let connection = &mut self.connection;
        let raised = Numbering::of(connection).and_then(|numbering| numbering.raised(connection));
        raised.map_err(|error| store_error("sequences", error))
    }
}

impl fmt::Debug for Snapshot {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.debug_struct("Snapshot").field("migrations", &self.migrations).finish_non_exhaustive()
    }
}
