//! The database goes away and comes back.

use std::time::Duration;

use application::tx::database::Database;
use application::tx::terms::{self, Terms};
use diesel::connection::SimpleConnection;
use diesel::pg::PgConnection;
use diesel::prelude::*;
use kernel::{PersonId, StoreError};
use store_postgres::{Postgres, Requirements, migrate};
use test_database::ThrowAwayCluster;

use crate::world::{World, at, texts};

#[test]
fn a_ready_database_answers_and_is_migrated() {
    let world = World::new();
    assert!(world.postgres.is_ready().unwrap());
    diesel::sql_query("DELETE FROM __diesel_schema_migrations WHERE version = '0005'")
        .execute(&mut world.admin())
        .unwrap();
    assert!(!world.postgres.is_ready().unwrap());
}

#[test]
fn killed_connections_are_replaced_without_a_word() {
    let world = World::with_connections(4);
    let ana = world.school("ana");
    // All of the pool's connections are open.
    let open: Vec<_> = (0..4).map(|_| world.begin(&ana)).collect();
    drop(open);
    world.database.disconnect_all();
    for _ in 0..8 {
        assert!(world.within(&ana, |tx| tx.school().school()).unwrap().is_some());
    }
}

#[test]
fn a_connection_lost_inside_a_transaction_is_not_used_again() {
    let world = World::with_connections(1);
    let ana = world.school("ana");
    let mut tx = world.begin(&ana);
    world.database.disconnect_all();
    let lost = tx.school().school();
    assert!(matches!(lost, Err(StoreError::Down(_))), "{lost:?}");
    drop(tx);
    assert!(world.within(&ana, |tx| tx.school().school()).unwrap().is_some());
}

#[test]
fn an_abandoned_transaction_leaves_a_clean_connection() {
    let world = World::with_connections(1);
    let ana = world.school("ana");
    for _ in 0..3 {
        let mut tx = world.begin(&ana);
        assert!(tx.school().mark_all_read(PersonId(i64::MAX), at(0)).is_err());
    }
    let panicked = std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| {
        let _tx = world.begin(&ana);
        panic!("a use case");
    }));
    assert!(panicked.is_err());
    assert!(world.within(&ana, |tx| tx.school().school()).unwrap().is_some());
    // Neither role nor school outlives the transaction.
    let at_gate = world.at_gate(|tx| tx.gate().credential(&"ana".parse().unwrap())).unwrap();
    assert!(at_gate.is_some());
}

#[test]
fn a_statement_may_take_as_long_as_the_terms_say() {
    let world = World::with_connections(1);
    let ana = world.school("ana");
    let begun = || {
        let _tx = world.begin(&ana);
        texts(
            &mut world.admin(),
            "SELECT query AS text FROM pg_stat_activity
             WHERE datname = current_database() AND state = 'idle in transaction'",
        )
    };
    let terms = || Terms { statement: Some(Duration::from_secs(100)), may_commit: Box::new(|| true) };
    let [slow] = terms::under(terms(), begun).try_into().unwrap();
    assert!(slow.ends_with("; SET LOCAL statement_timeout = 100000"), "{slow}");
    let [usual] = begun().try_into().unwrap();
    assert!(!usual.contains("statement_timeout"), "{usual}");
}

#[test]
fn waiting_too_long_is_down_not_broken() {
    let world = World::with_connections(1);
    let ana = world.school("ana");
    let held = world.begin(&ana);
    let exhausted = world.postgres.begin(ana.scope()).map(|_| ());
    assert!(matches!(exhausted, Err(StoreError::Down(_))), "{exhausted:?}");
    drop(held);
    // A lock that another holds.
    let mut admin = world.admin();
    admin.batch_execute("BEGIN; LOCK TABLE schools IN ACCESS EXCLUSIVE MODE").unwrap();
    let locked = world.within(&ana, |tx| tx.school().school());
    assert!(matches!(locked, Err(StoreError::Down(_))), "{locked:?}");
    admin.batch_execute("ROLLBACK").unwrap();
    assert!(world.within(&ana, |tx| tx.school().school()).unwrap().is_some());
}

#[test]
fn the_operator_sees_the_program_by_its_name() {
    let world = World::new();
    let ana = world.school("ana");
    let _tx = world.begin(&ana);
    let named = texts(
        &mut world.admin(),
        "SELECT DISTINCT application_name AS text FROM pg_stat_activity
         WHERE usename = 'ideb_server' AND datname = current_database()",
    );
    assert_eq!(named, ["ideb"]);
}

#[test]
fn a_stopped_cluster_is_down() {
    let cluster = ThrowAwayCluster::start().unwrap();
    let admin = cluster.url();
    migrate::run(&admin).unwrap();
    let server = format!("{admin}&user=ideb_server");
    let postgres = Postgres::connect(&server, 2, Requirements::Testing).unwrap();
    assert!(postgres.is_ready().unwrap());
    let mut tx = postgres.begin_gate().unwrap();
    cluster.stop().unwrap();
    assert!(PgConnection::establish(&admin).is_err());
    assert!(matches!(tx.gate().credential(&"ana".parse().unwrap()), Err(StoreError::Down(_))));
    drop(tx);
    for _ in 0..2 {
        let down = postgres.begin_gate().map(|_| ());
        assert!(matches!(down, Err(StoreError::Down(_))), "{down:?}");
    }
    assert!(matches!(postgres.is_ready(), Err(StoreError::Down(_))));
    let refused = Postgres::connect(&server, 2, Requirements::Testing).map(|_| ());
    assert!(matches!(refused, Err(store_postgres::Unsafe::Away(_))), "{refused:?}");
}
