//! Questions that change while a class answers them, and after.

use serde_json::json;

use super::Setting;
use crate::client::Answer;

/// What somebody is asked to confirm.
fn to_confirm(answer: &Answer) -> String {
    let problem = answer.json();
    assert_eq!((answer.status, &problem["type"]), (409, &json!("urn:ideb:confirm")));
    problem["detail"].as_str().unwrap().to_owned()
}

/// The last entry of the trail.
fn told(of: &Setting) -> String {
    let texts = of.world.texts("SELECT text FROM audit_events ORDER BY id DESC LIMIT 1");
    texts.into_iter().next().unwrap()
}

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
    let kept = "A questão está em uma simulação ou em um quiz e por isso não é excluída. Desative a questão: nada se perde.";
    for number in &of.questions {
        let one = format!("/api/questions/{number}");
        assert_eq!(of.gestor().get(&one).expect(200).json()["mayDelete"], json!(false));
        assert_eq!(of.gestor().delete(one).expect(409).detail(), kept);
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

#[test]
fn a_key_is_corrected_after_a_comma_was_mended() {
    let of = Setting::new(&["Ana Braga"], &["Somar"]);
    let paper = of.begun("impressa");
    let cell = json!({ "studentId": of.pupils[0], "ordinal": 1, "letter": "A", "was": null });
    of.gestor().put(format!("{paper}/cells"), json!({ "cells": [cell] })).expect(200);
    assert_eq!(of.end(&paper, "finish").expect(200).json()["grade"], "0.0");
    let question = format!("/api/questions/{}", of.questions[0]);
    let put = |change| of.gestor().put(&question, change);
    assert_eq!(put(json!({ "question": "Quanto é zero + 1?" })).expect(200).json()["version"], 2);
    let warned = to_confirm(&put(json!({ "correctAnswer": "A" })));
    assert_eq!(
        warned,
        "Esta questão já foi respondida uma vez. Com o novo gabarito, os resultados serão corrigidos; pontos já ganhos ficam."
    );
    put(json!({ "correctAnswer": "A", "confirm": true })).expect(200);
    let result = of.read(&format!("{paper}/result"));
    assert_eq!((&result["grade"], &result["asked"][0]["correctAnswer"]), (&json!("10.0"), &json!("A")));
    let performance = of.read(&format!("/api/students/{}/performance", of.pupils[0]));
    assert_eq!(performance[0]["grade"], "10.0");
    assert!(told(&of).ends_with("de B para A; uma resposta foi corrigida"), "{}", told(&of));
    // With another option it is another question to who answered.
    put(json!({ "optionD": "cinco" })).expect(200);
    let warned = to_confirm(&put(json!({ "correctAnswer": "C" })));
    assert!(
        warned.ends_with("esses resultados ficam como estão. O novo gabarito vale daqui em diante."),
        "{warned}"
    );
    put(json!({ "correctAnswer": "C", "confirm": true })).expect(200);
    assert_eq!(of.read(&paper)["simulation"]["grade"], "10.0");
    assert!(told(&of).ends_with("de A para C; nenhuma resposta foi corrigida"), "{}", told(&of));
}

#[test]
fn a_key_that_is_corrected_while_a_class_answers_is_confirmed_and_told() {
    let of = Setting::new(&[], &["Somar"]);
    let path = of.begun("projetada");
    let said = json!({ "ordinal": 1, "letter": "A", "seconds": 3 });
    of.professor().post(format!("{path}/answers"), said).expect(200);
    let question = format!("/api/questions/{}", of.questions[0]);
    let warned = to_confirm(&of.gestor().put(&question, json!({ "correctAnswer": "A" })));
    assert!(warned.starts_with("Esta questão já foi respondida uma vez."), "{warned}");
    of.gestor().put(&question, json!({ "correctAnswer": "A", "confirm": true })).expect(200);
    assert!(told(&of).ends_with("de B para A; uma resposta foi corrigida"), "{}", told(&of));
    assert_eq!(of.end(&path, "finish").expect(200).json()["grade"], "10.0");
}
