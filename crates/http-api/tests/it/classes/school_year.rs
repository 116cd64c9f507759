//! What is particular to the school year.

use serde_json::json;

use crate::harness::World;

#[test]
fn a_year_is_proposed_until_it_is_set() {
    let world = World::new();
    let gestor = &world.ours.gestor.caller;
    let path = world.ours.path("/school-years/2026");
    let proposed = gestor.get(&path).expect(200).json();
    assert_eq!((&proposed["set"], &proposed["bimesters"][0]["first"]), (&json!(false), &json!("2026-02-02")));
    let mut bimesters = proposed["bimesters"].clone();
    bimesters[3]["last"] = json!("2026-12-22");
    let set = gestor.put(&path, json!({ "bimesters": bimesters })).expect(200).json();
    assert_eq!(set, json!({ "year": 2026, "set": true, "bimesters": bimesters }));
    assert_eq!(gestor.get(&path).json(), set);
    assert_eq!(world.theirs.gestor.caller.get(world.theirs.path("/school-years/2026")).json(), proposed);
    let running = gestor.get(world.ours.path("/school-years/current")).expect(200).json();
    assert!(running["year"].as_i64().unwrap() >= 2026);
}

#[test]
fn what_is_no_school_year_is_refused_by_its_field() {
    let world = World::new();
    let gestor = &world.ours.gestor.caller;
    let path = world.ours.path("/school-years/2026");
    let good = gestor.get(&path).json()["bimesters"].clone();
    let before = world.fingerprint();
    let mut overlap = good.clone();
    overlap[1]["first"] = overlap[0]["last"].clone();
    let sentence = "O bimestre deve começar depois do fim do anterior.";
    gestor.put(&path, json!({ "bimesters": overlap })).refuses("bimesters[1].first", sentence);
    let mut day = good.clone();
    day[2]["last"] = json!("31/02/2026");
    gestor
        .put(&path, json!({ "bimesters": day }))
        .refuses("bimesters[2].last", "Informe uma data que exista.");
    let three = json!({ "bimesters": good.as_array().unwrap()[..3] });
    gestor.put(&path, three).refuses("bimesters", "O ano letivo tem quatro bimestres.");
    for year in ["1999", "2100", "x", "99999999999999999999"] {
        gestor
            .put(world.ours.path(&format!("/school-years/{year}")), json!({ "bimesters": good }))
            .expect(404);
    }
    assert_eq!(world.fingerprint(), before);
}
