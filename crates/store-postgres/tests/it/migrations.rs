//! The schema comes, goes, comes again, and comes once.

use std::thread;

use application::testing::{at_gate, registered, registration};
use diesel::connection::SimpleConnection;
use diesel::pg::PgConnection;
use diesel::prelude::*;
use diesel_migrations::MigrationHarness;
use kernel::{PersonId, SchoolId};
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

/// What a server of the eighth migration kept, by table and column, as the ninth must keep it.
const KEPT: [(&str, &str); 13] = [
    ("schools", "id, name, municipality, state, inep_code, verified, demo, created_at FROM schools"),
    ("users", "school_id, id, username, role, first_name, last_name, email, created_at FROM users"),
    ("passwords", "school_id, id, password_hash, active FROM {people}"),
    ("logins", "{name}, school_id, {person} FROM logins"),
    ("sessions", "sid, sess::text, expire, school_id, {person}, created_at, seen_at FROM sessions"),
    ("devices", "school_id, {person}, device FROM known_devices"),
    ("keys", "school_id, {person}, key, request, body, claimed_at FROM idempotency_keys"),
    ("reads", "school_id, {person}, seen_at FROM notification_reads"),
    ("audit", "school_id, id, at, actor_id, kind, text FROM audit_events"),
    ("goals", "school_id, stage, year, goal, set_by, set_at FROM ideb_goals"),
    ("simulations", "* FROM simulations"),
    ("figures", "* FROM ideb_data"),
    ("attempts", "* FROM signin_attempts"),
];

fn kept(connection: &mut PgConnection, [people, person, name]: [&str; 3]) -> Vec<(String, Vec<String>)> {
    let columns = |columns: &str| {
        columns.replace("{people}", people).replace("{person}", person).replace("{name}", name)
    };
    KEPT.iter()
        .map(|(what, of)| {
            let rows = format!("SELECT ROW({})::text AS text FROM {}", "row.*", "rows row");
            let select = format!("WITH rows AS (SELECT {}) {rows} ORDER BY 1", columns(of));
            ((*what).to_owned(), texts(connection, &select))
        })
        .collect()
}

#[test]
fn people_of_the_eighth_migration_go_on_with_all_they_had() {
    let database = TestDatabase::bare();
    let mut connection = PgConnection::establish(&database.admin_url()).unwrap();
    for _ in 0..8 {
        connection.run_next_migration(migrate::MIGRATIONS).unwrap();
    }
    connection.batch_execute(include_str!("../data/eighth.sql")).unwrap();
    let before = kept(&mut connection, ["users", "user_id", "username"]);
    assert!(before.iter().all(|(_, rows)| !rows.is_empty()), "{before:?}");
    let held = texts(
        &mut connection,
        "SELECT relname::text AS text FROM pg_class WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace
         AND relname NOT LIKE '\\_\\_diesel%' AND relname NOT LIKE 'reference%' ORDER BY 1",
    );
    let compared = |table: &str| KEPT.iter().any(|(_, of)| of.ends_with(&format!("FROM {table}")));
    // Passwords stand among the people's.
    let missed: Vec<_> = held.iter().filter(|table| !compared(table)).collect();
    assert!(missed.is_empty(), "nobody looks whether they are kept: {missed:?}");
    connection.run_next_migration(migrate::MIGRATIONS).unwrap();
    assert_eq!(kept(&mut connection, ["people", "person_id", "name"]), before);

    // The people sign in as before, and those to come get numbers of their own.
    migrate::run(&database.admin_url()).unwrap();
    let postgres = Postgres::connect(&database.server_url(), 2, Requirements::Testing).unwrap();
    let rute = at_gate(&postgres, |tx| tx.gate().credential(&"rute.um".parse().unwrap())).unwrap().unwrap();
    assert_eq!((rute.actor.school, rute.actor.id()), (SchoolId(1), PersonId(1)));
    let new = registered(&postgres, &registration("nova"));
    assert_eq!((new.actor().school, new.actor().id()), (SchoolId(3), PersonId(3)));
    let simulations =
        texts(&mut connection, "SELECT count(*)::text AS text FROM simulations WHERE school_id = 1");
    assert_eq!(simulations, ["5"]);
}
