//! Valid requests of the area.

use serde_json::json;

use crate::client::Request;
use crate::quiz::played;
use crate::table::valid::{Area, SCHOOL, Target, Valid, plain};

const NOBODYS: i64 = 2_000_000_000;
/// Of a pupil: the staff, and the pupil alone.
const OF_PUPIL: [u16; 6] = [401, 404, 200, 200, 200, 404];
/// Of a quiz or a pupil that is nobody's: pupils alone may ask.
const PUPILS_OWN: [u16; 6] = [401, 404, 403, 403, 403, 403];

fn of_pupil(target: &Target<'_>, request: Request) -> Request {
    request.at("{id}", &played(target)[0].to_string())
}

fn of_nobody(_: &Target<'_>, request: Request) -> Request {
    request.at("{id}", &NOBODYS.to_string())
}

/// Of a pupil of ours, and not taken up yet.
fn recommendation(target: &Target<'_>, request: Request) -> Request {
    let [pupil, ..] = played(target);
    if pupil == NOBODYS {
        return of_nobody(target, request);
    }
    let add = format!(
        "INSERT INTO learning_recommendations (school_id, student_id, sort, priority, title, description, reasoning, skills,
            questions, created_at, expires_at)
         VALUES ({}, {pupil}, 'pratica_espacada', 'high', 'Treinar', 'Pouco', 'Errou', '{{}}', '{{}}', now(), now())
         RETURNING id::text AS text",
        target.school
    );
    request.at("{id}", &target.world.texts(&add)[0])
}

pub static AREA: Area = Area {
    tables: &["learning_periods", "learning_style_profiles", "learning_recommendations", "learning_replies"],
    valid: &[
        Valid::of("learning.switch", SCHOOL, plain),
        Valid::of("learning.set-switch", [401, 403, 403, 403, 200, 404], |target, request| {
            let off =
                "UPDATE learning_periods SET ended_at = now(), ended_by = started_by WHERE ended_at IS NULL
                RETURNING 'off' AS text";
            drop(target.world.texts(off));
            request.json(json!({ "enabled": true }))
        }),
        Valid::of("learning.record", PUPILS_OWN, |target, request| {
            of_nobody(target, request).json(json!({ "questionId": 1, "type": "imagem_aberta" }))
        }),
        Valid::of("learning.style", OF_PUPIL, of_pupil),
        Valid::of("learning.behaviors", OF_PUPIL, |target, request| {
            of_pupil(target, request).asking("limit=5")
        }),
        Valid::of("learning.recommendations", OF_PUPIL, of_pupil),
        Valid::of("learning.analyze", OF_PUPIL, of_pupil),
        Valid::of("learning.demo", OF_PUPIL, of_pupil),
        Valid::of("learning.mark", OF_PUPIL, |target, request| {
            recommendation(target, request).json(json!({ "isImplemented": true }))
        }),
        Valid::of("learning.questionnaire", OF_PUPIL, of_pupil),
        Valid::of("learning.reply", PUPILS_OWN, |target, request| {
            of_nobody(target, request).json(json!({ "replies": [{ "item": "prova", "letter": "a" }] }))
        }),
    ],
};
