//! The schema's migrations, compiled in.

use diesel::connection::SimpleConnection;
use diesel::migration::{Migration, MigrationSource};
use diesel::pg::{Pg, PgConnection};
use diesel::prelude::*;
use diesel::sql_types::{Bool, Text};
use diesel_migrations::{EmbeddedMigrations, MigrationHarness, embed_migrations};
use thiserror::Error;

use crate::column::statement::{row, statement};
use crate::connect::address::{Address, AddressError};
use crate::connect::school_words;
use crate::operator::advances;

/// The schema, from nothing to this program's.
pub const MIGRATIONS: EmbeddedMigrations = embed_migrations!("../../migrations");

/// Any number, the same in every program that migrates this schema: "ideb" in ASCII.
const LOCK: i64 = 0x6964_6562;

/// Why the schema could not be brought up to date.
#[derive(Debug, Error)]
pub enum MigrationError {
    #[error("{0}")]
    Address(String),
    #[error("o banco de dados não respondeu")]
    Connection(#[from] ConnectionError),
    #[error("o esquema do banco de dados não pôde ser atualizado")]
    Migration(#[source] Box<dyn std::error::Error + Send + Sync>),
}

impl From<AddressError> for MigrationError {
    fn from(error: AddressError) -> Self {
        Self::Address(error.to_string())
    }
}

impl From<diesel::result::Error> for MigrationError {
    fn from(error: diesel::result::Error) -> Self {
        Self::Migration(Box::new(error))
    }
}

/// Applies what is missing and says how many migrations that were. Programs that start at once take turns.
///
/// The address must be that of a superuser, or of an owner with CREATEROLE and BYPASSRLS: adding a foreign key as an
/// owner bound by the policies would validate nothing.
pub fn run(url: &str) -> Result<usize, MigrationError> {
    let mut connection = connect(url)?;
    take_turn(&mut connection)?;
    run_pending(&mut connection)
}

/// Until the connection closes.
#[expect(clippy::disallowed_methods, reason = "a lock that the program names itself")]
pub(crate) fn take_turn(connection: &mut PgConnection) -> QueryResult<()> {
    connection.batch_execute(&format!("SELECT pg_advisory_lock({LOCK})"))
}

pub(crate) fn run_pending(connection: &mut PgConnection) -> Result<usize, MigrationError> {
    let applied = connection.run_pending_migrations(MIGRATIONS).map_err(MigrationError::Migration)?.len();
    // What a version before this one imported.
    for table in ["public.reference_schools", "demonstration.reference_schools"] {
        school_words::tell(connection, table)?;
    }
    if applied > 0 || is_untold(connection)? {
        advances::tell(connection)?;
    }
    Ok(applied)
}

row! {
    UntoldRow { untold: bool => Bool }
}

statement! {
    Untold() -> UntoldRow =
        "SELECT NOT EXISTS (SELECT FROM public.reference_advances)
            AND EXISTS (SELECT FROM public.reference_school_results) AS untold"
}

/// Whether a program that ended between its migrations and the telling left it undone.
fn is_untold(connection: &mut PgConnection) -> QueryResult<bool> {
    let row: UntoldRow = Untold {}.get_result(connection)?;
    Ok(row.untold)
}

/// Applies the first of our migrations, which must be these; else names one that is not ours, or not in its place.
pub(crate) fn run_exactly(
    connection: &mut PgConnection,
    versions: &[String],
) -> Result<Result<(), String>, MigrationError> {
    let ours = connection.pending_migrations(MIGRATIONS).map_err(MigrationError::Migration)?;
    let known: Vec<_> = ours.iter().map(|migration| migration.name().version().to_string()).collect();
    let stranger = versions.iter().zip(known.iter().map(Some).chain(std::iter::repeat(None)));
    if let Some((stranger, _)) = stranger.into_iter().find(|(version, own)| Some(*version) != *own) {
        return Ok(Err(stranger.clone()));
    }
    connection.run_migrations(&ours[..versions.len()]).map_err(MigrationError::Migration)?;
    Ok(Ok(()))
}

/// Whether the database carries this program's schema, or a newer one.
pub fn is_current(url: &str) -> Result<bool, MigrationError> {
    Ok(are_current(&applied(&mut connect(url)?)?))
}

pub(crate) fn connect(url: &str) -> Result<PgConnection, MigrationError> {
    Ok(PgConnection::establish(&Address::parse(url)?.for_operator())?)
}

/// Versions that were applied; none where nothing was ever migrated.
pub(crate) fn applied(connection: &mut PgConnection) -> QueryResult<Vec<String>> {
    let migrated: bool =
        diesel::select(diesel::dsl::sql::<Bool>("to_regclass('__diesel_schema_migrations') IS NOT NULL"))
            .get_result(connection)?;
    if !migrated {
        return Ok(Vec::new());
    }
    diesel::dsl::sql::<Text>("SELECT version FROM __diesel_schema_migrations").load(connection)
}

/// Whether a newer program has migrated: what its schema must be like is not written down here.
pub(crate) fn are_newer(applied: &[String]) -> bool {
    let known = versions();
    applied.iter().any(|version| !known.contains(version))
}

pub(crate) fn are_current(applied: &[String]) -> bool {
    let known = versions();
    !known.is_empty() && known.iter().all(|version| applied.contains(version))
}

/// Of this program's migrations; none when they cannot be read.
fn versions() -> Vec<String> {
    let known: diesel::migration::Result<Vec<Box<dyn Migration<Pg>>>> = MIGRATIONS.migrations();
    let known = known.unwrap_or_default();
    known.iter().map(|migration| migration.name().version().to_string()).collect()
}
