//! The numbers of skills, by the school's own answers.

use serde_json::json;

use super::{Answered, Setting};

#[test]
fn numbers_are_the_school_s_own_where_answers_suffice() {
    let of = Setting::new();
    let path = of.world.ours.path("/mastery-parameters");
    assert_eq!(of.gestor().get(&path).expect(200).json(), json!([]));
    let nothing = of.gestor().post(&path, json!({})).expect(200).json();
    assert_eq!(nothing, json!({ "own": 0, "lacking": 0, "toldAnew": 0 }));

    // The second descriptor is never missed.
    of.answer(&Answered { pupils: 41, descriptors: 2, questions: 4, correct: "d = 2 OR n > 1 + p % 2" });
    let before = of.gestor().get(&path).expect(200).json();
    assert_eq!((&before[0]["skill"], &before[0]["own"]), (&json!("D1 (9º ano)"), &json!(false)));
    assert_eq!((&before[0]["prior"], &before[0]["lacks"]), (&json!("0.300000"), &json!(null)));
    assert_eq!(before[0]["now"], json!({ "pupils": 41, "right": 102, "wrong": 62 }));
    assert_eq!(before[1]["lacks"], "Para ter números da própria escola, faltam: 40 respostas erradas deles.");

    let done = of.gestor().post(&path, json!({})).expect(200).json();
    assert_eq!(done, json!({ "own": 1, "lacking": 0, "toldAnew": 41 }));
    let after = of.gestor().get(format!("{path}?subject={}", of.subject)).expect(200).json();
    assert_eq!((&after[0]["own"], &after[0]["lacks"]), (&json!(true), &json!(null)));
    assert_ne!(after[0]["prior"], before[0]["prior"]);
    assert_eq!(after[0]["sample"], before[0]["now"]);
    assert_eq!(after[1]["own"], json!(false));
    let trail = of.world.texts("SELECT text FROM audit_events ORDER BY id DESC LIMIT 1");
    assert_eq!(trail, ["recalculou os parâmetros de 1 habilidade pelas respostas da escola"]);

    // The map says what follows from them, for everyone who answered alike.
    let map = of.gestor().get(of.mastery()).expect(200).json();
    let skills = map["skills"].as_array().unwrap();
    let place = skills.iter().position(|it| it["name"] == "D1 (9º ano)").unwrap();
    let told: Vec<_> =
        map["pupils"].as_array().unwrap().iter().map(|it| it["cells"][place]["mastery"].clone()).collect();
    let kept = of.world.texts(
        "SELECT (k.mastery / 10000)::text AS text FROM student_skills k JOIN skills s ON s.id = k.skill_id
        WHERE s.code = 'MT-9-D1' ORDER BY k.mastery",
    );
    assert_eq!(told.len(), kept.len());
    assert!(told.iter().all(|it| kept.contains(&it.to_string())), "{told:?} {kept:?}");
    assert!(!kept.contains(&"12".to_owned()), "what the fixture had typed is gone");
    of.world.ours.professor.caller.post(&path, json!({})).expect(403);
    of.world.ours.professor.caller.get(&path).expect(200);
}
