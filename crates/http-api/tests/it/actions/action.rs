//! What is particular to actions.

use serde_json::{Value, json};

use crate::client::{Answer, Caller, Request};
use crate::harness::{World, at_once};

pub fn body(title: &str) -> Value {
    json!({ "title": title, "type": "frequencia" })
}

pub fn create(world: &World, body: Value) -> Value {
    world.ours.gestor.caller.post(world.ours.path("/strategic-actions"), body).expect(201).json()
}

pub fn path(action: &Value) -> String {
    format!("/api/actions/{}", action["id"])
}

fn patch(caller: &Caller, path: &str, body: Value) -> Answer {
    caller.send(Request::new("PATCH", path).json(body))
}

pub fn id(caller: &Caller) -> i64 {
    caller.get("/api/auth/user").expect(200).json()["id"].as_i64().unwrap()
}

fn status(caller: &Caller, action: &Value, body: Value) -> Answer {
    patch(caller, &format!("/api/strategic-actions/{}/status", action["id"]), body)
}

fn with(mut body: Value, field: &str, value: impl Into<Value>) -> Value {
    body[field] = value.into();
    body
}

#[test]
fn an_action_is_made_read_changed_and_listed() {
    let world = World::new();
    let gestor = &world.ours.gestor.caller;
    let professor = id(&world.ours.professor.caller);
    let typed = json!({
        "title": " Plantão  de dúvidas ", "type": "aprovacao", "priority": "alta", "startDate": "2026-08-10",
        "endDate": "2099-12-17", "expectedBudget": "R$ 2.400,00", "targetStudents": 61,
        "responsibleUserId": professor, "description": "Duas vezes\r\npor semana", "createdBy": 1, "progress": 90,
        "indicator": { "kind": "mt", "stage": "anos_finais", "baseline": "262,7", "target": "265,28", "year": 2023 },
    });
    let made = create(&world, typed);
    let expected = json!({
        "id": made["id"], "schoolId": world.ours.id, "title": "Plantão de dúvidas",
        "description": "Duas vezes\npor semana", "type": "aprovacao", "status": "ativo", "statusSince": made["createdAt"], "statusReason": null,
        "priority": "alta",
        "progress": 0, "progressByHand": false, "milestones": 0, "milestonesDone": 0, "startDate": "2026-08-10",
        "endDate": "2099-12-17", "expectedBudget": "2400.00", "actualBudget": null, "targetStudents": 61,
        "responsible": { "id": professor, "name": "Ana Prado", "active": true },
        "indicator": {
            "kind": "mt", "label": "Matemática", "stage": "anos_finais", "grade": null, "baseline": "262.70",
            "target": "265.28", "year": 2023,
        },
        "late": null, "version": 1, "updates": 1, "resources": 0, "createdBy": id(gestor),
        "createdByName": "Marina Souza", "createdAt": made["createdAt"], "changedByName": null, "changedAt": null,
        "mayChange": true, "mayComplete": true,
    });
    assert_eq!(made, expected);
    assert_eq!(gestor.get(path(&made)).json(), expected);
    let to = with(body("Plantão"), "version", 1);
    let changed = gestor.put(path(&made), to).expect(200).json();
    assert_eq!(
        (&changed["indicator"], &changed["responsible"], &changed["version"]),
        (&Value::Null, &Value::Null, &json!(2))
    );
    assert_eq!(changed["changedByName"], "Marina Souza");
    let listed = world.ours.professor.caller.get(world.ours.path("/actions")).json();
    assert_eq!(listed[0]["title"], "Plantão");
    assert_eq!((&listed[0]["mayChange"], &listed[0]["mayComplete"]), (&json!(false), &json!(false)));
    let told = gestor.get(format!("{}/updates", path(&made))).json();
    let titles: Vec<_> = told.as_array().unwrap().iter().map(|it| it["title"].clone()).collect();
    let second = "mudou o título, a descrição, o tipo, a prioridade, o início, o fim, o orçamento, os alunos, o responsável e o indicador";
    assert_eq!(titles, [second, "criou a ação"]);
}

#[test]
fn what_is_no_action_is_refused_by_its_field() {
    let world = World::new();
    let gestor = &world.ours.gestor.caller;
    let made = create(&world, body("Busca ativa"));
    let before = world.fingerprint();
    let money = "Informe um valor em reais, como 2400,50.";
    for (field, value, sentence) in [
        ("title", json!(""), "Título é obrigatório"),
        ("title", json!("\u{202e}\u{2066}\u{200f}"), "Título é obrigatório"),
        ("title", json!("\u{0}Busca"), "O texto contém caracteres inválidos"),
        ("title", json!("x".repeat(201)), "Use no máximo 200 caracteres"),
        ("type", json!("merenda"), "Escolha o tipo."),
        ("priority", json!("altissima"), "Escolha a prioridade."),
        ("startDate", json!("2026-02-30"), "Informe uma data que exista."),
        ("expectedBudget", json!("-0.01"), "O valor não pode ser negativo."),
        ("expectedBudget", json!("NaN"), money),
        ("actualBudget", json!("1234567890123456"), "O valor vai até R$ 99.999.999,99."),
        ("actualBudget", json!("1e3"), money),
        ("targetStudents", json!(0), "Informe de 1 a 100.000 alunos."),
        ("targetStudents", json!(-3), "Informe de 1 a 100.000 alunos."),
    ] {
        let typed = with(body("Busca ativa"), field, value);
        gestor.post(world.ours.path("/strategic-actions"), typed.clone()).refuses(field, sentence);
        gestor.put(path(&made), with(typed, "version", 1)).refuses(field, sentence);
    }
    let backwards = with(with(body("X"), "startDate", "2026-08-10"), "endDate", "2026-08-09");
    let new = || world.ours.path("/strategic-actions");
    gestor.post(new(), backwards).refuses("endDate", "O fim vem antes do início.");
    gestor
        .post(new(), with(body("X"), "status", "concluido"))
        .refuses("status", "Uma ação nova começa ativa ou planejada.");
    gestor.post(new(), with(body("X"), "targetStudents", 1.5)).expect(400);
    gestor.post(new(), with(body("X"), "expectedBudget", 10)).expect(400);
    gestor.post(new(), with(body("X"), "schoolId", world.theirs.id)).expect(404);
    assert_eq!(world.fingerprint(), before);
    // What turns the direction of writing is gone from a title.
    assert_eq!(create(&world, body("\u{202e}Busca\u{202c} ativa"))["title"], "Busca ativa");
}

#[test]
fn of_two_who_change_one_action_the_second_sees_what_the_first_did() {
    let world = World::new();
    let (gestor, coordenador) = (&world.ours.gestor.caller, &world.ours.coordenador.caller);
    let made = create(&world, body("Busca ativa"));
    let longer = with(with(body("Busca ativa"), "endDate", "2027-12-10"), "version", 1);
    coordenador.put(path(&made), longer.clone()).expect(200);
    let before = world.fingerprint();
    let refused = gestor.put(path(&made), with(longer, "endDate", "2027-12-03")).expect(409);
    let told = refused.json();
    let sentence = "Outra pessoa mudou esta ação enquanto você editava. Nada foi gravado por cima.";
    assert_eq!(told["detail"], sentence);
    assert_eq!(told["type"], "urn:ideb:changed");
    assert_eq!(told["current"], gestor.get(path(&made)).json());
    assert_eq!(
        (&told["current"]["endDate"], &told["current"]["changedByName"]),
        (&json!("2027-12-10"), &json!("Ana Prado"))
    );
    let stale = status(gestor, &made, json!({ "status": "pausado", "version": 1 })).expect(409).json();
    assert_eq!(stale["current"]["version"], 2);
    assert_eq!(world.fingerprint(), before);
    status(gestor, &made, json!({ "status": "pausado", "version": 2 })).expect(200);
    let mut statuses = at_once(6, |number| {
        let typed = with(body(&format!("Busca {number}")), "version", 3);
        gestor.put(path(&made), typed).status
    });
    statuses.sort_unstable();
    assert_eq!(statuses, [200, 409, 409, 409, 409, 409]);
}

#[test]
fn a_status_follows_any_other_and_some_ask_first() {
    let world = World::new();
    let gestor = &world.ours.gestor.caller;
    let made = create(&world, body("Busca ativa"));
    status(gestor, &made, json!({ "status": "cancelado" }))
        .refuses("reason", "Diga por que a ação é cancelada.");
    status(gestor, &made, json!({ "status": "arquivada" })).refuses("status", "Escolha a situação.");
    gestor.post(format!("{}/milestones", path(&made)), json!({ "title": "Plantão" })).expect(201);
    let refused = status(gestor, &made, json!({ "status": "concluido" })).expect(409);
    let sentence = "Falta 1 marco por concluir. Conclua os marcos, ou confirme que a ação termina sem eles.";
    assert_eq!(
        (&refused.json()["detail"], &refused.json()["type"]),
        (&json!(sentence), &json!("urn:ideb:confirm"))
    );
    let done =
        status(gestor, &made, json!({ "status": "concluido", "despiteOpen": true })).expect(200).json();
    assert_eq!((&done["progress"], &done["progressByHand"]), (&json!(100), &json!(true)));
    let again = status(gestor, &made, json!({ "status": "ativo" })).expect(200).json();
    assert_eq!((&again["progress"], &again["progressByHand"]), (&json!(0), &json!(false)));
    let gone =
        status(gestor, &made, json!({ "status": "cancelado", "reason": "Sem verba" })).expect(200).json();
    assert_eq!((&gone["status"], &gone["statusReason"]), (&json!("cancelado"), &json!("Sem verba")));
    let told = gestor.get(format!("{}/updates?limit=1", path(&made))).json();
    let expected = json!({
        "id": told[0]["id"], "updateType": "status_change", "title": "mudou a situação de Ativa para Cancelada",
        "description": "Sem verba", "progressBefore": null, "progressAfter": null, "createdBy": id(gestor),
        "createdByName": "Marina Souza", "createdAt": told[0]["createdAt"],
    });
    assert_eq!(told, json!([expected]));
    let older = gestor.get(format!("{}/updates?before={}", path(&made), told[0]["id"])).json();
    assert_eq!(older[0]["progressBefore"], 100, "{older}");
}

#[test]
fn the_responsible_person_is_of_the_staff_and_stays_when_they_leave() {
    let world = World::new();
    let gestor = &world.ours.gestor.caller;
    let professor = id(&world.ours.professor.caller);
    let made = create(&world, with(body("Busca ativa"), "responsibleUserId", professor));
    let pupil = id(&world.pupil());
    let unknown = "Esta pessoa não está na equipe da escola. Escolha outra.";
    for nobody in [id(&world.theirs.professor.caller), pupil, 2_000_000_000] {
        let typed = with(body("Busca"), "responsibleUserId", nobody);
        let made_anew = gestor.post(world.ours.path("/strategic-actions"), typed.clone());
        made_anew.refuses("responsibleUserId", unknown);
        gestor.put(path(&made), with(typed.clone(), "version", 1)).refuses("responsibleUserId", unknown);
        // Of an action that is none, nothing more is said.
        gestor.put("/api/actions/2000000000", with(typed, "version", 1)).expect(404);
    }
    assert_eq!(world.count("strategic_actions"), 1);
    world.execute(&format!("UPDATE people SET active = false WHERE id = {professor}"));
    let kept = gestor.get(path(&made)).json();
    assert_eq!(kept["responsible"], json!({ "id": professor, "name": "Ana Prado", "active": false }));
    let longer = with(with(body("Busca"), "responsibleUserId", professor), "version", 1);
    gestor.put(path(&made), longer).expect(200);
    let sentence = "Esta pessoa não entra mais no sistema. Escolha outra.";
    let typed = with(body("Outra"), "responsibleUserId", professor);
    gestor.post(world.ours.path("/strategic-actions"), typed).refuses("responsibleUserId", sentence);
}

#[test]
fn what_is_past_its_end_is_late_while_it_is_under_way() {
    let world = World::new();
    let gestor = &world.ours.gestor.caller;
    let made = create(&world, with(body("Busca ativa"), "endDate", "2020-01-01"));
    let late = gestor.get(path(&made)).json()["late"].clone();
    assert_eq!((&late["milestones"], &late["days"]), (&json!(0), &json!(0)));
    assert!(late["pastEndDays"].as_i64().unwrap() > 2_000, "{late}");
    status(gestor, &made, json!({ "status": "pausado" })).expect(200);
    assert_eq!(gestor.get(path(&made)).json()["late"], Value::Null);
}
