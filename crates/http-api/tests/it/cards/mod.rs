mod card;
mod valid;

use serde_json::Value;

use crate::client::Caller;
use crate::harness::World;

pub use valid::AREA;

/// Enrols a pupil of ours who cannot come in.
pub fn enrol(world: &World, number: &str, class: Option<i64>) -> i64 {
    enrol_at(world, world.ours.id, number, class)
}

/// The same in any school; no endpoint does so yet.
pub fn enrol_at(world: &World, school: i64, number: &str, class: Option<i64>) -> i64 {
    let class = class.map_or("NULL".to_owned(), |class| class.to_string());
    let enrol = format!(
        "WITH person AS (
            INSERT INTO people (school_id, kind) VALUES ({school}, 'pupil') RETURNING id
        ), login AS (
            INSERT INTO logins (kind, name, school_id, person_id) SELECT 'pupil', '{number}', {school}, id FROM person
        )
        INSERT INTO students (school_id, id, student_id, name, class_id)
        SELECT {school}, id, '{number}', 'Bia Lima', {class} FROM person RETURNING id::text AS text"
    );
    world.texts(&enrol)[0].parse().unwrap()
}

/// A class of our professor, of this grade.
pub fn class(world: &World, name: &str, grade: &str) -> i64 {
    let school = world.ours.id;
    let insert = format!(
        "INSERT INTO classes (school_id, name, year, stage, shift, school_year, teacher_id)
         SELECT {school}, '{name}', '{grade}', CASE WHEN '{grade}' < '6' THEN 'anos_iniciais' ELSE 'anos_finais' END,
            'integral', 2026, (SELECT id FROM users WHERE username = 'professor.nossa')
         RETURNING id::text AS text"
    );
    world.texts(&insert)[0].parse().unwrap()
}

/// What is opened to be printed.
#[track_caller]
pub fn opened(caller: &Caller, asked: Value) -> Value {
    caller.post("/api/students/cards/print", asked).expect(200).json()
}
