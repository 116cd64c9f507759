//! Schools in the reference data, found by anyone.

use http_api::Settings;
use serde_json::{Value, json};

use crate::client::{Answer, Request};
use crate::harness::World;
use crate::reference::{BETTER, OURS};
use crate::server::Parts;

const SEARCH: &str = "/api/reference/schools";

fn behind_a_proxy() -> World {
    let settings = Settings { behind_proxy: true, ..Settings::default() };
    World::with(Parts { settings, ..Parts::default() })
}

fn search(world: &World, query: &str) -> Answer {
    world.anonymous().get(format!("{SEARCH}?{query}"))
}

#[test]
fn a_school_is_found_before_anyone_signs_in() {
    let world = World::new();
    let answer = search(&world, "q=NOSSA%20vale").expect(200);
    assert_eq!(answer.header("x-total-count"), Some("1"));
    assert_eq!(
        answer.json(),
        json!([{
            "inepCode": OURS, "name": "EE DA NOSSA RUA", "municipality": "Vale do Saber", "state": "SP",
            "network": "estadual", "results": [{ "stage": "anos_finais", "year": 2023, "idebScore": "5.0" }],
        }])
    );
    let answer = search(&world, "q=vale+do+saber").expect(200);
    let names: Vec<_> = answer.json().as_array().unwrap().iter().map(|it| it["name"].clone()).collect();
    assert_eq!(names[3..], ["EE DA NOSSA RUA", "EE DO BAIRRO"]);
    assert_eq!(answer.header("x-total-count"), Some("5"));
    let none = search(&world, "q=inexistente").expect(200);
    assert_eq!((none.json(), none.header("x-total-count")), (json!([]), Some("0")));
}

#[test]
fn what_is_typed_in_malice_or_by_mistake_is_told_or_finds_nothing() {
    let world = World::new();
    let short = "Escreva pelo menos 2 letras do nome ou da cidade, ou o código INEP.";
    let long = "Escreva no máximo 200 caracteres.";
    for (query, sentence) in [
        ("q=".to_owned(), short),
        ("q=%20%20%20".to_owned(), short),
        ("q=a".to_owned(), short),
        ("q=%26%7C%21%3A%2A".to_owned(), short),
        ("q=%00".to_owned(), short),
        (format!("q={}", "a".repeat(10_000)), long),
        (format!("q={}", "%20".repeat(1_000)), long),
    ] {
        search(&world, &query).refuses("q", sentence);
    }
    for query in ["", "q", "p=vale", "q=vale&q=ouro"] {
        let status = search(&world, query).status;
        assert!([200, 400].contains(&status), "{query}: {status}");
    }
    for typed in [
        "vale%20%26%20saber",
        "vale%20%7C%20x",
        "%21vale",
        "%27vale%27%3A%2A",
        "vale%3AABCD",
        "vale%20%3C-%3E%20do",
        "vale%5C",
        "%22vale",
        "vale%00",
        "vale%25",
        "va_e",
        "%F0%9F%98%80vale",
        "vale%FF",
        "%E0%A4%A",
        "%27%3B%20DROP%20TABLE%20schools%3B--",
    ] {
        let answer = search(&world, &format!("q={typed}"));
        assert!([200, 400].contains(&answer.status), "{typed}: {}", answer.status);
    }
}

#[test]
fn a_school_looks_itself_up_before_it_registers() {
    let world = World::new();
    let found = world.anonymous().get(format!("/api/reference/schools/{BETTER}")).expect(200).json();
    assert_eq!(
        found,
        json!({
            "inepCode": BETTER, "name": "EE DO BAIRRO", "municipality": "Vale do Saber",
            "municipalityCode": "3599997", "state": "SP", "network": "estadual",
            "results": [{ "stage": "anos_finais", "year": 2023, "idebScore": "5.6" }],
            "outlooks": [{ "stage": "anos_finais", "missing": "incomplete_inputs", "answer": null }],
        })
    );
    for code in ["35999777", "123", "abc", "3599910'", "%00", "35999202%20"] {
        let answer = world.anonymous().get(format!("/api/reference/schools/{code}"));
        if answer.status != 200 {
            let sentence = "Este código INEP não está nos dados de referência deste sistema.";
            assert_eq!(answer.expect(404).detail(), sentence, "{code}");
        }
    }
}

#[test]
fn the_demonstrations_schools_are_found_by_no_stranger() {
    let world = World::new();
    world.execute(
        "INSERT INTO demonstration.reference_schools (inep_code, name, municipality, state, name_words, words)
         VALUES ('35999001', 'EE INVENTADA', 'Vale do Saber', 'SP', 'ee inventada', 'ee inventada sp 35999001')",
    );
    assert_eq!(search(&world, "q=inventada").expect(200).json(), json!([]));
}

#[test]
fn whoever_looks_codes_up_one_after_another_is_told_to_wait() {
    let world = behind_a_proxy();
    let look_up = |address: &str, code: &str| {
        let request = Request::get(format!("/api/reference/schools/{code}"));
        world.anonymous().send(request.header("X-Forwarded-For", address))
    };
    for number in 0..60 {
        look_up("203.0.113.1", &format!("35{number:06}")).expect(404);
    }
    let refused = look_up("203.0.113.1", OURS).expect(429);
    assert!((1..=60).contains(&refused.retry_after()));
    assert!(refused.detail().starts_with("Muitas consultas seguidas. Aguarde "), "{}", refused.detail());
    look_up("203.0.113.2", OURS).expect(200);
    // What a caller writes before the proxy's entry changes nothing.
    look_up("203.0.113.77, 203.0.113.1", OURS).expect(429);
}

#[test]
fn whoever_types_is_never_told_to_wait_and_whoever_copies_is() {
    let world = behind_a_proxy();
    let type_at = |address: &str| {
        let request = Request::get(format!("{SEARCH}?q=vale"));
        world.anonymous().send(request.header("X-Forwarded-For", address))
    };
    // Four a second for a minute.
    for _ in 0..240 {
        type_at("203.0.113.1").expect(200);
    }
    let refused = type_at("203.0.113.1").expect(429);
    assert!((1..=60).contains(&refused.retry_after()));
    assert!(refused.detail().starts_with("Muitas consultas seguidas. Aguarde "), "{}", refused.detail());
    type_at("203.0.113.2").expect(200);
    // To look up a code is counted apart.
    let request = Request::get(format!("{SEARCH}/{OURS}"));
    world.anonymous().send(request.header("X-Forwarded-For", "203.0.113.1")).expect(200);
}

#[test]
fn what_the_reference_data_holds_is_counted_once_a_minute() {
    let world = World::new();
    let schools = |answer: Answer| answer.expect(200).json()["reference"]["schools"].as_i64().unwrap();
    let before = schools(world.anonymous().get("/api/about"));
    world.execute("DELETE FROM reference_school_results");
    world.execute("DELETE FROM reference_schools");
    assert_eq!(schools(world.anonymous().get("/api/about")), before);
    assert_eq!(schools(world.another_server().anonymous().get("/api/about")), 0);
}

#[test]
fn the_states_that_are_loaded_are_named() {
    let about = World::new().anonymous().get("/api/about").expect(200).json();
    assert_eq!(about["reference"]["states"], json!(["SP"]));
    assert_ne!(about["reference"]["schools"], Value::from(0));
}
