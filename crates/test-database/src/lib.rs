//! For tests: a database of its own for each, copied from a migrated template on a throw-away cluster.
//!
//! ```no_run
//! let database = test_database::TestDatabase::new();
//! let server = database.server_url();
//! ```
//!
//! One cluster serves the whole process. Where each test is a process of its own (cargo-nextest), let
//! `cargo run -p test-database -- cargo nextest run` start one around the run: it passes on `IDEB_TEST_CLUSTER_URL`.
#![allow(clippy::panic, reason = "a test without its database fails")]
#![allow(clippy::disallowed_methods, reason = "databases are made by batches")]

mod cluster;

use std::process;
use std::sync::OnceLock;
use std::sync::atomic::{AtomicU32, Ordering};

use diesel::connection::SimpleConnection;
use diesel::pg::PgConnection;
use diesel::prelude::*;

pub use cluster::{ThrowAwayCluster, place};

/// Names an administrator's address of a running cluster, which lives for one run and may lose its data.
pub const CLUSTER_VARIABLE: &str = "IDEB_TEST_CLUSTER_URL";

const TEMPLATE: &str = "ideb_template";

/// A migrated database without a row, dropped at the end.
#[derive(Debug)]
pub struct TestDatabase {
    cluster: &'static str,
    name: String,
}

impl TestDatabase {
    /// A copy of the migrated template.
    ///
    /// # Panics
    /// With a sentence that says why, when there is no PostgreSQL on this machine.
    #[allow(clippy::new_without_default, reason = "making one is work")]
    pub fn new() -> Self {
        Self::copy_of(TEMPLATE).closed()
    }

    /// A database that was never migrated.
    ///
    /// # Panics
    /// As [`TestDatabase::new`].
    pub fn bare() -> Self {
        Self::copy_of("template0")
    }

    /// A copy of a migrated template that `fill` filled, once a run, given an administrator's address; `name` tells it
    /// from others.
    ///
    /// # Panics
    /// As [`TestDatabase::new`].
    pub fn filled(name: &str, fill: fn(&str)) -> Self {
        let template = format!("{TEMPLATE}_{name}");
        let filled = make_template(cluster_url(), &template, TEMPLATE, |url| {
            fill(url);
            Ok(())
        });
        if let Err(sentence) = filled {
            panic!("{template}: {sentence}");
        }
        Self::copy_of(&template).closed()
    }

    fn copy_of(template: &str) -> Self {
        static NUMBER: AtomicU32 = AtomicU32::new(0);
        let cluster = cluster_url();
        let name = format!("test_{}_{}", process::id(), NUMBER.fetch_add(1, Ordering::Relaxed));
        execute(cluster, &[&format!("CREATE DATABASE {name} TEMPLATE {template}")]);
        Self { cluster, name }
    }

    /// As the migrations leave a database: what may be done in one as a whole does not come with its template.
    fn closed(self) -> Self {
        execute(self.cluster, &[&format!("REVOKE TEMPORARY ON DATABASE {} FROM PUBLIC", self.name)]);
        self
    }

    pub fn name(&self) -> &str {
        &self.name
    }

    /// As the server connects: a role without rights of its own.
    pub fn server_url(&self) -> String {
        with(self.cluster, &format!("dbname={}&user=ideb_server", self.name))
    }

    /// As a superuser.
    pub fn admin_url(&self) -> String {
        with(self.cluster, &format!("dbname={}", self.name))
    }

    /// Ends all connections to this database.
    pub fn disconnect_all(&self) {
        let end = format!(
            "SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity WHERE datname = '{}'",
            self.name
        );
        execute(self.cluster, &[&end]);
    }
}

impl Drop for TestDatabase {
    fn drop(&mut self) {
        // A cluster that a test stopped has lost its databases anyway.
        if let Ok(mut connection) = PgConnection::establish(self.cluster) {
            let _ = connection.batch_execute(&format!("DROP DATABASE IF EXISTS {} WITH (FORCE)", self.name));
        }
    }
}

/// The cluster of the run, or of this process, with its template.
fn cluster_url() -> &'static str {
    static URL: OnceLock<Result<String, String>> = OnceLock::new();
    let url = URL.get_or_init(|| {
        let given = std::env::var(CLUSTER_VARIABLE);
        let url = given.or_else(|_| ThrowAwayCluster::start().map(ThrowAwayCluster::keep_until_exit))?;
        make_template(&url, TEMPLATE, "template1", |url| Ok(store_postgres::migrate::run(url).map(drop)?))?;
        Ok(url)
    });
    match url {
        Ok(url) => url,
        Err(sentence) => panic!("os testes precisam do PostgreSQL: {sentence}"),
    }
}

/// Fills under another name, so that a template under its own name is whole. Processes of one run take turns.
fn make_template(
    cluster: &str,
    template: &str,
    from: &str,
    fill: impl FnOnce(&str) -> Result<(), Box<dyn std::error::Error>>,
) -> Result<(), String> {
    let make = || -> Result<(), Box<dyn std::error::Error>> {
        let mut connection = PgConnection::establish(cluster)?;
        connection.batch_execute("SELECT pg_advisory_lock(hashtext('ideb_template'))")?;
        let there: bool = diesel::select(diesel::dsl::sql::<diesel::sql_types::Bool>(&format!(
            "EXISTS (SELECT FROM pg_database WHERE datname = '{template}')"
        )))
        .get_result(&mut connection)?;
        if there {
            return Ok(());
        }
        let unfinished = format!("{template}_unfinished");
        connection.batch_execute(&format!("DROP DATABASE IF EXISTS {unfinished}"))?;
        connection.batch_execute(&format!("CREATE DATABASE {unfinished} TEMPLATE {from}"))?;
        fill(&with(cluster, &format!("dbname={unfinished}")))?;
        connection.batch_execute(&format!("ALTER DATABASE {unfinished} RENAME TO {template}"))?;
        Ok(())
    };
    make().map_err(|error| {
        let cause = error.source().map(|cause| format!(": {cause}")).unwrap_or_default();
        format!("{error}{cause}")
    })
}

fn execute(url: &str, statements: &[&str]) {
    let run = || -> Result<(), Box<dyn std::error::Error>> {
        let mut connection = PgConnection::establish(url)?;
        for statement in statements {
            connection.batch_execute(statement)?;
        }
        Ok(())
    };
    if let Err(error) = run() {
        panic!("{}: {error}", statements.join("; "));
    }
}

/// The same address with other parameters; the last of a name counts.
fn with(url: &str, parameters: &str) -> String {
    format!("{url}{}{parameters}", if url.contains('?') { '&' } else { '?' })
}
