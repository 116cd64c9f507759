//! What is particular to drafts of actions, the library of models and the export.

use serde_json::{Value, json};

use super::action::{body, create};
use crate::client::Answer;
use crate::harness::World;

fn ask(world: &World, query: &str) -> Answer {
    world.ours.gestor.caller.get(world.ours.path(&format!("/actions/drafts?{query}")))
}

/// Where a lever stands.
pub fn current(world: &World, kind: &str) -> f64 {
    let asked = format!("/actions/effect?kind={kind}&stage=anos_finais&baseline=1&target=499");
    let answer = world.ours.gestor.caller.get(world.ours.path(&asked)).expect(200).json();
    answer["effect"]["way"]["current"].as_str().unwrap().parse().unwrap()
}

/// A saved scenario that raises both subjects, Matemática by ten points.
fn scenario(world: &World) -> Value {
    let (mt, lp) = (current(world, "mt") + 10.0, current(world, "lp") + 30.0);
    let body = json!({
        "mode": "oficial", "stage": "anos_finais", "name": "Publicar mais", "proficiencyMt": format!("{mt}"),
        "proficiencyLp": format!("{lp}"), "approvalByGrade": ["90", "90", "90", "90"],
    });
    world.ours.gestor.caller.post("/api/simulations", body).expect(201).json()
}

#[test]
fn a_scenario_becomes_planned_actions_after_somebody_read_them() {
    let world = World::new();
    let gestor = &world.ours.gestor.caller;
    let simulation = scenario(&world);
    let found = ask(&world, &format!("simulation={}", simulation["id"])).expect(200).json();
    let answer = &found["answer"];
    assert_eq!((&found["missing"], &answer["scenario"]["name"]), (&Value::Null, &json!("Publicar mais")));
    let draft = answer["drafts"].as_array().unwrap().iter().find(|it| it["label"] == "Matemática").unwrap();
    assert_eq!((&draft["asked"], &draft["covered"]), (&json!("10.00"), &json!("0.00")));
    assert_eq!(draft["action"]["duplicate"], Value::Null);
    let models = gestor.get(world.ours.path("/actions/models")).expect(200).json();
    let models = models.as_array().unwrap();
    assert!(models.len() >= 10);
    let model = models.iter().find(|it| it["slug"] == draft["action"]["model"]).unwrap();
    assert_eq!(model["milestones"].as_array().unwrap().len(), 4);
    let action = json!({
        "title": model["title"], "type": model["type"], "description": model["description"],
        "startDate": model["startDate"], "endDate": model["endDate"], "indicator": draft["action"]["indicator"],
    });
    let reviewed = json!({
        "simulationId": simulation["id"], "drafts": [{ "action": action, "milestones": model["milestones"] }],
    });
    assert_eq!(gestor.get(world.ours.path("/actions")).json(), json!([]), "nothing is kept before");
    let made = gestor.post(world.ours.path("/actions/drafts"), reviewed).expect(201).json();
    let made = &made["actions"][0];
    assert_eq!((&made["status"], &made["milestones"]), (&json!("planejada"), &json!(4)));
    let updates = gestor.get(format!("/api/actions/{}/updates", made["id"])).json();
    let first = updates.as_array().unwrap().last().unwrap()["title"].clone();
    assert_eq!(first, "criou a ação a partir do cenário “Publicar mais”");
    let again = ask(&world, &format!("simulation={}", simulation["id"])).json();
    let drafts = again["answer"]["drafts"].as_array().unwrap();
    let again = drafts.iter().find(|it| it["label"] == "Matemática").unwrap();
    assert_eq!(again["action"]["duplicate"]["id"], made["id"], "it waits already");
    assert_ne!(again["action"]["model"], draft["action"]["model"]);
}

#[test]
fn a_lever_is_drafted_and_what_cannot_be_says_why() {
    let world = World::new();
    let one = ask(&world, "kind=mt&stage=anos_finais&target=320").expect(200).json();
    assert_eq!(one["answer"]["drafts"].as_array().unwrap().len(), 1);
    for (query, missing) in [
        ("kind=mt&stage=anos_finais&target=1", "nada_pedido"),
        ("kind=mt&stage=ensino_medio&target=320", "sem_dados"),
    ] {
        let found = ask(&world, query).expect(200).json();
        assert_eq!(found, json!({ "missing": missing, "answer": null }), "{query}");
    }
    let quick = json!({ "approvalRate": "94.5", "saebScore": "5.4" });
    let quick = world.ours.gestor.caller.post("/api/simulations", quick).expect(201).json();
    let found = ask(&world, &format!("simulation={}", quick["id"])).expect(200).json();
    assert_eq!(found["missing"], "estimativa_rapida");
    ask(&world, "kind=mt&stage=anos_finais").expect(400);
    let sentence = "O índice não sobe sozinho: escolha o que o move, como uma disciplina ou a aprovação.";
    ask(&world, "kind=indice&stage=anos_finais&target=6").refuses("indicator.kind", sentence);
    ask(&world, "simulation=2000000000").expect(404);
    let theirs = world.theirs.path(&format!("/actions/drafts?simulation={}", quick["id"]));
    world.theirs.gestor.caller.get(theirs).expect(404);
}

#[test]
fn all_drafts_are_made_or_none() {
    let world = World::new();
    let gestor = &world.ours.gestor.caller;
    let draft = |title: &str| json!({ "action": body(title), "milestones": [] });
    let path = world.ours.path("/actions/drafts");
    gestor
        .post(&path, json!({ "drafts": [draft("Monitoria"), draft("")] }))
        .refuses("drafts", "2ª ação: Título é obrigatório");
    gestor.post(&path, json!({ "drafts": [draft("Monitoria")], "simulationId": 2_000_000_000 })).expect(404);
    assert_eq!(gestor.get(world.ours.path("/actions")).json(), json!([]));
}

#[test]
fn actions_leave_as_a_table_that_is_no_formula() {
    let world = World::new();
    create(&world, body("=1+1"));
    create(&world, body("Busca ativa"));
    let file = world.ours.professor.caller.post(world.ours.path("/actions/export"), json!({})).expect(200);
    let text = String::from_utf8(file.bytes).unwrap();
    let lines: Vec<_> = text.trim_start_matches('\u{feff}').split("\r\n").collect();
    assert!(lines[0].starts_with("Título;Tipo;Situação;"), "{text}");
    assert!(lines[1].starts_with("Busca ativa;Frequência;Ativa;"), "{text}");
    assert!(!lines[2].starts_with('='), "{text}");
    let told = world.texts("SELECT text FROM audit_events ORDER BY id DESC LIMIT 1");
    assert_eq!(told, ["exportou as ações estratégicas: 2 ações"]);
}
