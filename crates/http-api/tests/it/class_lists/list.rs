//! Class lists, and what a school is told of them.

use serde_json::{Value, json};

use crate::client::{Answer, Caller, Request};
use crate::harness::World;

pub const HEADER: &str = "matricula;nome;turma;data_nascimento";

/// A list with these lines.
pub fn list(lines: &[&str]) -> String {
    format!("{HEADER}\n{}\n", lines.join("\n"))
}

/// Creates the classes that are not there.
pub fn create() -> Value {
    json!({ "createMissing": true })
}

fn send(caller: &Caller, path: &str, name: &str, bytes: &[u8], options: &Value) -> Answer {
    caller.send(Request::new("POST", path).file_with(name, bytes, options))
}

pub fn import(world: &World, name: &str, bytes: &[u8], options: &Value) -> Answer {
    send(&world.ours.coordenador.caller, "/api/students/import", name, bytes, options)
}

pub fn rehearse(world: &World, name: &str, bytes: &[u8], options: &Value) -> Answer {
    send(&world.ours.coordenador.caller, "/api/students/import?dryRun=true", name, bytes, options)
}

pub fn wrong_lines(world: &World, name: &str, bytes: &[u8], options: &Value) -> Answer {
    send(&world.ours.coordenador.caller, "/api/students/import/wrong-lines", name, bytes, options)
}

/// New, updated, same, ignored and wrong.
pub fn counts(report: &Value) -> [u64; 5] {
    ["new", "updated", "same", "ignored", "wrong"].map(|name| report["counts"][name].as_u64().unwrap())
}

/// Number, name and class of each pupil of our school, by number.
pub fn pupils(world: &World) -> Vec<String> {
    world.texts(&format!(
        "SELECT concat_ws(' ', s.student_id, s.name, c.name) AS text FROM students s
         LEFT JOIN classes c ON c.school_id = s.school_id AND c.id = s.class_id
         WHERE s.school_id = {} ORDER BY s.student_id",
        world.ours.id
    ))
}
