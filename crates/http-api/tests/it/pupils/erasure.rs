//! A pupil is erased, and everything about one is exported: both know every table that refers to pupils.

use std::collections::BTreeSet;

use application::pupils::erasure::TABLES;
use serde_json::{Value, json};

use crate::client::Request;
use crate::harness::World;
use crate::pupils::{body, class, create, own_id, path, with};

/// Everything that the database holds, as text.
fn everything(world: &World) -> String {
    let all = world.texts(
        "SELECT query_to_xml('SELECT * FROM ' || quote_ident(tablename), true, false, '')::text AS text
         FROM pg_tables WHERE schemaname = 'public'",
    );
    all.concat()
}

#[test]
fn of_who_is_erased_a_number_stays_that_names_nobody() {
    let world = World::new();
    let gestor = &world.ours.gestor.caller;
    let own = class(gestor, "9º A", None);
    let secret = ["Xerxes Quintanilha", "xq@example.com", "Zenóbia Quintanilha", "(16) 98765-4321", "XQ-77"];
    let new = json!({
        "studentId": secret[4], "name": secret[0], "password": "ipê-amarelo", "classId": own,
        "email": secret[1], "birthDate": "2011-07-21", "guardianName": secret[2], "guardianPhone": secret[3],
    });
    let pupil = create(gestor, new);
    gestor.put(path(&pupil, ""), json!({ "classId": null })).expect(200);
    assert!(secret.iter().all(|text| everything(&world).contains(text)));
    let school = world.ours.id;
    world.execute(&format!(
        "INSERT INTO subjects (school_id, name, stage) VALUES ({school}, 'Arte', 'anos_finais')"
    ));
    world.execute(&format!(
        "INSERT INTO student_performance (school_id, student_id, subject_id, score, total_questions, correct_answers,
            completed_at) SELECT {school}, {}, id, 60, 10, 6, now() FROM subjects",
        pupil["id"]
    ));
    let results = gestor.get(path(&pupil, "/performance")).expect(200).json();
    assert_eq!((&results[0]["score"], &results[0]["subject"]), (&json!("60.00"), &json!("Arte")));

    let erase = |typed: &str| gestor.post(path(&pupil, "/erase"), json!({ "studentId": typed }));
    erase("XQ-78").refuses("studentId", "A matrícula não confere com a do aluno.");
    erase(" xq-77 ").expect(204);
    erase("XQ-77").expect(404);
    gestor.get(path(&pupil, "")).expect(404);
    let left = everything(&world);
    for text in secret {
        assert!(!left.contains(text), "{text} is still there");
    }
    // Totals and the trail stay.
    assert_eq!(
        world.texts("SELECT score || coalesce(student_id::text, '') AS text FROM student_performance"),
        ["60.00"]
    );
    let about =
        format!("SELECT text FROM audit_events WHERE about_id = {} ORDER BY id DESC LIMIT 1", pupil["id"]);
    assert_eq!(world.texts(&about), ["apagou os dados de um aluno"]);
    // The number is free.
    create(gestor, with(body("XQ-77", own), "name", "Yara Reis"));
}

#[test]
fn no_answer_that_is_kept_for_repetition_tells_of_who_is_erased() {
    const KEYS: [&str; 2] = ["5a7f0c1e-cadastro", "5a7f0c1e-importacao"];
    let world = World::new();
    let gestor = &world.ours.gestor.caller;
    let own = class(gestor, "9º A", None);
    let new = with(body("XQ-77", own), "name", "Xerxes Quintanilha");
    let enrol = Request::post("/api/students", new).once(KEYS[0]);
    let pupil = gestor.send(enrol.clone()).expect(201).json();
    assert_eq!(gestor.send(enrol.clone()).expect(201).json(), pupil, "told again");
    // What a list says of somebody else's number names who has it.
    let list = "matricula;nome;turma\nXQ-77;Yara Reis;9º A\n";
    let listed = |path: &str| {
        Request::new("POST", path).file_with("9_ano.csv", list.as_bytes(), &json!({})).once(KEYS[1])
    };
    let rehearsed = gestor.send(listed("/api/students/import?dryRun=true")).expect(200);
    assert!(rehearsed.body.contains("Xerxes Quintanilha, que viraria Yara Reis"), "{}", rehearsed.body);
    let imported = gestor.send(listed("/api/students/import")).expect(200);
    let kept = world.texts("SELECT coalesce(body, '') AS text FROM idempotency_keys ORDER BY claimed_at");
    assert_eq!(kept, [pupil["id"].to_string(), imported.body.clone()]);
    gestor.post(path(&pupil, "/erase"), json!({ "studentId": "XQ-77" })).expect(204);
    let left = everything(&world);
    for name in ["Xerxes", "Yara"] {
        assert!(!left.contains(name), "{name} is still there");
    }
    gestor.send(enrol).expect(404);
    assert_eq!(gestor.send(listed("/api/students/import")).expect(200).body, imported.body);
    assert_eq!(world.count("students"), 0, "neither acted again");
}

#[test]
fn who_is_erased_while_they_work_is_signed_out() {
    let world = World::new();
    let pupil = world.pupil();
    let id = own_id(&pupil);
    let number = world.texts("SELECT student_id AS text FROM students")[0].clone();
    let gestor = &world.ours.gestor.caller;
    gestor.post(format!("/api/students/{id}/erase"), json!({ "studentId": number })).expect(204);
    pupil.get("/api/auth/user").expect(401);
}

#[test]
fn the_export_of_one_pupil_tells_of_every_table_that_refers_to_them() {
    let world = World::new();
    let gestor = &world.ours.gestor.caller;
    let pupil = world.pupil();
    let id = own_id(&pupil);
    gestor.put(format!("/api/students/{id}"), json!({ "name": "Bia Braga" })).expect(200);
    let answer = gestor.send(Request::new("POST", format!("/api/students/{id}/export"))).expect(200);
    let named = format!("attachment; filename=\"aluno-{id}.json\"");
    assert_eq!(answer.header("content-disposition"), Some(named.as_str()));
    let told = answer.json();
    let fields: BTreeSet<&str> = told.as_object().unwrap().keys().map(String::as_str).collect();
    let named: BTreeSet<&str> = TABLES.iter().filter_map(|about| about.exported_as).collect();
    let beside = BTreeSet::from(["school", "exportedAt"]);
    assert_eq!(fields.difference(&beside).copied().collect::<BTreeSet<_>>(), named);
    assert_eq!((&told["pupil"]["name"], told["pupil"]["details"].is_object()), (&json!("Bia Braga"), true));
    assert_eq!((&told["access"]["state"], told["sessions"].as_array().unwrap().len()), (&json!("chosen"), 1));
    let activities: Vec<&Value> =
        told["activities"].as_array().unwrap().iter().map(|it| &it["text"]).collect();
    let expected = ["entrou no sistema", "alterou os dados de um aluno"];
    assert_eq!(activities, expected, "the export itself comes after");
}
