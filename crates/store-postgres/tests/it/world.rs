//! Schools and people to test with.

use std::cell::Cell;
use std::time::Duration;

use application::gate::session::LiveSession;
use application::testing::registered;
pub use application::testing::{at, key, registration};
use application::tx::database::{Database, GateTx, SchoolTx, in_school, through_gate};
use application::tx::terms::{Terms, under};
use application::tx::views::{SchoolView, Views};
use diesel::connection::{InstrumentationEvent, SimpleConnection, set_default_instrumentation};
use diesel::pg::PgConnection;
use diesel::prelude::*;
use diesel::sql_types::Text;
use ideb_core::simulation::name::SimulationName;
use kernel::{PersonId, SchoolId, StoreError};
use store_postgres::{Postgres, Requirements};
use test_database::TestDatabase;

/// A database and the adapter on it.
pub struct World {
    pub postgres: Postgres,
    pub database: TestDatabase,
}

impl World {
    pub fn new() -> Self {
        Self::with_connections(4)
    }

    pub fn with_connections(connections: u32) -> Self {
        let database = TestDatabase::new();
        let postgres = Postgres::connect(&database.server_url(), connections, Requirements::Testing).unwrap();
        Self { postgres, database }
    }

    /// Registers a school and signs its manager in. Keys are made of the username's first letter.
    pub fn school(&self, username: &str) -> LiveSession {
        registered(&self.postgres, &registration(username))
    }

    pub fn at_gate<T>(
        &self,
        work: impl FnOnce(&mut dyn GateTx) -> Result<T, StoreError>,
    ) -> Result<T, StoreError> {
        through_gate(&self.postgres, work)
    }

    pub fn within<T>(
        &self,
        session: &LiveSession,
        work: impl FnOnce(&mut dyn SchoolTx) -> Result<T, StoreError>,
    ) -> Result<T, StoreError> {
        in_school(&self.postgres, session.scope(), work)
    }

    pub fn begin(&self, session: &LiveSession) -> Box<dyn SchoolTx> {
        self.postgres.begin(session.scope()).unwrap()
    }

    pub fn view(&self, session: &LiveSession) -> Box<dyn SchoolView> {
        self.postgres.view(session.scope()).unwrap()
    }

    /// The audit trail takes the times that a test says, as the demonstration's takes the past that is told.
    pub fn with_invented_times(self) -> Self {
        self.admin().batch_execute("ALTER TABLE audit_events DISABLE TRIGGER dated_here").unwrap();
        self
    }

    pub fn admin(&self) -> PgConnection {
        PgConnection::establish(&self.database.admin_url()).unwrap()
    }

    /// A connection as the server has it, for statements that no port makes.
    pub fn server(&self) -> PgConnection {
        PgConnection::establish(&self.database.server_url()).unwrap()
    }
}

thread_local! {
    static STATEMENTS: Cell<usize> = const { Cell::new(0) };
    static PLANNED: Cell<usize> = const { Cell::new(0) };
}

/// Connections that are opened from now on count what each thread sends on them.
pub fn count_statements() {
    set_default_instrumentation(|| {
        Some(Box::new(|event: InstrumentationEvent<'_>| match event {
            InstrumentationEvent::StartQuery { .. } => STATEMENTS.set(STATEMENTS.get() + 1),
            InstrumentationEvent::CacheQuery { .. } => PLANNED.set(PLANNED.get() + 1),
            _ => {}
        }))
    })
    .unwrap();
}

/// What a row marked slow may have: minutes for a statement.
pub fn slowly<T>(work: impl FnOnce() -> T) -> T {
    under(Terms { statement: Some(Duration::from_secs(100)), may_commit: Box::new(|| true) }, work)
}

/// The statements that this thread sends meanwhile.
pub fn statements(work: impl FnOnce()) -> usize {
    STATEMENTS.set(0);
    work();
    STATEMENTS.get()
}

/// The statements that this thread prepares meanwhile, to be sent again without being planned.
pub fn planned(work: impl FnOnce()) -> usize {
    PLANNED.set(0);
    work();
    PLANNED.get()
}

pub fn user(session: &LiveSession) -> PersonId {
    session.actor().id()
}

/// What a simulation is called.
pub fn called(name: &str) -> SimulationName {
    SimulationName::typed(name).unwrap()
}

/// Enrols the pupil Bia Lima, number 2024001, whom no screen enrols yet.
pub fn enrol(world: &World, school: SchoolId) -> PersonId {
    world
        .admin()
        .batch_execute(&format!(
            "INSERT INTO people (school_id, id, kind, password_hash) VALUES ({school}, 77, 'pupil', '$');
             INSERT INTO students (school_id, id, student_id, name) VALUES ({school}, 77, '2024001', 'Bia Lima');
             INSERT INTO logins (kind, name, school_id, person_id) VALUES ('pupil', '2024001', {school}, 77)"
        ))
        .unwrap();
    PersonId(77)
}

#[derive(QueryableByName)]
struct TextRow {
    #[diesel(sql_type = Text)]
    text: String,
}

/// The texts that a statement gives as its column `text`.
pub fn texts(connection: &mut PgConnection, statement: &str) -> Vec<String> {
    let rows: Vec<TextRow> = diesel::sql_query(statement).load(connection).unwrap();
    rows.into_iter().map(|row| row.text).collect()
}
