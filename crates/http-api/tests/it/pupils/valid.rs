//! Valid requests of the area.

use serde_json::{Value, json};

use crate::pupils::{another_number, body, create};
use crate::table::valid::{Area, STAFF, Target, Valid, plain};

/// A class that no other is called like.
fn class(target: &Target<'_>) -> i64 {
    crate::pupils::class(target.gestor, &format!("Turma {}", another_number()), None)
}

/// A new pupil of ours.
fn pupil(target: &Target<'_>) -> Value {
    create(target.gestor, body(&another_number(), class(target)))
}

/// The number of one, or of nobody where the school is none.
fn id(target: &Target<'_>) -> String {
    if target.school == target.world.ours.id {
        pupil(target)["id"].to_string()
    } else {
        "2000000000".to_owned()
    }
}

const LEADERS: [u16; 6] = [401, 403, 403, 200, 200, 404];
/// A pupil asks about another.
const STAFF_AND_ONESELF: [u16; 6] = [401, 404, 200, 200, 200, 404];

pub static AREA: Area = Area {
    tables: &[
        "students",
        "people",
        "logins",
        "classes",
        "class_moves",
        "student_performance",
        "pupil_imports",
        "issued_passwords",
    ],
    valid: &[
        Valid::of("pupil.list", STAFF, |target, request| {
            pupil(target);
            request.asking("q=bia%20l&classId=none&active=true&page=1")
        }),
        Valid::of("pupil.counts", STAFF, plain),
        Valid::of("pupil.export", LEADERS, |target, request| {
            pupil(target);
            request.json(json!({ "format": "csv", "ids": null, "q": "bia", "classId": null, "active": true }))
        }),
        Valid::of("class.pupils", STAFF_AND_ONESELF, |target, request| {
            let ours = target.school == target.world.ours.id;
            let id = if ours { pupil(target)["classId"].to_string() } else { "2000000000".to_owned() };
            request.at("{id}", &id)
        }),
        Valid::of("pupil.create", [401, 403, 403, 201, 201, 404], |target, request| {
            let mut body = body(&another_number(), class(target));
            body["schoolId"] = target.school.into();
            request.json(body)
        }),
        Valid::of("pupil.bulk", LEADERS, |target, request| {
            let (class, id) = (class(target), id(target).parse::<i64>().unwrap());
            request.json(json!({ "ids": [id], "action": "move", "classId": class }))
        }),
        Valid::of("pupil.read", STAFF_AND_ONESELF, |target, request| request.at("{id}", &id(target))),
        Valid::of("pupil.change", LEADERS, |target, request| {
            request
                .at("{id}", &id(target))
                .json(json!({ "name": "Bia Braga", "birthDate": "", "isActive": false }))
        }),
        Valid::of("pupil.moves", STAFF, |target, request| request.at("{id}", &id(target))),
        Valid::of("pupil.performance", STAFF_AND_ONESELF, |target, request| request.at("{id}", &id(target))),
        Valid::of("pupil.export-one", LEADERS, |target, request| request.at("{id}", &id(target))),
        Valid::of("pupil.erase", [401, 403, 403, 403, 204, 404], |target, request| {
            let ours = target.school == target.world.ours.id;
            let pupil = if ours { pupil(target) } else { json!({ "id": 2_000_000_000, "studentId": "1" }) };
            request.at("{id}", &pupil["id"].to_string()).json(json!({ "studentId": pupil["studentId"] }))
        }),
    ],
};
