//! What is particular to subjects.

use serde_json::{Value, json};

use crate::client::Request;
use crate::harness::World;

fn body(name: &str) -> Value {
    json!({ "name": name, "stage": "anos_finais" })
}

#[test]
fn a_subject_is_made_listed_changed_and_deleted() {
    let world = World::new();
    let gestor = &world.ours.gestor.caller;
    let list = || gestor.get(world.ours.path("/subjects")).json();
    let made = gestor.post("/api/subjects", body(" Arte ")).expect(201).json();
    let id = made["id"].clone();
    let expected = json!({
        "id": id, "schoolId": world.ours.id, "name": "Arte", "description": "", "stage": "anos_finais", "isActive": true,
        "questionCount": null,
    });
    assert_eq!((&made, list()), (&expected, json!([expected])));
    let path = format!("/api/subjects/{id}");
    let to = json!({ "name": "Música", "description": "Coral", "stage": "ensino_medio", "isActive": false });
    let changed = gestor.put(&path, to).expect(200).json();
    assert_eq!((&changed["isActive"], list()), (&json!(false), json!([changed])));
    gestor.send(Request::new("DELETE", &path)).expect(204);
    gestor.send(Request::new("DELETE", &path)).expect(404);
    assert_eq!(list(), json!([]));
}

#[test]
fn a_subject_in_which_pupils_have_results_is_not_deleted_but_may_be_put_aside() {
    let world = World::new();
    let gestor = &world.ours.gestor.caller;
    let made = gestor.post("/api/subjects", body("Arte")).expect(201).json();
    let path = format!("/api/subjects/{}", made["id"]);
    world.execute(&format!(
        "INSERT INTO student_performance (school_id, subject_id, score, total_questions, correct_answers, completed_at)
        VALUES ({}, {}, 60, 10, 6, now())",
        world.ours.id, made["id"]
    ));
    let refused = gestor.send(Request::new("DELETE", &path)).expect(409).json();
    let sentence = "A disciplina tem resultados de alunos e por isso não é excluída. Desative a disciplina: nada se perde.";
    assert_eq!(refused["detail"], sentence);
    gestor.put(&path, json!({ "name": "Arte", "stage": "anos_finais", "isActive": false })).expect(200);
}

#[test]
fn of_a_subject_what_is_absent_stays() {
    let world = World::new();
    let gestor = &world.ours.gestor.caller;
    let made = gestor.post("/api/subjects", body("Arte")).expect(201).json();
    let path = format!("/api/subjects/{}", made["id"]);
    for (field, value) in [
        ("isActive", json!(false)),
        ("name", json!("Música")),
        ("stage", json!("anos_iniciais")),
        ("description", json!("")),
    ] {
        let list = || gestor.get(world.ours.path("/subjects")).json()[0].clone();
        let mut expected = list();
        expected[field] = value.clone();
        assert_eq!(gestor.put(&path, json!({ field: value })).expect(200).json(), expected);
        assert_eq!(list(), expected);
    }
    let described = json!({ "description": "Coral" });
    assert_eq!(gestor.put(&path, described).expect(200).json()["description"], "Coral");
    let cleared = json!({ "description": null });
    assert_eq!(gestor.put(&path, cleared).expect(200).json()["description"], "");
}

#[test]
fn what_is_no_subject_is_refused_by_its_field() {
    let world = World::new();
    let gestor = &world.ours.gestor.caller;
    gestor.post("/api/subjects", body("Arte")).expect(201);
    let other = gestor.post("/api/subjects", body("Música")).expect(201).json();
    let taken = "A etapa já tem uma disciplina com este nome.";
    gestor.post("/api/subjects", body("")).refuses("name", "Nome da disciplina é obrigatório");
    gestor.post("/api/subjects", body("ARTE")).refuses("name", taken);
    gestor.put(format!("/api/subjects/{}", other["id"]), body("arte")).refuses("name", taken);
    gestor.post("/api/subjects", json!({ "name": "X", "stage": "" })).refuses("stage", "Escolha a etapa.");
}

#[test]
fn the_subjects_of_the_saeb_come_in_one_go_and_once() {
    let world = World::new();
    let gestor = &world.ours.gestor.caller;
    let saeb = || gestor.post("/api/subjects/saeb", json!({})).expect(201).json();
    let class = json!({ "name": "9º A", "year": "9º ano", "stage": "anos_finais", "shift": "matutino", "schoolYear": 2026 });
    gestor.post("/api/classes", class).expect(201);
    gestor.post("/api/subjects", body("matemática")).expect(201);
    assert_eq!(saeb(), json!({ "created": 1 }));
    assert_eq!(saeb(), json!({ "created": 0 }));
    let subjects = gestor.get(world.ours.path("/subjects")).json();
    let names: Vec<_> = subjects.as_array().unwrap().iter().map(|it| it["name"].clone()).collect();
    assert_eq!(names, ["Língua Portuguesa", "matemática"]);
}
