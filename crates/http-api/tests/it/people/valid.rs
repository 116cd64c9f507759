//! Valid requests of the area.

use std::sync::atomic::{AtomicU32, Ordering};

use serde_json::json;

use crate::people::issue;
use crate::reference::OURS;
use crate::table::valid::{Area, SCHOOL, STAFF, Target, Valid, plain};

/// Of nobody yet.
fn another_username() -> String {
    static NUMBER: AtomicU32 = AtomicU32::new(0);
    format!("pessoa{}", NUMBER.fetch_add(1, Ordering::Relaxed))
}

/// The number of a new professor of ours.
fn member(target: &Target<'_>) -> String {
    let username = another_username();
    issue(target.gestor, &username, "professor");
    let found = format!("SELECT id::text AS text FROM users WHERE username = '{username}'");
    target.world.texts(&found)[0].clone()
}

pub static AREA: Area = Area {
    tables: &["schools", "people", "users", "logins", "sessions"],
    valid: &[
        Valid::of("school.read", SCHOOL, plain),
        Valid::of("quota.list", STAFF, plain),
        Valid::of("school.code", [401, 403, 403, 403, 200, 404], |target, request| {
            // As if it had registered without one.
            let school = target.world.ours.id;
            target.world.execute(&format!("UPDATE schools SET inep_code = NULL WHERE id = {school}"));
            request.json(json!({ "inepCode": OURS }))
        }),
        Valid::of("user.list", STAFF, |target, request| {
            request.asking(&format!("role=professor&schoolId={}&accounts=true", target.school))
        }),
        Valid::of("user.create", [401, 403, 403, 403, 201, 404], |target, request| {
            request.json(json!({
                "username": another_username(),
                "firstName": "Lígia",
                "lastName": "Barros",
                "email": null,
                "role": "professor",
                "schoolId": target.school,
            }))
        }),
        Valid::of("user.change", [401, 403, 403, 403, 204, 404], |target, request| {
            let changed = json!({
                "firstName": "Lígia", "lastName": "Braga", "email": "ligia@escola.example", "role": "coordenador",
            });
            request.at("{id}", &member(target)).json(changed)
        }),
        Valid::of("user.activate", [401, 403, 403, 403, 204, 404], |target, request| {
            request.at("{id}", &member(target)).json(json!({ "active": false }))
        }),
        Valid::of("user.password", [401, 403, 403, 403, 200, 404], |target, request| {
            request.at("{id}", &member(target))
        }),
        Valid::of("user.sessions", [401, 403, 403, 403, 204, 404], |target, request| {
            request.at("{id}", &member(target))
        }),
        Valid::of("account.change", [401, 403, 204, 204, 204, 204], |_, request| {
            request.json(json!({ "firstName": "Marina", "lastName": "Alves", "email": null }))
        }),
        Valid::of("account.sessions", [401, 403, 200, 200, 200, 200], plain),
        Valid::of("account.end-others", [401, 403, 204, 204, 204, 204], plain).that_ends_sessions(),
        // One of the gestor's: nobody else finds it.
        Valid::of("account.end", [401, 403, 404, 404, 204, 404], |target, request| {
            let _ = target.world.sign_in(&target.world.ours.gestor);
            let open = target.gestor.get("/api/auth/sessions").expect(200).json();
            let newest = open.as_array().unwrap().iter().filter(|it| it["own"] == false);
            let newest = newest.map(|it| it["id"].as_i64().unwrap()).max().unwrap();
            request.at("{id}", &newest.to_string())
        }),
        Valid::of("visibility.read", STAFF, plain),
        Valid::of("visibility.set", [401, 403, 403, 403, 200, 404], |_, request| {
            request.json(json!({ "ownClassesOnly": true }))
        }),
        Valid::of("activity.list", STAFF, plain),
    ],
};
