//! PostgreSQL goes away, and comes back.

use std::sync::Arc;
use std::thread;
use std::time::Duration;

use diesel::connection::SimpleConnection;
use diesel::pg::PgConnection;
use diesel::prelude::*;
use embedded_postgres::{Cluster, Durability};
use serde_json::json;
use store_postgres::{Postgres, Requirements, migrate};

use crate::client::{Answer, Request};
use crate::harness::{self, PASSWORD, World, sign_in, wait_until};
use crate::server::{Parts, Server};

/// "Come back later", told in time.
#[track_caller]
fn come_back(answer: Answer) {
    let answer = answer.expect(503);
    assert!(answer.retry_after() >= 1);
    assert_eq!(answer.detail(), "O sistema está ocupado. Tente de novo em instantes.");
}

/// Waits until a statement of the server waits for a lock.
fn wait_for_a_lock(admin: &mut PgConnection) {
    let waiting = "SELECT count(*)::text AS text FROM pg_stat_activity
        WHERE usename LIKE 'ideb%' AND wait_event_type = 'Lock'";
    wait_until(Duration::from_secs(5), || harness::texts(admin, waiting) != ["0"]);
}

#[test]
fn while_postgres_is_away_everyone_is_told_to_come_back_and_then_served_again() {
    let folder = tempfile::Builder::new().prefix("ideb-outage-").tempdir().unwrap();
    let settings =
        embedded_postgres::Settings { data: folder.path().join("data"), durability: Durability::ThrowAway };
    let cluster = Cluster::start(&settings).unwrap();
    let admin_url = cluster.url("postgres", "postgres");
    migrate::run(&admin_url).unwrap();
    let server_url = cluster.url("ideb_server", "postgres");
    let postgres = Arc::new(Postgres::connect(&server_url, 4, Requirements::Testing).unwrap());
    let server = Server::start(postgres.clone(), Parts::default());
    let school = harness::school(&server, postgres.as_ref(), "nossa", None, "sid");
    let gestor = &school.gestor.caller;
    let simulation = || json!({ "approvalRate": "94.5", "saebScore": "5.4" });
    gestor.post("/api/simulations", simulation()).expect(201);

    // It stops while a request is at work.
    let mut admin = PgConnection::establish(&admin_url).unwrap();
    admin.batch_execute("BEGIN; LOCK TABLE simulations IN ACCESS EXCLUSIVE MODE").unwrap();
    thread::scope(|scope| {
        let at_work = scope.spawn(|| gestor.post("/api/simulations", simulation()));
        let mut other = PgConnection::establish(&admin_url).unwrap();
        wait_for_a_lock(&mut other);
        // Its connection first: the lock goes with its holder's, and the save could come through before its own ended.
        other
            .batch_execute(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE usename LIKE 'ideb%'",
            )
            .unwrap();
        at_work.join().unwrap().expect(503).retry_after();
        cluster.stop().unwrap();
    });
    drop(admin);

    // Every way in.
    come_back(gestor.get(school.path("")));
    come_back(gestor.post("/api/simulations", simulation()));
    come_back(server.anonymous().get("/api/about"));
    come_back(sign_in(&server.anonymous(), "gestor.nossa", PASSWORD));
    let form = harness::registration("nova", None);
    come_back(server.anonymous().send(Request::post("/api/schools/register", form)));
    come_back(server.anonymous().get("/readyz"));
    server.anonymous().get("/healthz").expect(200);
    server.anonymous().get("/").expect(200);
    // Whoever has no cookie needs no database to hear so.
    server.anonymous().get(school.path("")).expect(401);

    // It comes back, and nobody restarts the server.
    let cluster = Cluster::start(&settings).unwrap();
    wait_until(Duration::from_secs(5), || server.anonymous().get("/readyz").status == 200);
    for _ in 0..8 {
        gestor.get(school.path("")).expect(200);
    }
    gestor.post("/api/simulations", simulation()).expect(201);
    sign_in(&server.anonymous(), "gestor.nossa", PASSWORD).expect(200);
    let saved = gestor.get(school.path("/simulations")).expect(200).json();
    assert_eq!(saved.as_array().unwrap().len(), 2, "what was acknowledged, and nothing else");
    drop(server);
    cluster.stop().unwrap();
}

#[test]
fn cut_connections_are_replaced_without_a_word() {
    let world = World::new();
    let gestor = &world.ours.gestor.caller;
    for _ in 0..3 {
        world.database.disconnect_all();
        gestor.get(world.ours.path("")).expect(200);
        gestor.post("/api/simulations", json!({ "approvalRate": "94", "saebScore": "5" })).expect(201);
    }
}

#[test]
fn a_request_that_waits_too_long_for_a_lock_is_told_to_come_back() {
    let world = World::new();
    let mut admin = world.admin();
    admin.batch_execute("BEGIN; LOCK TABLE simulations IN ACCESS EXCLUSIVE MODE").unwrap();
    let answer = world.ours.gestor.caller.get(world.ours.path("/simulations")).expect(503);
    assert!(answer.retry_after() >= 1);
    // What needs not wait goes on.
    world.ours.gestor.caller.get(world.ours.path("")).expect(200);
    admin.batch_execute("ROLLBACK").unwrap();
    world.ours.gestor.caller.get(world.ours.path("/simulations")).expect(200);
}
