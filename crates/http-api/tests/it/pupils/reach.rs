//! Who sees whom.

use serde_json::{Value, json};

use crate::client::Caller;
use crate::harness::World;
use crate::pupils::{body, class, create, names, own_id, path, with};

fn keep_to_own_classes(world: &World, on: bool) {
    let to = json!({ "ownClassesOnly": on });
    let _ = world.ours.gestor.caller.put(world.ours.path("/visibility"), to).expect(200);
}

#[test]
fn professors_see_details_of_their_own_classes_alone() {
    let world = World::new();
    let (gestor, professor) = (&world.ours.gestor.caller, &world.ours.professor.caller);
    let own = class(gestor, "9º A", Some(own_id(professor)));
    let other = class(gestor, "9º B", None);
    let mine = create(gestor, body("1", own));
    let theirs = create(gestor, with(body("2", other), "name", "Caio Prado"));
    let list =
        |caller: &Caller| caller.get(world.ours.path("/students")).expect(200).json()["students"].clone();
    let shown = |list: &Value| {
        let list = list.as_array().unwrap();
        let parts =
            |it: &Value| (it["details"].is_object(), it["access"].is_object(), it["mayReset"] == true);
        list.iter().map(parts).collect::<Vec<_>>()
    };
    assert_eq!(shown(&list(gestor)), [(true, true, true); 2]);
    assert_eq!(shown(&list(&world.ours.coordenador.caller)), [(true, true, true); 2]);
    assert_eq!(shown(&list(professor)), [(true, false, true), (false, false, false)]);
    assert_eq!(professor.get(path(&theirs, "")).expect(200).json()["details"], Value::Null);
    assert!(professor.get(path(&mine, "")).expect(200).json()["details"].is_object());
    let counts = |caller: &Caller| caller.get(world.ours.path("/students/counts")).expect(200).json();
    assert_eq!((&counts(professor)["total"], &counts(professor)["toPrint"]), (&json!(2), &Value::Null));
    assert_eq!(counts(professor)["withoutAccess"], Value::Null);

    keep_to_own_classes(&world, true);
    assert_eq!(names(&list(professor)), ["Bia Lima"]);
    assert_eq!((&counts(professor)["total"], &counts(professor)["classes"]), (&json!(1), &json!(1)));
    for rest in ["", "/class-moves", "/performance"] {
        professor.get(path(&mine, rest)).expect(200);
        professor.get(path(&theirs, rest)).expect(404);
    }
    professor.get(format!("/api/classes/{own}/students")).expect(200);
    professor.get(format!("/api/classes/{other}/students")).expect(404);
    let search = professor.get(world.ours.path(&format!("/students?classId={other}&q=caio"))).expect(200);
    assert_eq!(search.json()["total"], 0);
    assert_eq!(names(&list(gestor)), ["Bia Lima", "Caio Prado"], "the switch is for professors");
    keep_to_own_classes(&world, false);
    assert_eq!(names(&list(professor)), ["Bia Lima", "Caio Prado"]);
}

#[test]
fn pupils_see_themselves_and_of_their_class_first_names() {
    let world = World::new();
    let gestor = &world.ours.gestor.caller;
    let [own, other] = ["9º A", "9º B"].map(|name| class(gestor, name, None));
    let pupil = world.pupil();
    let id = own_id(&pupil);
    gestor.put(format!("/api/students/{id}"), json!({ "classId": own })).expect(200);
    let mate = create(gestor, with(body("1", own), "name", "Davi de Souza Couto"));
    let gone = create(gestor, with(body("2", own), "name", "Enzo Reis"));
    gestor.put(path(&gone, ""), json!({ "isActive": false })).expect(200);
    let themself = pupil.get(format!("/api/students/{id}")).expect(200).json();
    assert_eq!((themself["details"].is_object(), &themself["access"]), (true, &Value::Null));
    assert_eq!(pupil.get(format!("/api/students/{id}/performance")).expect(200).json(), json!([]));
    let class = pupil.get(format!("/api/classes/{own}/students")).expect(200).json();
    assert_eq!(class, json!([{ "id": id, "name": "Bia L." }, { "id": mate["id"], "name": "Davi C." }]));
    for hidden in [path(&mate, ""), path(&mate, "/performance"), format!("/api/classes/{other}/students")] {
        pupil.get(hidden).expect(404);
    }
    pupil.get(world.ours.path("/students")).expect(403);
    pupil.get(path(&mate, "/class-moves")).expect(403);
}
