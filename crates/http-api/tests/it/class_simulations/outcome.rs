//! What a result, and the panels beside the form, compare and name.

use serde_json::{Value, json};

use super::Setting;

/// A concluded simulation, in which the class, or its first pupil, answered the first questions so.
fn ended(of: &Setting, form: Value, letters: &[&str]) -> String {
    let begun = of.professor().post("/api/class-simulations", form).expect(201).json();
    let path = format!("/api/class-simulations/{}", begun["id"]);
    for (ordinal, letter) in (1..).zip(letters) {
        let written = if begun["kind"] == "impressa" {
            let cell =
                json!({ "studentId": of.pupils[0], "ordinal": ordinal, "letter": letter, "was": null });
            of.gestor().put(format!("{path}/cells"), json!({ "cells": [cell] }))
        } else {
            let said = json!({ "ordinal": ordinal, "letter": letter, "seconds": 1 });
            of.gestor().post(format!("{path}/answers"), said)
        };
        written.expect(200);
    }
    of.end(&path, "finish").expect(200);
    path
}

fn mixed(of: &Setting, kind: &str) -> Value {
    let mut form = of.form(kind);
    form["subjectId"] = Value::Null;
    form
}

#[test]
fn a_result_is_compared_with_those_of_its_subject_and_kind() {
    let of = Setting::new(&["Ana Braga"], &["Somar", "Somar"]);
    for (form, letters, before, history) in [
        (of.form("projetada"), ["B", "B"], Value::Null, 1),
        (mixed(&of, "projetada"), ["B", "A"], Value::Null, 1),
        (of.form("impressa"), ["A", "A"], Value::Null, 1),
        (of.form("projetada"), ["B", "A"], json!("10.0"), 2),
        (mixed(&of, "projetada"), ["A", "A"], json!("5.0"), 2),
        (of.form("impressa"), ["B", "B"], json!("0.0"), 2),
        (mixed(&of, "impressa"), ["B", "B"], Value::Null, 1),
    ] {
        let result = of.read(&format!("{}/result", ended(&of, form.clone(), &letters)));
        let told = (result["gradeBefore"].clone(), result["history"].as_array().unwrap().len());
        assert_eq!(told, (before, history), "{form}");
    }
}

#[test]
fn the_newest_test_on_paper_is_found_behind_any_number_of_projections() {
    let of = Setting::new(&["Ana Braga"], &["Somar"]);
    let skills = format!("/api/classes/{}/simulation-skills", of.class);
    let of_subject = format!("{skills}?subjectId={}", of.subject);
    assert_eq!(of.read(&of_subject)["printed"], Value::Null);
    let [_, paper] = ["A", "B"].map(|letter| ended(&of, of.form("impressa"), &[letter]));
    for _ in 0..13 {
        ended(&of, of.form("projetada"), &["B"]);
    }
    for address in [&of_subject, &skills] {
        let told = of.read(address);
        assert_eq!(format!("/api/class-simulations/{}", told["printed"]["id"]), paper);
        assert_eq!(told["simulations"], 10, "of the latest alone");
    }
    assert_eq!(of.read(&format!("{skills}?subjectId=2000000000"))["printed"], Value::Null);
}

#[test]
fn skills_of_several_subjects_say_which() {
    let mut of = Setting::new(&[], &["Ler", "Ler", "Ler"]);
    let portuguese = json!({ "name": "Português", "stage": "anos_finais" });
    let portuguese = of.gestor().post("/api/subjects", portuguese).expect(201).json()["id"].clone();
    let question = json!({
        "subjectId": portuguese, "question": "Quem?", "optionA": "1", "optionB": "2", "optionC": "3", "optionD": "4",
        "correctAnswer": "B", "difficulty": "medio", "skill": "Ler",
    });
    let made = of.gestor().post("/api/questions", question).expect(201).json();
    let path = ended(&of, of.form("projetada"), &["A", "A", "A"]);
    assert_eq!(
        of.read(&format!("{path}/result"))["retakeText"],
        "Retome primeiro: Ler (a turma acertou 0 de 3)."
    );
    of.questions.push(made["id"].as_i64().unwrap());
    let path = ended(&of, mixed(&of, "projetada"), &["A", "A", "A", "B"]);
    let result = of.read(&format!("{path}/result"));
    let names: Vec<_> = result["skills"].as_array().unwrap().iter().map(|it| it["name"].clone()).collect();
    assert_eq!(names, ["Ler de Matemática", "Ler de Português"]);
    assert_eq!(result["retakeText"], "Retome primeiro: Ler de Matemática (a turma acertou 0 de 3).");
    assert_eq!(result["asked"][3]["skillName"], "Ler de Português");
    assert_eq!(of.read(&path)["asked"][0]["skillName"], "Ler de Matemática");
    let panel = of.read(&format!("/api/classes/{}/simulation-skills", of.class));
    assert_eq!(panel["skills"][0]["name"], "Ler de Matemática");
}

#[test]
fn what_a_class_said_stands_beside_the_rate_of_its_pupils_and_in_no_part_of_it() {
    let of = Setting::new(&["Ana Braga"], &["Somar", "Somar"]);
    let skills = format!("/api/classes/{}/simulation-skills?subjectId={}", of.class, of.subject);
    ended(&of, of.form("projetada"), &["A", "A"]);
    let told = of.read(&skills)["skills"][0].clone();
    assert_eq!((&told["by"], &told["hits"], &told["apart"]), (&json!("projetada"), &json!(0), &Value::Null));
    ended(&of, of.form("impressa"), &["B", "B"]);
    let told = of.read(&skills)["skills"][0].clone();
    assert_eq!(told["by"], "impressa");
    assert_eq!((&told["hits"], &told["answers"]), (&json!(2), &json!(2)));
    assert_eq!(told["apart"], json!({ "hits": 0, "answers": 2 }));
}
