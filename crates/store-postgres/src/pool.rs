//! Connections, and how a transaction gets one.

use std::time::Duration;

use application::gate::session::SchoolScope;
use application::tx::database::{Database, GateTx, SchoolTx, SessionsTx};
use application::tx::views::{PublicView, SchoolView, Views};
use diesel::pg::PgConnection;
use diesel::prelude::*;
use diesel::r2d2::{ConnectionManager, HandleError, Pool, PoolError};
use kernel::StoreError;

use crate::connect::address::{Address, AddressError};
use crate::connect::error::{is_disconnected, is_locked, store_error};
use crate::connect::migrate;
use crate::connect::transaction::{Purpose, Reach, Transaction};
use crate::safety::watch::{Seen, Watch};
use crate::safety::{Requirements, Unsafe, altered, refuse_unsafe};

/// How long a request waits for a connection before it hears "try again".
const WAIT: Duration = Duration::from_secs(1);

/// PostgreSQL reads what defines a table under a lock of it. A probe waits for none that somebody holds for long.
const WAIT_TO_LOOK: &str = "SET LOCAL lock_timeout = '100ms'";

type Connections = Pool<ConnectionManager<PgConnection>>;

/// How a server reaches its database, as two roles: `ideb_server` for schools, `ideb_gate` for strangers.
#[derive(Clone, Copy)]
#[allow(missing_debug_implementations, reason = "addresses carry passwords")]
pub struct Access<'a> {
    pub url: &'a str,
    /// Of the gate; the same address with its role, when absent.
    pub gate_url: Option<&'a str>,
    /// For schools, at most.
    pub connections: u32,
    /// Of the gate's own, at most. Without any it shares the schools', as in the last version: for a proof alone.
    pub at_gate: u32,
}

impl Access<'_> {
    /// The server's and the gate's.
    fn addresses(&self) -> Result<(String, String), AddressError> {
        let address = Address::parse(self.url)?;
        let at_gate = match self.gate_url {
            Some(url) => Address::parse(url)?.for_server(),
            None => address.for_gate(),
        };
        Ok((address.for_server(), at_gate))
    }
}

/// PostgreSQL behind the program's ports.
#[derive(Debug)]
pub struct Postgres {
    schools: Connections,
    gate: Connections,
    watch: Watch,
}

impl Postgres {
    /// By one address, with at most `connections` for each of the two roles.
    pub fn connect(url: &str, connections: u32, requirements: Requirements) -> Result<Self, Unsafe> {
        Self::open(&Access { url, gate_url: None, connections, at_gate: connections }, requirements)
    }

    /// Checks that the database is safe to serve from, and opens the pools. While the database is away later on,
    /// transactions fail with [`StoreError::Down`].
    pub fn open(access: &Access<'_>, requirements: Requirements) -> Result<Self, Unsafe> {
        let (for_schools, at_gate) = access.addresses()?;
        let open = refuse_unsafe(&for_schools, &at_gate, requirements)?;
        let schools = pool(for_schools, access.connections.max(1));
        let gate = match access.at_gate {
            0 => schools.clone(),
            connections => pool(at_gate, connections),
        };
        Ok(Self { schools, gate, watch: Watch::begin(requirements, open) })
    }

    /// Whether the database is safe to serve from; no connection outlives the question.
    pub fn check(access: &Access<'_>, requirements: Requirements) -> Result<(), Unsafe> {
        let (for_schools, at_gate) = access.addresses()?;
        refuse_unsafe(&for_schools, &at_gate, requirements).map(drop)
    }

    fn begin_at(&self, reach: Reach, purpose: Purpose) -> Result<Transaction, StoreError> {
        match reach {
            Reach::School(_) | Reach::NoSchool => begin_on(&self.schools, reach, purpose),
            Reach::Gate => begin_on(&self.gate, reach, purpose),
        }
    }
}

fn pool(url: String, connections: u32) -> Connections {
    Pool::builder()
        .max_size(connections)
        .min_idle(Some(1))
        .test_on_check_out(false)
        .connection_timeout(WAIT)
        .error_handler(Box::new(LogsFailures))
        .build_unchecked(ConnectionManager::new(url))
}

/// Finds a connection that lives and begins on it. After the database restarted, each of the pool's connections may be
/// dead; none of them costs more than a failed write.
fn begin_on(pool: &Connections, reach: Reach, purpose: Purpose) -> Result<Transaction, StoreError> {
    let mut retries = pool.max_size();
    loop {
        let connection = pool.get().map_err(|error: PoolError| StoreError::Down(Box::new(error)))?;
        match Transaction::begin(connection, reach, purpose) {
            Ok(transaction) => return Ok(transaction),
            Err(error) if retries > 0 && is_disconnected(&error) => retries -= 1,
            Err(error) => return Err(store_error("begin", error)),
        }
    }
}

impl Database for Postgres {
    fn begin(&self, scope: SchoolScope) -> Result<Box<dyn SchoolTx>, StoreError> {
        Ok(Box::new(self.begin_at(Reach::School(scope), Purpose::Decide)?))
    }

    fn begin_gate(&self) -> Result<Box<dyn GateTx>, StoreError> {
        Ok(Box::new(self.begin_at(Reach::Gate, Purpose::Decide)?))
    }

    fn begin_sessions(&self) -> Result<Box<dyn SessionsTx>, StoreError> {
        Ok(Box::new(self.begin_at(Reach::NoSchool, Purpose::Decide)?))
    }

    fn is_ready(&self) -> Result<bool, StoreError> {
        let mut transaction = self.begin_at(Reach::NoSchool, Purpose::View)?;
        let applied = transaction.run("is_ready", migrate::applied)?;
        if !migrate::are_current(&applied) {
            return Ok(false);
        }
        self.watch.is_as_written(|requirements, open_at_start| {
            transaction.run("is_ready", |connection| {
                diesel::sql_query(WAIT_TO_LOOK).execute(connection)?;
                match altered(connection, &applied, requirements, open_at_start) {
                    Err(error) if is_locked(&error) => Ok(Seen::Nothing),
                    looked => Ok(looked?.map_or(Seen::AsWritten, Seen::Altered)),
                }
            })
        })
    }
}

impl Views for Postgres {
    fn view(&self, scope: SchoolScope) -> Result<Box<dyn SchoolView>, StoreError> {
        Ok(Box::new(self.begin_at(Reach::School(scope), Purpose::View)?))
    }

    fn view_public(&self) -> Result<Box<dyn PublicView>, StoreError> {
        Ok(Box::new(self.begin_at(Reach::Gate, Purpose::View)?))
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
