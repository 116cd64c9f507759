//! Valid requests of the area.

use serde_json::{Value, json};

use crate::table::valid::{Area, SCHOOL, STAFF, Target, Valid, plain};

/// A class that no other is called like, of the year that runs.
fn class(target: &Target<'_>) -> Value {
    let number = unheard(target);
    json!({
        "schoolId": target.school, "name": format!("Turma {number}"), "year": "9º ano", "stage": "anos_finais",
        "shift": "integral", "teacherId": null,
    })
}

fn subject(target: &Target<'_>) -> Value {
    let number = unheard(target);
    json!({
        "schoolId": target.school, "name": format!("Disciplina {number}"), "description": "Oficina",
        "stage": "anos_finais", "isActive": true,
    })
}

/// A number that no name has yet.
fn unheard(target: &Target<'_>) -> String {
    target.world.texts("SELECT extract(epoch FROM clock_timestamp())::text AS text").remove(0)
}

/// The number of a row that the gestor made, or of none where the school is none.
fn made(target: &Target<'_>, path: &str, body: Value) -> String {
    if target.school == target.world.ours.id {
        target.gestor.post(path, body).expect(201).json()["id"].to_string()
    } else {
        "2000000000".to_owned()
    }
}

/// A class of our professor.
fn theirs(target: &Target<'_>) -> String {
    let ours = target.world.ours.id;
    let professor =
        format!("SELECT id::text AS text FROM users WHERE school_id = {ours} AND role = 'professor'");
    let teacher: i64 = target.world.texts(&professor)[0].parse().unwrap();
    let mut class = class(target);
    class["teacherId"] = teacher.into();
    made(target, "/api/classes", class)
}

fn year() -> Value {
    json!({ "bimesters": [
        { "first": "2026-02-02", "last": "2026-04-17" }, { "first": "2026-04-20", "last": "2026-07-03" },
        { "first": "2026-07-20", "last": "2026-10-02" }, { "first": "2026-10-05", "last": "2026-12-18" },
    ] })
}

pub static AREA: Area = Area {
    tables: &["classes", "subjects", "school_years"],
    valid: &[
        Valid::of("class.list", STAFF, plain),
        Valid::of("class.create", [401, 403, 201, 201, 201, 404], |target, request| {
            request.json(class(target))
        }),
        Valid::of("class.recount", STAFF, |target, request| {
            request.json(json!({ "schoolId": target.school }))
        }),
        Valid::of("class.read", [401, 404, 200, 200, 200, 404], |target, request| {
            request.at("{id}", &theirs(target))
        }),
        Valid::of("class.change", STAFF, |target, request| {
            let id = theirs(target);
            let mut changed = class(target);
            changed["schoolYear"] = 2027.into();
            changed["schoolId"] = Value::Null;
            request.at("{id}", &id).json(changed)
        }),
        Valid::of("class.remove", [401, 403, 204, 204, 204, 404], |target, request| {
            request.at("{id}", &theirs(target))
        }),
        Valid::of("class.archive", STAFF, |target, request| {
            request.at("{id}", &theirs(target)).json(json!({ "archived": true }))
        }),
        Valid::of("subject.list", SCHOOL, plain),
        Valid::of("subject.create", [401, 403, 201, 201, 201, 404], |target, request| {
            request.json(subject(target))
        }),
        Valid::of("subject.saeb", [401, 403, 201, 201, 201, 404], |target, request| {
            request.json(json!({ "schoolId": target.school }))
        }),
        Valid::of("subject.change", [401, 403, 403, 200, 200, 404], |target, request| {
            let id = made(target, "/api/subjects", subject(target));
            let mut changed = subject(target);
            changed["schoolId"] = Value::Null;
            request.at("{id}", &id).json(changed)
        }),
        Valid::of("subject.remove", [401, 403, 403, 204, 204, 404], |target, request| {
            request.at("{id}", &made(target, "/api/subjects", subject(target)))
        }),
        Valid::of("year.current", STAFF, plain),
        Valid::of("year.read", STAFF, |_, request| request.at("{year}", "2026")),
        Valid::of("year.set", [401, 403, 403, 200, 200, 404], |_, request| {
            request.at("{year}", "2026").json(year())
        }),
    ],
};
