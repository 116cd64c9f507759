//! Answers of pupils are kept, and kept once, when the program dies while thirty of them answer.

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Mutex, RwLock};
use std::thread;

use diesel::pg::PgConnection;
use diesel::prelude::*;
use diesel::sql_types::{BigInt, SmallInt};
use serde_json::{Value, json};

use crate::Installation;
use crate::faults::{StopAtEnd, times};
use crate::program::{Answer, Caller, PASSWORD, Serving, wait_until};

const PUPILS: usize = 30;
const QUESTIONS: usize = 24;
/// Between two faults, so that each meets answers under way.
const ANSWERED_BETWEEN: usize = 40;

#[derive(QueryableByName)]
struct AnswerRow {
    #[diesel(sql_type = BigInt)]
    quiz_id: i64,
    #[diesel(sql_type = BigInt)]
    question_id: i64,
    #[diesel(sql_type = SmallInt)]
    points: i16,
}

#[derive(QueryableByName)]
struct CountRow {
    #[diesel(sql_type = BigInt)]
    count: i64,
}

/// A class whose pupils play one quiz after another, and send each answer until it is acknowledged.
struct Class {
    pupils: Vec<Caller>,
    subject: i64,
    address: RwLock<String>,
    stop: AtomicBool,
    answered: AtomicUsize,
    /// The points that were told of each answer, by quiz and question.
    acknowledged: Mutex<BTreeMap<(i64, i64), i64>>,
    /// The score that was told at the end of each quiz.
    scores: Mutex<BTreeMap<i64, i64>>,
}

impl Class {
    fn at(serving: &Serving) -> Self {
        let anonymous = serving.anonymous();
        anonymous.register("marina.souza");
        let gestor = anonymous.sign_in("marina.souza", PASSWORD).unwrap();
        let made = |path: &str, body: Value| {
            let answer = gestor.post(path, &body).unwrap();
            assert_eq!(answer.status, 201, "{}", answer.body);
            answer.body["id"].as_i64().unwrap()
        };
        let class =
            json!({ "name": "3º A", "year": "3º ano", "stage": "anos_iniciais", "shift": "matutino" });
        let class = made("/api/classes", class);
        let subject = made("/api/subjects", json!({ "name": "Matemática", "stage": "anos_iniciais" }));
        for number in 0..QUESTIONS {
            let question = json!({
                "subjectId": subject, "question": format!("Quanto é {number} + 1?"), "optionA": "certa", "optionB": "não",
                "optionC": "nunca", "optionD": "jamais", "correctAnswer": "A", "difficulty": "medio",
                "skill": format!("Somar {}", number % 5),
            });
            made("/api/questions", question);
        }
        let pupil = |number: usize| {
            let number = format!("2026{number:03}");
            let new =
                json!({ "studentId": number, "name": "Bia Lima", "password": PASSWORD, "classId": class });
            made("/api/students", new);
            anonymous.sign_in_pupil(&number, PASSWORD)
        };
        Self {
            pupils: (0..PUPILS).map(pupil).collect(),
            subject,
            address: RwLock::new(serving.address.clone()),
            stop: AtomicBool::new(false),
            answered: AtomicUsize::new(0),
            acknowledged: Mutex::default(),
            scores: Mutex::default(),
        }
    }

    /// Plays while `faults` happen.
    fn play(&self, faults: impl FnOnce()) {
        thread::scope(|scope| {
            for (place, pupil) in self.pupils.iter().enumerate() {
                scope.spawn(move || {
                    while !self.stop.load(Ordering::Relaxed) {
                        self.play_one(pupil, place);
                    }
                });
            }
            let _stop = StopAtEnd(&self.stop);
            faults();
        });
    }

    /// Sends the same until the server has answered it.
    fn until_answered(&self, pupil: &Caller, path: &str, body: &Value) -> Answer {
        let mut answered = None;
        wait_until("the server answers", || {
            let pupil = pupil.at(&self.address.read().unwrap());
            answered = pupil.post(path, body).ok().filter(|answer| answer.status != 503);
            answered.is_some()
        });
        answered.unwrap()
    }

    fn play_one(&self, pupil: &Caller, place: usize) {
        let wanted = json!({ "subjectId": self.subject, "difficulty": "misto", "totalQuestions": 10 });
        let begun = self.until_answered(pupil, "/api/quiz/start", &wanted);
        assert_eq!(begun.status, 201, "{}", begun.body);
        let id = begun.body["id"].as_i64().unwrap();
        let mut question = begun.body["question"].clone();
        while let Some(number) = question["id"].as_i64() {
            let letter = ["A", "B", "A"][(place + self.answered.load(Ordering::Relaxed)) % 3];
            let said =
                json!({ "sessionId": id, "questionId": number, "selectedAnswer": letter, "timeSpent": 1 });
            let answer = self.until_answered(pupil, "/api/quiz/answer", &said);
            assert_eq!(answer.status, 200, "{}", answer.body);
            let points = answer.body["points"].as_i64().unwrap();
            let before = self.acknowledged.lock().unwrap().insert((id, number), points);
            assert_eq!(before, None, "a question of a quiz is asked once");
            self.answered.fetch_add(1, Ordering::Relaxed);
            question = answer.body["nextQuestion"].clone();
        }
        let ended = self.until_answered(pupil, &format!("/api/quiz/{id}/finish"), &json!({}));
        assert_eq!(ended.status, 200, "{}", ended.body);
        self.scores.lock().unwrap().insert(id, ended.body["score"].as_i64().unwrap());
    }

    fn wait_for_answers(&self) {
        let before = self.answered.load(Ordering::Relaxed);
        wait_until("answers come", || self.answered.load(Ordering::Relaxed) >= before + ANSWERED_BETWEEN);
    }
}

/// What was acknowledged is there with the same points, nothing else is, and all that is added up agrees with it.
fn assert_kept_once(installation: &Installation, class: &Class) {
    let url = embedded_postgres::running(installation.path()).unwrap().url("postgres", "ideb");
    let mut connection = PgConnection::establish(&url).unwrap();
    let answers = "SELECT quiz_id, question_id, points FROM quiz_answers";
    let rows: Vec<AnswerRow> = diesel::sql_query(answers).load(&mut connection).unwrap();
    let count = rows.len();
    let kept: BTreeMap<_, _> =
        rows.into_iter().map(|row| ((row.quiz_id, row.question_id), i64::from(row.points))).collect();
    assert_eq!(kept.len(), count, "one row for each");
    assert_eq!(kept, *class.acknowledged.lock().unwrap());
    let scores = class.scores.lock().unwrap();
    for (quiz, score) in &*scores {
        let points: i64 = kept.iter().filter(|((of, _), _)| of == quiz).map(|(_, points)| points).sum();
        assert_eq!(points, *score, "quiz {quiz}");
    }
    let mut sum =
        |statement: &str| diesel::sql_query(statement).get_result::<CountRow>(&mut connection).unwrap().count;
    assert_eq!(
        sum("SELECT sum(points)::bigint AS count FROM student_standings"),
        scores.values().sum::<i64>()
    );
    assert_eq!(sum("SELECT sum(answers)::bigint AS count FROM questions"), i64::try_from(count).unwrap());
    println!("seen: {count} answers acknowledged, {count} kept; {} quizzes with their scores", scores.len());
}

#[test]
fn a_program_killed_while_pupils_answer_loses_and_doubles_nothing() {
    let installation = Installation::new();
    let mut serving = Serving::begin(&installation);
    let class = Class::at(&serving);
    class.play(|| {
        for _ in 0..times(20) {
            class.wait_for_answers();
            serving.kill();
            serving = Serving::begin(&installation);
            class.address.write().unwrap().clone_from(&serving.address);
        }
    });
    assert_kept_once(&installation, &class);
}
