//! Valid requests of the area.

use serde_json::{Value, json};

use crate::client::Request;
use crate::table::valid::{Area, STAFF, Target, Valid, plain};

/// A number that no name has yet.
fn unheard(target: &Target<'_>) -> String {
    target.world.texts("SELECT extract(epoch FROM clock_timestamp())::text AS text").remove(0)
}

fn is_ours(target: &Target<'_>) -> bool {
    target.school == target.world.ours.id
}

/// A subject of our school, or of none where the school is none. All requests share it: a person may not write as often
/// as all rows are tried.
fn subject(target: &Target<'_>) -> i64 {
    if !is_ours(target) {
        return 2_000_000_000;
    }
    let kept = format!(
        "SELECT id::text AS text FROM subjects WHERE school_id = {} AND name = 'Matemática'",
        target.school
    );
    if let Some(kept) = target.world.texts(&kept).pop() {
        return kept.parse().unwrap();
    }
    let subject = json!({ "name": "Matemática", "stage": "anos_finais" });
    target.gestor.post("/api/subjects", subject).expect(201).json()["id"].as_i64().unwrap()
}

fn question(target: &Target<'_>) -> Value {
    json!({
        "schoolId": target.school, "subjectId": subject(target), "question": format!("Quanto é {} + 1?", unheard(target)),
        "optionA": "1", "optionB": "2", "optionC": "3", "optionD": "4", "correctAnswer": "B", "difficulty": "medio",
        "skill": "Somar", "explanation": "Conte.", "baseText": "Leia.", "baseTextSource": "Caderno",
        "descriptor": { "grade": "9", "code": "D17" }, "bncc": "EF06MA03", "status": "ativa", "isActive": true,
    })
}

/// The number of a question of our professor: the one that is there, or a new one.
fn theirs(target: &Target<'_>) -> String {
    if !is_ours(target) {
        return "2000000000".to_owned();
    }
    let kept = format!(
        "SELECT q.id::text AS text FROM questions q JOIN users u ON u.id = q.created_by
         WHERE q.school_id = {} AND u.role = 'professor' AND q.statement LIKE 'Quanto é%' ORDER BY q.id",
        target.school
    );
    if let Some(kept) = target.world.texts(&kept).pop() {
        return kept;
    }
    let made = target.gestor.post("/api/questions", question(target)).expect(201).json()["id"].to_string();
    let professor = format!(
        "UPDATE questions SET created_by = u.id FROM users u
         WHERE u.school_id = {} AND u.role = 'professor' AND questions.id = {made}",
        target.school
    );
    target.world.execute(&professor);
    made
}

/// A question that no bank has, and a wrong one.
fn with_file(target: &Target<'_>, request: Request) -> Request {
    let lines =
        format!("Quanto é {}?|1|2|3|4|A|facil|Somar\nE isto?|1|2|3|4|Z|facil|Somar\n", unheard(target));
    let options = json!({ "schoolId": target.school, "subjectId": subject(target) });
    request.file_with("questoes.txt", lines.as_bytes(), &options)
}

/// A picture of one grey dot.
pub const DOT: [u8; 67] = *b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\0\x01\0\0\0\x01\x08\0\0\0\0:~\x9bU\
    \0\0\0\nIDATx\x9cc`\0\0\0\x02\0\x01H\xaf\xa4q\0\0\0\0IEND\xaeB`\x82";

/// The numbers of a question of our professor and of its picture.
fn with_image(target: &Target<'_>) -> (String, String) {
    let id = theirs(target);
    if !is_ours(target) {
        return (id.clone(), id);
    }
    let request = Request::new("POST", format!("/api/questions/{id}/image"));
    let set = target.gestor.send(request.file_with("a.png", &DOT, &json!({ "alt": "um ponto" })));
    (id, set.expect(200).json()["imageId"].to_string())
}

fn export(target: &Target<'_>, request: Request) -> Request {
    let _ = theirs(target);
    request.json(json!({ "format": "moodle", "status": "ativa" }))
}

pub static AREA: Area = Area {
    tables: &["questions", "question_words", "question_versions", "skills", "files"],
    valid: &[
        Valid::of("question.list", STAFF, |_, request| request.asking("q=quanto&limit=10&status=ativa")),
        Valid::of("question.counts", STAFF, plain),
        Valid::of("question.export", STAFF, export),
        Valid::of("question.losses", STAFF, export),
        Valid::of("question.import-template", STAFF, |_, request| request.asking("format=xlsx")),
        Valid::of("question.create", [401, 403, 201, 201, 201, 404], |target, request| {
            request.json(question(target))
        }),
        Valid::of("question.import", STAFF, with_file),
        Valid::of("question.import-wrong", STAFF, with_file),
        Valid::of("question.status", STAFF, |target, request| {
            let id: i64 = theirs(target).parse().unwrap();
            request.json(json!({ "ids": [id], "status": "inativa" }))
        }),
        Valid::of("question.read", STAFF, |target, request| request.at("{id}", &theirs(target))),
        Valid::of("question.change", STAFF, |target, request| {
            let id = theirs(target);
            let changed = json!({ "optionD": "cinco", "explanation": null, "confirm": false });
            request.at("{id}", &id).json(changed)
        }),
        Valid::of("question.delete", [401, 403, 204, 204, 204, 404], |target, request| {
            request.at("{id}", &theirs(target))
        }),
        Valid::of("question.statistics", STAFF, |target, request| request.at("{id}", &theirs(target))),
        Valid::of("question.image.set", STAFF, |target, request| {
            request.at("{id}", &theirs(target)).file_with("a.png", &DOT, &json!({ "alt": "um ponto" }))
        }),
        Valid::of("question.image.remove", STAFF, |target, request| {
            let (id, _) = with_image(target);
            request.at("{id}", &id)
        }),
        Valid::of("question.image.read", STAFF, |target, request| {
            let (id, image) = with_image(target);
            request.at("{id}", &id).at("{image}", &image)
        }),
        Valid::of("skill.list", STAFF, plain),
        Valid::of("descriptor.list", STAFF, |target, request| {
            request.asking(&format!("subjectId={}&q=d1", subject(target)))
        }),
    ],
};
