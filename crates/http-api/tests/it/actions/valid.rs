//! Valid requests of the area.

use serde_json::{Value, json};

use crate::client::Request;
use crate::questions::DOT;
use crate::table::valid::{Area, STAFF, Target, Valid, plain};

fn is_ours(target: &Target<'_>) -> bool {
    target.school == target.world.ours.id
}

/// The member of our staff who has a role.
fn person(target: &Target<'_>, role: &str) -> i64 {
    let ours = target.world.ours.id;
    let person = format!("SELECT id::text AS text FROM users WHERE school_id = {ours} AND role = '{role}'");
    target.world.texts(&person)[0].parse().unwrap()
}

fn fields(target: &Target<'_>) -> Value {
    json!({
        "title": "Plantão de dúvidas, 6º ano", "description": "Duas vezes por semana", "type": "aprovacao",
        "priority": "alta", "startDate": "2026-08-10", "endDate": "2027-12-17", "expectedBudget": "2400.00",
        "actualBudget": "960.00", "targetStudents": 61, "responsibleUserId": person(target, "professor"),
        "indicator": {
            "kind": "grade", "stage": "anos_finais", "grade": "6º ano", "baseline": "93.40", "target": "96.50",
            "year": 2023,
        },
    })
}

/// The number of an action of ours, for which our professor answers; or of none where the school is none. All requests share it: a
/// person may not write as often as all rows are tried.
fn action(target: &Target<'_>) -> String {
    if !is_ours(target) {
        return "2000000000".to_owned();
    }
    let kept = "SELECT max(id)::text AS text FROM strategic_actions HAVING count(*) > 0";
    if let Some(kept) = target.world.texts(kept).pop() {
        return kept;
    }
    let path = target.world.ours.path("/strategic-actions");
    target.gestor.post(path, fields(target)).expect(201).json()["id"].to_string()
}

/// The number of a milestone of that action, open or done.
fn milestone(target: &Target<'_>, done: bool) -> String {
    if !is_ours(target) {
        return "2000000000".to_owned();
    }
    let action = action(target);
    let kept = "SELECT id::text AS text FROM action_milestones ORDER BY id LIMIT 1";
    let id = target.world.texts(kept).pop().unwrap_or_else(|| {
        let path = format!("/api/actions/{action}/milestones");
        let made = target.gestor.post(path, json!({ "title": "Plantão", "dueDate": "2026-11-09" }));
        made.expect(201).json()["id"].to_string()
    });
    let by = if done { person(target, "professor").to_string() } else { "NULL".to_owned() };
    let at = if done { "now()" } else { "NULL" };
    target.world.execute(&format!(
        "UPDATE action_milestones SET completed_by = {by}, completed_at = {at} WHERE id = {id}"
    ));
    id
}

fn with(mut body: Value, field: &str, value: Value) -> Value {
    body[field] = value;
    body
}

fn version(target: &Target<'_>, table: &str, id: &str) -> i64 {
    let version = format!("SELECT version::text AS text FROM {table} WHERE id = {id}");
    target.world.texts(&version).pop().map_or(1, |version| version.parse().unwrap())
}

/// One that it does not have.
fn status(target: &Target<'_>) -> Value {
    let kept = "SELECT status AS text FROM strategic_actions ORDER BY id DESC LIMIT 1";
    let is_active = target.world.texts(kept).pop().as_deref() == Some("ativo");
    json!({ "status": if is_active { "pausado" } else { "ativo" }, "reason": "Férias" })
}

/// A title that it does not have.
fn other_title(target: &Target<'_>) -> String {
    target.world.texts("SELECT 'Plantão ' || extract(epoch FROM clock_timestamp()) AS text").remove(0)
}

/// The number of a resource that our professor added, with a file.
fn resource(target: &Target<'_>) -> String {
    if !is_ours(target) {
        return "2000000000".to_owned();
    }
    let kept =
        "SELECT max(id)::text AS text FROM action_resources WHERE file_id IS NOT NULL HAVING count(*) > 0";
    let id = target.world.texts(kept).pop().unwrap_or_else(|| {
        let request = Request::new("POST", format!("/api/actions/{}/files", action(target)));
        target.gestor.send(request.file("ponto.png", &DOT)).expect(201).json()["id"].to_string()
    });
    let by = person(target, "professor");
    target.world.execute(&format!("UPDATE action_resources SET uploaded_by = {by} WHERE id = {id}"));
    id
}

pub static AREA: Area = Area {
    tables: &["strategic_actions", "action_milestones", "action_updates", "action_resources", "files"],
    valid: &[
        Valid::of("action.list", STAFF, |target, request| {
            let _ = action(target);
            plain(target, request)
        }),
        Valid::of("action.models", STAFF, plain),
        Valid::of("action.drafts", STAFF, |_, request| {
            request.asking("kind=mt&stage=anos_finais&target=275.28")
        }),
        Valid::of("action.adopt", [401, 403, 403, 201, 201, 404], |target, request| {
            let milestones = json!([{ "title": "Diagnóstico", "dueDate": "2027-04-16" }]);
            let draft = json!({ "action": fields(target), "milestones": milestones });
            request.json(json!({ "drafts": [draft] }))
        }),
        Valid::of("action.export", STAFF, |target, request| {
            let _ = action(target);
            plain(target, request)
        }),
        Valid::of("action.create", [401, 403, 403, 201, 201, 404], |target, request| {
            request.json(with(fields(target), "status", "planejada".into()))
        }),
        Valid::of("action.read", STAFF, |target, request| request.at("{id}", &action(target))),
        Valid::of("action.change", [401, 403, 403, 200, 200, 404], |target, request| {
            let id = action(target);
            let changed = with(fields(target), "title", other_title(target).into());
            request.at("{id}", &id).json(with(
                changed,
                "version",
                version(target, "strategic_actions", &id).into(),
            ))
        }),
        Valid::of("action.status", [401, 403, 403, 200, 200, 404], |target, request| {
            request.at("{id}", &action(target)).json(status(target))
        }),
        Valid::of("milestone.list", STAFF, |target, request| {
            let _ = milestone(target, true);
            request.at("{id}", &action(target))
        }),
        Valid::of("milestone.all", STAFF, |target, request| {
            let _ = milestone(target, true);
            plain(target, request)
        }),
        Valid::of("milestone.create", [401, 403, 403, 201, 201, 404], |target, request| {
            let body = json!({ "title": "Conselho", "description": "Final", "dueDate": "2027-12-10" });
            request.at("{id}", &action(target)).json(body)
        }),
        Valid::of("milestone.order", [401, 403, 403, 200, 200, 404], |target, request| {
            let _ = milestone(target, false);
            let action = action(target);
            let of = format!(
                "SELECT id::text AS text FROM action_milestones WHERE action_id = {action} ORDER BY id DESC"
            );
            let ids: Vec<i64> = target.world.texts(&of).iter().map(|id| id.parse().unwrap()).collect();
            request.at("{id}", &action).json(json!({ "ids": ids }))
        }),
        Valid::of("milestone.change", [401, 403, 403, 200, 200, 404], |target, request| {
            let id = milestone(target, false);
            let version = version(target, "action_milestones", &id);
            let body = json!({ "title": other_title(target), "dueDate": null, "version": version });
            request.at("{id}", &id).json(body)
        }),
        Valid::of("milestone.complete", STAFF, |target, request| {
            request.at("{id}", &milestone(target, false))
        }),
        Valid::of("milestone.reopen", [401, 403, 403, 200, 200, 404], |target, request| {
            request.at("{id}", &milestone(target, true)).json(json!({ "reason": "Faltou a 6º B" }))
        }),
        Valid::of("milestone.remove", [401, 403, 403, 204, 204, 404], |target, request| {
            request.at("{id}", &milestone(target, false))
        }),
        Valid::of("action.updates", STAFF, |target, request| {
            request.at("{id}", &action(target)).asking("limit=50")
        }),
        Valid::of("action.update", [401, 403, 201, 201, 201, 404], |target, request| {
            let body = json!({ "updateType": "comment", "title": "6 voltaram", "description": "De 8." });
            request.at("{id}", &action(target)).json(body)
        }),
        Valid::of("action.resources", STAFF, |target, request| {
            let _ = resource(target);
            request.at("{id}", &action(target))
        }),
        Valid::of("action.link", [401, 403, 201, 201, 201, 404], |target, request| {
            let body = json!({ "title": "Guia", "url": "https://exemplo.org/guia", "resourceType": "link" });
            request.at("{id}", &action(target)).json(body)
        }),
        Valid::of("action.file", [401, 403, 201, 201, 201, 404], |target, request| {
            let options = json!({ "title": "Lista", "description": "Do 6º", "resourceType": "document" });
            request.at("{id}", &action(target)).file_with("lista.png", &DOT, &options)
        }),
        Valid::of("resource.file", STAFF, |target, request| request.at("{id}", &resource(target))),
        Valid::of("resource.remove", [401, 403, 204, 204, 204, 404], |target, request| {
            request.at("{id}", &resource(target))
        }),
        Valid::of("action.effects", STAFF, |target, request| {
            let _ = action(target);
            plain(target, request)
        }),
        Valid::of("action.effect", STAFF, |_, request| {
            request.asking("kind=mt&stage=anos_finais&baseline=262.70&target=265.28")
        }),
        Valid::of("action.sum", STAFF, |target, request| {
            let _ = action(target);
            request.asking("stage=anos_finais")
        }),
    ],
};
