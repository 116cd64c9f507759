//! Signing in and out, sessions, and one's own password.

use std::collections::BTreeSet;
use std::time::Duration;

use application::gate::keys::SessionKey;
use diesel::connection::SimpleConnection;
use http_api::Settings;
use http_api::passwords::{Cost, Passwords};
use serde_json::json;
use sha2::{Digest, Sha256};

use crate::client::{Answer, Request};
use crate::harness::{PASSWORD, School, World, at_once, sign_in, wait_until};
use crate::server::{Parts, Server};

const USER: &str = "/api/auth/user";

/// What is stored of a token.
fn hash(token: &str) -> String {
    SessionKey(Sha256::digest(token).into()).to_hex()
}

fn cookie_line(answer: &Answer, name: &str) -> String {
    let start = format!("{name}=");
    answer.set_cookies().into_iter().find(|line| line.starts_with(&start)).unwrap()
}

/// The attributes, in alphabetical order.
fn attributes(line: &str) -> Vec<&str> {
    let mut attributes: Vec<_> = line.split("; ").skip(1).collect();
    attributes.sort_unstable();
    attributes
}

#[test]
fn the_session_cookie_is_out_of_reach_of_scripts_and_other_sites() {
    let world = World::new();
    let answer = sign_in(&world.anonymous(), "gestor.nossa", PASSWORD).expect(200);
    assert_eq!(attributes(&cookie_line(&answer, "sid")), ["HttpOnly", "Path=/", "SameSite=Strict"]);
    let device = cookie_line(&answer, "device");
    assert_eq!(attributes(&device), ["HttpOnly", "Max-Age=31536000", "Path=/", "SameSite=Strict"]);
    let user = answer.json();
    assert_eq!(user["schoolId"], world.ours.id);
    assert_eq!(user["username"], "gestor.nossa");
    assert_eq!(user["name"], "Marina Souza");
    assert_eq!(user["role"], "gestor");
    assert_eq!(user["email"], "gestor.nossa@escola.example");
    // The two names of the same question.
    let signed_in = world.anonymous().after(&answer);
    for path in [USER, "/api/user"] {
        assert_eq!(signed_in.get(path).expect(200).json(), user);
    }
}

/// Writes that all of the staff may call.
const EVERYONES: [&str; 60] = [
    "session.close",
    "password.change",
    "index.calculate",
    "simulation.save",
    "simulation.rename",
    "simulation.remove",
    "simulation.restore",
    "enrolment.set",
    "notice.read",
    "account.change",
    "account.end-others",
    "account.end",
    "class.create",
    "class.recount",
    "class.change",
    "class.remove",
    "class.archive",
    "class.mastery-export",
    "subject.create",
    "subject.saeb",
    "pupil.reset",
    "pupil.set-pace",
    "lesson-plan.generate",
    "lesson-plan.rewrite",
    "lesson-plan.create",
    "lesson-plan.change",
    "lesson-plan.remove",
    "lesson-plan.copy",
    "lesson-plan.send",
    "lesson-plan.withdraw",
    "lesson-plan.fill-bank",
    "bncc.suggest",
    "question.create",
    "question.import",
    "question.import-wrong",
    "question.status",
    "question.change",
    "question.delete",
    "question.export",
    "question.losses",
    "question.image.set",
    "question.image.remove",
    "class-simulation.start",
    "class-simulation.answer",
    "class-simulation.cells",
    "class-simulation.absent",
    "class-simulation.finish",
    "class-simulation.abandon",
    "class-simulation.reopen",
    "class-simulation.observation",
    "class-simulation.delete",
    "milestone.complete",
    "action.export",
    "action.update",
    "action.link",
    "action.file",
    "resource.remove",
    "learning.analyze",
    "learning.demo",
    "learning.mark",
];

/// Those of the coordenador and the gestor besides.
const LEADERS: [&str; 30] = [
    "figure.enter",
    "figure.remove",
    "figure.import",
    "goal.set",
    "goal.remove",
    "subject.change",
    "subject.remove",
    "year.set",
    "pupil.issue",
    "pupil.cards",
    "pupil.printed",
    "pupil.create",
    "pupil.change",
    "pupil.bulk",
    "pupil.export",
    "pupil.export-one",
    "pupil.import",
    "pupil.import-wrong",
    "pupil.import-undo",
    "lesson-plan.judge",
    "skill-numbers.estimate",
    "action.adopt",
    "action.create",
    "action.change",
    "action.status",
    "milestone.create",
    "milestone.order",
    "milestone.change",
    "milestone.remove",
    "milestone.reopen",
];

/// Those of the gestor alone.
const MANAGERS: [&str; 10] = [
    "school.code",
    "user.create",
    "user.change",
    "user.activate",
    "user.password",
    "user.sessions",
    "visibility.set",
    "pupil.erase",
    "audit.export",
    "learning.set-switch",
];

#[test]
fn a_signed_in_person_is_told_which_writes_their_role_may_call() {
    let world = World::new();
    let School { professor, coordenador, gestor, .. } = &world.ours;
    for (person, more) in [
        (professor, [].as_slice()),
        (coordenador, LEADERS.as_slice()),
        (gestor, [LEADERS.as_slice(), &MANAGERS].concat().as_slice()),
    ] {
        let expected: BTreeSet<_> = EVERYONES.iter().chain(more).copied().collect();
        let signed_in = sign_in(&world.anonymous(), &person.username, PASSWORD).expect(200).json();
        assert_eq!(person.caller.get(USER).expect(200).json(), signed_in);
        let rights: Vec<_> =
            signed_in["rights"].as_array().unwrap().iter().map(|it| it.as_str().unwrap()).collect();
        assert_eq!(rights.iter().copied().collect::<BTreeSet<_>>(), expected, "{}", person.username);
        assert_eq!(rights.len(), expected.len(), "{}", person.username);
    }
}

#[test]
fn over_https_the_cookies_belong_to_this_host_alone() {
    let settings = Settings { secure: true, ..Settings::default() };
    let world = World::with(Parts { settings, ..Parts::default() });
    let answer = sign_in(&world.anonymous(), "gestor.nossa", PASSWORD).expect(200);
    let session = cookie_line(&answer, "__Host-sid");
    assert_eq!(attributes(&session), ["HttpOnly", "Path=/", "SameSite=Strict", "Secure"]);
    assert!(attributes(&cookie_line(&answer, "__Host-device")).contains(&"Secure"));
    let token = answer.cookie("__Host-sid").unwrap();
    world.anonymous().with_cookie("__Host-sid", token.as_str()).get(USER).expect(200);
    // A cookie that another host of the domain could have set is not looked at.
    world.anonymous().with_cookie("sid", token).get(USER).expect(401);
}

#[test]
fn only_the_hash_of_the_token_is_stored() {
    let world = World::new();
    let token = world.ours.gestor.caller.cookie("sid").unwrap();
    assert_eq!(token.len(), 64, "32 random bytes");
    let stored = world.texts("SELECT sid AS text FROM sessions");
    assert!(stored.contains(&hash(token)));
    let everything = world.texts("SELECT s::text AS text FROM sessions s").join(" ");
    assert!(!everything.contains(token));
    // The stored hash opens nothing.
    world.anonymous().with_cookie("sid", hash(token)).get(USER).expect(401);
}

#[test]
fn unknown_user_wrong_password_and_inactive_account_read_the_same() {
    let world = World::new();
    world.execute(
        "UPDATE people p SET active = false FROM users u WHERE u.id = p.id AND username = 'professor.nossa'",
    );
    let anonymous = world.anonymous();
    let answers = [
        sign_in(&anonymous, "ninguem", PASSWORD),
        sign_in(&anonymous, "gestor.nossa", "ipê-roxo"),
        sign_in(&anonymous, "professor.nossa", PASSWORD),
        // What no username can be is nobody's either.
        sign_in(&anonymous, "nin\0guem", PASSWORD),
        sign_in(&anonymous, &"x".repeat(20_000), PASSWORD),
    ];
    for answer in answers {
        let answer = answer.expect(401);
        assert_eq!(answer.detail(), "Usuário ou senha incorretos");
        assert!(answer.errors().is_empty());
        assert!(answer.set_cookies().is_empty());
    }
}

#[test]
fn a_username_is_read_without_regard_to_case_and_spaces() {
    let world = World::new();
    sign_in(&world.anonymous(), " Gestor.NOSSA ", PASSWORD).expect(200);
}

#[test]
fn both_fields_are_required() {
    let world = World::new();
    let answer = sign_in(&world.anonymous(), " ", "").expect(400);
    let expected = [("password", "Senha é obrigatória"), ("username", "Nome de usuário é obrigatório")];
    assert_eq!(answer.errors(), expected.map(|(field, text)| (field.to_owned(), text.to_owned())));
    world.anonymous().post("/api/auth/login", json!({ "username": "gestor.nossa" })).expect(400);
}

#[test]
fn five_failures_are_free_then_everyone_waits() {
    let world = World::new();
    let stranger = world.anonymous();
    for _ in 0..5 {
        sign_in(&stranger, "gestor.nossa", "errada").expect(401);
    }
    let waits = sign_in(&stranger, "gestor.nossa", "errada").expect(429);
    assert!((1..=2).contains(&waits.retry_after()), "{}", waits.retry_after());
    assert!(waits.detail().starts_with("Muitas tentativas. Aguarde "), "{}", waits.detail());
    // Not even the right password is looked at.
    sign_in(&stranger, "gestor.nossa", PASSWORD).expect(429);
    // An unknown name waits alike, or the wait would tell who exists.
    for status in [401, 401, 401, 401, 401, 429] {
        sign_in(&stranger, "ninguem", "errada").expect(status);
    }
    // Nobody else does.
    sign_in(&stranger, "professor.nossa", PASSWORD).expect(200);
    // The wait is over, and with success the count.
    world.execute("UPDATE signin_attempts SET last_at = last_at - interval '3 seconds'");
    sign_in(&stranger, "gestor.nossa", PASSWORD).expect(200);
    for _ in 0..5 {
        sign_in(&stranger, "gestor.nossa", "errada").expect(401);
    }
    let failed = "SELECT count(*)::text AS text FROM audit_events WHERE kind = 'sign_in_failed'";
    // The trail is written after the answer.
    wait_until(Duration::from_secs(4), || world.texts(failed) == ["10"]);
}

#[test]
fn the_answer_to_a_wrong_password_waits_for_no_trail() {
    let world = World::new();
    let mut admin = world.admin();
    admin.batch_execute("BEGIN; LOCK TABLE audit_events IN ACCESS EXCLUSIVE MODE").unwrap();
    // An unknown name has none: the time would tell who exists.
    for username in ["gestor.nossa", "ninguem"] {
        sign_in(&world.anonymous(), username, "errada").expect(401);
    }
    admin.batch_execute("ROLLBACK").unwrap();
    let failed = "SELECT actor_id::text AS text FROM audit_events WHERE kind = 'sign_in_failed'";
    wait_until(Duration::from_secs(4), || world.texts(failed).len() == 1);
}

#[test]
fn a_sign_in_that_could_not_be_finished_is_no_failure() {
    let world = World::new();
    let mut admin = world.admin();
    admin.batch_execute("BEGIN; LOCK TABLE known_devices IN ACCESS EXCLUSIVE MODE").unwrap();
    let statuses = at_once(2, |_| sign_in(&world.anonymous(), "gestor.nossa", PASSWORD).status);
    assert_eq!(statuses, [503; 2]);
    let counted = || world.texts("SELECT key AS text FROM signin_attempts WHERE key LIKE 'account:%'").len();
    assert_eq!(counted(), 0);
    admin.batch_execute("ROLLBACK").unwrap();
    // A failure would have been counted there.
    sign_in(&world.anonymous(), "gestor.nossa", "errada").expect(401);
    assert_eq!(counted(), 1);
    sign_in(&world.anonymous(), "gestor.nossa", PASSWORD).expect(200);
}

#[test]
fn a_password_hashed_at_a_lower_cost_is_hashed_again() {
    let world = World::new();
    let weak = Passwords::start(Cost { memory_kib: 8, passes: 1 }).unwrap();
    let weak = actix_web::rt::System::new().block_on(weak.hash(PASSWORD.to_owned())).unwrap();
    world.execute(&format!(
        "UPDATE people p SET password_hash = '{}' FROM users u WHERE u.id = p.id AND username = 'gestor.nossa'",
        weak.as_str()
    ));
    let stored = || {
        world.texts(
            "SELECT password_hash AS text FROM people JOIN users USING (id) WHERE username = 'gestor.nossa'",
        )
    };
    sign_in(&world.anonymous(), "gestor.nossa", "errada").expect(401);
    assert_eq!(stored(), [weak.as_str()], "only the right password is worth keeping");
    sign_in(&world.anonymous(), "gestor.nossa", PASSWORD).expect(200);
    let renewed = stored();
    assert!(renewed[0].contains("m=64,"), "{renewed:?}");
    sign_in(&world.anonymous(), "gestor.nossa", PASSWORD).expect(200);
    assert_eq!(stored(), renewed);
}

#[test]
fn an_address_where_many_accounts_fail_is_slowed_and_never_shut() {
    let world = World::new();
    let settings = Settings {
        behind_proxy: true,
        // Less than the longest delay.
        slowest_public: Duration::from_millis(1_500),
        ..Settings::default()
    };
    let server = Server::start(world.postgres.clone(), Parts { settings, ..Parts::default() });
    let from = |address: &str, username: &str, password: &str| {
        let body = json!({ "username": username, "password": password });
        let request = Request::post("/api/auth/login", body).header("X-Forwarded-For", address);
        server.anonymous().send(request).status
    };
    // A class of 40, each of whom mistypes, notices nothing.
    let typos = at_once(40, |number| from("203.0.113.1", &format!("aluno{number}"), "errada"));
    assert_eq!(typos, [401; 40]);
    assert_eq!(from("203.0.113.1", "gestor.nossa", PASSWORD), 200);
    // A guesser with more names than a school has typos waits longer than the server gives.
    let mut number = 0;
    wait_until(Duration::from_secs(20), || {
        number += 20;
        let statuses = at_once(20, |each| from("203.0.113.1", &format!("nome{}", number + each), "errada"));
        assert!(!statuses.contains(&429), "{statuses:?}");
        statuses.contains(&503)
    });
    assert_eq!(from("203.0.113.2", "gestor.nossa", PASSWORD), 200, "elsewhere nobody waits");
}

#[test]
fn parallel_guesses_do_not_pass_the_throttle_together() {
    let world = World::new();
    let statuses = at_once(20, |_| sign_in(&world.anonymous(), "gestor.nossa", "errada").status);
    assert_eq!(statuses.iter().filter(|status| **status == 401).count(), 5, "{statuses:?}");
    assert_eq!(statuses.iter().filter(|status| **status == 429).count(), 15, "{statuses:?}");
}

#[test]
fn a_device_that_signed_in_keeps_its_own_count() {
    let world = World::new();
    let device = world.ours.gestor.caller.cookie("device").unwrap();
    let known = world.anonymous().with_cookie("device", device);
    for status in [401, 401, 401, 401, 401, 429] {
        sign_in(&world.anonymous(), "gestor.nossa", "errada").expect(status);
    }
    // Nobody locks a colleague out from elsewhere.
    let answer = sign_in(&known, "gestor.nossa", PASSWORD).expect(200);
    assert_eq!(answer.cookie("device").as_deref(), Some(device), "the device keeps its name");
    // Another's device, or an invented one, is a stranger's.
    for device in [world.theirs.gestor.caller.cookie("device").unwrap(), "inventado"] {
        sign_in(&world.anonymous().with_cookie("device", device), "gestor.nossa", PASSWORD).expect(429);
    }
    // Its own failures count.
    for status in [401, 401, 401, 401, 401, 429] {
        sign_in(&known, "gestor.nossa", "errada").expect(status);
    }
}

#[test]
fn signing_out_ends_the_session_on_the_server() {
    let world = World::new();
    let caller = &world.ours.professor.caller;
    let (before, token) = (world.count("sessions"), caller.cookie("sid").unwrap());
    let answer = caller.send(Request::new("POST", "/api/auth/logout")).expect(204);
    assert_eq!(answer.cookie("sid").as_deref(), Some(""), "the browser forgets it");
    assert!(cookie_line(&answer, "sid").contains("Max-Age=0"));
    assert_eq!(world.count("sessions"), before - 1);
    // Whoever copied the cookie holds nothing.
    world.anonymous().with_cookie("sid", token).get(USER).expect(401);
    world.ours.gestor.caller.get(USER).expect(200);
    let last = "SELECT kind AS text FROM audit_events ORDER BY id DESC LIMIT 1";
    assert_eq!(world.texts(last), ["sign_out"]);
}

#[test]
fn a_session_unused_for_an_hour_ends() {
    let world = World::new();
    let caller = &world.ours.gestor.caller;
    let left = "SELECT round(extract(epoch FROM expire - now()) / 60)::text AS text FROM sessions LIMIT 1";
    assert_eq!(world.texts(left), ["60"]);
    world.execute("UPDATE sessions SET expire = now() - interval '1 second'");
    let other = world.another_server();
    let answer = caller.clone().at(&other.base).get(USER).expect(401);
    assert_eq!(answer.detail(), "Entre no sistema para continuar.");
    // The server that just served it learns it too.
    wait_until(Duration::from_secs(4), || caller.get(USER).status == 401);
    // The next one who signs in sweeps it away.
    let _ = world.sign_in(&world.ours.gestor);
    assert_eq!(world.count("sessions"), 1);
}

#[test]
fn use_carries_a_session_on_but_not_past_twelve_hours() {
    let world = World::new();
    let other = world.another_server();
    let caller = world.ours.gestor.caller.clone().at(&other.base);
    world.execute(
        "UPDATE sessions SET created_at = now() - interval '6 hours', seen_at = now() - interval '2 minutes',
         expire = now() + interval '5 minutes'",
    );
    caller.get(USER).expect(200);
    let carried =
        "SELECT (expire > now() + interval '59 minutes')::text AS text FROM sessions ORDER BY expire DESC";
    assert_eq!(world.texts(carried)[0], "true");
    let another = world.another_server();
    world.execute(
        "UPDATE sessions SET created_at = now() - interval '11 hours 50 minutes',
         seen_at = now() - interval '2 minutes', expire = now() + interval '5 minutes'",
    );
    caller.clone().at(&another.base).get(USER).expect(200);
    let ends = "SELECT (expire - created_at)::text AS text FROM sessions ORDER BY expire DESC";
    assert_eq!(world.texts(ends)[0], "12:00:00");
    let last = world.another_server();
    world.execute(
        "UPDATE sessions SET created_at = now() - interval '12 hours 1 second',
         expire = now() + interval '5 minutes', seen_at = now() - interval '2 minutes'",
    );
    caller.at(&last.base).get(USER).expect(401);
}

#[test]
fn a_new_role_and_the_end_of_an_account_take_effect_on_living_sessions() {
    let world = World::new();
    let gestor = &world.ours.gestor.caller;
    let goal = json!({ "stage": "anos_finais", "year": 2025, "goal": "5.2" });
    gestor.put(world.ours.path("/goals"), goal.clone()).expect(200);
    world.execute("UPDATE users SET role = 'professor' WHERE username = 'gestor.nossa'");
    let other = world.another_server();
    let moved = gestor.clone().at(&other.base);
    assert_eq!(moved.get(USER).expect(200).json()["role"], "professor");
    moved.put(world.ours.path("/goals"), goal.clone()).expect(403);
    let path = world.ours.path("/goals");
    wait_until(Duration::from_secs(4), || gestor.put(path.as_str(), goal.clone()).status == 403);
    world.execute(
        "UPDATE people p SET active = false FROM users u WHERE u.id = p.id AND username = 'gestor.nossa'",
    );
    // Who remembers nothing of the session refuses it at once.
    moved.at(&world.another_server().base).get(USER).expect(401);
    wait_until(Duration::from_secs(4), || gestor.get(USER).status == 401);
}

#[test]
fn the_demonstrations_accounts_are_named_while_it_is_loaded() {
    let world = World::new();
    let demo = || world.anonymous().get("/api/auth/demo").expect(200).json();
    assert_eq!(demo(), json!({ "accounts": [], "pupils": [] }));
    let number = world.pupil_number();
    let class = crate::cards::class(&world, "9º A", "9º ano");
    world.execute(&format!("UPDATE students SET class_id = {class}"));
    let _ = crate::cards::enrol(&world, "77", Some(class));
    world.execute(&format!("UPDATE schools SET demo = true WHERE id = {}", world.ours.id));
    let accounts = demo()["accounts"].as_array().unwrap().clone();
    assert_eq!(accounts.len(), 3);
    assert_eq!(accounts[0]["username"], "gestor.nossa");
    assert_eq!(accounts[0]["password"], http_api::DEMO_PASSWORD);
    let pupils = demo()["pupils"].as_array().unwrap().clone();
    assert_eq!(pupils.len(), 1, "who has another password, or none, is not told");
    assert_eq!(pupils[0]["studentId"], number);
}

#[test]
fn whoever_was_told_that_it_took_too_long_is_not_let_in_afterwards() {
    let world = World::new();
    let settings = Settings { slowest_public: Duration::from_millis(300), ..Settings::default() };
    let server = Server::start(world.postgres.clone(), Parts { settings, ..Parts::default() });
    let (sessions, attempts) = (world.count("sessions"), world.count("signin_attempts"));
    // Read by everyone, written by nobody: the sign-in waits where it would let the person in.
    let mut admin = world.admin();
    admin.batch_execute("BEGIN; LOCK TABLE known_devices IN SHARE MODE").unwrap();
    let answer = sign_in(&server.anonymous(), "gestor.nossa", PASSWORD).expect(503);
    assert!(answer.retry_after() >= 1, "{}", answer.body);
    admin.batch_execute("ROLLBACK").unwrap();
    // What was counted is taken back: the sign-in is over.
    wait_until(Duration::from_secs(20), || world.count("signin_attempts") == attempts);
    assert_eq!(world.count("sessions"), sessions);
    sign_in(&server.anonymous(), "gestor.nossa", PASSWORD).expect(200);
}
