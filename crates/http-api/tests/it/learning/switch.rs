//! A gestor switches the analysis on and off.

use serde_json::json;

use super::mark;
use crate::quiz::{Setting, end, play};

#[test]
fn while_it_is_off_nothing_is_recorded_found_or_shown() {
    let of = Setting::new(1);
    let off = of.gestor().get(of.world.ours.path("/learning-analysis")).expect(200).json();
    assert_eq!(
        (&off["enabled"], &off["changedAt"], &off["changedBy"]),
        (&json!(false), &json!(null), &json!(null))
    );
    let quiz = of.begun(of.pupil());
    of.records(&quiz["id"], &quiz["question"]["id"], "leitura_em_voz_alta").expect(204);
    assert_eq!(of.world.count("learning_behaviors"), 0);
    play(of.pupil(), &quiz, "A");
    end(of.pupil(), &quiz, "finish").expect(200);
    let analysis = of.analyzed();
    assert_eq!(analysis["profile"], json!(null));
    let sorts = |list: &serde_json::Value| -> Vec<String> {
        let of = list.as_array().unwrap().iter();
        of.map(|it| it["recommendationType"].as_str().unwrap().to_owned()).collect()
    };
    assert_eq!(sorts(&analysis["recommendations"]), ["pratica_espacada"], "what rests on skills goes on");
    assert_eq!(of.world.count("learning_style_profiles"), 0);
    let style = of.read("learning-style");
    assert_eq!(
        (&style["enabled"], &style["profile"], &style["alert"]),
        (&json!(false), &json!(null), &json!(null))
    );
    assert_eq!((&style["totalInteractions"], &style["interactionsByType"]), (&json!(0), &json!([])));
    assert_eq!(of.read("learning-behaviors")["items"], json!([]));
    assert_eq!(of.read("learning-questionnaire")["items"], json!([]));
    let replies = json!({ "replies": [{ "item": "prova", "letter": "a" }] });
    let refused = of.pupil().put(of.of_pupil("learning-questionnaire"), replies).expect(409);
    assert!(refused.detail().contains("desligada"), "{}", refused.body);
    assert_eq!(of.world.count("learning_replies"), 0);
}

#[test]
fn what_was_found_stays_unseen_or_goes_and_who_switched_is_told() {
    let of = Setting::new(1);
    of.switch_on();
    let pupils = of.pupil().get(of.world.ours.path("/learning-analysis")).expect(200).json();
    assert_eq!(
        (&pupils["enabled"], &pupils["changedBy"], &pupils["kept"]),
        (&json!(true), &json!(null), &json!(null))
    );
    let quiz = of.begun(of.pupil());
    of.records(&quiz["id"], &quiz["question"]["id"], "leitura_em_voz_alta").expect(204);
    let replies = json!({ "replies": [{ "item": "prova", "letter": "a" }] });
    of.pupil().put(of.of_pupil("learning-questionnaire"), replies).expect(200);
    of.analyzed();
    let off = of.switch(json!({ "enabled": false })).expect(200).json();
    assert_eq!((&off["enabled"], &off["kept"]["profiles"]), (&json!(false), &json!(1)));
    assert!(
        off["kept"]["told"]
            .as_str()
            .unwrap()
            .starts_with("Guardados: 1 perfil, 1 interação e 1 questionário.")
    );
    assert!(off["changedBy"].as_str().is_some_and(|name| !name.is_empty()));
    assert_eq!(of.read("learning-style")["profile"], json!(null), "kept, and not shown");
    of.switch_on();
    assert_ne!(of.read("learning-style")["profile"], json!(null));
    of.switch(json!({ "enabled": true, "forget": true }))
        .refuses("forget", "Só se apaga o que foi guardado ao desligar a análise.");
    of.switch(json!({ "enabled": false, "forget": true })).expect(200);
    for table in ["learning_style_profiles", "learning_behaviors", "learning_replies"] {
        assert_eq!(of.world.count(table), 0, "{table}");
    }
    of.switch_on();
    assert_eq!(of.read("learning-style")["profile"], json!(null));
    let told = "SELECT text FROM audit_events WHERE text LIKE '%análise do estilo%' OR text LIKE 'apagou os perfis%' ORDER BY id";
    let [on, off, gone] = [
        "ligou a análise do estilo de estudo dos alunos",
        "desligou a análise do estilo de estudo dos alunos",
        "apagou os perfis de estudo, as interações e os questionários dos alunos",
    ];
    assert_eq!(of.world.texts(told), [on, off, on, off, gone, on]);
}

#[test]
fn a_recommendation_keeps_what_was_known_when_it_was_taken_up() {
    let of = Setting::new(1);
    let quiz = of.begun(of.pupil());
    play(of.pupil(), &quiz, "A");
    end(of.pupil(), &quiz, "finish").expect(200);
    let id = of.analyzed()["recommendations"][0]["id"].clone();
    let judged = json!({ "isEffective": true });
    mark(of.gestor(), &id, judged.clone())
        .refuses("isEffective", "Marque primeiro que a recomendação foi implementada.");
    let long = json!({ "isImplemented": true, "feedbackNote": "x".repeat(1001) });
    mark(of.gestor(), &id, long).refuses("feedbackNote", "Escreva no máximo 1000 caracteres.");
    assert_eq!(of.read("learning-recommendations")[0]["isImplemented"], json!(false), "nothing half written");
    let done = mark(of.gestor(), &id, json!({ "isImplemented": true, "feedbackNote": "Em dupla." }))
        .expect(200)
        .json();
    assert_eq!(done["skills"][0]["masteryThen"], json!(19));
    of.world.execute("UPDATE student_skills SET mastery = 547225");
    let kept = mark(of.pupil(), &id, judged).expect(200).json();
    assert_eq!((&kept["isEffective"], &kept["feedbackNote"]), (&json!(true), &json!("Em dupla.")));
    assert_eq!(
        (&kept["skills"][0]["masteryThen"], &kept["skills"][0]["masteryNow"]),
        (&json!(19), &json!(54))
    );
    assert_eq!(kept, of.read("learning-recommendations")[0]);
    let again = of.analyzed();
    assert_eq!(again["recommendations"].as_array().unwrap().len(), 1, "nothing is recommended a second time");
    mark(&of.pupils[1].1, &id, json!({ "isImplemented": false })).expect(404);
    let undone =
        mark(of.gestor(), &id, json!({ "isImplemented": false, "isEffective": null })).expect(200).json();
    assert_eq!((&undone["implementedAt"], &undone["isEffective"]), (&json!(null), &json!(null)));
}
