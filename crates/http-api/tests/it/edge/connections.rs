//! What a connection may send: one request at a time is read of it, and none with a long head.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;

use crate::harness::World;

fn host(world: &World) -> &str {
    world.server.base.strip_prefix("http://").unwrap()
}

/// What is heard until the server ends the connection.
fn sent(world: &World, request: &str) -> String {
    let mut stream = TcpStream::connect(host(world)).unwrap();
    stream.write_all(request.as_bytes()).unwrap();
    let mut answer = String::new();
    stream.read_to_string(&mut answer).unwrap();
    answer
}

/// However it is filled: the head is held as it came.
#[test]
fn the_head_of_a_request_has_16_kb_at_most_and_ends_its_connection_beyond() {
    let world = World::new();
    for filler in [1_000, 16 << 10, 60_000] {
        let long = "a".repeat(filler);
        let blanks = " ".repeat(filler);
        for (kind, target, header) in [
            ("header", "/api/auth/demo", format!("X-Filler: {long}")),
            ("blanks", "/api/auth/demo", format!("X-Filler: {blanks}b")),
            ("name", "/api/auth/demo", format!("X-{long}: b")),
            ("address", &format!("/api/auth/demo?{long}"), "X-Filler: b".to_owned()),
            ("fragment", &format!("/api/auth/demo#{long}"), "X-Filler: b".to_owned()),
            ("authority", &format!("http://{long}/api/auth/demo"), "X-Filler: b".to_owned()),
        ] {
            let close = if filler == 1_000 { "Connection: close\r\n" } else { "" };
            let answer =
                sent(&world, &format!("GET {target} HTTP/1.1\r\nHost: a\r\n{close}{header}\r\n\r\n"));
            let status = if filler == 1_000 { "HTTP/1.1 200" } else { "HTTP/1.1 431" };
            assert!(answer.starts_with(status), "{kind} {filler}: {answer:.200}");
            assert!(
                filler == 1_000 || answer.contains("O navegador mandou dados demais"),
                "{kind} {filler}: {answer}"
            );
        }
    }
}

#[test]
fn requests_that_come_together_are_answered_in_turn() {
    const MANY: usize = 2_000;
    let world = World::new();
    let mut stream = TcpStream::connect(host(&world)).unwrap();
    let mut requests = Vec::new();
    for number in 0..MANY {
        // In pieces, which the server reads over.
        let body = ["\r\n", "Transfer-Encoding: chunked\r\n\r\n3\r\n\n\n\n\r\n0\r\n\r\n"][number % 2];
        requests.push(format!("GET /healthz?{number} HTTP/1.1\r\nHost: a\r\n{body}"));
    }
    requests.push("GET /healthz HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n".to_owned());
    let mut answers = BufReader::new(stream.try_clone().unwrap());
    let sends = std::thread::spawn(move || stream.write_all(requests.concat().as_bytes()));
    let (mut line, mut answered) = (String::new(), 0);
    while answers.read_line(&mut line).unwrap() > 0 {
        answered += usize::from(line.contains("HTTP/1.1 200"));
        line.clear();
    }
    sends.join().unwrap().unwrap();
    assert_eq!(answered, MANY + 1);
}
