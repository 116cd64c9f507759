//! Valid requests of the area.

use serde_json::json;

use crate::cards::{class, enrol};
use crate::table::valid::{Area, Target, Valid};

/// A pupil of our professor, or nobody where the school is none.
fn theirs(target: &Target<'_>) -> i64 {
    if target.school != target.world.ours.id {
        return 2_000_000_000;
    }
    let unheard = target.world.texts("SELECT extract(epoch FROM clock_timestamp())::text AS text").remove(0);
    let class = class(target.world, &format!("Turma {unheard}"), "5º ano");
    enrol(target.world, &unheard, Some(class))
}

pub static AREA: Area = Area {
    tables: &["people", "logins", "students", "issued_passwords", "sessions"],
    valid: &[
        Valid::of("pupil.issue", [401, 403, 403, 200, 200, 404], |target, request| {
            request.json(json!({ "ids": [theirs(target)], "withoutAccess": true }))
        }),
        Valid::of("pupil.cards", [401, 403, 403, 200, 200, 404], |target, request| {
            let id = theirs(target);
            // Whoever opens no card leaves no trace.
            let _ = target.gestor.post("/api/students/cards/issue", json!({ "ids": [id] }));
            request.json(json!({ "ids": [id], "toPrint": true }))
        }),
        Valid::of("pupil.printed", [401, 403, 403, 200, 200, 404], |target, request| {
            let id = theirs(target);
            let _ = target.gestor.post("/api/students/cards/issue", json!({ "ids": [id] }));
            // Whoever prints no card leaves no trace.
            let issued = target.gestor.post("/api/students/cards/print", json!({ "ids": [id] }));
            let told = issued.json();
            let until = told["cards"][0]["until"].as_str().unwrap_or("2099-01-01T12:00:00Z");
            request.json(json!({ "cards": [{ "id": id, "until": until }] }))
        }),
        Valid::of("pupil.reset", [401, 403, 200, 200, 200, 404], |target, request| {
            request.at("{id}", &theirs(target).to_string())
        }),
    ],
};
