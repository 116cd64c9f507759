//! Questions that change while a class answers them, and after.

use serde_json::json;

use super::Setting;

#[test]
fn a_running_simulation_shows_what_it_asked() {
    let of = Setting::new(&["Ana Braga"], &["Somar", "Medir"]);
    let path = of.begun("projetada");
    let question = format!("/api/questions/{}", of.questions[0]);
    let statement = of.question(0)["question"].clone();
    let changed = json!({ "question": "Quanto é um mais um?", "optionB": "dois", "correctAnswer": "D" });
    assert_eq!(of.gestor().put(&question, changed).expect(200).json()["version"], 2);
    let put_aside = json!({ "ids": of.questions, "status": "inativa" });
    of.gestor().post("/api/questions/status", put_aside).expect(200);
    let kept =
        "A questão está em uma simulação e por isso não é excluída. Desative a questão: nada se perde.";
    for number in &of.questions {
        let refused = of.gestor().delete(format!("/api/questions/{number}")).expect(409);
        assert_eq!(refused.detail(), kept);
    }
    let asked = &of.read(&path)["asked"][0];
    assert_eq!(
        (&asked["question"], &asked["optionB"], &asked["version"]),
        (&statement, &json!("2"), &json!(1))
    );
    // The key is that of what was asked; the explanation is of another text by now.
    let said = json!({ "ordinal": 1, "letter": "B", "seconds": 3 });
    let verdict = of.professor().post(format!("{path}/answers"), said).expect(200).json();
    assert_eq!((&verdict["correct"], &verdict["explanation"]), (&json!(true), &json!(null)));
    // What a class has not read yet changes without a version.
    let key = json!({ "correctAnswer": "A" });
    let second = format!("/api/questions/{}", of.questions[1]);
    assert_eq!(of.gestor().put(second, key).expect(200).json()["version"], 1, "the text is the same");
    assert_eq!(of.end(&path, "finish").expect(200).json()["grade"], "10.0");
    let class = of.gestor().delete(format!("/api/classes/{}", of.class)).expect(409).detail();
    assert!(class.ends_with("Arquive a turma: nada se perde."), "{class}");
}

#[test]
fn a_corrected_key_judges_anew() {
    let of = Setting::new(&["Ana Braga"], &["Somar", "Medir"]);
    let paper = of.begun("impressa");
    let cell = |ordinal: i64, letter: &str| json!({ "studentId": of.pupils[0], "ordinal": ordinal, "letter": letter, "was": null });
    let cells = json!({ "cells": [cell(1, "A"), cell(2, "B")] });
    of.gestor().put(format!("{paper}/cells"), cells).expect(200);
    assert_eq!(of.end(&paper, "finish").expect(200).json()["grade"], "5.0");
    let question = format!("/api/questions/{}", of.questions[0]);
    let corrected = json!({ "correctAnswer": "A" });
    assert_eq!(of.gestor().put(&question, corrected).expect(409).json()["type"], "urn:ideb:confirm");
    let confirmed = json!({ "correctAnswer": "A", "confirm": true });
    of.gestor().put(&question, confirmed).expect(200);
    assert_eq!(of.read(&paper)["simulation"]["grade"], "10.0");
    let performance = of.read(&format!("/api/students/{}/performance", of.pupils[0]));
    assert_eq!((&performance[0]["grade"], &performance[0]["correctAnswers"]), (&json!("10.0"), &json!(2)));
    assert_eq!(performance.as_array().unwrap().len(), 1);
}
