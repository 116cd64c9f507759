//! Valid requests of the area.

use serde_json::json;

use crate::client::Request;
use crate::pupils::another_number;
use crate::table::valid::{Area, STAFF, Target, Valid};

const NOBODYS: i64 = 2_000_000_000;

/// A class of ours, and a subject that it may have.
fn class(target: &Target<'_>) -> [i64; 2] {
    if target.school != target.world.ours.id {
        return [NOBODYS; 2];
    }
    let (ours, number) = (target.school, another_number());
    target.world.execute(&format!(
        "WITH class AS (
            INSERT INTO classes (school_id, name, year, stage, shift, school_year)
            VALUES ({ours}, 'Mapa {number}', '9º ano', 'anos_finais', 'matutino', 2026)
        )
        INSERT INTO subjects (school_id, name, stage) VALUES ({ours}, 'Mapa {number}', 'anos_finais')"
    ));
    ["classes", "subjects"].map(|table| {
        let made = format!("SELECT id::text AS text FROM {table} WHERE name = 'Mapa {number}'");
        target.world.texts(&made)[0].parse().unwrap()
    })
}

fn of_class(target: &Target<'_>, request: Request) -> Request {
    request.at("{id}", &class(target)[0].to_string())
}

pub static AREA: Area = Area {
    tables: &["skill_parameters", "student_skills"],
    valid: &[
        Valid::of("class.mastery", STAFF, |target, request| {
            let [class, subject] = class(target);
            request.at("{id}", &class.to_string()).asking(&format!("subject={subject}"))
        }),
        Valid::of("class.mastery-export", STAFF, |target, request| {
            let [class, subject] = class(target);
            request.at("{id}", &class.to_string()).json(json!({ "subject": subject }))
        }),
        Valid::of("class.projection", STAFF, of_class),
        Valid::of("school.projection", STAFF, |_, request| request),
        Valid::of("skill-numbers.list", STAFF, |_, request| request),
        Valid::of("skill-numbers.estimate", [401, 403, 403, 200, 200, 404], |_, request| request),
    ],
};
