//! Results and goals that the school itself enters.

use serde_json::{Value, json};

use crate::client::{Answer, Request};
use crate::harness::{World, at_once};
use crate::reference::OURS;

fn complete() -> Value {
    json!({
        "stage": "anos_iniciais", "year": 2023, "approvalRate": "97,6",
        "proficiencyLp": "214,57", "proficiencyMt": "225.16",
        "approvalByGrade": ["98,6", "98.1", "96.7", "97.5", "97.2"], "mecGoal": "6,0",
    })
}

fn enter(world: &World, body: Value) -> Answer {
    world.ours.gestor.caller.post(world.ours.path("/ideb"), body)
}

fn own_records(world: &World) -> Vec<Value> {
    let records = world.ours.professor.caller.get(world.ours.path("/ideb")).expect(200).json();
    records.as_array().unwrap().iter().filter(|record| record["source"] == "escola").cloned().collect()
}

#[test]
fn a_typed_record_is_completed_by_the_formula_and_shown_in_the_history() {
    let world = World::new();
    let saved = enter(&world, complete()).expect(201).json();
    assert!(saved["id"].is_i64());
    for (field, value) in [
        ("year", json!(2023)),
        ("stage", json!("anos_iniciais")),
        ("source", json!("escola")),
        ("idebScore", json!("6.0")),
        ("approvalRate", json!("97.6")),
        ("mecGoal", json!("6.0")),
        ("proficiencyLp", json!("214.57")),
        ("saebScore", json!("219.87")),
    ] {
        assert_eq!(saved[field], value, "{field}");
    }
    assert_eq!(saved["check"]["agrees"], true);
    let [record] = own_records(&world).try_into().unwrap();
    for field in ["id", "idebScore", "approvalByGrade", "check"] {
        assert_eq!(record[field], saved[field], "{field}");
    }
    let activities = world.ours.professor.caller.get(world.ours.path("/activities?limit=1")).json();
    assert_eq!(activities[0]["kind"], "figures");
    assert_eq!(activities[0]["text"], "informou os dados de 2023, Anos Iniciais");
    // Entered again, it is replaced.
    enter(&world, json!({ "stage": "anos_iniciais", "year": 2023, "idebScore": "5.9" })).expect(201);
    let [record] = own_records(&world).try_into().unwrap();
    assert_eq!(record["idebScore"], "5.9");
    assert_eq!(record["proficiencyLp"], Value::Null);
}

#[test]
fn a_proficiency_comes_with_its_level_and_its_band_where_one_is_known() {
    let world = World::new();
    enter(&world, complete()).expect(201);
    enter(&world, json!({ "stage": "ensino_medio", "year": 2023, "proficiencyMt": "264.68" })).expect(201);
    let [primary, high] = own_records(&world).try_into().unwrap();
    let proficient =
        json!({ "name": "proficiente", "source": "Todos pela Educação / QEdu", "official": false });
    assert_eq!(primary["levelLp"], json!({ "from": 200, "to": 225, "band": proficient }));
    assert_eq!(primary["levelMt"], json!({ "from": 225, "to": 250, "band": proficient }));
    assert_eq!(high["levelLp"], Value::Null);
    assert_eq!(high["levelMt"], json!({ "from": 250, "to": 275, "band": null }));
}

#[test]
fn a_check_that_the_digits_cannot_carry_says_which_figure_has_too_few() {
    let world = World::new();
    for (p, ideb, agrees, coarse) in [
        ("0,93", "4,7", json!(true), Value::Null),
        ("0,93", "4,8", Value::Null, json!({ "figure": "P", "places": 2 })),
        ("0,93", "4,9", json!(false), Value::Null),
    ] {
        let header = "id_escola;nome_escola;etapa;ano;p;matematica;lingua_portuguesa;ideb";
        let file = format!("{header}\n{OURS};EE DA NOSSA RUA;anos_finais;2019;{p};251,27;254,62;{ideb}\n");
        let request = Request::new("POST", world.ours.path("/ideb/import"));
        world.ours.gestor.caller.send(request.file("notas.csv", file.as_bytes())).expect(200);
        let records = own_records(&world);
        let check = &records[0]["check"];
        assert_eq!((&check["agrees"], &check["coarse"]), (&agrees, &coarse), "{ideb}: {records:?}");
    }
}

#[test]
fn an_index_that_disagrees_with_its_inputs_is_refused() {
    let world = World::new();
    let mut body = complete();
    body["idebScore"] = "6.1".into();
    enter(&world, body).refuses("idebScore", "Pelo cálculo oficial o IDEB seria 6,0; confira os números.");
    for (field, value, sentence) in [
        ("year", json!(2022), "O IDEB existe em anos ímpares, a partir de 2005."),
        ("year", json!(-1), "O IDEB existe em anos ímpares, a partir de 2005."),
        ("stage", json!(""), "Escolha a etapa: Anos Iniciais, Anos Finais ou Ensino Médio."),
        ("idebScore", json!("6.04"), "O IDEB é publicado com uma casa decimal, como 5,0."),
        ("mecGoal", json!("10.1"), "A meta deve estar entre 0 e 10."),
        ("proficiencyMt", json!("NaN"), "Informe a proficiência em Matemática como um número, como 258,94."),
    ] {
        let mut body = complete();
        body[field] = value;
        enter(&world, body).refuses(field, sentence);
    }
    assert_eq!(world.count("ideb_data"), 0);
}

#[test]
fn what_inep_published_prevails() {
    let world = World::new();
    let answer =
        enter(&world, json!({ "stage": "anos_finais", "year": 2023, "idebScore": "9.9" })).expect(409);
    assert_eq!(
        answer.detail(),
        "O INEP já publicou a edição 2023 de Anos Finais desta escola; o resultado publicado prevalece."
    );
    assert_eq!(world.count("ideb_data"), 0);
    // Another edition, and another stage, are free.
    enter(&world, json!({ "stage": "anos_finais", "year": 2019, "idebScore": "4.8" })).expect(201);
    enter(&world, json!({ "stage": "ensino_medio", "year": 2023, "idebScore": "4.3" })).expect(201);
}

#[test]
fn a_school_removes_its_own_records_alone() {
    let world = World::new();
    let id = enter(&world, complete()).expect(201).json()["id"].as_i64().unwrap();
    let theirs = world.theirs.path(&format!("/ideb/{id}"));
    let before = world.fingerprint();
    let answer = world.theirs.gestor.caller.delete(theirs).expect(404);
    let random = world.theirs.gestor.caller.delete(world.theirs.path("/ideb/2000000000")).expect(404);
    assert_eq!(answer.body, random.body);
    assert_eq!(world.fingerprint(), before);
    let gestor = &world.ours.gestor.caller;
    gestor.delete(world.ours.path(&format!("/ideb/{id}"))).expect(204);
    assert!(own_records(&world).is_empty());
    gestor.delete(world.ours.path(&format!("/ideb/{id}"))).expect(404);
    for id in ["x", "-1", "99999999999"] {
        gestor.delete(world.ours.path(&format!("/ideb/{id}"))).expect(404).detail();
    }
}

#[test]
fn a_record_sent_twenty_times_at_once_is_kept_once() {
    let world = World::new();
    let request = Request::post(world.ours.path("/ideb"), complete()).once("uma-chave-qualquer");
    let answers = at_once(20, |_| world.ours.gestor.caller.send(request.clone()));
    assert!(answers.iter().all(|answer| answer.status == 201 && answer.body == answers[0].body));
    assert_eq!(world.count("ideb_data"), 1);
    // Without a key the same edition is still one record.
    let answers = at_once(10, |_| enter(&world, complete()).status);
    assert_eq!(answers, [201; 10]);
    assert_eq!(world.count("ideb_data"), 1);
}

#[test]
fn a_goal_is_set_changed_and_taken_back() {
    let world = World::new();
    let gestor = &world.ours.gestor.caller;
    let path = world.ours.path("/goals");
    let set =
        |goal: &str| gestor.put(path.as_str(), json!({ "stage": "anos_finais", "year": 2025, "goal": goal }));
    let goal = set("5,1").expect(200).json();
    assert_eq!(goal["goal"], "5.1");
    assert_eq!(goal["setBy"], "Marina Souza");
    set("5.2").expect(200);
    let goals = world.ours.professor.caller.get(path.as_str()).expect(200).json();
    assert_eq!(goals.as_array().unwrap().len(), 1);
    assert_eq!(goals[0]["goal"], "5.2");
    assert_eq!(world.theirs.gestor.caller.get(world.theirs.path("/goals")).json(), json!([]));
    set("10.1").refuses("goal", "A meta deve estar entre 0 e 10, com uma casa decimal.");
    set("5.12").refuses("goal", "A meta deve estar entre 0 e 10, com uma casa decimal.");
    let removed = world.ours.path("/goals/anos_finais/2025");
    world.theirs.gestor.caller.delete(world.theirs.path("/goals/anos_finais/2025")).expect(404);
    gestor.delete(removed.as_str()).expect(204);
    gestor.delete(removed).expect(404);
    for wrong in ["/goals/creche/2025", "/goals/anos_finais/2024", "/goals/anos_finais/x"] {
        gestor.delete(world.ours.path(wrong)).expect(404);
    }
}

#[test]
fn the_bell_rings_for_the_whole_school_until_each_has_read() {
    let world = World::new();
    let bell = |caller: &crate::client::Caller| caller.get("/api/notifications").expect(200).json();
    let professor = &world.ours.professor.caller;
    let quiet = json!({ "unread": 0, "asking": 0, "moreAsking": 0, "items": [], "next": null });
    assert_eq!(bell(professor), quiet);
    enter(&world, complete()).expect(201);
    let rung = bell(professor);
    assert_eq!(rung["unread"], 1);
    assert_eq!(rung["items"][0]["title"], "Dados do IDEB alterados");
    assert_eq!(rung["items"][0]["detail"], "Marina Souza informou os dados de 2023, Anos Iniciais.");
    assert_eq!(rung["items"][0]["read"], false);
    assert_eq!(bell(&world.theirs.professor.caller)["unread"], 0);
    professor.post("/api/notifications/read", json!({})).expect(204);
    assert_eq!(bell(professor)["unread"], 0);
    assert_eq!(bell(professor)["items"][0]["read"], true);
    assert_eq!(bell(&world.ours.coordenador.caller)["unread"], 1, "each has their own bell");
    assert_eq!(bell(&world.ours.gestor.caller), quiet, "one's own deed is no news");
}
