//! A school registers, and is there with what INEP published of it.

use http_api::Settings;
use serde_json::{Value, json};

use crate::client::{Answer, Caller, Request};
use crate::harness::{PASSWORD, World, at_once, registration, sign_in};
use crate::reference::OURS;
use crate::server::Parts;

const REGISTER: &str = "/api/schools/register";

fn with(field: &str, value: impl Into<Value>) -> Value {
    let mut form = registration("nova", None);
    form[field] = value.into();
    form
}

fn from(caller: &Caller, address: &str, form: Value) -> Answer {
    caller.send(Request::post(REGISTER, form).header("X-Forwarded-For", address))
}

fn behind_a_proxy() -> World {
    let settings = Settings { behind_proxy: true, ..Settings::default() };
    World::with(Parts { settings, ..Parts::default() })
}

#[test]
fn each_rule_of_the_form_has_its_sentence() {
    let world = World::new();
    let before = world.fingerprint();
    for (field, value, sentence) in [
        ("schoolName", "", "Nome da escola é obrigatório"),
        ("municipality", "  ", "Município é obrigatório"),
        ("state", "", "Estado é obrigatório"),
        ("state", "XX", "Estado desconhecido: use a sigla, como GO."),
        ("managerFirstName", "", "Nome do gestor é obrigatório"),
        ("managerLastName", "", "Sobrenome do gestor é obrigatório"),
        ("managerEmail", "marina", "Email inválido"),
        ("managerUsername", "ab", "Nome de usuário deve ter pelo menos 3 caracteres"),
        ("managerPasswordConfirm", "outra senha", "As senhas não coincidem"),
        ("schoolName", "Escola\0", "O texto contém caracteres inválidos"),
        ("inepCode", "123", "O código INEP tem 8 dígitos e começa pelo código do estado."),
        ("inepCode", "3599910a", "O código INEP tem 8 dígitos e começa pelo código do estado."),
        ("inepCode", "99999101", "O código INEP tem 8 dígitos e começa pelo código do estado."),
        (
            "inepCode",
            "35999001",
            "Este código é inventado, da escola de demonstração: use o código INEP da sua escola.",
        ),
        ("inepCode", "11005823", "Este código INEP é de uma escola de Rondônia, não de São Paulo."),
    ] {
        world.anonymous().post(REGISTER, with(field, value)).refuses(field, sentence);
    }
    let mut short = with("managerPassword", "12345");
    short["managerPasswordConfirm"] = "12345".into();
    let sentence = "Senha deve ter pelo menos 6 caracteres";
    world.anonymous().post(REGISTER, short).refuses("managerPassword", sentence);
    assert_eq!(world.fingerprint(), before, "a refused form leaves nothing, not even a count");
}

#[test]
fn all_failing_fields_are_told_at_once() {
    let world = World::new();
    let form = json!({
        "schoolName": "", "municipality": "", "state": "", "managerFirstName": "", "managerLastName": "",
        "managerUsername": "", "managerPassword": "", "managerPasswordConfirm": "x",
    });
    let answer = world.anonymous().post(REGISTER, form).expect(400);
    let fields: Vec<_> = answer.errors().into_iter().map(|(field, _)| field).collect();
    assert_eq!(
        fields,
        [
            "managerFirstName",
            "managerLastName",
            "managerPassword",
            "managerPasswordConfirm",
            "managerUsername",
            "municipality",
            "schoolName",
            "state",
        ]
    );
}

#[test]
fn a_taken_username_is_said_at_its_field() {
    let world = World::new();
    let schools = world.count("schools");
    // Of another school, in other letters.
    let answer = world.anonymous().post(REGISTER, with("managerUsername", "Professor.DELES")).expect(409);
    let sentence = "Este nome de usuário já está em uso.";
    assert_eq!(answer.detail(), sentence);
    assert_eq!(answer.errors(), [("managerUsername".to_owned(), sentence.to_owned())]);
    assert_eq!(world.count("schools"), schools);
}

#[test]
fn of_twenty_at_once_one_gets_the_username() {
    let world = behind_a_proxy();
    let (schools, users) = (world.count("schools"), world.count("users"));
    let statuses = at_once(20, |number| {
        from(&world.anonymous(), &format!("203.0.113.{number}"), registration("disputada", None)).status
    });
    assert_eq!(statuses.iter().filter(|status| **status == 201).count(), 1, "{statuses:?}");
    assert_eq!(statuses.iter().filter(|status| **status == 409).count(), 19, "{statuses:?}");
    assert_eq!(world.count("schools"), schools + 1);
    assert_eq!(world.count("users"), users + 1);
}

#[test]
fn a_registered_gestor_may_sign_in() {
    let world = World::new();
    let answer = world.anonymous().post(REGISTER, registration("nova", Some(" 35-999105 "))).expect(400);
    assert_eq!(answer.errors()[0].0, "inepCode");
    let answer = world.anonymous().post(REGISTER, registration("Nova", Some("35999777"))).expect(201);
    let registered = answer.json();
    assert_eq!(registered["schoolName"], "E. E. Nova");
    assert_eq!(registered["username"], "nova");
    // A code that INEP's files do not carry is accepted, and finds nothing.
    assert_eq!(registered["editions"], 0);
    let signed_in = sign_in(&world.anonymous(), "nova", PASSWORD).expect(200);
    assert_eq!(signed_in.json()["role"], "gestor");
    assert_eq!(registered["user"], signed_in.json(), "who registers is signed in as if by the form");
    let nova = world.anonymous().after(&answer);
    let base = format!("/api/school/{}", registered["schoolId"]);
    let school = nova.get(base.as_str()).expect(200).json();
    assert_eq!(school["inepCode"], "35999777");
    assert_eq!(school["network"], Value::Null);
    assert_eq!(school["verified"], false);
    assert_eq!(school["demo"], false);
    assert_eq!(nova.get(format!("{base}/ideb")).expect(200).json(), json!([]));
    let ranking = nova.get(format!("{base}/ranking/2021?stage=anos_finais")).expect(200).json();
    assert_eq!(ranking["municipalPosition"], Value::Null);
    let activities = nova.get(format!("{base}/activities")).expect(200).json();
    assert_eq!(activities[0]["kind"], "registration");
    assert_eq!(activities[0]["text"], "registrou a escola");
    assert_eq!(activities[0]["actorName"], "Marina Souza");
}

#[test]
fn without_a_code_a_school_registers_too() {
    let world = World::new();
    for (username, code) in [("nova", Value::Null), ("novissima", json!("")), ("ultima", json!(" "))] {
        let mut form = registration(username, None);
        form["inepCode"] = code;
        let registered = world.anonymous().post(REGISTER, form).expect(201).json();
        assert_eq!(registered["editions"], 0);
    }
}

#[test]
fn a_known_code_shows_the_published_history_and_where_it_stands() {
    let world = World::new();
    let gestor = &world.ours.gestor.caller;
    let records = gestor.get(world.ours.path("/ideb")).expect(200).json();
    let records = records.as_array().unwrap();
    assert_eq!(records.len(), 2);
    let latest = &records[1];
    for (field, value) in [
        ("id", Value::Null),
        ("year", 2023.into()),
        ("stage", "anos_finais".into()),
        ("network", "estadual".into()),
        ("source", "inep".into()),
        ("idebScore", "5.0".into()),
        ("saebScore", "259.89".into()),
        ("proficiencyLp", "260.84".into()),
        ("mecGoal", Value::Null),
        ("check", json!({ "ideb": "5.0", "agrees": true, "coarse": null })),
        ("line", json!({ "score": "5.32967", "indicator": "0.93996", "product": "5.0097", "exact": null })),
        ("printedScore", json!("5.33")),
        ("printedIndicator", json!("0.940")),
    ] {
        assert_eq!(latest[field], value, "{field}");
    }
    assert_eq!(latest["approvalByGrade"][0], json!({ "grade": "6º ano", "rate": "93.4" }));
    assert_eq!(records[0]["mecGoal"], "5.4");
    let ranking = gestor.get(world.ours.path("/ranking/2023?stage=anos_finais")).expect(200).json();
    assert_eq!(
        ranking,
        json!({
            "stage": "anos_finais", "year": 2023, "network": "estadual",
            "municipalPosition": 2, "municipalTotal": 5, "statePosition": 2, "stateTotal": 5,
            "municipality": "Vale do Saber", "nationalPosition": null, "nationalTotal": null,
            "importedPosition": null, "importedTotal": null, "scope": ["SP"], "complete": false,
            "nextMunicipal": { "position": 1, "idebScore": "5.6" },
        })
    );
    let comparison = gestor.get(world.ours.path("/comparison?stage=anos_finais")).expect(200).json();
    assert_eq!(
        comparison,
        json!({
            "stage": "anos_finais", "year": 2023, "network": "estadual",
            "school": "5.0", "municipal": "4.8", "state": "5.1", "national": "4.9",
        })
    );
    // The stage that the dashboard opens with when none is asked for, and nothing where nothing is.
    for path in ["/comparison", "/ranking/2023"] {
        let found = gestor.get(world.ours.path(path)).expect(200).json();
        assert_eq!(
            (&found["stage"], &found["network"]),
            (&json!("anos_finais"), &json!("estadual")),
            "{path}"
        );
    }
    let comparison = gestor.get(world.ours.path("/comparison?stage=anos_iniciais")).expect(200).json();
    assert_eq!(comparison["year"], Value::Null);
    let answer = gestor.get(world.ours.path("/ranking/2023?stage=creche")).expect(400);
    assert_eq!(answer.errors()[0].0, "stage");
    let none = gestor.get(world.ours.path("/ranking/2022")).expect(200).json();
    assert_eq!(none["statePosition"], Value::Null);
}

#[test]
fn a_code_may_be_claimed_twice_and_shows_public_data_alone() {
    let world = World::new();
    let registered = world.anonymous().post(REGISTER, registration("nova", Some(OURS))).expect(201).json();
    assert_eq!(registered["editions"], 2);
    let nova = world.anonymous().after(&sign_in(&world.anonymous(), "nova", PASSWORD));
    let base = format!("/api/school/{}", registered["schoolId"]);
    world.ours.gestor.caller.post("/api/simulations", json!({ "approvalRate": "94", "saebScore": "5" }));
    assert_eq!(nova.get(format!("{base}/ideb")).expect(200).json().as_array().unwrap().len(), 2);
    assert_eq!(nova.get(format!("{base}/simulations")).expect(200).json(), json!([]));
    nova.get(world.ours.path("")).expect(404);
}

#[test]
fn an_address_registers_thirty_schools_an_hour() {
    let world = World::new();
    // Two are there already.
    for number in 0..28 {
        world.anonymous().post(REGISTER, registration(&format!("nova{number}"), None)).expect(201);
    }
    let answer = world.anonymous().post(REGISTER, registration("demais", None)).expect(429);
    assert_eq!(
        answer.detail(),
        "Muitos cadastros a partir deste endereço. Aguarde 60 minutos e tente de novo."
    );
    assert!((3500..=3600).contains(&answer.retry_after()), "{}", answer.retry_after());
    // Whoever is not behind a proxy cannot name another address.
    from(&world.anonymous(), "203.0.113.7", registration("demais", None)).expect(429);
    assert_eq!(world.count("schools"), 30);
    world.execute("UPDATE signin_attempts SET last_at = last_at - interval '61 minutes'");
    world.anonymous().post(REGISTER, registration("demais", None)).expect(201);
}

#[test]
fn behind_a_proxy_each_address_has_its_own_count_and_the_day_an_end() {
    let world = behind_a_proxy();
    for number in 0..31 {
        let status = if number < 30 { 201 } else { 429 };
        from(&world.anonymous(), "203.0.113.7", registration(&format!("nova{number}"), None)).expect(status);
    }
    from(&world.anonymous(), "203.0.113.8", registration("outra", None)).expect(201);
    world.execute("UPDATE signin_attempts SET failures = 60 WHERE key = 'register-within:203.0.113.0'");
    let refused = from(&world.anonymous(), "203.0.113.9", registration("demais", None)).expect(429);
    assert_eq!(refused.detail(), "Muitos cadastros a partir desta rede. Aguarde 60 minutos e tente de novo.");
    world.execute("UPDATE signin_attempts SET failures = 31 WHERE key = 'register-within:203.0.113.0'");
    world.execute("UPDATE signin_attempts SET failures = 200 WHERE key = 'register'");
    from(&world.anonymous(), "203.0.113.9", registration("demais", None)).expect(429);
    world.execute("UPDATE registration_limit SET most = 201");
    from(&world.anonymous(), "203.0.113.9", registration("demais", None)).expect(201);
    from(&world.anonymous(), "203.0.113.9", registration("outra.mais", None)).expect(429);
}

#[test]
fn the_operator_may_ask_for_longer_passwords_and_says_where_the_source_is() {
    let source = "https://codigo.escola.example/ideb";
    let settings =
        Settings { shortest_password: 10, source_url: Some(source.to_owned()), ..Settings::default() };
    let world = World::with(Parts { settings, ..Parts::default() });
    let mut form = with("managerPassword", "ipê-roxo");
    form["managerPasswordConfirm"] = "ipê-roxo".into();
    let sentence = "Senha deve ter pelo menos 10 caracteres";
    world.anonymous().post(REGISTER, form).refuses("managerPassword", sentence);
    let user = world.ours.gestor.caller.get("/api/auth/user").expect(200).json();
    assert_eq!(user["shortestPassword"], 10);
    let about = world.anonymous().get("/api/about").expect(200).json();
    assert_eq!((about["shortestPassword"].clone(), about["sourceUrl"].clone()), (10.into(), source.into()));
}

#[test]
fn who_registers_is_signed_in_in_the_browser_that_the_form_came_from() {
    let world = World::new();
    let sessions = world.count("sessions");
    let before = sign_in(&world.anonymous(), "professor.deles", PASSWORD).expect(200);
    // Somebody else's browser, which nobody signed out.
    let browser = world.anonymous().after(&before);
    let answer = browser.post(REGISTER, registration("nova", None)).expect(201);
    assert_eq!(answer.json()["user"]["username"], "nova");
    let nova = browser.clone().after(&answer);
    assert_ne!(nova.cookie("sid"), browser.cookie("sid"));
    assert_eq!(nova.cookie("device"), browser.cookie("device"));
    assert_eq!(nova.get("/api/auth/user").expect(200).json()["username"], "nova");
    assert_eq!(world.count("sessions"), sessions + 2);
    let trail = world.texts("SELECT kind AS text FROM audit_events ORDER BY id DESC LIMIT 2");
    assert_eq!(trail, ["sign_in", "registration"]);
    nova.post("/api/auth/logout", json!({})).expect(204);
    nova.get("/api/auth/user").expect(401);
}

#[test]
fn a_refused_registration_opens_no_session() {
    let world = World::new();
    let sessions = world.count("sessions");
    for (form, status) in [(with("managerUsername", "professor.deles"), 409), (with("schoolName", ""), 400)] {
        let answer = world.anonymous().post(REGISTER, form).expect(status);
        assert!(answer.set_cookies().is_empty(), "{status}");
    }
    assert_eq!(world.count("sessions"), sessions);
}
