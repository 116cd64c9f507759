//! How far the index is from what is aimed at, what suffices, and how many pupils that is.

use serde_json::{Value, json};

use crate::harness::World;

fn outlook(world: &World, stage: &str) -> Value {
    world.ours.professor.caller.get(world.ours.path(&format!("/outlook?stage={stage}"))).expect(200).json()
}

fn say(world: &World, pupils: Value) {
    let body = json!({ "stage": "anos_finais", "pupils": pupils });
    let _ = world.ours.professor.caller.put(world.ours.path("/enrolments"), body).expect(204);
}

fn aim(world: &World) {
    let goal = json!({ "stage": "anos_finais", "year": 2027, "goal": "5.1" });
    let _ = world.ours.gestor.caller.put(world.ours.path("/goals"), goal).expect(200);
}

#[test]
fn the_outlook_says_how_far_it_is_and_what_suffices() {
    let world = World::new();
    aim(&world);
    say(&world, json!([76, 81, 79, 81]));
    let found = outlook(&world, "anos_finais");
    let answer = &found["answer"];
    assert_eq!((&found["missing"], &answer["year"]), (&Value::Null, &json!(2023)));
    for (field, value) in [
        ("idebScore", json!("5.0")),
        ("index", json!("5.01")),
        ("threshold", json!("5.05")),
        ("gap", json!("0.04")),
        ("agrees", json!(true)),
        ("aim", json!({ "ideb": "5.1", "year": 2027, "origin": "escola" })),
        ("onTheWay", Value::Null),
        ("measuredBy", json!("propria")),
    ] {
        assert_eq!(answer[field], value, "{field}");
    }
    let ways = answer["ways"].as_array().unwrap();
    // Approval only fell since 2021, and INEP knows no other school's advance here.
    let told: Vec<_> =
        ways.iter().map(|way| [&way["lever"], &way["difference"], &way["effort"]["share"]]).collect();
    assert_eq!(
        told,
        [
            [&json!("mt"), &json!("2.58"), &json!("0.37")],
            [&json!("aprovacao"), &json!("0.80"), &Value::Null],
            [&json!("lp"), &json!("2.58"), &json!("0.43")],
        ]
    );
    assert_eq!(
        ways[0]["effort"],
        json!({ "share": "0.37", "tone": "uma_edicao", "measure": {
            "kind": "propria", "by": "6.90", "fromYear": 2021, "toYear": 2023, "schools": null, "states": [] } })
    );
    assert_eq!(ways[1]["pupils"], json!({ "more": 3, "of": 317, "notApproved": 19, "source": "informada" }));
    // Without the people there are no pupils.
    say(&world, json!([76, null]));
    assert_eq!(outlook(&world, "anos_finais")["answer"]["ways"][1]["pupils"], Value::Null);
}

#[test]
fn without_an_index_the_outlook_says_why() {
    let world = World::new();
    let found = outlook(&world, "ensino_medio");
    assert_eq!(found, json!({ "stage": "ensino_medio", "missing": "no_index", "answer": null }));
    let figure = json!({ "stage": "ensino_medio", "year": 2019, "idebScore": "4.2" });
    let _ = world.ours.gestor.caller.post(world.ours.path("/ideb"), figure).expect(201);
    assert_eq!(outlook(&world, "ensino_medio")["missing"], "incomplete_inputs");
}

#[test]
fn the_country_is_an_example_towards_the_next_tenth() {
    let world = World::new();
    let country = |stage: &str| {
        world
            .ours
            .professor
            .caller
            .get(world.ours.path(&format!("/country-outlook/{stage}")))
            .expect(200)
            .json()
    };
    let found = country("anos_finais");
    let answer = &found["answer"];
    for (field, value) in [
        ("year", json!(2023)),
        ("source", json!("inep")),
        ("idebScore", json!("5.0")),
        ("gap", json!("0.04")),
        ("aim", json!({ "ideb": "5.1", "year": null, "origin": "proximo" })),
        ("measuredBy", Value::Null),
    ] {
        assert_eq!(answer[field], value, "{field}");
    }
    assert!(answer["ways"].as_array().unwrap().iter().all(|way| way["pupils"] == Value::Null));
    assert_eq!(country("ensino_medio")["missing"], "no_index");
    let _ = world.ours.professor.caller.get(world.ours.path("/country-outlook/creche")).expect(404);
}

#[test]
fn pupils_are_what_the_school_says_and_else_those_in_its_classes() {
    let world = World::new();
    let (gestor, path) = (&world.ours.gestor.caller, world.ours.path("/enrolments"));
    let known = |stage: usize| gestor.get(path.as_str()).expect(200).json()[stage].clone();
    let none = |grade: &str| json!({ "grade": grade, "pupils": null });
    let grades = ["1ª série", "2ª série", "3ª série", "4ª série"].map(none);
    assert_eq!(known(2), json!({ "stage": "ensino_medio", "source": null, "grades": grades }));
    say(&world, json!([76, null, 79]));
    let told = known(1);
    assert_eq!(
        (&told["source"], &told["grades"][2]),
        (&json!("informada"), &json!({ "grade": "8º ano", "pupils": 79 }))
    );
    assert_eq!(told["grades"][1], none("7º ano"));
    let activities = gestor.get(world.ours.path("/activities?limit=1")).json();
    assert_eq!(activities[0]["text"], "informou a matrícula por ano de Anos Finais");
    for (body, sentence) in [
        (json!({ "stage": "anos_finais", "pupils": [0] }), "6º ano: informe de 1 a 5.000 alunos."),
        (json!({ "stage": "anos_finais", "pupils": [null, 5001] }), "7º ano: informe de 1 a 5.000 alunos."),
    ] {
        gestor.put(path.as_str(), body).refuses("pupils", sentence);
    }
    assert_eq!(known(1), told);
    // Taken back.
    say(&world, json!([null, null, null, null]));
    assert_eq!(known(1)["source"], Value::Null);
}

#[test]
fn the_calculation_measures_as_the_outlook_does() {
    let world = World::new();
    aim(&world);
    say(&world, json!([76, 81, 79, 81]));
    let answer = &outlook(&world, "anos_finais")["answer"];
    let body = json!({
        "stage": "anos_finais", "edition": 2023, "proficiencyLp": "260,84", "proficiencyMt": "258.94",
        "approvalByGrade": ["93,4", "93.7", "93.9", "95.0"], "targetIdeb": answer["aim"]["ideb"],
    });
    let found = world.ours.professor.caller.post(world.ours.path("/ideb/calculate"), body).expect(200).json();
    for field in ["gap", "threshold", "measuredBy"] {
        assert_eq!(found["plan"][field], answer[field], "{field}");
    }
    assert_eq!(found["index"], answer["index"]);
    let of = |ways: &Value| ways.as_array().unwrap().iter().find(|way| way["lever"] == "aprovacao").cloned();
    assert_eq!(of(&found["plan"]["single"]), of(&answer["ways"]));
    let measured = |lever: &&Value| lever["measure"] != Value::Null;
    assert_eq!(found["levers"].as_array().unwrap().iter().filter(measured).count(), 2);
}
