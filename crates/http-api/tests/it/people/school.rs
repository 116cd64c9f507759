//! What a school changes of itself: one that registered without its INEP code, or with a wrong one, puts that right.

use serde_json::json;

use crate::client::{Answer, Caller};
use crate::harness::{School, World};
use crate::reference::{BETTER, OURS};

fn set(caller: &Caller, school: &School, code: &str) -> Answer {
    caller.put(school.path("/inep-code"), json!({ "inepCode": code }))
}

#[test]
fn with_its_code_a_school_finds_what_inep_published() {
    let world = World::new();
    let (school, gestor) = (&world.theirs, &world.theirs.gestor.caller);
    assert_eq!(gestor.get(school.path("/ideb")).json(), json!([]));
    let place = || gestor.get(school.path("/ranking/2023?stage=anos_finais")).json()["statePosition"].clone();
    assert_eq!(place(), json!(null));
    assert_eq!(set(gestor, school, &format!(" {BETTER} ")).expect(200).json(), json!({ "editions": 1 }));
    assert_eq!(gestor.get(school.path("")).json()["inepCode"], BETTER);
    assert_eq!(gestor.get(school.path("/ideb")).json()[0]["source"], "inep");
    assert_eq!(place(), 1);
    assert_eq!(set(gestor, school, "35000001").expect(200).json(), json!({ "editions": 0 }), "corrected");
    assert_eq!(gestor.get(school.path("/ideb")).json(), json!([]));
    let told = gestor.get(school.path("/activities?limit=1")).json();
    assert_eq!(told[0]["text"], "informou o código INEP 35000001");
    assert_eq!(world.ours.gestor.caller.get(world.ours.path("")).json()["inepCode"], OURS);
}

#[test]
fn a_code_that_is_none_or_of_another_state_is_refused() {
    let world = World::new();
    let before = world.fingerprint();
    for (code, sentence) in [
        ("", "O código INEP tem 8 dígitos e começa pelo código do estado."),
        ("3599910", "O código INEP tem 8 dígitos e começa pelo código do estado."),
        ("35999001", "Este código é inventado, da escola de demonstração: use o código INEP da sua escola."),
        ("11005823", "Este código INEP é de uma escola de Rondônia, não de São Paulo."),
    ] {
        set(&world.ours.gestor.caller, &world.ours, code).refuses("inepCode", sentence);
    }
    assert_eq!(world.fingerprint(), before);
}

#[test]
fn a_school_that_was_verified_keeps_the_code_it_was_verified_by() {
    let world = World::new();
    world.execute(&format!("UPDATE schools SET verified = true WHERE id = {}", world.ours.id));
    let answer = set(&world.ours.gestor.caller, &world.ours, BETTER).expect(409);
    assert!(answer.detail().starts_with(&format!("A escola já foi verificada com o código {OURS}.")));
    world.execute(&format!("UPDATE schools SET demo = true WHERE id = {}", world.theirs.id));
    let answer = set(&world.theirs.gestor.caller, &world.theirs, BETTER).expect(409);
    assert_eq!(answer.detail(), "O código INEP da escola de demonstração não muda.");
}
