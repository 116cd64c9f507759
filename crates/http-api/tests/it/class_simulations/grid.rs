//! A printed test, typed on the grid.

use serde_json::{Value, json};

use super::Setting;
use crate::client::{Answer, Caller};
use crate::pupils::own_id;

/// Cells as `(pupil, question, mark, what stood there)`.
type Cell<'a> = (usize, i64, &'a str, &'a str);

fn mark(text: &str) -> Value {
    if text.is_empty() { Value::Null } else { text.into() }
}

fn put(of: &Setting, by: &Caller, path: &str, cells: &[Cell<'_>]) -> Answer {
    let cell = |(pupil, ordinal, letter, was): &Cell<'_>| json!({ "studentId": of.pupils[*pupil], "ordinal": ordinal, "letter": mark(letter), "was": mark(was) });
    let cells: Vec<_> = cells.iter().map(cell).collect();
    by.put(format!("{path}/cells"), json!({ "cells": cells }))
}

fn absent(of: &Setting, path: &str, pupil: usize, absent: bool) -> Answer {
    let said = json!({ "studentId": of.pupils[pupil], "absent": absent });
    of.gestor().put(format!("{path}/absent"), said)
}

fn marks(of: &Setting, path: &str) -> Vec<Value> {
    let sheets = of.read(path)["sheets"].as_array().unwrap().clone();
    sheets.iter().map(|sheet| sheet["marks"].clone()).collect()
}

#[test]
fn two_teachers_on_one_grid_take_nothing_from_each_other() {
    let of = Setting::new(&["Bia Lima", "Ana Braga"], &["Somar", "Somar"]);
    let path = of.begun("impressa");
    let names: Vec<_> =
        of.read(&path)["sheets"].as_array().unwrap().iter().map(|it| it["name"].clone()).collect();
    assert_eq!(names, ["Ana Braga", "Bia Lima"], "by name");
    let (ana, bia) = (of.gestor(), of.professor());
    let kept = put(&of, ana, &path, &[(0, 1, "B", "")]).expect(200).json();
    assert_eq!((&kept["revision"], &kept["sheets"][0]["hits"]), (&json!(1), &json!(1)));
    // Another cell of the same pupil: no clash, though she has not seen the first.
    assert_eq!(put(&of, bia, &path, &[(0, 2, "branco", "")]).expect(200).json()["revision"], 2);
    assert_eq!(marks(&of, &path)[1], json!(["B", "branco"]));
    // The same cell: who did not see what stands there is told, and nothing of theirs is written.
    let clash = put(&of, bia, &path, &[(1, 1, "A", ""), (0, 1, "C", ""), (0, 2, "A", "B")]).expect(409);
    assert_eq!(
        clash.errors(),
        [
            ("cells.1".to_owned(), "Outra pessoa marcou B.".to_owned()),
            ("cells.2".to_owned(), "Outra pessoa deixou em branco.".to_owned()),
        ]
    );
    assert_eq!(marks(&of, &path), [json!([null, null]), json!(["B", "branco"])]);
    // The same again, as after a lost answer, is no clash; nor is what was seen.
    assert_eq!(put(&of, ana, &path, &[(0, 1, "B", "")]).expect(200).json()["revision"], 2);
    put(&of, bia, &path, &[(0, 1, "C", "B"), (0, 2, "", "branco")]).expect(200);
    assert_eq!(marks(&of, &path)[1], json!(["C", null]));
}

#[test]
fn what_is_not_on_the_grid_is_refused() {
    let of = Setting::new(&["Bia Lima"], &["Somar"]);
    let path = of.begun("impressa");
    let cells = |cells: Value| of.gestor().put(format!("{path}/cells"), json!({ "cells": cells }));
    cells(json!([])).refuses("cells", "Envie de 1 a 500 respostas.");
    let cell = |student: i64, ordinal: i64, letter: &str| json!({ "studentId": student, "ordinal": ordinal, "letter": letter, "was": null });
    let own = of.pupils[0];
    cells(json!([cell(own, 1, "E")])).refuses("cells", "Escolha A, B, C, D ou branco.");
    let refused = cells(json!([cell(own, 1, "A"), cell(own, 2, "A"), cell(9, 1, "A")])).expect(400);
    assert_eq!(
        refused.errors(),
        [
            ("cells.1".to_owned(), "Não há esta questão na simulação.".to_owned()),
            ("cells.2".to_owned(), "Não há este aluno na prova.".to_owned()),
        ]
    );
    assert_eq!(marks(&of, &path), [json!([null])]);
    absent(&of, &path, 0, true).expect(200);
    let gone = "Este aluno está marcado como ausente. Desmarque a falta para responder.";
    assert_eq!(cells(json!([cell(own, 1, "A")])).errors(), [("cells.0".to_owned(), gone.to_owned())]);
    let said = json!({ "ordinal": 1, "letter": "A", "seconds": 1 });
    let class = of.gestor().post(format!("{path}/answers"), said).expect(409);
    assert_eq!(class.detail(), "As respostas de uma prova impressa vão na grade.");
}

#[test]
fn the_end_gives_each_pupil_a_result() {
    let of = Setting::new(&["Ana Braga", "Bia Lima", "Caio Reis", "Davi Luz"], &["Somar", "Medir", "Medir"]);
    let path = of.begun("impressa");
    put(&of, of.gestor(), &path, &[(0, 1, "B", ""), (0, 2, "B", ""), (0, 3, "B", "")]).expect(200);
    put(&of, of.gestor(), &path, &[(1, 1, "B", ""), (1, 2, "D", ""), (2, 1, "B", "")]).expect(200);
    absent(&of, &path, 2, true).expect(200);
    assert_eq!(of.end(&path, "finish").expect(200).json()["grade"], "6.7");
    let result = of.read(&format!("{path}/result"));
    let counts =
        ["hits", "answers", "skipped", "participants", "absent", "untyped"].map(|it| result[it].clone());
    assert_eq!(counts, [4, 6, 1, 2, 1, 1].map(Value::from));
    let ranking: Vec<_> = result["ranking"]
        .as_array()
        .unwrap()
        .iter()
        .map(|it| (it["place"].clone(), it["name"].clone(), it["grade"].clone()))
        .collect();
    assert_eq!(
        ranking,
        [(json!(1), json!("Ana Braga"), json!("10.0")), (json!(2), json!("Bia Lima"), json!("3.3"))]
    );
    assert_eq!(of.question(2)["answers"], 2);

    let performance = |pupil: usize| of.read(&format!("/api/students/{}/performance", of.pupils[pupil]));
    let noted = json!({ "studentId": of.pupils[1], "observations": " Refazer com material. " });
    of.professor().put(format!("{path}/observation"), noted).expect(200);
    let of_bia = &performance(1)[0];
    let told =
        ["score", "grade", "totalQuestions", "correctAnswers", "observations"].map(|it| of_bia[it].clone());
    assert_eq!(told, [json!("33.33"), json!("3.3"), json!(3), json!(1), json!("Refazer com material.")]);
    assert!(of_bia["evaluationDate"].as_str().is_some_and(|day| day.len() == 10), "{of_bia}");
    assert_eq!((performance(2), performance(3)), (json!([]), json!([])));

    // Typed on: nothing counts until it is finished again, and the note stays.
    of.end(&path, "reopen").expect(200);
    assert_eq!((performance(1), of.question(2)["answers"].clone()), (json!([]), json!(0)));
    put(&of, of.gestor(), &path, &[(1, 2, "B", "D")]).expect(200);
    of.end(&path, "finish").expect(200);
    let again = &performance(1)[0];
    assert_eq!((&again["grade"], &again["observations"]), (&json!("6.7"), &json!("Refazer com material.")));
    let export =
        of.gestor().post(format!("/api/students/{}/export", of.pupils[1]), json!({})).expect(200).json();
    assert_eq!(export["printedTests"][0]["marks"], json!(["B", "B", null]));

    // Who is erased stays in the totals, and nobody finds them by it.
    let number =
        of.world.texts(&format!("SELECT student_id AS text FROM students WHERE id = {}", of.pupils[1]));
    let erase = json!({ "studentId": number[0] });
    of.gestor().post(format!("/api/students/{}/erase", of.pupils[1]), erase).expect(204);
    let result = of.read(&format!("{path}/result"));
    assert_eq!((&result["hits"], result["ranking"].as_array().unwrap().len()), (&json!(5), 1));
    let left =
        "SELECT concat(student_id, observations, marks) AS text FROM class_simulation_sheets ORDER BY marks";
    assert!(of.world.texts(left).contains(&"BB.".to_owned()), "{:?}", of.world.texts(left));

    of.gestor().delete(&path).expect(204);
    assert_eq!((performance(0), of.question(0)["answers"].clone()), (json!([]), json!(0)));
}

#[test]
fn what_is_noted_of_a_result_is_for_the_staff_alone() {
    let mut of = Setting::new(&[], &["Somar"]);
    let pupil = of.world.pupil();
    let id = own_id(&pupil);
    of.gestor().put(format!("/api/students/{id}"), json!({ "classId": of.class })).expect(200);
    of.pupils.push(id);
    let path = of.begun("impressa");
    put(&of, of.gestor(), &path, &[(0, 1, "B", "")]).expect(200);
    of.end(&path, "finish").expect(200);
    let noted = json!({ "studentId": id, "observations": "Conversar com a família." });
    of.gestor().put(format!("{path}/observation"), noted).expect(200);
    let known = Value::from("Conversar com a família.");
    let coordenador = &of.world.ours.coordenador.caller;
    for (caller, told) in
        [(of.gestor(), &known), (coordenador, &known), (of.professor(), &known), (&pupil, &Value::Null)]
    {
        let result = &caller.get(format!("/api/students/{id}/performance")).expect(200).json()[0];
        assert_eq!((&result["grade"], &result["observations"]), (&json!("10.0"), told));
    }
    pupil.post(format!("/api/students/{id}/export"), json!({})).expect(403);
}
