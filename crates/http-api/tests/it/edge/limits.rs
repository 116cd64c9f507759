//! Requests that are too large, malformed, misdirected or too many, and a handler that fails.

use std::sync::Arc;
use std::thread;
use std::time::Duration;

use application::spreadsheet::{Spreadsheet, SpreadsheetReader, Unreadable};
use diesel::connection::SimpleConnection;
use http_api::{Asset, Settings};
use serde_json::json;

use crate::client::{Answer, Request};
use crate::harness::{World, wait_until};
use crate::server::{Parts, Server};
use crate::spreadsheets::held;

fn simulation(filler: usize) -> String {
    json!({ "approvalRate": "94.5", "saebScore": "5.4", "note": "x".repeat(filler) }).to_string()
}

fn save(world: &World, kind: &str, body: impl Into<Vec<u8>>) -> Answer {
    world.ours.gestor.caller.send(Request::new("POST", "/api/simulations").bytes(kind, body))
}

#[test]
fn a_body_has_64_kb_at_most() {
    let world = World::new();
    save(&world, "application/json", simulation(65_000)).expect(201);
    for filler in [65 * 1024, 1024 * 1024] {
        let answer = save(&world, "application/json", simulation(filler)).expect(413);
        assert_eq!(answer.detail(), "O pedido é grande demais: o limite é de 64 KB.");
    }
    assert_eq!(world.count("simulations"), 1);
}

#[test]
fn a_body_is_json_and_says_so() {
    let world = World::new();
    for kind in ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x", ""] {
        let answer = save(&world, kind, simulation(0)).expect(415);
        assert_eq!(answer.detail(), "Envie o pedido em JSON (application/json).", "{kind}");
    }
    save(&world, "application/json; charset=utf-8", simulation(0)).expect(201);
}

#[test]
fn malformed_json_is_a_problem_document() {
    let world = World::new();
    let deep = "[".repeat(30_000);
    for body in ["{", "{\"approvalRate\":}", "{'approvalRate':'94'}", "{} {}", "\u{feff}{}", deep.as_str()] {
        let answer = save(&world, "application/json", body).expect(400);
        assert_eq!(answer.detail(), "O pedido não pôde ser lido: confira os campos enviados.");
    }
    let not_unicode = b"{\"approvalRate\":\"\xff\",\"saebScore\":\"5\"}";
    save(&world, "application/json", *not_unicode).expect(400).detail();
}

#[test]
fn what_is_not_there_is_404_in_the_same_words() {
    let world = World::new();
    let gestor = &world.ours.gestor.caller;
    let own = world.ours.path("");
    for path in [
        "/api",
        "/api/",
        "/api/nada",
        "/api/school",
        "/api/school/x",
        "/api/school/x/ideb",
        "/api/school/99999999999999999999",
        "/api/school/-1",
        "/api/school/0",
        &format!("{own}/nada"),
        &format!("{own}/ranking/x"),
        &format!("{own}/ranking/99999"),
        &format!("{own}.json"),
        &format!("{own}/../{}", world.theirs.id),
        &format!("{own}%00"),
    ] {
        let answer = gestor.get(path).expect(404);
        assert_eq!(answer.detail(), "Não encontrado.", "{path}");
    }
}

#[test]
fn another_method_is_405() {
    let world = World::new();
    let gestor = &world.ours.gestor.caller;
    let own = world.ours.path("");
    for (method, path) in [
        ("PUT", "/api/simulations"),
        ("GET", "/api/simulations"),
        ("DELETE", own.as_str()),
        ("PATCH", "/api/auth/user"),
        ("GET", "/api/auth/login"),
        ("POST", "/"),
        ("DELETE", "/simulacoes"),
    ] {
        let answer = gestor.send(Request::new(method, path)).expect(405);
        assert_eq!(answer.detail(), "Método não aceito neste endereço.", "{method} {path}");
    }
    for path in [world.ours.path("/ideb/calculate"), world.ours.path("/ideb/import")] {
        gestor.send(Request::get(path)).expect(405);
    }
    let answer = gestor.send(Request::new("DELETE", world.ours.path("/goals"))).expect(405);
    assert_eq!(answer.header("allow"), Some("GET, PUT"));
}

#[test]
fn an_invented_method_is_405_and_leaves_nothing_in_the_metrics() {
    let world = World::new();
    for (method, path) in [("INVENTADO", "/api/about"), ("TRACE", "/"), ("PROPFIND", "/metrics")] {
        let answer = world.anonymous().send(Request::new(method, path)).expect(405);
        assert_eq!(answer.detail(), "Método não aceito neste endereço.", "{method} {path}");
    }
    let metrics = world.server.prometheus().get("/metrics").expect(200).body;
    assert!(!metrics.contains("INVENTADO") && !metrics.contains("PROPFIND"), "{metrics}");
}

#[test]
fn the_metrics_are_at_an_address_of_their_own() {
    for behind_proxy in [false, true] {
        let settings = Settings { behind_proxy, ..Settings::default() };
        let world = World::with(Parts { settings, ..Parts::default() });
        for path in ["/metrics", "/%6detrics"] {
            for forwarded in ["127.0.0.1", "é", "203.0.113.9, ::1"] {
                let request = Request::get(path).header("X-Forwarded-For", forwarded);
                let answer = world.anonymous().send(request).expect(404);
                assert_eq!(answer.detail(), "Não encontrado.");
            }
        }
        world.server.prometheus().get("/metrics").expect(200);
        for path in ["/", "/api/about", "/healthz"] {
            assert!(world.server.prometheus().get(path).expect(404).body.is_empty());
        }
    }
}

#[test]
fn a_missing_file_is_404_and_a_screens_path_is_the_page() {
    let world = World::new();
    let anonymous = world.anonymous();
    for (path, title) in [
        ("/", "Sistema IDEB"),
        ("/login", "Entrar"),
        ("/login/", "Entrar"),
        ("/simulacoes/12", "Sistema IDEB"),
        ("/assets", "Sistema IDEB"),
    ] {
        let answer = anonymous.get(path).expect(200);
        assert!(answer.body.contains(&format!("<title>{title}<")), "{path}: {}", answer.body);
        assert_eq!(answer.header("content-type"), Some("text/html; charset=utf-8"), "{path}");
        assert_eq!(answer.header("cache-control"), Some("no-cache"), "{path}");
    }
    let script = anonymous.get("/assets/index-0a1b2c3d.js").expect(200);
    assert_eq!(script.header("cache-control"), Some("public, max-age=31536000, immutable"));
    let tag = script.header("etag").unwrap();
    let again = Request::get("/assets/index-0a1b2c3d.js").header("If-None-Match", tag);
    assert!(anonymous.send(again).expect(304).body.is_empty());
    for path in ["/assets/index-ffffffff.js", "/favicon.ico", "/../Cargo.toml", "/.env", "/assets/..%2f.env"]
    {
        anonymous.get(path).expect(404).detail();
    }
}

#[test]
fn the_probes_and_the_metrics_answer() {
    let world = World::new();
    for path in ["/healthz", "/readyz"] {
        assert_eq!(world.anonymous().get(path).expect(200).json(), json!({ "status": "ok" }));
    }
    world.ours.gestor.caller.get(world.ours.path("")).expect(200);
    let metrics = world.server.prometheus().get("/metrics").expect(200).body;
    assert!(metrics.contains("endpoint=\"/api/school/{school}\""), "{metrics}");
    assert!(!metrics.contains(&format!("/api/school/{}\"", world.ours.id)), "paths are templates");
}

#[test]
fn a_schema_that_is_not_the_programs_is_not_ready() {
    let world = World::new();
    world.execute("DELETE FROM __diesel_schema_migrations WHERE version = '0005'");
    world.anonymous().get("/readyz").expect(503);
    world.anonymous().get("/healthz").expect(200);
}

/// Works that wait for a lock in the database.
fn locked(world: &World) -> i64 {
    world.count("pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'")
}

#[test]
fn more_requests_than_there_are_places_wait_and_are_told_to_come_back() {
    let world = World::new();
    let settings = Settings { at_work: 1, slowest: Duration::from_millis(800), ..Settings::default() };
    let server = Server::start(world.postgres.clone(), Parts { settings, ..Parts::default() });
    let [gestor, theirs] =
        [&world.ours.gestor, &world.theirs.gestor].map(|person| person.caller.clone().at(&server.base));
    theirs.get("/api/auth/user").expect(200);
    let mut admin = world.admin();
    admin.batch_execute("BEGIN; LOCK TABLE simulations IN ACCESS EXCLUSIVE MODE").unwrap();
    let list = world.ours.path("/simulations");
    thread::scope(|scope| {
        let held: Vec<_> = (0..4).map(|_| scope.spawn(|| gestor.get(&list))).collect();
        wait_until(Duration::from_secs(10), || locked(&world) > 0);
        let busy = theirs.get("/api/auth/user").expect(503);
        assert_eq!(busy.detail(), "O sistema está ocupado. Tente de novo em instantes.");
        assert!(busy.retry_after() >= 1);
        assert!(busy.header("x-content-type-options").is_some());
        assert_eq!(locked(&world), 1, "its place is held until its work ends, not only until its answer");
        // Busy is not dead: nobody should restart it.
        server.anonymous().get("/healthz").expect(200);
        for held in held {
            assert!([408, 503].contains(&held.join().unwrap().status));
        }
    });
    admin.batch_execute("ROLLBACK").unwrap();
    theirs.get("/api/auth/user").expect(200);
}

#[test]
fn who_waits_with_more_than_those_who_wait_may_hold_is_told_to_come_back_at_once() {
    let settings = Settings { at_work: 1, waiting: 64 << 10, ..Settings::default() };
    let world = World::with(Parts { settings, ..Parts::default() });
    let [gestor, theirs] = [&world.ours.gestor.caller, &world.theirs.gestor.caller];
    let mut admin = world.admin();
    admin.batch_execute("BEGIN; LOCK TABLE simulations IN ACCESS EXCLUSIVE MODE").unwrap();
    let list = world.ours.path("/simulations");
    thread::scope(|scope| {
        let held = scope.spawn(|| gestor.get(&list));
        wait_until(Duration::from_secs(10), || locked(&world) > 0);
        let large = Request::new("POST", "/api/simulations").bytes("application/json", simulation(60_000));
        theirs.send(large).expect(503);
        assert_eq!(locked(&world), 1, "at once: the place is still held");
        held.join().unwrap();
    });
    admin.batch_execute("ROLLBACK").unwrap();
    save(&world, "application/json", simulation(60_000)).expect(201);
}

#[test]
fn a_denial_which_is_written_down_waits_for_a_place() {
    let settings = Settings { at_work: 1, waiting: 0, ..Settings::default() };
    let world = World::with(Parts { settings, ..Parts::default() });
    let mut admin = world.admin();
    admin.batch_execute("BEGIN; LOCK TABLE simulations IN ACCESS EXCLUSIVE MODE").unwrap();
    let (gestor, theirs) = (&world.ours.gestor.caller, &world.theirs.gestor.caller);
    let list = world.ours.path("/simulations");
    thread::scope(|scope| {
        let held = scope.spawn(|| gestor.get(&list));
        wait_until(Duration::from_secs(10), || locked(&world) > 0);
        theirs.get(&list).expect(503);
        assert_eq!(locked(&world), 1, "the only place is held, and nobody may wait");
        held.join().unwrap();
    });
    admin.batch_execute("ROLLBACK").unwrap();
    theirs.get(&list).expect(404);
}

#[test]
fn who_has_a_file_read_takes_no_place() {
    let (spreadsheets, arrival, go) = held();
    let settings = Settings { at_work: 1, ..Settings::default() };
    let world = World::with(Parts { settings, spreadsheets, ..Parts::default() });
    let gestor = &world.ours.gestor.caller;
    thread::scope(|scope| {
        let held = scope
            .spawn(|| gestor.send(Request::new("POST", world.ours.path("/ideb/import")).file("n.csv", b"a")));
        arrival.recv().unwrap();
        gestor.get("/api/auth/user").expect(200);
        world.theirs.gestor.caller.get("/api/auth/user").expect(200);
        go.send(()).unwrap();
        assert_eq!(held.join().unwrap().expect(422).detail(), "lido");
    });
}

/// A defect.
struct Broken;

impl SpreadsheetReader for Broken {
    fn read(&self, _: &str, _: &[u8], _: &dyn Fn() -> bool) -> Result<Spreadsheet, Unreadable> {
        panic!("a defect of the reader");
    }
}

fn broken_assets(path: &str) -> Option<Asset> {
    panic!("a defect at {path}");
}

#[test]
fn a_panic_is_a_json_500_and_the_server_goes_on() {
    const SENTENCE: &str = "Algo deu errado do nosso lado. Tente de novo.";
    let world =
        World::with(Parts { spreadsheets: Arc::new(Broken), assets: broken_assets, ..Parts::default() });
    let gestor = &world.ours.gestor.caller;
    for _ in 0..3 {
        let request = Request::new("POST", world.ours.path("/ideb/import")).file("n.csv", b"a");
        let on_a_blocking_thread = gestor.send(request).expect(500);
        let on_a_worker = world.anonymous().get("/").expect(500);
        for answer in [on_a_blocking_thread, on_a_worker] {
            assert_eq!(answer.detail(), SENTENCE);
            assert!(!answer.body.contains("defect"));
            assert_eq!(answer.header("x-content-type-options"), Some("nosniff"));
            assert!(answer.header("x-request-id").is_some());
        }
    }
    let metrics = world.server.prometheus().get("/metrics").expect(200).body;
    assert!(metrics.contains("status=\"500\""), "{metrics}");
    gestor.get("/api/auth/user").expect(200);
}
