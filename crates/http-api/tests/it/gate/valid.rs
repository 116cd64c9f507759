//! Valid requests of the area.

use std::sync::atomic::{AtomicU32, Ordering};

use serde_json::json;

use crate::harness::{PASSWORD, registration};
use crate::reference::OURS;
use crate::table::valid::{Area, PUBLIC, SELF, SELF_DONE, Valid, plain};

pub static AREA: Area = Area {
    tables: &["schools", "people", "users", "logins", "sessions", "signin_attempts", "known_devices"],
    valid: &[
        Valid::of("session.open", PUBLIC, |_, request| {
            request.json(json!({ "username": "professor.deles", "password": PASSWORD }))
        }),
        Valid::of("pupil.sign-in", PUBLIC, |target, request| {
            let number = target.world.pupil_number();
            request.json(json!({ "studentId": number, "password": PASSWORD, "schoolCode": null }))
        }),
        Valid::of("session.close", SELF_DONE, plain).that_ends_sessions(),
        Valid::of("password.change", SELF_DONE, |_, request| {
            request.json(json!({ "currentPassword": PASSWORD, "newPassword": PASSWORD }))
        })
        .that_ends_sessions(),
        Valid::of("session.who", SELF, plain),
        Valid::of("session.user", SELF, plain),
        Valid::of("demo.list", PUBLIC, plain),
        Valid::of("reference.search", PUBLIC, |_, request| request.asking("q=vale")),
        Valid::of("reference.find", PUBLIC, |_, request| request.at("{inepCode}", OURS)),
        Valid::of("school.register", [201; 6], |_, request| {
            static NUMBER: AtomicU32 = AtomicU32::new(0);
            let username = format!("nova{}", NUMBER.fetch_add(1, Ordering::Relaxed));
            request.json(registration(&username, None))
        }),
    ],
};
