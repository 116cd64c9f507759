//! What one person may have, whatever the others leave.

use std::io::{Read, Write};
use std::net::TcpStream;
use std::thread;

use application::gate::counter::Quota;
use chrono::TimeDelta;
use http_api::{Most, Settings};
use serde_json::json;

use crate::client::{Answer, Caller, Request};
use crate::harness::World;
use crate::server::Parts;
use crate::spreadsheets::held;

fn with(person: Most) -> Settings {
    Settings { person, ..Settings::default() }
}

fn save(caller: &Caller) -> Answer {
    caller.post("/api/simulations", json!({ "approvalRate": "94.5", "saebScore": "5.4" }))
}

#[test]
fn a_person_who_asks_for_much_at_once_keeps_nobody_else_waiting() {
    let (spreadsheets, arrival, go) = held();
    let settings = with(Most { in_flight: 1, ..Most::STANDARD });
    let world = World::with(Parts { settings, spreadsheets, ..Parts::default() });
    let (gestor, professor) = (&world.ours.gestor.caller, &world.ours.professor.caller);
    thread::scope(|scope| {
        let held = scope
            .spawn(|| gestor.send(Request::new("POST", world.ours.path("/ideb/import")).file("n.csv", b"a")));
        arrival.recv().unwrap();
        let refused = gestor.get("/api/auth/user").expect(429);
        assert_eq!(refused.detail(), "Muitos pedidos ao mesmo tempo. Aguarde 1 segundo e tente de novo.");
        assert_eq!(refused.retry_after(), 1);
        professor.get("/api/auth/user").expect(200);
        go.send(()).unwrap();
        held.join().unwrap().expect(422);
    });
    gestor.get("/api/auth/user").expect(200);
}

/// Of ours, so that a list of them is larger than what the system takes of it on its way.
fn many_colleagues(world: &World) {
    let school = world.ours.id;
    world.execute(&format!(
        "WITH login AS (
            INSERT INTO logins (kind, name, school_id, person_id)
            SELECT 'staff', 'pessoa' || number, {school}, nextval('people_id_seq') FROM generate_series(1, 20000) number
            RETURNING name, person_id
        ), person AS (
            INSERT INTO people (school_id, id, kind, password_hash)
            SELECT {school}, person_id, 'staff', (SELECT password_hash FROM people LIMIT 1) FROM login
        )
        INSERT INTO users (school_id, id, username, role, first_name, last_name, created_at)
        SELECT {school}, person_id, name, 'professor', repeat('ã', 80), repeat('ç', 80), now() FROM login"
    ));
}

#[test]
fn a_person_who_does_not_take_a_large_answer_gets_no_other() {
    let world =
        World::with(Parts { settings: with(Most { bytes: 1 << 20, ..Most::STANDARD }), ..Parts::default() });
    let (gestor, professor) = (&world.ours.gestor.caller, &world.ours.professor.caller);
    many_colleagues(&world);
    let mut stream = TcpStream::connect(world.server.base.strip_prefix("http://").unwrap()).unwrap();
    let session = gestor.cookie("sid").unwrap();
    write!(
        stream,
        "GET /api/users HTTP/1.1\r\nHost: a\r\nCookie: sid={session}\r\nConnection: close\r\n\r\n"
    )
    .unwrap();
    let mut answer = vec![0; 12];
    stream.read_exact(&mut answer).unwrap();
    assert_eq!(answer, b"HTTP/1.1 200");
    let refused = gestor.get("/api/auth/user").expect(429);
    assert_eq!(refused.detail(), "Muitos dados pedidos ao mesmo tempo. Aguarde 1 segundo e tente de novo.");
    assert_eq!(refused.retry_after(), 1);
    professor.get("/api/auth/user").expect(200);
    stream.read_to_end(&mut answer).unwrap();
    assert!(answer.len() > 6 << 20 && answer.ends_with(b"]"), "{}", answer.len());
    gestor.get("/api/auth/user").expect(200);
}

#[test]
fn a_person_writes_so_often_and_is_denied_as_often_on_the_record() {
    let writes = Quota { most: 3, window: TimeDelta::minutes(10) };
    let world = World::with(Parts { settings: with(Most { writes, ..Most::STANDARD }), ..Parts::default() });
    let (gestor, professor) = (&world.ours.gestor.caller, &world.ours.professor.caller);
    for _ in 0..3 {
        save(gestor).expect(201);
    }
    let refused = save(gestor).expect(429);
    assert!(refused.detail().starts_with("Muitas gravações seguidas. Aguarde "), "{}", refused.detail());
    assert!((1..=600).contains(&refused.retry_after()));
    assert_eq!(world.count("simulations"), 3);
    gestor.get("/api/auth/user").expect(200);
    for _ in 0..10 {
        professor.get(world.theirs.path("")).expect(404);
    }
    // Three by one, then the first, the second and the fourth beyond.
    let told = world.texts("SELECT text FROM audit_events WHERE kind = 'denied' ORDER BY id");
    assert_eq!(told.len(), 6);
    assert!(told[5].ends_with(" (4ª recusa além das registradas uma a uma)"), "{}", told[5]);
    save(professor).expect(429);
    let import = Request::new("POST", world.ours.path("/ideb/import?dryRun=true"));
    gestor.send(import.file("notas.csv", b"a")).expect(429);
    save(&world.ours.coordenador.caller).expect(201);
    professor.post("/api/auth/logout", json!({})).expect(204);
}

#[test]
fn a_school_that_keeps_as_much_as_it_may_is_told_before_and_then_refused() {
    let world = World::new();
    let quotas = world.ours.path("/quotas");
    let gestor = &world.ours.gestor.caller;
    world.execute("UPDATE quotas SET most = 5 WHERE name = 'simulations'");
    for near in [false, false, false, true, true] {
        save(gestor).expect(201);
        let told = gestor.get(&quotas).expect(200).json();
        assert_eq!(told.as_array().unwrap().iter().any(|it| it["name"] == "simulations"), near, "{told}");
    }
    let kept = json!([{ "name": "simulations", "kept": 5, "most": 5 }]);
    assert_eq!(gestor.get(&quotas).expect(200).json(), kept);
    let refused = save(gestor).expect(409);
    assert_eq!(
        refused.detail(),
        "A escola pode guardar até 5 simulações. Para guardar mais, fale com quem opera o sistema."
    );
    assert_eq!(world.count("simulations"), 5);
    save(&world.theirs.gestor.caller).expect(201);
}
