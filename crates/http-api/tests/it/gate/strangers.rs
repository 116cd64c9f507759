//! Nobody without an account keeps others from signing in.

use std::thread;
use std::time::Duration;

use diesel::connection::SimpleConnection;
use http_api::Settings;
use serde_json::json;

use crate::client::{Answer, Request};
use crate::harness::{PASSWORD, World, at_once, sign_in, wait_until};
use crate::server::{Parts, Server};

const HOME: &str = "203.0.113.1";
const ELSEWHERE: &str = "198.51.100.1";

/// Behind a proxy that names the callers.
fn world(settings: Settings) -> World {
    let settings = Settings { behind_proxy: true, ..settings };
    World::with(Parts { settings, ..Parts::default() })
}

fn from(server: &Server, address: &str, username: &str, password: &str) -> Answer {
    let body = json!({ "username": username, "password": password });
    let request = Request::post("/api/auth/login", body).header("X-Forwarded-For", address);
    server.anonymous().send(request)
}

#[test]
fn a_network_that_has_all_its_places_keeps_no_other_waiting() {
    let world = world(Settings { strangers: 4, ..Settings::default() });
    let server = &world.server;
    // Read by everyone, written by nobody: a sign-in waits where it would let the person in.
    let mut admin = world.admin();
    admin.batch_execute("BEGIN; LOCK TABLE known_devices IN SHARE MODE").unwrap();
    let waiting = "SELECT count(*)::text AS text FROM pg_locks WHERE NOT granted AND relation = 'known_devices'::regclass";
    thread::scope(|scope| {
        let names = ["gestor.nossa", "coordenador.nossa", "professor.nossa"];
        let held: Vec<_> =
            names.map(|name| scope.spawn(move || from(server, HOME, name, PASSWORD))).into_iter().collect();
        wait_until(Duration::from_secs(4), || world.texts(waiting) == ["3"]);
        // One more of the same network waits, and is not refused.
        let next = scope.spawn(|| from(server, "203.0.113.99", "ninguem", "errada"));
        from(server, ELSEWHERE, "ninguem", "errada").expect(401);
        assert!(!next.is_finished());
        admin.batch_execute("ROLLBACK").unwrap();
        for answer in held {
            answer.join().unwrap().expect(200);
        }
        next.join().unwrap().expect(401);
    });
}

#[test]
fn forty_people_open_one_account_at_once() {
    let world = World::new();
    let statuses = at_once(40, |_| sign_in(&world.anonymous(), "gestor.nossa", PASSWORD).status);
    assert_eq!(statuses, [200; 40]);
    assert_eq!(world.count("signin_attempts WHERE key NOT SIMILAR TO '(register|trail)%'"), 0);
}

/// Every browser of a laboratory keeps the cookie of a device, which this account has never seen.
#[test]
fn forty_people_open_one_account_at_once_in_browsers_that_others_used() {
    let world = World::new();
    let browsers: Vec<_> = at_once(40, |_| {
        let answer = sign_in(&world.anonymous(), "professor.nossa", PASSWORD).expect(200);
        world.anonymous().with_cookie("device", answer.cookie("device").unwrap())
    });
    let statuses = at_once(40, |number| sign_in(&browsers[number], "gestor.nossa", PASSWORD).status);
    assert_eq!(statuses, [200; 40]);
}

#[test]
fn guesses_in_one_network_keep_nobody_out_elsewhere() {
    let world = world(Settings::default());
    for status in [401, 401, 401, 401, 401, 429] {
        from(&world.server, HOME, "gestor.nossa", "errada").expect(status);
    }
    // An address beside it is of the same network.
    from(&world.server, "203.0.113.200", "gestor.nossa", PASSWORD).expect(429);
    from(&world.server, ELSEWHERE, "gestor.nossa", PASSWORD).expect(200);
}

/// As if so many networks had just failed.
fn fail(world: &World, failures: u8, ago: &str) {
    world.execute(&format!(
        "INSERT INTO signin_attempts VALUES ('account:gestor.nossa', {failures}, now() - interval '{ago}')
         ON CONFLICT (key) DO UPDATE SET failures = excluded.failures, last_at = excluded.last_at"
    ));
}

#[test]
fn where_many_networks_fail_a_quiet_one_waits_its_turn() {
    let world = world(Settings::default());
    from(&world.server, HOME, "gestor.nossa", "errada").expect(401);
    fail(&world, 60, "0 seconds");
    let refused = from(&world.server, HOME, "gestor.nossa", PASSWORD).expect(429);
    assert!((20..=23).contains(&refused.retry_after()), "{}", refused.retry_after());
    // Ten wait before.
    let crowded = from(&world.server, ELSEWHERE, "gestor.nossa", PASSWORD).expect(503);
    assert!((20..=23).contains(&crowded.retry_after()), "{}", crowded.retry_after());
    assert!(
        crowded.detail().starts_with("Muitas pessoas tentam entrar nesta conta agora."),
        "{}",
        crowded.body
    );
    fail(&world, 50, "1900 milliseconds");
    from(&world.server, ELSEWHERE, "gestor.nossa", PASSWORD).expect(200);
}

#[test]
fn who_waits_for_a_turn_holds_no_place_and_leaves_nothing_when_it_does_not_come() {
    let soon = Duration::from_millis(1_500);
    let world = world(Settings { strangers: 1, slowest_public: soon, ..Settings::default() });
    fail(&world, 58, "0 seconds");
    thread::scope(|scope| {
        let waits = scope.spawn(|| from(&world.server, ELSEWHERE, "gestor.nossa", PASSWORD));
        wait_until(Duration::from_secs(4), || {
            world.count("signin_attempts WHERE key LIKE 'from:%gestor.nossa'") == 1
        });
        from(&world.server, HOME, "professor.nossa", PASSWORD).expect(200);
        assert!(!waits.is_finished(), "the place was free meanwhile");
        assert!(waits.join().unwrap().expect(503).retry_after() >= 1);
    });
    // What was counted of it is taken back.
    wait_until(Duration::from_secs(4), || world.count("signin_attempts WHERE key LIKE 'from:%'") == 0);
    let failures =
        world.texts("SELECT failures::text AS text FROM signin_attempts WHERE key = 'account:gestor.nossa'");
    assert!(failures[0].parse::<u8>().unwrap() <= 58, "{failures:?}");
}

#[test]
fn who_waits_when_the_server_stops_is_told_to_come_back() {
    let world = World::new();
    fail(&world, 58, "0 seconds");
    let settings = Settings { behind_proxy: true, slowest_at_stop: Duration::ZERO, ..Settings::default() };
    let mut server = Server::start(world.postgres.clone(), Parts { settings, ..Parts::default() });
    let stop = server.stop.take().unwrap();
    thread::scope(|scope| {
        let waits = scope.spawn(|| from(&server, ELSEWHERE, "gestor.nossa", PASSWORD));
        wait_until(Duration::from_secs(4), || {
            world.count("signin_attempts WHERE key LIKE 'from:%gestor.nossa'") == 1
        });
        actix_web::rt::System::new().block_on(stop.gently());
        waits.join().unwrap().expect(503);
    });
}

#[test]
fn the_demonstrations_accounts_never_wait() {
    let world = World::new();
    world.execute(&format!("UPDATE schools SET demo = true WHERE id = {}", world.ours.id));
    for _ in 0..12 {
        sign_in(&world.anonymous(), "gestor.nossa", "errada").expect(401);
    }
    sign_in(&world.anonymous(), "gestor.nossa", PASSWORD).expect(200);
}
