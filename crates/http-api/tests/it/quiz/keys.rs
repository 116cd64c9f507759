//! No key reaches a pupil before its question is answered: every endpoint that a pupil may read, looked through.

use http_api::endpoints::{Access, TABLE};
use school_management::people::person::Role;
use serde_json::Value;

use super::{Setting, answer};
use crate::client::Caller;

/// Where a question that is not answered yet stands beside what would tell its key: the paths within the answer.
fn leaks(body: &Value, open: &[i64], path: &str, found: &mut Vec<String>) {
    match body {
        Value::Object(fields) => {
            let is_open = fields.get("id").and_then(Value::as_i64).is_some_and(|id| open.contains(&id))
                && fields.contains_key("optionA");
            for (name, value) in fields {
                let tells = ["correctAnswer", "isCorrect", "explanation", "answerKey", "key"]
                    .contains(&name.as_str());
                if is_open && tells && !value.is_null() {
                    found.push(format!("{path}.{name}"));
                }
                leaks(value, open, &format!("{path}.{name}"), found);
            }
        }
        Value::Array(items) => {
            for (place, item) in items.iter().enumerate() {
                leaks(item, open, &format!("{path}.{place}"), found);
            }
        }
        _ => {}
    }
}

/// The paths of all that a pupil may read, of this pupil, class, school and quiz.
fn paths(of: &Setting, id: i64, quiz: &Value) -> Vec<String> {
    let admits = |access: Access| matches!(access, Access::Roles(roles) if roles.contains(&Role::Aluno));
    let rows = TABLE.rows().filter(|row| row.method == "GET" && admits(row.access));
    let filled = rows.map(|row| {
        let number = match row.path {
            path if path.starts_with("/api/quiz/") => quiz["id"].to_string(),
            path if path.starts_with("/api/classes/") => of.class.to_string(),
            _ => id.to_string(),
        };
        let school = of.world.ours.id.to_string();
        row.path.replace("{id}", &number).replace("{school}", &school).replace("{file}", "1")
    });
    filled.collect()
}

fn read(pupil: &Caller, path: &str) -> Option<Value> {
    serde_json::from_str(&pupil.get(path).body).ok()
}

#[test]
fn no_answer_to_a_pupil_carries_a_key_before_its_question_is_answered() {
    let of = Setting::new(3);
    let (id, pupil) = &of.pupils[0];
    let quiz = of.begun(pupil);
    let said = answer(pupil, &quiz["id"], &quiz["question"]["id"], "B").expect(200).json();
    let first = quiz["question"]["id"].as_i64().unwrap();
    let open: Vec<_> = of.questions.iter().copied().filter(|question| *question != first).collect();
    let mut found = Vec::new();
    let paths = paths(&of, *id, &quiz);
    assert!(paths.len() > 12, "{paths:?}");
    for (path, body) in paths.iter().filter_map(|path| Some((path, read(pupil, path)?))) {
        leaks(&body, &open, path, &mut found);
    }
    for (name, body) in [("start", &quiz), ("next", &said["nextQuestion"])] {
        leaks(body, &open, name, &mut found);
        leaks(body, &[first], name, &mut found);
    }
    assert_eq!(found, [] as [String; 0]);
    // What the staff read of the same question would be caught.
    let bank = of.gestor().get(format!("/api/questions/{}", open[0])).expect(200).json();
    leaks(&bank, &open, "bank", &mut found);
    found.sort();
    assert_eq!(found, ["bank.correctAnswer", "bank.explanation"]);
}
