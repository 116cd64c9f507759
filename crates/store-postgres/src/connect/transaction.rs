//! An open transaction: entered a role, and a school, for its own duration alone.
#![expect(
    clippy::disallowed_methods,
    reason = "what begins and ends a transaction takes no text from outside"
)]

use std::fmt;

use application::files::{Files, FilesView};
use application::gate::model::World;
use application::gate::ports::{Gate, SessionsByKey};
use application::gate::session::SchoolScope;
use application::quota::Quotas;
use application::tx::database::{GateTx, SchoolSessions, SchoolTx, SessionsTx};
use application::tx::once::OnceOnly;
use application::tx::terms;
use application::tx::views::{DemonstrationView, PublicView, SchoolView, SessionsView};
use diesel::connection::SimpleConnection;
use diesel::pg::PgConnection;
use diesel::r2d2::{ConnectionManager, PooledConnection};
use diesel::result::QueryResult;
use ideb_core::store::{IdebStore, ReferenceData};
use ideb_core::view::{IndexView, ReferenceView};
use kernel::StoreError;
use learning_style::store::{Learning, LearningView};
use lesson_planning::bncc::view::{CatalogueView, KnownSkills};
use lesson_planning::plan::store::{Plans, PlansView};
use quiz_engine::class_simulation::store::ClassSimulations;
use quiz_engine::class_simulation::view::ClassSimulationsView;
use quiz_engine::play::store::Quizzes;
use quiz_engine::play::view::QuizzesView;
use quiz_engine::question::store::Questions;
use quiz_engine::question::view::QuestionsView;
use school_management::actions::view::ActionsView;
use school_management::classes::view::ClassesView;
use school_management::notices::view::NoticesView;
use school_management::people::pupil::view::PupilsView;
use school_management::people::store::Schools;
use school_management::people::view::PeopleView;
use school_management::store::SchoolStore;

use crate::connect::error::store_error;

pub(crate) type Pooled = PooledConnection<ConnectionManager<PgConnection>>;

/// Whether a transaction decides, and so may write, or shows.
#[derive(Debug, Clone, Copy)]
pub(crate) enum Purpose {
    Decide,
    View,
}

/// What a transaction acts on, and with it the role it enters.
#[derive(Debug, Clone, Copy)]
pub(crate) enum Reach {
    School(SchoolScope),
    Gate,
    /// No school, whose rows are then invisible: what is asked for by its key, and readiness.
    NoSchool,
}

/// Where names are looked for, whatever a role's own settings are; temporary tables last, so that none hides another.
pub(crate) const fn search_path(world: World) -> &'static str {
    match world {
        World::Real => "SET LOCAL search_path = public, pg_temp",
        World::Demonstration => "SET LOCAL search_path = demonstration, public, pg_temp",
    }
}

/// Rolled back when dropped, unless committed.
pub(crate) struct Transaction {
    connection: Pooled,
    /// After an error PostgreSQL answers COMMIT with a silent rollback.
    failed: bool,
    open: bool,
}

impl Transaction {
    /// Begins, enters the role, sets the school and what a statement may take, all in one round trip.
    pub(crate) fn begin(mut connection: Pooled, reach: Reach, purpose: Purpose) -> QueryResult<Self> {
        let begin = match purpose {
            Purpose::Decide => "BEGIN",
            // All statements of a view see the same moment: figures of one screen agree while someone saves.
            Purpose::View => "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY",
        };
        let enter = match reach {
            Reach::School(scope) => {
                // No statement names a schema: the demonstration finds what was invented where others find INEP's.
                let path = search_path(scope.world());
                format!("SET LOCAL ROLE ideb_tenant; SET LOCAL app.school_id = '{}'; {path}", scope.school())
            }
            Reach::NoSchool => {
                format!(
                    "SET LOCAL ROLE ideb_tenant; SET LOCAL app.school_id = ''; {}",
                    search_path(World::Real)
                )
            }
            Reach::Gate => format!("SET LOCAL ROLE ideb_gate; {}", search_path(World::Real)),
        };
        let limit = terms::statement_limit()
            .map(|limit| format!("; SET LOCAL statement_timeout = {}", limit.as_millis()))
            .unwrap_or_default();
        let begun = connection.batch_execute(&format!("{begin}; {enter}{limit}"));
        // Made before the outcome is looked at: dropping it closes a transaction that began and failed after.
        let transaction = Self { connection, failed: false, open: true };
        begun.map(|()| transaction)
    }

    /// Runs one call, and gives its error the call's name.
    pub(crate) fn run<T>(
        &mut self,
        call: &'static str,
        work: impl FnOnce(&mut PgConnection) -> QueryResult<T>,
    ) -> Result<T, StoreError> {
        work(&mut self.connection).map_err(|error| {
            self.failed = true;
            store_error(call, error)
        })
    }

    fn finish(mut self) -> Result<(), StoreError> {
        if self.failed {
            return Err(StoreError::Broken {
                call: "commit",
                source: "the use case went on after an error".into(),
            });
        }
        let committed = self.run("commit", |connection| connection.batch_execute("COMMIT"));
        self.open = committed.is_err();
        committed.map_err(|error| match error {
            // Whether it arrived before the connection went, nobody knows.
            StoreError::Down(lost) => StoreError::Unknown(lost),
            refused => refused,
        })
    }
}

impl Drop for Transaction {
    fn drop(&mut self) {
        // A connection that cannot roll back is broken, and the pool closes it; so is one dropped by a panic.
        if self.open && !std::thread::panicking() {
            let _ = self.connection.batch_execute("ROLLBACK");
        }
    }
}

impl fmt::Debug for Transaction {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.debug_struct("Transaction")
            .field("failed", &self.failed)
            .field("open", &self.open)
            .finish_non_exhaustive()
    }
}

impl SchoolTx for Transaction {
    fn ideb(&mut self) -> &mut dyn IdebStore {
        self
    }

    fn school(&mut self) -> &mut dyn SchoolStore {
        self
    }

    fn catalogue(&mut self) -> &mut dyn KnownSkills {
        self
    }

    fn plans(&mut self) -> &mut dyn Plans {
        self
    }

    fn questions(&mut self) -> &mut dyn Questions {
        self
    }

    fn class_simulations(&mut self) -> &mut dyn ClassSimulations {
        self
    }

    fn quizzes(&mut self) -> &mut dyn Quizzes {
        self
    }

    fn learning(&mut self) -> &mut dyn Learning {
        self
    }

    fn files(&mut self) -> &mut dyn Files {
        self
    }

    fn once(&mut self) -> &mut dyn OnceOnly {
        self
    }

    fn sessions(&mut self) -> &mut dyn SchoolSessions {
        self
    }

    fn commit(self: Box<Self>) -> Result<(), StoreError> {
        self.finish()
    }
}

impl GateTx for Transaction {
    fn gate(&mut self) -> &mut dyn Gate {
        self
    }

    fn reference(&mut self) -> &mut dyn ReferenceData {
        self
    }

    fn commit(self: Box<Self>) -> Result<(), StoreError> {
        self.finish()
    }
}

impl SessionsTx for Transaction {
    fn by_key(&mut self) -> &mut dyn SessionsByKey {
        self
    }

    fn commit(self: Box<Self>) -> Result<(), StoreError> {
        self.finish()
    }
}

impl SchoolView for Transaction {
    fn school(&mut self) -> &mut dyn Schools {
        self
    }

    fn people(&mut self) -> &mut dyn PeopleView {
        self
    }

    fn sessions(&mut self) -> &mut dyn SessionsView {
        self
    }

    fn classes(&mut self) -> &mut dyn ClassesView {
        self
    }

    fn pupils(&mut self) -> &mut dyn PupilsView {
        self
    }

    fn catalogue(&mut self) -> &mut dyn CatalogueView {
        self
    }

    fn plans(&mut self) -> &mut dyn PlansView {
        self
    }

    fn questions(&mut self) -> &mut dyn QuestionsView {
        self
    }

    fn class_simulations(&mut self) -> &mut dyn ClassSimulationsView {
        self
    }

    fn quizzes(&mut self) -> &mut dyn QuizzesView {
        self
    }

    fn learning(&mut self) -> &mut dyn LearningView {
        self
    }

    fn actions(&mut self) -> &mut dyn ActionsView {
        self
    }

    fn files(&mut self) -> &mut dyn FilesView {
        self
    }

    fn index(&mut self) -> &mut dyn IndexView {
        self
    }

    fn notices(&mut self) -> &mut dyn NoticesView {
        self
    }

    fn quotas(&mut self) -> &mut dyn Quotas {
        self
    }
}

impl PublicView for Transaction {
    fn reference(&mut self) -> &mut dyn ReferenceView {
        self
    }

    fn demonstration(&mut self) -> &mut dyn DemonstrationView {
        self
    }
}

#[cfg(test)]
mod tests {
    use diesel::r2d2::Pool;
    use test_database::TestDatabase;

    use super::*;

    #[test]
    fn a_view_writes_nothing_and_a_decision_does() {
        let database = TestDatabase::new();
        let pool = Pool::builder().max_size(1).build(ConnectionManager::new(database.server_url())).unwrap();
        for (purpose, written) in [(Purpose::View, false), (Purpose::Decide, true)] {
            let mut transaction = Transaction::begin(pool.get().unwrap(), Reach::Gate, purpose).unwrap();
            let outcome = transaction.run("test", |connection| {
                connection.batch_execute("INSERT INTO signin_attempts VALUES ('key', 1, now())")
            });
            assert_eq!(outcome.is_ok(), written, "{purpose:?}: {outcome:?}");
            // What follows an error is lost: it must not look committed.
            assert_eq!(transaction.finish().is_ok(), written, "{purpose:?}");
        }
    }

    #[test]
    fn a_commit_whose_answer_is_lost_is_not_said_to_have_failed() {
        let database = TestDatabase::new();
        let pool = Pool::builder().max_size(1).build(ConnectionManager::new(database.server_url())).unwrap();
        let transaction = Transaction::begin(pool.get().unwrap(), Reach::Gate, Purpose::Decide).unwrap();
        database.disconnect_all();
        let outcome = transaction.finish();
        assert!(matches!(outcome, Err(StoreError::Unknown(_))), "{outcome:?}");
    }
}
