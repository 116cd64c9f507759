mod grid;
mod outcome;
mod projected;
mod questions;
mod valid;

use serde_json::{Value, json};

use crate::client::{Answer, Caller};
use crate::harness::World;
use crate::pupils::{another_number, body, create, own_id, with};

pub use valid::AREA;

/// A class of our professor with these pupils, a subject, and so many questions whose key is B; each asks for the skill that its
/// number names.
pub struct Setting {
    pub world: World,
    pub class: i64,
    pub subject: i64,
    pub pupils: Vec<i64>,
    pub questions: Vec<i64>,
}

impl Setting {
    pub fn new(names: &[&str], skills: &[&str]) -> Self {
        let world = World::new();
        let gestor = &world.ours.gestor.caller;
        let teacher = own_id(&world.ours.professor.caller);
        let class = crate::pupils::class(gestor, "9º A", Some(teacher));
        let pupil = |name: &&str| {
            create(gestor, with(body(&another_number(), class), "name", *name))["id"].as_i64().unwrap()
        };
        let pupils = names.iter().map(pupil).collect();
        let subject = json!({ "name": "Matemática", "stage": "anos_finais" });
        let subject = gestor.post("/api/subjects", subject).expect(201).json()["id"].as_i64().unwrap();
        let made = skills.iter().enumerate().map(|(number, skill)| {
            let question = json!({
                "subjectId": subject, "question": format!("Quanto é {number} + 1?"), "optionA": "1", "optionB": "2",
                "optionC": "3", "optionD": "4", "correctAnswer": "B", "difficulty": "medio", "skill": skill,
                "explanation": "Conte.",
            });
            gestor.post("/api/questions", question).expect(201).json()["id"].as_i64().unwrap()
        });
        let questions = made.collect();
        Self { world, class, subject, pupils, questions }
    }

    pub fn gestor(&self) -> &Caller {
        &self.world.ours.gestor.caller
    }

    pub fn professor(&self) -> &Caller {
        &self.world.ours.professor.caller
    }

    /// All questions, in their order.
    pub fn form(&self, kind: &str) -> Value {
        json!({
            "classId": self.class, "subjectId": self.subject, "kind": kind, "questions": 10, "difficulty": "misto",
            "questionIds": self.questions,
        })
    }

    /// The path of a simulation that begins.
    pub fn begun(&self, kind: &str) -> String {
        let begun = self.professor().post("/api/class-simulations", self.form(kind)).expect(201).json();
        format!("/api/class-simulations/{}", begun["id"])
    }

    pub fn read(&self, path: &str) -> Value {
        self.gestor().get(path).expect(200).json()
    }

    pub fn end(&self, path: &str, how: &str) -> Answer {
        self.gestor().post(format!("{path}/{how}"), json!({}))
    }

    pub fn question(&self, place: usize) -> Value {
        self.read(&format!("/api/questions/{}", self.questions[place]))
    }
}
