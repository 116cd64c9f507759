//! What pupils send that is no answer to what they were asked.

use serde_json::{Value, json};

use super::{Setting, answer, end, pupil};
use crate::harness::at_once;

#[test]
fn a_quiz_is_its_pupils_alone() {
    let of = Setting::new(2);
    let quiz = of.begun(of.pupil());
    let (_, other) = &of.pupils[1];
    answer(other, &quiz["id"], &quiz["question"]["id"], "B").expect(404);
    other.get(format!("/api/quiz/{}/next-question", quiz["id"])).expect(404);
    for how in ["finish", "abandon", "present"] {
        end(other, &quiz, how).expect(404);
    }
    let staff =
        json!({ "sessionId": quiz["id"], "questionId": quiz["question"]["id"], "selectedAnswer": "B" });
    of.gestor().post("/api/quiz/answer", staff).expect(403);
}

#[test]
fn what_was_answered_stands() {
    let of = Setting::new(2);
    let quiz = of.begun(of.pupil());
    let first = answer(of.pupil(), &quiz["id"], &quiz["question"]["id"], "A").expect(200).json();
    let again = answer(of.pupil(), &quiz["id"], &quiz["question"]["id"], "A").expect(200).json();
    assert_eq!((&again["isCorrect"], &again["points"]), (&first["isCorrect"], &first["points"]));
    assert_eq!(again["nextQuestion"]["id"], first["nextQuestion"]["id"]);
    let changed = answer(of.pupil(), &quiz["id"], &quiz["question"]["id"], "B").expect(409);
    assert!(changed.detail().contains("vale a primeira resposta"), "{}", changed.detail());
}

#[test]
fn questions_are_answered_in_their_order_and_none_after_the_end() {
    let of = Setting::new(3);
    let quiz = of.begun(of.pupil());
    let first = &quiz["question"]["id"];
    let later = of.questions.iter().find(|id| json!(id) != *first).unwrap();
    let refused = answer(of.pupil(), &quiz["id"], &json!(later), "B").expect(409);
    assert_eq!(refused.detail(), "Responda primeiro à questão 1.");
    answer(of.pupil(), &quiz["id"], &json!(2_000_000_000), "B").expect(409);
    answer(of.pupil(), &quiz["id"], first, "E").refuses("selectedAnswer", "Escolha A, B, C ou D.");
    end(of.pupil(), &quiz, "abandon").expect(204);
    let over = answer(of.pupil(), &quiz["id"], first, "B").expect(409);
    assert!(over.detail().contains("Comece um novo"), "{}", over.detail());
    of.pupil().get(format!("/api/quiz/{}/next-question", quiz["id"])).expect(409);
}

#[test]
fn twenty_of_the_same_answer_at_once_are_one() {
    let of = Setting::new(2);
    let quiz = of.begun(of.pupil());
    let said =
        at_once(20, |_| answer(of.pupil(), &quiz["id"], &quiz["question"]["id"], "B").expect(200).json());
    assert!(
        said.iter().all(|it| it["points"] == said[0]["points"] && it["score"] == said[0]["points"]),
        "{said:?}"
    );
    assert_eq!(of.world.count("quiz_answers"), 1);
}

#[test]
fn two_devices_that_start_at_once_play_one_quiz() {
    let of = Setting::new(4);
    let begun = at_once(6, |_| of.begun(of.pupil())["id"].clone());
    assert!(begun.iter().all(|id| *id == begun[0]), "{begun:?}");
    assert_eq!(of.world.count("quizzes"), 1);
}

#[test]
fn the_server_alone_knows_time_points_and_what_is_right() {
    let of = Setting::new(2);
    let quiz = of.begun(of.pupil());
    let later = |seconds: f64| {
        of.world.execute(&format!(
            "UPDATE quizzes SET presented_at = presented_at - interval '{seconds} seconds' WHERE id = {}",
            quiz["id"]
        ));
    };
    later(25.0);
    let forged = json!({
        "sessionId": quiz["id"], "questionId": quiz["question"]["id"], "selectedAnswer": "B", "timeSpent": 0,
        "points": 900, "isCorrect": true, "studentId": of.pupils[1].0,
    });
    let said = of.pupil().post("/api/quiz/answer", forged).expect(200).json();
    assert_eq!(said["points"], 11, "five seconds were left");
    later(36.0);
    let late = answer(of.pupil(), &quiz["id"], &said["nextQuestion"]["id"], "B").expect(200).json();
    assert_eq!(
        (&late["late"], &late["isCorrect"], &late["points"]),
        (&json!(true), &json!(false), &json!(0))
    );
}

#[test]
fn there_is_nothing_to_ask() {
    let of = Setting::new(0);
    let refused = of.start(of.pupil()).expect(409);
    assert_eq!(refused.detail(), "Matemática ainda não tem questões. Escolha outra matéria.");
    let other = json!({ "name": "Arte", "stage": "anos_iniciais" });
    let other = of.gestor().post("/api/subjects", other).expect(201).json();
    for (wanted, field) in [
        (json!({ "difficulty": "misto" }), "subjectId"),
        (json!({ "subjectId": other["id"], "difficulty": "misto" }), "subjectId"),
        (json!({ "subjectId": of.subject, "difficulty": "impossivel" }), "difficulty"),
        (json!({ "subjectId": of.subject, "difficulty": "misto", "totalQuestions": 11 }), "totalQuestions"),
    ] {
        let errors = of.pupil().post("/api/quiz/start", wanted.clone()).expect(400).errors();
        assert_eq!(errors.iter().map(|(field, _)| field.as_str()).collect::<Vec<_>>(), [field], "{wanted}");
    }
    let (_, theirs) = (0, json!({ "subjectId": 2_000_000_000_i64, "difficulty": "misto" }));
    of.pupil().post("/api/quiz/start", theirs).expect(404);
}

#[test]
fn what_changes_in_the_middle_changes_nothing_that_was_begun() {
    let of = Setting::new(3);
    let quiz = of.begun(of.pupil());
    let question = &quiz["question"]["id"];
    // Written anew and put aside.
    let path = format!("/api/questions/{question}");
    let kept = of.gestor().get(&path).expect(200).json();
    let mut body = kept.clone();
    body["question"] = json!("Outra pergunta?");
    body["correctAnswer"] = json!("C");
    of.gestor().put(&path, body).expect(200);
    of.gestor().post("/api/questions/status", json!({ "ids": [question], "status": "inativa" })).expect(200);
    let again = of.pupil().get(format!("/api/quiz/{}/next-question", quiz["id"])).expect(200).json();
    assert_eq!(again["question"], kept["question"]);
    let said = answer(of.pupil(), &quiz["id"], question, "B").expect(200).json();
    assert_eq!((&said["isCorrect"], &said["correctAnswer"]), (&json!(true), &json!("B")));
    // The pupil goes to another class: what was begun counts where it began.
    let (id, _) = of.pupils[0];
    let class = crate::pupils::class(of.gestor(), "9º B", None);
    of.gestor().put(format!("/api/students/{id}"), json!({ "classId": class })).expect(200);
    let said = answer(of.pupil(), &quiz["id"], &said["nextQuestion"]["id"], "B").expect(200).json();
    assert_eq!(said["isCorrect"], true);
    // And does not sign in any more.
    of.gestor().put(format!("/api/students/{id}"), json!({ "isActive": false })).expect(200);
    answer(of.pupil(), &quiz["id"], &said["nextQuestion"]["id"], "B").expect(401);
}

#[test]
fn a_quiz_left_alone_for_a_day_is_over() {
    let of = Setting::new(2);
    let quiz = of.begun(of.pupil());
    of.world.execute(&format!(
        "UPDATE quizzes SET started_at = started_at - interval '25 hours', presented_at = presented_at - interval '25 hours'
         WHERE id = {}",
        quiz["id"]
    ));
    answer(of.pupil(), &quiz["id"], &quiz["question"]["id"], "B").expect(409);
    assert_eq!(of.pupil().get("/api/quiz/current").expect(200).json()["quiz"], Value::Null);
    assert_ne!(of.begun(of.pupil())["id"], quiz["id"]);
}

#[test]
fn somebody_else_signs_in_at_the_same_device() {
    let of = Setting::new(1);
    let quiz = of.begun(of.pupil());
    let (_, next) = pupil(&of.world, of.class);
    answer(&next, &quiz["id"], &quiz["question"]["id"], "B").expect(404);
    assert_eq!(next.get("/api/quiz/current").expect(200).json()["quiz"], Value::Null);
}
