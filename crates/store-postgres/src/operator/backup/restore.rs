//! Rows into an empty database, by a role that may do nothing else.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt;

use diesel::connection::SimpleConnection;
use diesel::pg::PgConnection;
use diesel::prelude::*;
use diesel::sql_types::Text;
use kernel::quotable;

use crate::connect::error::store_error;
use crate::connect::migrate;
use crate::operator::backup::bounds::Bounds;
use crate::operator::backup::error::RestoreError;
use crate::operator::backup::numbering::{Numbering, Sequence};
use crate::operator::backup::tables::{self, Table, quoted};

/// Makes the tables as they were after these migrations, lets `fill` write the rows, and migrates on to this program's
/// schema: all of it or nothing.
///
/// The rows are written by a role that is made for this transaction and goes with it, and that may INSERT alone.
#[expect(clippy::disallowed_methods, reason = "an operator's command is its own transaction")]
pub fn restore<E>(
    url: &str,
    migrations: &[String],
    fill: impl FnOnce(&mut Restoration<'_>) -> Result<(), E>,
) -> Result<(), E>
where
    E: From<RestoreError> + From<diesel::result::Error>,
{
    let mut connection = migrate::connect(url).map_err(RestoreError::from)?;
    connection.transaction(|connection| {
        let (tables, bounds) = prepare(connection, migrations)?;
        let numbering = Numbering::of(connection)?;
        connection.batch_execute("SET LOCAL ROLE ideb_restore")?;
        let mut restoration = Restoration { connection, tables, filled: BTreeSet::new(), bounds, numbering };
        fill(&mut restoration)?;
        let connection = restoration.finish()?;
        migrate::run_pending(connection).map_err(RestoreError::from)?;
        Ok::<_, E>(())
    })?;
    // The planner takes what was just filled for empty until it is told.
    Ok(connection.batch_execute("ANALYZE")?)
}

/// Empty tables of that version, into which the role may write.
fn prepare(
    connection: &mut PgConnection,
    migrations: &[String],
) -> Result<(Vec<Table>, Bounds), RestoreError> {
    migrate::take_turn(connection)?;
    if !tables::tables(connection)?.is_empty() {
        return Err(RestoreError::NotEmpty);
    }
    migrate::run_exactly(connection, migrations)?
        .map_err(|stranger| RestoreError::Newer(quotable(&stranger)))?;
    let tables = tables::tables(connection)?;
    let bounds = Bounds::of(connection, &tables)?;
    // Rows that migrations write are in the backup as well, as they were then.
    let names: Vec<_> = tables.iter().map(|table| table.quoted.as_str()).collect();
    if names.is_empty() {
        return Err(RestoreError::Different("não há nenhuma".to_owned()));
    }
    let mut statements = vec![format!("TRUNCATE {}", names.join(", "))];
    statements.push("CREATE ROLE ideb_restore NOLOGIN; GRANT ideb_restore TO CURRENT_USER".to_owned());
    let schemas: BTreeSet<_> = tables.iter().map(|table| quoted(&table.schema)).collect();
    statements.extend(schemas.iter().map(|schema| format!("GRANT USAGE ON SCHEMA {schema} TO ideb_restore")));
    for Table { quoted, .. } in tables.iter().filter(|table| table.kept) {
        statements.push(format!("GRANT INSERT ON {quoted} TO ideb_restore"));
    }
    for Table { quoted, .. } in tables.iter().filter(|table| table.kept && table.guarded) {
        statements.push(format!(
            "CREATE POLICY restoring ON {quoted} FOR INSERT TO ideb_restore WITH CHECK (true)"
        ));
    }
    statements.push("SET LOCAL datestyle = 'ISO'".to_owned());
    connection.batch_execute(&statements.join(";\n"))?;
    Ok((tables, bounds))
}

/// Tables that are being filled.
pub struct Restoration<'a> {
    connection: &'a mut PgConnection,
    tables: Vec<Table>,
    filled: BTreeSet<String>,
    bounds: Bounds,
    numbering: Numbering,
}

/// The statement that writes rows into a table that was announced.
#[derive(Debug)]
pub struct Insert {
    table: String,
    statement: String,
}

impl<'a> Restoration<'a> {
    /// Announces the rows of a table: each has these columns, in this order.
    pub fn begin(&mut self, name: &str, columns: &[String]) -> Result<Insert, RestoreError> {
        let different = |what: String| Err(RestoreError::Different(what));
        let Some(table) = self.tables.iter().find(|table| table.kept && table.name == name) else {
            return different(format!("não há uma tabela {}", quotable(name)));
        };
        let types: BTreeMap<_, _> = table.columns.iter().zip(&table.types).collect();
        let written: BTreeSet<_> = columns.iter().collect();
        // The same column twice is refused by PostgreSQL.
        if !written.iter().eq(types.keys()) {
            return different(format!("as colunas de {name} são outras"));
        }
        if !self.filled.insert(name.to_owned()) {
            return different(format!("{name} aparece duas vezes"));
        }
        let names: Vec<_> = columns.iter().map(|column| quoted(column)).collect();
        let values =
            columns.iter().enumerate().map(|(place, column)| format!("(r->>{place})::{}", types[column]));
        let statement = format!(
            "INSERT INTO {} ({}) OVERRIDING SYSTEM VALUE SELECT {} FROM jsonb_array_elements($1::jsonb) AS r",
            table.quoted,
            names.join(", "),
            values.collect::<Vec<_>>().join(", ")
        );
        Ok(Insert { table: name.to_owned(), statement })
    }

    /// Writes rows, a JSON array of arrays of texts, and says how many.
    pub fn insert(&mut self, into: &Insert, rows: &str) -> Result<usize, RestoreError> {
        let written =
            diesel::sql_query(into.statement.as_str()).bind::<Text, _>(rows).execute(self.connection);
        written.map_err(|error| RestoreError::Rows {
            table: into.table.clone(),
            source: store_error("restore", error),
        })
    }

    /// Notes how far a sequence has come, once for each; it is set after the last row, and must not be behind it.
    pub fn set_sequence(&mut self, sequence: Sequence) -> Result<(), RestoreError> {
        self.numbering.note(sequence)
    }

    /// As the owner again, without the role.
    fn finish(self) -> Result<&'a mut PgConnection, RestoreError> {
        let mut kept = self.tables.iter().filter(|table| table.kept);
        if let Some(missing) = kept.find(|table| !self.filled.contains(&table.name)) {
            return Err(RestoreError::Different(format!("falta {}", missing.name)));
        }
        self.connection.batch_execute(
            // A table from which a policy would hide rows is an error then.
            "RESET ROLE; DROP OWNED BY ideb_restore; DROP ROLE ideb_restore; SET LOCAL row_security = off",
        )?;
        self.bounds.check(self.connection, &self.tables)?;
        self.numbering.set(self.connection)?;
        Ok(self.connection)
    }
}

impl fmt::Debug for Restoration<'_> {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.debug_struct("Restoration").field("filled", &self.filled).finish_non_exhaustive()
    }
}

#[cfg(test)]
mod tests {
    use test_database::ThrowAwayCluster;

    use super::*;

    #[test]
    fn the_role_may_insert_and_nothing_else() {
        let cluster = ThrowAwayCluster::start().unwrap();
        let url = cluster.url();
        let source: diesel::migration::Result<Vec<Box<dyn diesel::migration::Migration<diesel::pg::Pg>>>> =
            diesel::migration::MigrationSource::migrations(&migrate::MIGRATIONS);
        let mut versions: Vec<_> =
            source.unwrap().iter().map(|found| found.name().version().to_string()).collect();
        versions.sort();
        let outcome = restore(&url, &versions, |restoration| -> Result<(), RestoreError> {
            let school =
                "INSERT INTO schools (name, municipality, state, code) VALUES ('E', 'M', 'RO', 'AAAAA')";
            restoration.connection.batch_execute(&format!("SAVEPOINT tried; {school}"))?;
            for refused in [
                "SELECT FROM schools",
                "UPDATE schools SET verified = true",
                "DELETE FROM schools",
                "TRUNCATE schools",
                "INSERT INTO sessions (sid) VALUES ('')",
                "INSERT INTO __diesel_schema_migrations (version) VALUES ('9999')",
                "ALTER TABLE schools DISABLE ROW LEVEL SECURITY",
                "CREATE TABLE public.mine (id integer)",
                "CREATE FUNCTION public.mine() RETURNS integer LANGUAGE sql AS 'SELECT 1'",
                "COPY (SELECT 1) TO PROGRAM 'true'",
            ] {
                let tried = restoration.connection.batch_execute(&format!("SAVEPOINT tried; {refused}"));
                assert!(tried.is_err(), "{refused}");
                restoration.connection.batch_execute("ROLLBACK TO tried")?;
            }
            Err(RestoreError::NotEmpty)
        });
        assert!(matches!(outcome, Err(RestoreError::NotEmpty)), "{outcome:?}");
        cluster.stop().unwrap();
    }
}
