//! The schema comes, goes, comes again, and comes once.

use std::thread;

use diesel::pg::PgConnection;
use diesel::prelude::*;
use diesel_migrations::MigrationHarness;
use store_postgres::{Postgres, Requirements, migrate};
use test_database::{TestDatabase, ThrowAwayCluster};

use crate::world::texts;

fn objects(url: &str) -> Vec<String> {
    let mut connection = PgConnection::establish(url).unwrap();
    texts(
        &mut connection,
        "SELECT relkind::text || ' ' || relname AS text FROM pg_class
         WHERE relnamespace = 'public'::regnamespace AND relname NOT LIKE '\\_\\_diesel%' ORDER BY 1",
    )
}

fn roles(url: &str) -> Vec<String> {
    let mut connection = PgConnection::establish(url).unwrap();
    texts(&mut connection, "SELECT rolname::text AS text FROM pg_roles WHERE rolname LIKE 'ideb%' ORDER BY 1")
}

const ROLES: [&str; 5] = ["ideb_backup", "ideb_gate", "ideb_loader", "ideb_server", "ideb_tenant"];

#[test]
fn the_schema_goes_up_down_and_up_again() {
    // A cluster of its own: roles belong to all databases of one.
    let cluster = ThrowAwayCluster::start().unwrap();
    let url = cluster.url();
    assert!(!migrate::is_current(&url).unwrap());
    let applied = migrate::run(&url).unwrap();
    assert!(applied > 0);
    assert_eq!(migrate::run(&url).unwrap(), 0);
    assert!(migrate::is_current(&url).unwrap());
    let whole = objects(&url);

    let mut connection = PgConnection::establish(&url).unwrap();
    let reverted = connection.revert_all_migrations(migrate::MIGRATIONS).unwrap();
    assert_eq!(reverted.len(), applied);
    drop(connection);
    assert_eq!(objects(&url), [""; 0]);
    assert_eq!(roles(&url), [""; 0]);
    assert!(!migrate::is_current(&url).unwrap());

    assert_eq!(migrate::run(&url).unwrap(), applied);
    assert_eq!(objects(&url), whole);
    assert_eq!(roles(&url), ROLES);
    cluster.stop().unwrap();
}

#[test]
fn roles_stay_while_another_database_uses_them() {
    let (kept, reverted) = (TestDatabase::new(), TestDatabase::new());
    let mut connection = PgConnection::establish(&reverted.admin_url()).unwrap();
    connection.revert_all_migrations(migrate::MIGRATIONS).unwrap();
    assert_eq!(roles(&kept.admin_url()), ROLES);
    Postgres::connect(&kept.server_url(), 1, Requirements::Testing).unwrap();
}

#[test]
fn programs_that_start_at_once_migrate_once() {
    for _ in 0..20 {
        let database = TestDatabase::bare();
        let url = database.admin_url();
        let applied: usize = thread::scope(|scope| {
            let threads: Vec<_> = (0..3).map(|_| scope.spawn(|| migrate::run(&url).unwrap())).collect();
            threads.into_iter().map(|thread| thread.join().unwrap()).sum()
        });
        let mut connection = PgConnection::establish(&url).unwrap();
        let versions = texts(&mut connection, "SELECT version AS text FROM __diesel_schema_migrations");
        assert_eq!(applied, versions.len());
    }
}
