//! What is particular to pupils.

use serde_json::{Value, json};

use crate::client::Request;
use crate::harness::{World, at_once};
use crate::pupils::{another_number, body, class, create, names, own_id, path, with};

#[test]
fn a_pupil_is_enrolled_listed_changed_and_moved() {
    let world = World::new();
    let gestor = &world.ours.gestor.caller;
    let [one, two] = ["9º A", "9º B"].map(|name| class(gestor, name, None));
    let made = create(gestor, with(body(" 0012 ", one), "name", "  Bia   D'Ávila 🌻 "));
    assert_eq!(
        (&made["studentId"], &made["name"], &made["className"], &made["isActive"]),
        (&json!("0012"), &json!("Bia D'Ávila 🌻"), &json!("9º A"), &json!(true))
    );
    let details = &made["details"];
    assert_eq!(
        (&details["birthDate"], &details["guardianPhone"], &details["email"]),
        (&json!("2011-07-21"), &json!("(16) 99999-0142"), &json!("bia@example.com"))
    );
    assert_eq!(
        made["access"],
        json!({ "state": "chosen", "until": null, "printedAt": null, "seenAt": null })
    );
    let read = || gestor.get(path(&made, "")).expect(200).json();
    assert_eq!(with(read(), "details", Value::Null), with(made.clone(), "details", Value::Null));
    let list = gestor.get(world.ours.path("/students")).expect(200).json();
    assert_eq!((&list["total"], &list["pages"], &list["students"]), (&json!(1), &json!(1), &json!([read()])));
    assert_eq!(gestor.get(format!("/api/classes/{one}/students")).expect(200).json(), json!([read()]));

    let change = |body: Value| gestor.put(path(&made, ""), body).expect(200).json();
    let changed = change(json!({ "classId": two, "studentId": "0013", "email": "", "guardianName": null }));
    assert_eq!((&changed["className"], &changed["studentId"]), (&json!("9º B"), &json!("0013")));
    assert_eq!(
        ["email", "guardianName", "guardianPhone"].map(|name| &changed["details"][name]),
        [&Value::Null, &Value::Null, &json!("(16) 99999-0142")],
        "what is empty is unknown from now on, and what is not sent stays"
    );
    assert_eq!(change(json!({}))["className"], "9º B");
    assert_eq!(change(json!({ "classId": null }))["classId"], Value::Null);
    let moves = gestor.get(path(&made, "/class-moves")).expect(200).json();
    let told: Vec<_> = moves.as_array().unwrap().iter().map(|it| it["className"].as_str()).collect();
    assert_eq!(told, [None, Some("9º B"), Some("9º A")]);
    assert!(moves.as_array().unwrap().iter().all(|it| it["byName"] == "Marina Souza"), "{moves}");
    assert_eq!(gestor.get(path(&made, "/performance")).expect(200).json(), json!([]));
    let totals = |id: i64| gestor.get(format!("/api/classes/{id}")).json()["totalStudents"].clone();
    assert_eq!([totals(one), totals(two)], [json!(0), json!(0)]);
    // What they sign in with.
    let logins = world.texts("SELECT name AS text FROM logins WHERE kind = 'pupil'");
    assert_eq!(logins, ["0013"]);
    let counts = gestor.get(world.ours.path("/students/counts")).expect(200).json();
    assert_eq!(
        counts,
        json!({ "total": 1, "active": 1, "classes": 2, "withoutClass": 1, "inArchived": 0, "toPrint": 0, "withoutAccess": 0 })
    );
}

#[test]
fn a_list_is_searched_filtered_and_paged() {
    let world = World::new();
    let gestor = &world.ours.gestor.caller;
    let one = class(gestor, "9º A", None);
    for (number, name) in [("1", "Álvaro Prado"), ("2", "Bia Lima"), ("3", "Ana Beatriz Dias"), ("44", "Zé")]
    {
        create(gestor, with(body(number, one), "name", name));
    }
    let school = world.ours.id;
    world.execute(&format!(
        "WITH person AS (INSERT INTO people (school_id, kind, active) SELECT {school}, 'pupil', false
            FROM generate_series(1, 60) RETURNING id)
         INSERT INTO students (school_id, id, student_id, name) SELECT {school}, id, 'X' || id, 'Caio ' || id FROM person"
    ));
    let list = |query: &str| gestor.get(world.ours.path(&format!("/students?{query}"))).expect(200).json();
    for (query, found) in [
        ("q=b", vec!["Ana Beatriz Dias", "Bia Lima"]),
        ("q=dias+ana", vec!["Ana Beatriz Dias"]),
        ("q=%C3%A1lv", vec!["Álvaro Prado"]),
        ("q=4&active=true", vec!["Zé"]),
        ("classId=none&active=true", vec![]),
        ("active=true", vec!["Álvaro Prado", "Ana Beatriz Dias", "Bia Lima", "Zé"]),
        (&format!("classId={one}&q=z"), vec!["Zé"]),
    ] {
        assert_eq!(names(&list(query)["students"]), found, "{query}");
    }
    let (first, second, beyond) = (list(""), list("page=2"), list("page=99"));
    assert_eq!((&first["total"], &first["pages"], &second["page"]), (&json!(64), &json!(2), &json!(2)));
    assert_eq!([&first, &second].map(|it| it["students"].as_array().unwrap().len()), [50, 14]);
    assert_eq!(beyond, second);
    gestor.get(world.ours.path("/students?classId=x")).refuses("classId", "Escolha uma turma.");
    gestor.get(world.ours.path("/students?page=-1")).expect(400);
}

#[test]
fn who_is_kept_out_is_signed_out_and_keeps_their_place() {
    let world = World::new();
    let gestor = &world.ours.gestor.caller;
    let pupil = world.pupil();
    let id = own_id(&pupil);
    gestor.put(format!("/api/students/{id}"), json!({ "isActive": false })).expect(200);
    pupil.get("/api/auth/user").expect(401);
    let kept = gestor.get(format!("/api/students/{id}")).expect(200).json();
    assert_eq!((&kept["isActive"], &kept["name"]), (&json!(false), &json!("Bia Lima")));
    let other = world.pupil();
    let ids = [id, own_id(&other)];
    let answer = gestor.post("/api/students/bulk", json!({ "ids": ids, "action": "deactivate" })).expect(200);
    assert_eq!(answer.json(), json!({ "changed": 1 }));
    other.get("/api/auth/user").expect(401);
    let told = world.texts(
        "SELECT text || ' ' || (about_id IS NOT NULL) AS text FROM audit_events WHERE kind = 'pupils' ORDER BY id",
    );
    assert_eq!(told, ["desativou um aluno true"; 2]);
}

#[test]
fn many_move_together_or_nobody_does() {
    let world = World::new();
    let gestor = &world.ours.gestor.caller;
    let [one, two] = ["9º A", "9º B"].map(|name| class(gestor, name, None));
    let ids: Vec<_> = (0..3).map(|_| create(gestor, body(&another_number(), one))["id"].clone()).collect();
    let theirs = class(&world.theirs.gestor.caller, "9º A", None);
    let stranger = create(&world.theirs.gestor.caller, body("1", theirs))["id"].clone();
    let bulk = |ids: &Value, class: Value| {
        gestor.post("/api/students/bulk", json!({ "ids": ids, "action": "move", "classId": class }))
    };
    let before = world.fingerprint();
    bulk(&json!([ids[0], stranger]), json!(two)).expect(404);
    bulk(&json!(ids), json!(theirs)).expect(404);
    bulk(&json!([]), json!(two)).refuses("ids", "Escolha ao menos um aluno.");
    gestor
        .post("/api/students/bulk", json!({ "ids": ids, "action": "erase" }))
        .refuses("action", "Escolha o que fazer: move, activate ou deactivate.");
    // Nobody leaves a class because a field is not there.
    gestor
        .post("/api/students/bulk", json!({ "ids": ids, "action": "move" }))
        .refuses("classId", "Escolha a turma, ou envie null para tirar os alunos da turma.");
    assert_eq!(world.fingerprint(), before);
    assert_eq!(bulk(&json!(ids), json!(two)).expect(200).json(), json!({ "changed": 3 }));
    assert_eq!(bulk(&json!(ids), json!(two)).expect(200).json(), json!({ "changed": 0 }));
    let list = gestor.get(format!("/api/classes/{two}/students")).expect(200).json();
    assert_eq!(list.as_array().unwrap().len(), 3);
    assert_eq!(bulk(&json!(ids), Value::Null).expect(200).json(), json!({ "changed": 3 }));
}

/// Whoever comes second is told what happened, and no pupil is left in a class that is gone.
#[test]
fn a_class_that_pupils_move_into_while_it_is_deleted() {
    let world = World::new();
    let gestor = &world.ours.gestor.caller;
    let home = class(gestor, "9º Z", None);
    let pupil = create(gestor, body("1", home));
    for round in 0..6 {
        let goes = class(gestor, &format!("9º {round}"), None);
        let answers = at_once(2, |number| {
            if number == 0 {
                gestor.put(path(&pupil, ""), json!({ "classId": goes }))
            } else {
                gestor.send(Request::new("DELETE", format!("/api/classes/{goes}")))
            }
        });
        let [moved, deleted] = [&answers[0], &answers[1]];
        match (moved.status, deleted.status) {
            (200, 409) => assert!(deleted.detail().contains("aluno"), "{}", deleted.body),
            (404, 204) => {}
            (400, 204) => {
                let sentence = "A turma acabou de ser excluída. Escolha outra.".to_owned();
                assert_eq!(moved.errors(), [("classId".to_owned(), sentence)]);
            }
            other => panic!("{other:?}: {} {}", moved.body, deleted.body),
        }
        gestor.put(path(&pupil, ""), json!({ "classId": home })).expect(200);
    }
}

#[test]
fn a_school_has_so_many_pupils_and_says_so() {
    let world = World::new();
    let gestor = &world.ours.gestor.caller;
    let own = class(gestor, "9º A", None);
    world.execute("UPDATE quotas SET most = 1 WHERE name = 'students'");
    create(gestor, body("1", own));
    let before = world.fingerprint();
    let refused = gestor.post("/api/students", body("2", own)).expect(409);
    assert!(refused.detail().starts_with("A escola pode guardar até 1 alunos."), "{}", refused.body);
    assert_eq!(world.fingerprint(), before);
}
