//! Strangers keep nobody waiting who is signed in: not for a connection, not for a thread.

use std::io::Write;
use std::net::TcpStream;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::Duration;

use diesel::connection::SimpleConnection;
use http_api::Settings;
use http_api::server::Size;
use serde_json::json;

use crate::harness::{CONNECTIONS, PASSWORD, World, sign_in, wait_until};
use crate::server::{Parts, Server};

/// Ends what goes on in other threads, also when the test fails.
struct Ends<'a>(&'a AtomicBool);

impl Drop for Ends<'_> {
    fn drop(&mut self) {
        self.0.store(true, Ordering::Relaxed);
    }
}

#[test]
fn who_is_signed_in_goes_on_while_strangers_hold_the_whole_gate() {
    let world = World::new();
    // One thread a worker beside the gate's: none to spare. Its memory of sessions is empty.
    let size = Size { workers: 2, connections: 2 };
    let settings = Settings { at_gate: CONNECTIONS as usize, ..Settings::default() };
    let server = Server::start(world.postgres.clone(), Parts { settings, size, ..Parts::default() });
    let mut admin = world.admin();
    admin.batch_execute("BEGIN; LOCK TABLE signin_attempts IN ACCESS EXCLUSIVE MODE").unwrap();
    let over = AtomicBool::new(false);
    thread::scope(|scope| {
        let ends = Ends(&over);
        let strangers: Vec<_> = (0..24)
            .map(|number| {
                let (server, over) = (&server, &over);
                scope.spawn(move || {
                    let mut answers = Vec::new();
                    while !over.load(Ordering::Relaxed) {
                        let stranger = server.anonymous();
                        answers.push(sign_in(&stranger, &format!("ninguem.{number}"), PASSWORD).status);
                    }
                    answers
                })
            })
            .collect();
        let waiting = "SELECT count(*)::text AS text FROM pg_stat_activity
            WHERE usename = 'ideb_gate' AND datname = current_database() AND wait_event_type = 'Lock'";
        let places = CONNECTIONS.to_string();
        wait_until(Duration::from_secs(10), || world.texts(waiting) == [places.as_str()]);
        for person in [&world.ours.gestor, &world.theirs.professor, &world.ours.coordenador] {
            let caller = person.caller.clone().at(&server.base);
            caller.get("/api/auth/user").expect(200);
            caller
                .post("/api/simulations", json!({ "approvalRate": "94.5", "saebScore": "5.4" }))
                .expect(201);
            server.anonymous().get("/readyz").expect(200);
        }
        drop(ends);
        admin.batch_execute("ROLLBACK").unwrap();
        for stranger in strangers {
            // Told to come back, or that they are nobody.
            assert!(
                stranger.join().unwrap().into_iter().all(|status| [401, 408, 429, 503].contains(&status))
            );
        }
    });
    sign_in(&server.anonymous(), &world.ours.gestor.username, PASSWORD).expect(200);
}

/// Twelve strangers who ask for a path, and hear nothing before this has looked on: a table is locked, and at least one of
/// them waits for it in the database.
fn beside_readers(path: &str, locked: &str, settings: Settings, look: impl FnOnce(&World, &Server)) {
    let world = World::new();
    let size = Size { workers: 2, connections: 2 };
    let server = Server::start(world.postgres.clone(), Parts { settings, size, ..Parts::default() });
    let mut admin = world.admin();
    admin.batch_execute(&format!("BEGIN; LOCK TABLE {locked} IN ACCESS EXCLUSIVE MODE")).unwrap();
    let host = server.base.strip_prefix("http://").unwrap();
    let readers: Vec<_> = (0..12)
        .map(|number| {
            let mut stream = TcpStream::connect(host).unwrap();
            write!(stream, "GET {path} HTTP/1.1\r\nHost: {host}\r\nCookie: sid=invented{number}\r\n\r\n")
                .unwrap();
            stream
        })
        .collect();
    wait_until(Duration::from_secs(10), || waiting(&world) > 0);
    look(&world, &server);
    admin.batch_execute("ROLLBACK").unwrap();
    drop(readers);
}

/// Works that wait for a lock in the database.
fn waiting(world: &World) -> i64 {
    world.count("pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'")
}

#[test]
fn strangers_who_read_take_no_place_of_who_is_signed_in() {
    let settings = Settings { at_work: 1, readers: 1, ..Settings::default() };
    beside_readers("/api/about", "reference_schools", settings, |world, server| {
        for person in [&world.ours.gestor, &world.theirs.professor] {
            person.caller.clone().at(&server.base).get("/api/auth/user").expect(200);
        }
        for path in ["/readyz", "/healthz", "/login"] {
            server.anonymous().get(path).expect(200);
        }
        assert_eq!(waiting(world), 1, "at the gate, as many as there are places for readers");
    });
}

#[test]
fn who_asks_whether_the_server_is_ready_takes_one_connection_in_all() {
    beside_readers("/readyz", "__diesel_schema_migrations", Settings::default(), |world, server| {
        for person in [&world.ours.gestor, &world.theirs.professor] {
            person.caller.clone().at(&server.base).get("/api/auth/user").expect(200);
        }
        assert_eq!(waiting(world), 1);
    });
}

#[test]
fn invented_sessions_take_no_place_and_few_connections() {
    let settings = Settings { at_work: 1, look_ups: 1, ..Settings::default() };
    beside_readers("/api/auth/user", "sessions", settings, |world, server| {
        // Connected after all of those, at each of the workers.
        for _ in 0..4 {
            server.anonymous().get("/api/about").expect(200);
        }
        assert_eq!(waiting(world), 1, "the connections of the schools are free");
    });
}
