//! Simulations of a class to try things on.
#![allow(clippy::unwrap_used, reason = "a line that is none fails the test")]

use chrono::DateTime;
use kernel::{ClassId, ClassSimulationId, PersonId, QuestionId, SkillId, SubjectId};

use crate::class_simulation::{
    About, Asked, ClassAnswer, ClassSimulation, Kind, Level, Sheet, SkillNamed, State,
};
use crate::question::Letter;

fn running(kind: Kind, keys: &str) -> ClassSimulation {
    let asked = keys.chars().zip(1..).map(|(key, id)| Asked {
        question: QuestionId(id),
        version: 1,
        subject: SubjectId(1),
        skill: None,
        key: key.to_string().parse().unwrap(),
        answer: None,
    });
    let about =
        About { class: ClassId(1), subject: Some(SubjectId(1)), kind, level: Level::Misto, skill: None };
    ClassSimulation {
        id: ClassSimulationId(1),
        about,
        state: State::EmAndamento,
        revision: 0,
        started_by: PersonId(7),
        started_at: DateTime::UNIX_EPOCH,
        ended_at: None,
        asked: asked.collect(),
        sheets: Vec::new(),
    }
}

/// Questions with these keys, and what the class said to each: nothing yet, that it passes, or a letter; 10 seconds each.
pub fn projected(keys: &str, answers: &[Option<Option<Letter>>]) -> ClassSimulation {
    let mut simulation = running(Kind::Projetada, keys);
    for (asked, said) in simulation.asked.iter_mut().zip(answers) {
        asked.answer = said.map(|letter| ClassAnswer { letter, seconds: 10, at: DateTime::UNIX_EPOCH });
    }
    simulation
}

/// Questions with these keys on paper, and the lines of pupils 1, 2, 3...
pub fn printed(keys: &str, lines: &[&str]) -> ClassSimulation {
    let mut simulation = running(Kind::Impressa, keys);
    let sheet = |(line, student): (&&str, i64)| Sheet {
        student: Some(PersonId(student)),
        absent: false,
        marks: line.parse().unwrap(),
        observations: None,
    };
    simulation.sheets = lines.iter().zip(1..).map(sheet).collect();
    simulation
}

/// "D1" for 1.
pub fn skill_of_arte(id: i64) -> SkillNamed {
    SkillNamed { id: SkillId(id), name: format!("D{id}"), asks: None, subject: "Arte".to_owned() }
}
