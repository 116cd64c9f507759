//! What is particular to the effect of actions on the index.

use super::drafts::current;
use serde_json::{Value, json};

use super::action::{body, create, id, path};
use crate::client::Request;
use crate::harness::World;

/// From where the school stands, so many points upwards.
fn with_indicator(world: &World, title: &str, points: f64) -> Value {
    let mut action = body(title);
    let from = current(world, "mt");
    let target = format!("{:.2}", from + points);
    action["indicator"] = json!({
        "kind": "mt", "stage": "anos_finais", "baseline": format!("{from:.2}"), "target": target,
    });
    action
}

#[test]
fn the_effect_is_reckoned_from_the_newest_edition_and_the_sum_of_what_is_under_way() {
    let world = World::new();
    let gestor = &world.ours.gestor.caller;
    let sum = || gestor.get(world.ours.path("/actions/sum?stage=anos_finais")).expect(200).json();
    let nothing = sum();
    assert_eq!((&nothing["actions"], &nothing["late"]), (&json!(0), &json!(0)));
    assert_eq!(nothing["answer"]["now"], nothing["answer"]["withAll"], "{nothing}");
    let made = create(&world, with_indicator(&world, "Frações", 10.0));
    let year = made["indicator"]["year"].clone();
    assert_eq!(year, nothing["answer"]["year"], "the baseline stands on the newest edition");
    let plain = create(&world, body("Busca ativa"));
    let effects = gestor.get(world.ours.path("/actions/effects")).expect(200).json();
    let ids: Vec<_> = effects.as_array().unwrap().iter().map(|it| it["actionId"].clone()).collect();
    assert_eq!(ids, [made["id"].clone()], "{} has no indicator", plain["id"]);
    let from = current(&world, "mt");
    let asked = format!("/actions/effect?kind=mt&stage=anos_finais&baseline={from}&target={}", from + 10.0);
    let typed = gestor.get(world.ours.path(&asked)).expect(200).json();
    assert_eq!(
        (&typed["effect"]["gain"], &typed["effect"]["way"]["difference"]),
        (&effects[0]["effect"]["gain"], &json!("10.00"))
    );
    let all = sum();
    assert_eq!((&all["actions"], &all["answer"]["withAll"]), (&json!(1), &typed["effect"]["with"]));
    let mut late = with_indicator(&world, "Proporção", 10.0);
    late["endDate"] = json!("2020-01-01");
    create(&world, late);
    let both = sum();
    assert_eq!((&both["actions"], &both["late"]), (&json!(2), &json!(1)));
    assert_eq!(both["answer"]["withoutLate"], all["answer"]["withAll"]);
    assert_ne!(both["answer"]["withAll"], all["answer"]["withAll"]);
    let paused = json!({ "status": "pausado" });
    let status = format!("/api/strategic-actions/{}/status", made["id"]);
    gestor.send(Request::new("PATCH", status).json(paused)).expect(200);
    assert_eq!(sum()["actions"], 1, "what is paused does not count");
    assert_eq!(gestor.get(path(&made)).json()["createdBy"], id(gestor));
}

#[test]
fn what_has_no_effect_says_why() {
    let world = World::new();
    let gestor = &world.ours.gestor.caller;
    let ask = |query: &str| gestor.get(world.ours.path(&format!("/actions/effect?{query}")));
    let index = ask("kind=indice&stage=anos_finais&baseline=5&target=5.1").expect(200).json();
    assert_eq!((&index["missing"], &index["effect"]), (&json!("sem_alavanca"), &Value::Null));
    let nowhere = ask("kind=mt&stage=ensino_medio&baseline=250&target=260").expect(200).json();
    assert_eq!(nowhere["missing"], "sem_dados", "{nowhere}");
    ask("kind=mt&stage=anos_finais&baseline=250&target=250")
        .refuses("indicator.target", "O alvo deve ficar acima do ponto de partida.");
    gestor.get(world.ours.path("/actions/sum?stage=creche")).expect(400);
    let theirs = &world.theirs.gestor.caller;
    let sum = theirs.get(world.theirs.path("/actions/sum?stage=anos_finais")).expect(200).json();
    assert_eq!((&sum["missing"], &sum["answer"]), (&json!("no_index"), &Value::Null));
}
