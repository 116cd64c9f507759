//! What an import created is taken back while nobody has used it.

use serde_json::json;

use super::list::{create, import, list, pupils};
use crate::harness::World;

fn imported(world: &World, lines: &[&str]) -> i64 {
    import(world, "6_ano.csv", list(lines).as_bytes(), &create()).expect(200).json()["importId"]
        .as_i64()
        .unwrap()
}

fn undo(id: i64) -> String {
    format!("/api/students/imports/{id}/take-back")
}

#[test]
fn an_import_is_listed_and_taken_back_and_leaves_no_trace_of_its_pupils() {
    let world = World::new();
    let first = imported(&world, &["1;Ana Lima;6º A;"]);
    let second = imported(&world, &["1;Ana Lima;6º B;", "2;Rui Sá;6º B;", "3;Eva Luz;6º B;"]);
    let gestor = &world.ours.gestor.caller;
    let listed = gestor.get(world.ours.path("/student-imports")).expect(200).json();
    let of = |place: usize| {
        let it = &listed[place];
        (it["id"].as_i64(), it["created"].as_u64(), it["updated"].as_u64(), it["mayBeTakenBack"].as_bool())
    };
    // Ana, whom the first created, was changed by the second.
    assert_eq!(
        (of(0), of(1)),
        ((Some(second), Some(2), Some(1), Some(true)), (Some(first), Some(1), Some(0), Some(false)))
    );
    assert_eq!((&listed[0]["fileName"], &listed[0]["byName"]), (&json!("6_ano.csv"), &json!("Ana Prado")));
    let refused = gestor.post(undo(first), json!({})).expect(409);
    assert!(refused.detail().starts_with("Não dá mais para desfazer: 1 aluno desta importação já entrou"));
    assert_eq!(gestor.post(undo(second), json!({})).expect(200).json(), json!({ "removed": 2 }));
    assert_eq!(pupils(&world), ["1 Ana Lima 6º B"], "who was changed stays as they are");
    for (table, left) in [("students", 1), ("issued_passwords", 1), ("class_moves", 2), ("classes", 2)] {
        assert_eq!(world.count(table), left, "{table}");
    }
    assert_eq!(world.texts("SELECT count(*)::text AS text FROM logins WHERE kind = 'pupil'"), ["1"]);
    assert_eq!(gestor.post(undo(second), json!({})).expect(409).detail(), "Esta importação já foi desfeita.");
    let listed = gestor.get(world.ours.path("/student-imports")).expect(200).json();
    assert!(listed[0]["takenBackAt"].is_string() && listed[0]["mayBeTakenBack"] == json!(false), "{listed}");
    // And the file comes in again.
    imported(&world, &["2;Rui Sá;6º B;"]);
}

#[test]
fn another_schools_import_is_not_found() {
    let world = World::new();
    let id = imported(&world, &["1;Ana Lima;6º A;"]);
    world.theirs.gestor.caller.post(undo(id), json!({})).expect(404);
    assert_eq!(pupils(&world).len(), 1);
    assert_eq!(
        world.theirs.gestor.caller.get(world.theirs.path("/student-imports")).expect(200).json(),
        json!([])
    );
}
