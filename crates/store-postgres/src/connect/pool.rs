//! Connections, and how a transaction gets one.

use std::time::Duration;

use application::gate::session::SchoolScope;
use application::tx::database::{Database, GateTx, SchoolTx};
use application::tx::views::{PublicView, SchoolView, Views};
use diesel::pg::PgConnection;
use diesel::r2d2::{ConnectionManager, HandleError, Pool, PoolError};
use kernel::StoreError;

use crate::connect::address::Address;
use crate::connect::error::{is_disconnected, store_error};
use crate::connect::migrate;
use crate::connect::safety::{Requirements, Unsafe, refuse_unsafe};
use crate::connect::transaction::{Purpose, Reach, Transaction};

/// How long a request waits for a connection before it hears "try again".
const WAIT: Duration = Duration::from_secs(1);

/// PostgreSQL behind the program's ports.
#[derive(Debug, Clone)]
pub struct Postgres {
    pool: Pool<ConnectionManager<PgConnection>>,
}

impl Postgres {
    /// Checks that the database is safe to serve from, and opens a pool of at most `connections`, as the role
    /// `ideb_server`. While the database is away later on, transactions fail with [`StoreError::Down`].
    pub fn connect(url: &str, connections: u32, requirements: Requirements) -> Result<Self, Unsafe> {
        let address = Address::parse(url)?;
        refuse_unsafe(&address, requirements)?;
        let pool = Pool::builder()
            .max_size(connections.max(1))
            .min_idle(Some(1))
            .test_on_check_out(false)
            .connection_timeout(WAIT)
            .error_handler(Box::new(LogsFailures))
            .build_unchecked(ConnectionManager::new(address.for_server()));
        Ok(Self { pool })
    }

    /// Finds a connection that lives and begins on it. After the database restarted, each of the pool's connections
    /// may be dead; none of them costs more than a failed write.
    fn begin_on(&self, reach: Reach, purpose: Purpose) -> Result<Transaction, StoreError> {
        let mut retries = self.pool.max_size();
        loop {
            let connection = self.pool.get().map_err(|error: PoolError| StoreError::Down(Box::new(error)))?;
            match Transaction::begin(connection, reach, purpose) {
                Ok(transaction) => return Ok(transaction),
                Err(error) if retries > 0 && is_disconnected(&error) => retries -= 1,
                Err(error) => return Err(store_error("begin", error)),
            }
        }
    }
}

impl Database for Postgres {
    fn begin(&self, scope: SchoolScope) -> Result<Box<dyn SchoolTx>, StoreError> {
        Ok(Box::new(self.begin_on(Reach::School(scope), Purpose::Decide)?))
    }

    fn begin_gate(&self) -> Result<Box<dyn GateTx>, StoreError> {
        Ok(Box::new(self.begin_on(Reach::Gate, Purpose::Decide)?))
    }

    fn is_ready(&self) -> Result<bool, StoreError> {
        let mut transaction = self.begin_on(Reach::Gate, Purpose::View)?;
        let applied = transaction.run("is_ready", migrate::applied)?;
        Ok(migrate::are_current(&applied))
    }
}

impl Views for Postgres {
    fn view(&self, scope: SchoolScope) -> Result<Box<dyn SchoolView>, StoreError> {
        Ok(Box::new(self.begin_on(Reach::School(scope), Purpose::View)?))
    }

    fn view_public(&self) -> Result<Box<dyn PublicView>, StoreError> {
        Ok(Box::new(self.begin_on(Reach::Gate, Purpose::View)?))
    }
}

/// Reports what the pool meets while it opens connections in the background.
#[derive(Debug)]
struct LogsFailures;

impl HandleError<diesel::r2d2::Error> for LogsFailures {
    fn handle_error(&self, error: diesel::r2d2::Error) {
        tracing::warn!(%error, "no connection to the database");
    }
}
