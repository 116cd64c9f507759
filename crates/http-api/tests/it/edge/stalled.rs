//! Bodies that do not come.

use std::io::{Read, Write};
use std::net::TcpStream;
use std::time::Duration;

use http_api::Settings;
use serde_json::json;

use crate::client::Answer;
use crate::harness::{PASSWORD, World, sign_in, wait_until};
use crate::server::{Parts, Server};

/// A server on the same database.
fn another(world: &World, settings: Settings) -> Server {
    Server::start(world.postgres.clone(), Parts { settings, ..Parts::default() })
}

/// Announces more than it sends.
fn stall(server: &Server, path: &str, cookie: &str) -> TcpStream {
    let host = server.base.strip_prefix("http://").unwrap();
    let mut stream = TcpStream::connect(host).unwrap();
    stream.set_read_timeout(Some(Duration::from_secs(30))).unwrap();
    write!(
        stream,
        "POST {path} HTTP/1.1\r\nHost: {host}\r\nX-Requested-With: ideb\r\nCookie: {cookie}\r\n\
         Content-Type: application/json\r\nContent-Length: 500\r\n\r\n{{"
    )
    .unwrap();
    stream
}

#[test]
fn bodies_that_do_not_come_take_nobodys_place() {
    let world = World::new();
    let never = Duration::from_hours(1);
    let settings = Settings { at_work: 1, strangers: 1, slowest_body: never, ..Settings::default() };
    let server = another(&world, settings);
    let stalled: Vec<_> = (0..50).map(|_| stall(&server, "/api/auth/login", "")).collect();
    for _ in 0..5 {
        sign_in(&server.anonymous(), "gestor.nossa", PASSWORD).expect(200);
    }
    server.anonymous().get("/api/about").expect(200);
    drop(stalled);
}

#[test]
fn bodies_of_people_who_are_signed_in_take_nobodys_place_either() {
    let world = World::new();
    let never = Duration::from_hours(1);
    let server = another(&world, Settings { at_work: 1, slowest: never, ..Settings::default() });
    let session = format!("sid={}", world.ours.gestor.caller.cookie("sid").unwrap());
    let import = world.ours.path("/ideb/import");
    let stalled: Vec<_> = ["/api/simulations", "/api/auth/password", import.as_str()]
        .map(|path| (0..10).map(|_| stall(&server, path, &session)).collect::<Vec<_>>())
        .into();
    for person in [&world.theirs.gestor, &world.ours.professor, &world.ours.gestor] {
        let caller = person.caller.clone().at(&server.base);
        for _ in 0..3 {
            caller.get("/api/auth/user").expect(200);
            caller
                .post("/api/simulations", json!({ "approvalRate": "94.5", "saebScore": "5.4" }))
                .expect(201);
        }
    }
    drop(stalled);
}

#[test]
fn of_too_many_bodies_on_their_way_the_first_gives_way_and_hears_so() {
    let world = World::new();
    let never = Duration::from_hours(1);
    let settings = Settings { bodies: 1, slowest: never, slowest_body: never, ..Settings::default() };
    let server = another(&world, settings);
    let gestor = world.ours.gestor.caller.clone().at(&server.base);
    let session = format!("sid={}", gestor.cookie("sid").unwrap());
    let come: [(&str, &str, &dyn Fn() -> Answer); 2] = [
        ("/api/auth/login", "", &|| sign_in(&server.anonymous(), "gestor.nossa", PASSWORD)),
        ("/api/simulations", &session, &|| {
            gestor.post("/api/simulations", json!({ "approvalRate": "94.5", "saebScore": "5.4" }))
        }),
    ];
    for (path, cookie, comes) in come {
        let mut stalled = stall(&server, path, cookie);
        stalled.set_nonblocking(true).unwrap();
        let mut start = [0; 12];
        wait_until(Duration::from_secs(20), || {
            // Until it has begun it is in nobody's way.
            comes();
            stalled.read_exact(&mut start).is_ok()
        });
        assert_eq!(&start, b"HTTP/1.1 503", "{path}");
        assert!(comes().status < 300);
    }
}

#[test]
fn a_body_that_is_too_large_is_refused_before_it_has_come() {
    let world = World::new();
    let never = Duration::from_hours(1);
    let server = another(&world, Settings { slowest_body: never, ..Settings::default() });
    let host = server.base.strip_prefix("http://").unwrap();
    let mut stream = TcpStream::connect(host).unwrap();
    stream.set_read_timeout(Some(Duration::from_secs(30))).unwrap();
    write!(
        stream,
        "POST /api/auth/login HTTP/1.1\r\nHost: {host}\r\nX-Requested-With: ideb\r\n\
         Content-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n"
    )
    .unwrap();
    // One byte more than a stranger's body may have, and no chunk that ends it.
    write!(stream, "{:x}\r\n{}\r\n", 32 * 1024 + 1, " ".repeat(32 * 1024 + 1)).unwrap();
    let mut start = [0; 12];
    stream.read_exact(&mut start).unwrap();
    assert_eq!(&start, b"HTTP/1.1 413");
}

#[test]
fn a_stalled_body_is_answered_and_its_connection_closed() {
    let world = World::new();
    let soon = Duration::from_millis(100);
    let session = format!("sid={}", world.ours.gestor.caller.cookie("sid").unwrap());
    let never = Duration::from_hours(1);
    for (path, cookie, slowest, slowest_body) in
        [("/api/auth/login", "", never, soon), ("/api/simulations", session.as_str(), soon, never)]
    {
        let server = another(&world, Settings { slowest, slowest_body, ..Settings::default() });
        let mut answer = String::new();
        // To the end: the server closes.
        stall(&server, path, cookie).read_to_string(&mut answer).unwrap();
        assert!(answer.starts_with("HTTP/1.1 408 "), "{answer}");
        for expected in [
            "O envio demorou demais e nada foi salvo. Tente de novo.",
            "content-security-policy: ",
            "x-content-type-options: nosniff",
            "x-request-id: ",
            "cache-control: no-store",
        ] {
            assert!(answer.contains(expected), "{expected}: {answer}");
        }
    }
}
