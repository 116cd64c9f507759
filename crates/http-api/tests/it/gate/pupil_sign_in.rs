//! Pupils sign in: by number, with the card's password or their own.

use std::time::Duration;

use serde_json::{Value, json};

use crate::cards::{class, enrol, enrol_at, opened};
use crate::client::{Answer, Caller};
use crate::harness::{PASSWORD, World, at_once, wait_until};

const USER: &str = "/api/auth/user";
const REFUSED: &str = "Matrícula ou senha incorretos";

pub fn as_pupil(caller: &Caller, number: &str, password: &str, code: Option<&str>) -> Answer {
    let mut body = json!({ "studentId": number, "password": password });
    if let Some(code) = code {
        body["schoolCode"] = code.into();
    }
    caller.post("/api/students/auth", body)
}

/// Gives a pupil everyone's password.
fn with_password(world: &World, id: i64) {
    world.execute(&format!(
        "UPDATE people SET password_hash = (SELECT password_hash FROM people WHERE kind = 'staff' LIMIT 1)
         WHERE id = {id}"
    ));
}

/// The password on the card of a pupil of ours.
fn card(world: &World, id: i64) -> String {
    let gestor = &world.ours.gestor.caller;
    gestor.post("/api/students/cards/issue", json!({ "ids": [id] })).expect(200);
    opened(gestor, json!({ "ids": [id] }))["cards"][0]["password"].as_str().unwrap().to_owned()
}

fn change(caller: &Caller, current: &str, new: &str) -> Answer {
    caller.post("/api/auth/password", json!({ "currentPassword": current, "newPassword": new }))
}

#[test]
fn a_pupil_comes_in_by_the_card_chooses_a_password_and_comes_in_by_it() {
    let world = World::new();
    let fourth = class(&world, "4º A", "4º ano");
    let id = enrol(&world, "000123456-X", Some(fourth));
    let password = card(&world, id);
    let entered = as_pupil(&world.anonymous(), " 000123456-x ", &password, None).expect(200);
    let told = entered.json();
    let keys: Vec<_> = told.as_object().unwrap().keys().map(String::as_str).collect();
    assert_eq!(
        keys,
        [
            "birthDate",
            "classId",
            "createdAt",
            "email",
            "guardianName",
            "guardianPhone",
            "id",
            "isActive",
            "mustChange",
            "name",
            "schoolId",
            "studentId",
        ]
    );
    assert_eq!(
        (&told["id"], &told["classId"], &told["name"]),
        (&json!(id), &json!(fourth), &json!("Bia Lima"))
    );
    assert_eq!((&told["schoolId"], &told["mustChange"]), (&json!(world.ours.id), &json!(true)));
    let pupil = world.anonymous().after(&entered);
    let user = pupil.get(USER).expect(200).json();
    assert_eq!((&user["role"], &user["mustChange"]), (&json!("aluno"), &json!(true)));
    pupil.get(world.ours.path("")).expect(403);
    for (new, sentence) in [
        ("curta", "Senha deve ter pelo menos 6 caracteres"),
        ("000123456x", "A senha não pode ser a matrícula nem o nome de usuário"),
        ("bia-lima", "A senha não pode ser o nome da pessoa, da escola ou da cidade"),
        (password.as_str(), "Escolha uma senha diferente da provisória"),
    ] {
        change(&pupil, &password, new).refuses("newPassword", sentence);
    }
    let changed = change(&pupil, &password, "tucano-azul").expect(204);
    let pupil = pupil.after(&changed);
    assert_eq!(pupil.get(USER).expect(200).json()["mustChange"], false);
    pupil.get(world.ours.path("")).expect(200);
    as_pupil(&world.anonymous(), "000123456-X", &password, None).expect(401);
    let again = as_pupil(&world.anonymous(), "000123456-X", "tucano-azul", None).expect(200);
    assert_eq!(again.json()["mustChange"], false);
}

#[test]
fn what_opens_nothing_reads_the_same() {
    let world = World::new();
    let inactive = enrol(&world, "11", None);
    with_password(&world, inactive);
    world.execute(&format!("UPDATE people SET active = false WHERE id = {inactive}"));
    let expired = enrol(&world, "12", None);
    let late = card(&world, expired);
    world.execute("UPDATE issued_passwords SET until = now()");
    let without = enrol(&world, "13", None);
    let _ = card(&world, enrol(&world, "14", None));
    let anonymous = world.anonymous();
    for (number, password) in [
        ("10", PASSWORD),
        ("11", PASSWORD),
        ("12", late.as_str()),
        ("13", PASSWORD),
        ("14", "H7KM 3QXP"),
        ("1\0 4", PASSWORD),
        (&"9".repeat(20_000), PASSWORD),
    ] {
        let answer = as_pupil(&anonymous, number, password, None).expect(401);
        assert_eq!(answer.detail(), REFUSED);
        assert!(answer.errors().is_empty() && answer.set_cookies().is_empty());
    }
    assert_eq!(
        world.texts(&format!(
            "SELECT coalesce(password_hash, 'none') AS text FROM people WHERE id = {without}"
        )),
        ["none"]
    );
    let failed = "SELECT actor_id::text AS text FROM audit_events WHERE kind = 'sign_in_failed' ORDER BY 1";
    wait_until(Duration::from_secs(4), || world.texts(failed).len() == 4);
}

#[test]
fn both_fields_are_required_and_the_code_is_one() {
    let world = World::new();
    let both = "Por favor, preencha sua matrícula e senha";
    let answer = as_pupil(&world.anonymous(), " ", "", None).expect(400);
    let expected = [("password", both), ("studentId", both)];
    assert_eq!(answer.errors(), expected.map(|(field, text)| (field.to_owned(), text.to_owned())));
    as_pupil(&world.anonymous(), "11", PASSWORD, Some("ALZIRA"))
        .refuses("schoolCode", "O código da escola tem 5 letras e números, como está no cartão.");
}

#[test]
fn a_number_of_two_schools_asks_for_the_code_and_tells_no_more() {
    let world = World::new();
    for school in [world.ours.id, world.theirs.id] {
        with_password(&world, enrol_at(&world, school, "2024001", None));
    }
    let counted = world.count("signin_attempts");
    let asks = as_pupil(&world.anonymous(), "2024001", PASSWORD, None).expect(409);
    let sentence = "Esta matrícula existe em mais de uma escola. Escreva também o código da escola, que está no seu cartão.";
    assert_eq!(asks.errors(), [("schoolCode".to_owned(), sentence.to_owned())]);
    let wrong = as_pupil(&world.anonymous(), "2024001", "errada", None).expect(409);
    assert_eq!(wrong.body, asks.body);
    assert_eq!(world.count("signin_attempts"), counted, "no password was looked at");
    for school in [&world.ours, &world.theirs] {
        let code: Value = school.gestor.caller.get(school.path("")).json()["code"].clone();
        let code = code.as_str().unwrap().to_lowercase();
        let entered = as_pupil(&world.anonymous(), "2024001", PASSWORD, Some(&code)).expect(200);
        assert_eq!(entered.json()["schoolId"], school.id);
    }
    let nowhere = as_pupil(&world.anonymous(), "2024001", PASSWORD, Some("ZZZZZ")).expect(401);
    assert_eq!(nowhere.detail(), REFUSED);
}

#[test]
fn guesses_wait_on_strange_devices_and_not_on_the_pupils_own() {
    let world = World::new();
    with_password(&world, enrol(&world, "11", None));
    let own = world.anonymous().after(&as_pupil(&world.anonymous(), "11", PASSWORD, None).expect(200));
    for status in [401, 401, 401, 401, 401, 429] {
        as_pupil(&world.anonymous(), "11", "errada", None).expect(status);
    }
    assert!(as_pupil(&world.anonymous(), "11", PASSWORD, None).expect(429).retry_after() >= 1);
    as_pupil(&own, "11", PASSWORD, None).expect(200);
    // An unknown number waits alike.
    for status in [401, 401, 401, 401, 401, 429] {
        as_pupil(&world.anonymous(), "12", "errada", None).expect(status);
    }
}

#[test]
fn forty_who_type_one_card_at_once_are_let_in_or_come_too_late_and_the_card_is_used_once() {
    let world = World::new();
    let id = enrol(&world, "11", None);
    let password = card(&world, id);
    let statuses = at_once(40, |_| as_pupil(&world.anonymous(), "11", &password, None).status);
    assert_eq!(statuses, [200; 40], "they take turns, and find it hashed");
    assert_eq!(world.count("issued_passwords"), 0);
    let used = "SELECT password_hash AS text FROM people WHERE kind = 'pupil'";
    assert!(world.texts(used)[0].starts_with("$argon2id$"));
}

/// The generator of the form draws eight letters and digits, which may be such as stand on cards.
#[test]
fn a_password_that_the_staff_typed_opens_and_is_changed_from_the_fourth_grade_on() {
    let world = World::new();
    let gestor = &world.ours.gestor.caller;
    for (name, grade, must_change) in [("3º A", "3º ano", false), ("4º A", "4º ano", true)] {
        let class_id = class(&world, name, grade);
        let new = json!({
            "studentId": name, "name": "Bia Lima", "password": "abacaxes", "classId": class_id, "email": null,
            "birthDate": null, "guardianName": null, "guardianPhone": null, "schoolId": world.ours.id,
        });
        gestor.post("/api/students", new).expect(201);
        for typed in ["abacaxes", "Abac axes"] {
            let entered = as_pupil(&world.anonymous(), name, typed, None).expect(200);
            assert_eq!(entered.json()["mustChange"], must_change, "{name}");
        }
    }
}

#[test]
fn a_pupils_session_is_short() {
    let world = World::new();
    with_password(&world, enrol(&world, "11", None));
    let pupil = world.anonymous().after(&as_pupil(&world.anonymous(), "11", PASSWORD, None).expect(200));
    let left = "SELECT round(extract(epoch FROM expire - created_at) / 60)::text AS text FROM sessions s
        JOIN people p ON p.id = s.person_id WHERE p.kind = 'pupil'";
    assert_eq!(world.texts(left), ["30"]);
    world.execute("UPDATE sessions SET created_at = now() - interval '8 hours 1 second'");
    pupil.at(&world.another_server().base).get(USER).expect(401);
}
