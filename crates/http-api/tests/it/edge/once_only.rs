//! A form that is sent twice acts once.

use serde_json::json;

use crate::client::{Answer, Caller, Request};
use crate::harness::{World, at_once};

const SAVE: &str = "/api/simulations";

#[test]
fn a_form_sent_twenty_times_at_once_is_kept_once() {
    let world = World::new();
    let gestor = &world.ours.gestor.caller;
    let request = Request::post(SAVE, json!({ "approvalRate": "94.5", "saebScore": "5.4" }))
        .once("7b0f6f0e-0c7c-4f0e-9d51-f6c1f6d4a1b2");
    let answers = at_once(20, |_| gestor.send(request.clone()));
    for answer in &answers {
        assert_eq!(answer.status, 201, "{}", answer.body);
        assert_eq!(answer.body, answers[0].body);
        assert_eq!(answer.header("content-type"), Some("application/json"));
    }
    assert_eq!(world.count("simulations"), 1);
    let noted = "SELECT count(*)::text AS text FROM audit_events WHERE kind = 'simulation'";
    assert_eq!(world.texts(noted), ["1"]);
    // A person's key is their own.
    world.ours.professor.caller.send(request.clone()).expect(201);
    world.theirs.gestor.caller.send(request).expect(201);
    assert_eq!(world.count("simulations"), 3);
}

#[test]
fn a_key_belongs_to_one_request() {
    const REFUSED: &str =
        "Esta chave de repetição já foi usada em outro pedido. Recarregue a página e tente de novo.";
    let world = World::new();
    let gestor = &world.ours.gestor.caller;
    let key = "uma-chave-qualquer";
    save_once(gestor, key, "94.5").expect(201);
    let figure = json!({ "stage": "anos_iniciais", "year": 2023, "idebScore": "5.0" });
    let elsewhere = gestor.send(Request::post(world.ours.path("/ideb"), figure).once(key)).expect(409);
    assert_eq!(elsewhere.detail(), REFUSED);
    // Other numbers are another request, and must not look saved.
    assert_eq!(save_once(gestor, key, "95").expect(409).detail(), REFUSED);
    save_once(gestor, key, "94.5").expect(201);
    assert_eq!((world.count("simulations"), world.count("ideb_data")), (1, 0));
    for malformed in ["curta", &"x".repeat(65), "com espaço dentro"] {
        save_once(gestor, malformed, "94.5").expect(400).detail();
    }
    // A refused form leaves its key for the mended one.
    save_once(gestor, "outra-chave", "194.5").expect(400);
    save_once(gestor, "outra-chave", "95").expect(201);
}

fn save_once(caller: &Caller, key: &str, approval: &str) -> Answer {
    caller.send(Request::post(SAVE, json!({ "approvalRate": approval, "saebScore": "5.4" })).once(key))
}
