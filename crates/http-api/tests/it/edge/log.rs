//! What the log says of a request, and what it never says.

use std::io::{self, Write};
use std::sync::{Arc, Mutex};

use serde_json::{Value, json};
use tracing_subscriber::fmt::MakeWriter;

use crate::harness::{PASSWORD, World, sign_in};

/// Lines written by any thread of the process.
#[derive(Clone, Default)]
struct Lines(Arc<Mutex<Vec<u8>>>);

impl Write for Lines {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.lock().unwrap().write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

impl<'a> MakeWriter<'a> for Lines {
    type Writer = Self;

    fn make_writer(&'a self) -> Self {
        self.clone()
    }
}

#[test]
fn a_request_is_logged_by_numbers_and_never_by_what_it_carries() {
    let lines = Lines::default();
    let log = tracing_subscriber::fmt().with_writer(lines.clone()).json().flatten_event(true);
    log.with_max_level(tracing::Level::INFO).init();
    let world = World::new();
    sign_in(&world.anonymous(), "gestor.nossa", "senha-errada-no-log").expect(401);
    let gestor = &world.ours.gestor.caller;
    let note = json!({ "approvalRate": "94.5", "saebScore": "5.4", "note": "texto-do-corpo" });
    gestor.post("/api/simulations", note).expect(201);
    gestor.get("/api/school/987654?senha=texto-da-consulta").expect(404);
    let log = String::from_utf8(lines.0.lock().unwrap().clone()).unwrap();

    let answered = |route: &str| -> Value {
        let lines = log.lines().map(|line| serde_json::from_str::<Value>(line).unwrap());
        let mut spans = lines.map(|line| line["span"].clone());
        spans.find(|span| span["route"] == route && span["ms"].is_u64()).unwrap()
    };
    let span = answered("/api/simulations");
    assert_eq!(
        (&span["method"], &span["status"], &span["role"]),
        (&"POST".into(), &201.into(), &"gestor".into())
    );
    assert_eq!(span["school"], world.ours.id);
    assert!(span["actor"].is_number() && span["request_id"].is_string(), "{span}");
    assert!(answered("/api/auth/login")["role"].is_null());

    for secret in [
        PASSWORD,
        "senha-errada-no-log",
        "texto-do-corpo",
        "texto-da-consulta",
        "987654",
        "gestor.nossa",
        "Marina",
        "escola.example",
        gestor.cookie("sid").unwrap(),
        gestor.cookie("device").unwrap(),
    ] {
        assert!(!log.contains(secret), "the log names {secret}");
    }
}
