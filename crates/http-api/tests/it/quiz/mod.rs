mod bad_input;
mod keys;
mod play;
mod valid;

use serde_json::{Value, json};

use crate::client::{Answer, Caller};
use crate::gate::as_pupil;
use crate::harness::{PASSWORD, World};
use crate::pupils::another_number;

pub use valid::{AREA, played};

/// A class with two pupils who are signed in, a subject, and so many active questions whose key is B.
pub struct Setting {
    pub world: World,
    pub class: i64,
    pub subject: i64,
    pub pupils: Vec<(i64, Caller)>,
    pub questions: Vec<i64>,
}

impl Setting {
    pub fn new(questions: usize) -> Self {
        let world = World::new();
        let gestor = &world.ours.gestor.caller;
        let class = crate::pupils::class(gestor, "9º A", None);
        let pupils = (0..2).map(|_| pupil(&world, class)).collect();
        let subject = json!({ "name": "Matemática", "stage": "anos_finais" });
        let subject = gestor.post("/api/subjects", subject).expect(201).json()["id"].as_i64().unwrap();
        let questions = (1..=questions).map(|number| question(gestor, subject, number)).collect();
        Self { world, class, subject, pupils, questions }
    }

    pub fn gestor(&self) -> &Caller {
        &self.world.ours.gestor.caller
    }

    pub fn pupil(&self) -> &Caller {
        &self.pupils[0].1
    }

    pub fn start(&self, pupil: &Caller) -> Answer {
        let wanted = json!({ "subjectId": self.subject, "difficulty": "misto", "totalQuestions": 10 });
        pupil.post("/api/quiz/start", wanted)
    }

    pub fn begun(&self, pupil: &Caller) -> Value {
        self.start(pupil).expect(201).json()
    }
}

pub fn pupil(world: &World, class: i64) -> (i64, Caller) {
    let number = world.pupil_number();
    world.execute(&format!("UPDATE students SET class_id = {class} WHERE student_id = '{number}'"));
    let signed_in = as_pupil(&world.anonymous(), &number, PASSWORD, None).expect(200);
    let caller = world.anonymous().after(&signed_in);
    (crate::pupils::own_id(&caller), caller)
}

pub fn question(gestor: &Caller, subject: i64, number: usize) -> i64 {
    let question = json!({
        "subjectId": subject, "question": format!("Quanto é {number} + 1? ({})", another_number()), "optionA": "1",
        "optionB": "2", "optionC": "3", "optionD": "4", "correctAnswer": "B", "difficulty": "medio",
        "skill": format!("Somar {number}"), "explanation": "Conte nos dedos.",
    });
    gestor.post("/api/questions", question).expect(201).json()["id"].as_i64().unwrap()
}

/// Each question is answered so, as it comes; what the last answer said.
pub fn play(pupil: &Caller, quiz: &Value, letters: &str) -> Value {
    let mut question = quiz["question"].clone();
    let mut said = Value::Null;
    for letter in letters.chars() {
        said = answer(pupil, &quiz["id"], &question["id"], &letter.to_string()).expect(200).json();
        question = said["nextQuestion"].clone();
    }
    said
}

pub fn answer(pupil: &Caller, quiz: &Value, question: &Value, letter: &str) -> Answer {
    let said = json!({ "sessionId": quiz, "questionId": question, "selectedAnswer": letter, "timeSpent": 4 });
    pupil.post("/api/quiz/answer", said)
}

pub fn end(pupil: &Caller, quiz: &Value, how: &str) -> Answer {
    pupil.post(format!("/api/quiz/{}/{how}", quiz["id"]), json!({}))
}
