//! What is particular to classes.

use serde_json::{Value, json};

use crate::client::{Answer, Caller, Request};
use crate::harness::{World, at_once};

fn body(name: &str) -> Value {
    json!({ "name": name, "year": "9º ano", "stage": "anos_finais", "shift": "matutino", "schoolYear": 2026 })
}

fn with(mut body: Value, field: &str, value: impl Into<Value>) -> Value {
    body[field] = value.into();
    body
}

fn create(caller: &Caller, body: Value) -> Value {
    caller.post("/api/classes", body).expect(201).json()
}

fn path(class: &Value) -> String {
    format!("/api/classes/{}", class["id"])
}

fn archive(caller: &Caller, class: &Value, archived: bool) -> Answer {
    caller.post(format!("{}/archive", path(class)), json!({ "archived": archived }))
}

fn delete(caller: &Caller, class: &Value) -> Answer {
    caller.send(Request::new("DELETE", path(class)))
}

fn id(caller: &Caller) -> i64 {
    caller.get("/api/auth/user").json()["id"].as_i64().unwrap()
}

/// Writes pupils behind the program's back: no endpoint enrols them yet.
fn enrol(world: &World, class: &Value, pupils: usize) {
    let school = world.ours.id;
    world.execute(&format!(
        "WITH person AS (INSERT INTO people (school_id, kind, password_hash)
            SELECT {school}, 'pupil', '$' FROM generate_series(1, {pupils}) RETURNING id)
         INSERT INTO students (school_id, id, student_id, name, class_id)
         SELECT {school}, id, id::text, 'Bia', {} FROM person",
        class["id"]
    ));
}

#[test]
fn a_class_is_made_listed_changed_archived_and_deleted() {
    let world = World::new();
    let gestor = &world.ours.gestor.caller;
    let list = |archived: bool| gestor.get(world.ours.path(&format!("/classes?archived={archived}"))).json();
    let teacher = id(&world.ours.coordenador.caller);
    // How many pupils it has is not for a body to say.
    let made = create(gestor, with(with(body(" 9º  A "), "teacherId", teacher), "totalStudents", 40));
    assert_eq!(
        (&made["name"], &made["teacherName"], &made["totalStudents"], &made["schoolId"]),
        (&json!("9º A"), &json!("Ana Prado"), &json!(0), &json!(world.ours.id))
    );
    assert_eq!(list(false), json!([made]));
    assert_eq!(gestor.get(path(&made)).json(), made);
    let nobodys = json!({ "name": "9º B", "shift": "noturno", "teacherId": null });
    let changed = gestor.put(path(&made), nobodys).expect(200).json();
    assert_eq!((&changed["teacherId"], &changed["shift"]), (&Value::Null, &json!("noturno")));
    assert_eq!(archive(gestor, &made, true).expect(200).json()["archived"], true);
    assert_eq!((list(false), list(true).as_array().unwrap().len()), (json!([]), 1));
    assert_eq!(archive(gestor, &made, false).expect(200).json(), changed);
    delete(gestor, &made).expect(204);
    delete(gestor, &made).expect(404);
    assert_eq!(list(false), json!([]));
}

#[test]
fn of_a_class_what_is_absent_stays() {
    let world = World::new();
    let gestor = &world.ours.gestor.caller;
    let teacher = id(&world.ours.coordenador.caller);
    let made = create(gestor, with(body("9º A"), "teacherId", teacher));
    for (field, value) in [
        ("shift", json!("noturno")),
        ("name", json!("9º B")),
        ("year", json!("8º ano")),
        ("schoolYear", json!(2027)),
        ("teacherId", Value::Null),
    ] {
        let before = gestor.get(path(&made)).json();
        let after = gestor.put(path(&made), json!({ field: value })).expect(200).json();
        let mut expected = with(before, field, value);
        if field == "teacherId" {
            expected["teacherName"] = Value::Null;
        }
        assert_eq!(after, expected);
    }
    gestor
        .put(path(&made), json!({ "stage": "ensino_medio" }))
        .refuses("year", "Escolha uma série da etapa.");
}

#[test]
fn what_is_no_class_is_refused_by_its_field() {
    let world = World::new();
    let gestor = &world.ours.gestor.caller;
    create(gestor, body("9º A"));
    let before = world.fingerprint();
    for (field, value, refused, sentence) in [
        ("name", " ", "name", "Nome da turma é obrigatório"),
        ("name", "9ºa", "name", "Já existe uma turma com este nome neste ano letivo."),
        ("year", "5º ano", "year", "Escolha um ano da etapa."),
        ("stage", "ensino_medio", "year", "Escolha uma série da etapa."),
        ("shift", "manhã", "shift", "Escolha o turno."),
    ] {
        gestor.post("/api/classes", with(body("9º B"), field, value)).refuses(refused, sentence);
    }
    let sentence = "Informe o ano letivo, de 2000 a 2099.";
    gestor.post("/api/classes", with(body("9º B"), "schoolYear", 1999)).refuses("schoolYear", sentence);
    assert_eq!(world.fingerprint(), before);
    create(gestor, with(body("9º A"), "schoolYear", 2027));
}

#[test]
fn a_professor_is_the_teacher_of_what_they_make_and_changes_nothing_else() {
    let world = World::new();
    let (gestor, professor) = (&world.ours.gestor.caller, &world.ours.professor.caller);
    let (own, manager) = (id(professor), id(gestor));
    let made = create(professor, with(body("9º A"), "teacherId", manager));
    assert_eq!((&made["teacherId"], &made["mayChange"]), (&json!(own), &json!(true)));
    let renamed = professor.put(path(&made), with(body("9º B"), "teacherId", manager)).expect(200).json();
    assert_eq!((&renamed["name"], &renamed["teacherId"]), (&json!("9º B"), &json!(own)));
    let other = create(gestor, body("9º C"));
    assert_eq!(professor.get(path(&other)).json()["mayChange"], false);
    let before = world.fingerprint();
    let sentence = "Só quem leciona na turma, a coordenação ou a gestão pode mudar esta turma.";
    for answer in
        [professor.put(path(&other), body("X")), archive(professor, &other, true), delete(professor, &other)]
    {
        assert_eq!(answer.expect(403).detail(), sentence);
    }
    assert_eq!(world.fingerprint(), before);
    let traces = world.texts("SELECT text FROM audit_events WHERE kind = 'denied' ORDER BY id");
    assert_eq!(
        traces,
        ["alterar", "arquivar", "excluir"].map(|it| format!("tentou sem permissão: {it} a turma 9º C"))
    );
    archive(professor, &made, true).expect(200);
    delete(professor, &made).expect(204);
}

#[test]
fn a_teacher_of_another_school_a_pupil_and_nobody_read_alike() {
    let world = World::new();
    let gestor = &world.ours.gestor.caller;
    let known = create(gestor, body("9º A"));
    let pupil = id(&world.pupil());
    let before = world.fingerprint();
    let mut answers = Vec::new();
    for teacher in [id(&world.theirs.professor.caller), pupil, 2_000_000_000] {
        let named = with(body("9º B"), "teacherId", teacher);
        answers.push(gestor.post("/api/classes", named.clone()).expect(404).body);
        answers.push(gestor.put(path(&known), named).expect(404).body);
    }
    assert!(answers.iter().all(|body| *body == answers[0]), "{answers:?}");
    assert_eq!(world.fingerprint(), before);
    let left = id(&world.ours.professor.caller);
    world.execute(&format!("UPDATE people SET active = false WHERE id = {left}"));
    let sentence = "Esta pessoa não entra mais no sistema. Escolha outra.";
    gestor.post("/api/classes", with(body("9º B"), "teacherId", left)).refuses("teacherId", sentence);
}

#[test]
fn a_class_with_pupils_says_how_many_and_is_archived_instead() {
    let world = World::new();
    let gestor = &world.ours.gestor.caller;
    let made = create(gestor, body("9º A"));
    enrol(&world, &made, 3);
    assert_eq!(gestor.get(path(&made)).json()["totalStudents"], 3);
    let refused = delete(gestor, &made).expect(409);
    assert!(
        refused.detail().starts_with("A turma 9º A tem 3 alunos e por isso não é excluída."),
        "{}",
        refused.body
    );
    archive(gestor, &made, true).expect(200);
    assert_eq!(gestor.get(path(&made)).json()["totalStudents"], 3);
}

#[test]
fn counting_again_says_how_many_numbers_were_wrong() {
    let world = World::new();
    let gestor = &world.ours.gestor.caller;
    for name in ["9º A", "9º B"] {
        enrol(&world, &create(gestor, body(name)), 2);
    }
    let sync = || gestor.post("/api/classes/sync-counts", json!({})).expect(200).json();
    assert_eq!(sync(), json!({ "classesUpdated": 0 }));
    world.execute("UPDATE classes SET total_students = 9 WHERE name = '9º B'");
    assert_eq!(sync(), json!({ "classesUpdated": 1 }));
    assert_eq!(sync(), json!({ "classesUpdated": 0 }));
}

#[test]
fn of_many_equal_classes_at_once_one_is_made() {
    let world = World::new();
    let gestor = &world.ours.gestor.caller;
    let mut statuses: Vec<_> = at_once(8, |_| gestor.post("/api/classes", body("9º A")).status);
    statuses.sort_unstable();
    assert_eq!(statuses, [201, 400, 400, 400, 400, 400, 400, 400]);
    assert_eq!(world.count("classes"), 1);
}

#[test]
fn teachers_are_listed_by_role() {
    let world = World::new();
    let names = |query: &str| {
        let found = world.ours.professor.caller.get(format!("/api/users?{query}")).expect(200).json();
        found.as_array().unwrap().iter().map(|it| it["role"].clone()).collect::<Vec<_>>()
    };
    assert_eq!(names(&format!("role=professor&schoolId={}", world.ours.id)), ["professor"]);
    assert_eq!(names("").len(), 3);
    world.ours.gestor.caller.get("/api/users?role=diretor").expect(400);
}
