//! Valid requests of the area.

use serde_json::{Value, json};

use crate::client::Request;
use crate::pupils::another_number;
use crate::table::valid::{Area, STAFF, Target, Valid};

const NOBODYS: i64 = 2_000_000_000;

fn is_ours(target: &Target<'_>) -> bool {
    target.school == target.world.ours.id
}

/// A class of our professor with a pupil, a subject and a question of it. Written behind the program's back: a person may not write
/// as often as all rows are tried.
fn setting(target: &Target<'_>) -> [i64; 4] {
    if !is_ours(target) {
        return [NOBODYS; 4];
    }
    let (ours, number) = (target.school, another_number());
    target.world.execute(&format!(
        "WITH teacher AS (
            SELECT min(id) AS id FROM users WHERE school_id = {ours} AND role = 'professor'
        ), class AS (
            INSERT INTO classes (school_id, name, year, stage, shift, school_year, teacher_id)
            SELECT {ours}, 'Sala {number}', '9º ano', 'anos_finais', 'matutino', 2026, id FROM teacher RETURNING id
        ), subject AS (
            INSERT INTO subjects (school_id, name, stage) VALUES ({ours}, 'Matemática {number}', 'anos_finais') RETURNING id
        ), person AS (
            INSERT INTO people (school_id, kind, password_hash) VALUES ({ours}, 'pupil', '$') RETURNING id
        ), login AS (
            INSERT INTO logins (kind, name, school_id, person_id) SELECT 'pupil', '{number}', {ours}, id FROM person
        ), pupil AS (
            INSERT INTO students (school_id, id, student_id, name, class_id)
            SELECT {ours}, person.id, '{number}', 'Bia Lima', class.id FROM person, class
        )
        INSERT INTO questions (school_id, subject_id, status, difficulty, statement, option_a, option_b, option_c, option_d,
            answer_key, fingerprint, created_by, created_at)
        SELECT {ours}, subject.id, 'ativa', 'medio', 'Quanto é {number} + 1?', '1', '2', '3', '4', 'B', sha256('{number}'),
            teacher.id, now()
        FROM subject, teacher"
    ));
    let made = |statement: String| -> i64 { target.world.texts(&statement)[0].parse().unwrap() };
    [
        made(format!("SELECT id::text AS text FROM classes WHERE name = 'Sala {number}'")),
        made(format!("SELECT id::text AS text FROM students WHERE student_id = '{number}'")),
        made(format!("SELECT id::text AS text FROM subjects WHERE name = 'Matemática {number}'")),
        made(format!("SELECT id::text AS text FROM questions WHERE statement = 'Quanto é {number} + 1?'")),
    ]
}

fn form(target: &Target<'_>, [class, _, subject, question]: [i64; 4], kind: &str) -> Value {
    json!({
        "schoolId": target.school, "classId": class, "subjectId": subject, "kind": kind, "questions": 1,
        "difficulty": "medio", "skillId": null, "questionIds": [question],
    })
}

/// The numbers of a simulation of our professor's class, and of its pupil.
fn begun(target: &Target<'_>, kind: &str) -> [i64; 2] {
    if !is_ours(target) {
        return [NOBODYS; 2];
    }
    let setting = setting(target);
    let begun = target.gestor.post("/api/class-simulations", form(target, setting, kind)).expect(201).json();
    [begun["id"].as_i64().unwrap(), setting[1]]
}

fn at(request: Request, id: i64) -> Request {
    request.at("{id}", &id.to_string())
}

/// A printed one whose only cell is typed.
fn typed(target: &Target<'_>) -> [i64; 2] {
    let [id, pupil] = begun(target, "impressa");
    if is_ours(target) {
        let cell = json!({ "studentId": pupil, "ordinal": 1, "letter": "B", "was": null });
        let cells = json!({ "cells": [cell] });
        target.gestor.put(format!("/api/class-simulations/{id}/cells"), cells).expect(200);
    }
    [id, pupil]
}

fn concluded(target: &Target<'_>) -> [i64; 2] {
    let [id, pupil] = typed(target);
    if is_ours(target) {
        target.gestor.post(format!("/api/class-simulations/{id}/finish"), json!({})).expect(200);
    }
    [id, pupil]
}

pub static AREA: Area = Area {
    tables: &[
        "class_simulations",
        "class_simulation_questions",
        "class_simulation_sheets",
        "student_performance",
        "questions",
    ],
    valid: &[
        Valid::of("class-simulation.list", STAFF, |target, request| {
            concluded(target);
            request.asking("kind=impressa&status=concluida&limit=10")
        }),
        Valid::of("class-simulation.start", [401, 403, 201, 201, 201, 404], |target, request| {
            let setting = setting(target);
            request.json(form(target, setting, "impressa"))
        }),
        Valid::of("class-simulation.read", STAFF, |target, request| at(request, typed(target)[0])),
        Valid::of("class-simulation.delete", [401, 403, 204, 204, 204, 404], |target, request| {
            at(request, concluded(target)[0])
        }),
        Valid::of("class-simulation.answer", STAFF, |target, request| {
            let id = begun(target, "projetada")[0];
            at(request, id).json(json!({ "ordinal": 1, "letter": "A", "seconds": 40 }))
        }),
        Valid::of("class-simulation.cells", STAFF, |target, request| {
            let [id, pupil] = begun(target, "impressa");
            let cell = json!({ "studentId": pupil, "ordinal": 1, "letter": "branco", "was": null });
            at(request, id).json(json!({ "cells": [cell] }))
        }),
        Valid::of("class-simulation.absent", STAFF, |target, request| {
            let [id, pupil] = begun(target, "impressa");
            at(request, id).json(json!({ "studentId": pupil, "absent": true }))
        }),
        Valid::of("class-simulation.observation", STAFF, |target, request| {
            let [id, pupil] = concluded(target);
            at(request, id).json(json!({ "studentId": pupil, "observations": "Avançou." }))
        }),
        Valid::of("class-simulation.finish", STAFF, |target, request| at(request, typed(target)[0])),
        Valid::of("class-simulation.abandon", STAFF, |target, request| at(request, typed(target)[0])),
        Valid::of("class-simulation.reopen", STAFF, |target, request| at(request, concluded(target)[0])),
        Valid::of("class-simulation.result", STAFF, |target, request| at(request, concluded(target)[0])),
        Valid::of("class-simulation.skills", STAFF, |target, request| at(request, setting(target)[0])),
    ],
};
