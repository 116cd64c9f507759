//! Bodies that do not come.

use std::io::{Read, Write};
use std::net::TcpStream;
use std::time::Duration;

use http_api::Settings;

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
fn a_stalled_write_that_needs_no_session_keeps_only_its_like_out() {
    let world = World::new();
    let never = Duration::from_hours(1);
    let server = another(&world, Settings { in_flight: 1, slowest_public: never, ..Settings::default() });
    let mut stalled = Vec::new();
    wait_until(Duration::from_secs(4), || {
        // Refused itself when it comes while we sign in.
        stalled.push(stall(&server, "/api/auth/login", ""));
        sign_in(&server.anonymous(), "gestor.nossa", PASSWORD).status == 503
    });
    server.anonymous().get("/api/about").expect(200);
    let gestor = world.ours.gestor.caller.clone().at(&server.base);
    gestor.get("/api/auth/user").expect(200);
    drop(stalled);
    wait_until(Duration::from_secs(4), || {
        sign_in(&server.anonymous(), "gestor.nossa", PASSWORD).status == 200
    });
}

#[test]
fn a_stalled_body_is_answered_and_its_connection_closed() {
    let world = World::new();
    let soon = Duration::from_millis(100);
    let session = format!("sid={}", world.ours.gestor.caller.cookie("sid").unwrap());
    let never = Duration::from_hours(1);
    for (path, cookie, slowest, slowest_public) in
        [("/api/auth/login", "", never, soon), ("/api/simulations", session.as_str(), soon, never)]
    {
        let server = another(&world, Settings { slowest, slowest_public, ..Settings::default() });
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
