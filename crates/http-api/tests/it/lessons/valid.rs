//! Valid requests of the area.

use serde_json::{Value, json};

use crate::table::valid::{Area, STAFF, Target, Valid, plain};

/// The BNCC is of no school: whoever is of another one reads it as well.
const STAFF_OF_ANY: [u16; 6] = [401, 403, 200, 200, 200, 200];

pub fn fields() -> Value {
    json!({
        "title": "Frações no dia a dia", "subject": "matematica", "grade": "5º ano", "duration": 50,
        "objectives": "Comparar frações.", "content": "Frações", "methodology": "50 min, Prática: receitas.",
        "resources": "Tiras de papel", "evaluation": "Quiz de saída", "bnccAlignment": ["EF05MA03"],
        "targetAudience": "", "schoolConsiderations": "", "classId": null, "day": "2026-08-10",
        "quiz": [{
            "statement": "Quanto é 1/4 + 2/4?", "options": ["3/4", "3/8", "2/8", "1/2"], "correctAnswer": "A",
            "explanation": "Os quartos se somam.",
        }],
    })
}

fn with(mut body: Value, field: &str, value: Value) -> Value {
    body[field] = value;
    body
}

/// The number of a plan of our gestor's with a status; or of none where the school is none. Requests share it.
fn plan(target: &Target<'_>, status: &str) -> String {
    if target.school != target.world.ours.id {
        return "2000000000".to_owned();
    }
    let kept = "SELECT max(p.id)::text AS text FROM lesson_plans p JOIN users u ON u.id = p.created_by
        WHERE u.role = 'gestor' HAVING count(*) > 0";
    let id = target.world.texts(kept).pop().unwrap_or_else(|| {
        target.gestor.post("/api/lesson-plans", fields()).expect(201).json()["id"].to_string()
    });
    target.world.execute(&format!(
        "UPDATE lesson_plans SET status = '{status}', sent_at = now(), judged_by = created_by, judged_at = now() WHERE id = {id}"
    ));
    id
}

fn version(target: &Target<'_>, id: &str) -> Value {
    let version = format!("SELECT version::text AS text FROM lesson_plans WHERE id = {id}");
    target.world.texts(&version).pop().map_or(1, |version| version.parse::<i64>().unwrap()).into()
}

fn moved(target: &Target<'_>, id: &str) -> Value {
    json!({ "version": version(target, id) })
}

/// A title that it does not have.
fn other_title(target: &Target<'_>) -> Value {
    target.world.texts("SELECT 'Frações ' || extract(epoch FROM clock_timestamp()) AS text").remove(0).into()
}

fn subject(target: &Target<'_>) -> Value {
    if target.school != target.world.ours.id {
        return 2_000_000_000.into();
    }
    let kept = format!(
        "SELECT max(id)::text AS text FROM subjects WHERE school_id = {} AND name = 'Oficina de frações' HAVING count(*) > 0",
        target.school
    );
    target.world.texts(&kept).pop().map_or_else(
        || {
            let body = json!({ "name": "Oficina de frações", "stage": "anos_iniciais" });
            target.gestor.post("/api/subjects", body).expect(201).json()["id"].clone()
        },
        |id| id.parse::<i64>().unwrap().into(),
    )
}

fn request() -> Value {
    json!({ "subject": "matematica", "grade": "5º ano", "topic": "Frações" })
}

pub fn draft() -> Value {
    let mut draft = fields();
    draft["quiz"] = json!(vec![draft["quiz"][0].clone(); 3]);
    json!({
        "title": draft["title"], "objectives": draft["objectives"], "content": draft["content"],
        "methodology": draft["methodology"], "resources": draft["resources"], "evaluation": draft["evaluation"],
        "bnccAlignment": draft["bnccAlignment"], "quiz": draft["quiz"],
    })
}

pub static AREA: Area = Area {
    tables: &["lesson_plans", "lesson_plan_questions"],
    valid: &[
        Valid::of("lesson-plan.list", STAFF, |target, request| {
            let _ = plan(target, "aprovado");
            plain(target, request)
        }),
        Valid::of("lesson-plan.options", STAFF, plain),
        Valid::of("lesson-plan.generate", STAFF_OF_ANY, |_, row| row.json(request())),
        Valid::of("lesson-plan.rewrite", STAFF_OF_ANY, |_, row| {
            row.json(json!({ "request": request(), "draft": draft(), "section": "conteudo" }))
        }),
        Valid::of("lesson-plan.create", [401, 403, 201, 201, 201, 404], |target, request| {
            request.json(with(fields(), "schoolId", target.school.into()))
        }),
        Valid::of("lesson-plan.read", STAFF, |target, request| request.at("{id}", &plan(target, "aprovado"))),
        Valid::of("lesson-plan.docx", STAFF, |target, request| request.at("{id}", &plan(target, "aprovado"))),
        Valid::of("lesson-plan.change", [401, 403, 403, 200, 200, 404], |target, request| {
            let id = plan(target, "aprovado");
            let changed = with(fields(), "title", other_title(target));
            request.at("{id}", &id).json(with(changed, "version", version(target, &id)))
        }),
        Valid::of("lesson-plan.copy", [401, 403, 201, 201, 201, 404], |target, request| {
            request.at("{id}", &plan(target, "aprovado"))
        }),
        // What was returned is not there for others than its author and those who lead.
        Valid::of("lesson-plan.send", [401, 403, 404, 403, 200, 404], |target, request| {
            let id = plan(target, "devolvido");
            request.at("{id}", &id).json(moved(target, &id))
        }),
        Valid::of("lesson-plan.withdraw", [401, 403, 403, 403, 200, 404], |target, request| {
            let id = plan(target, "aprovado");
            request.at("{id}", &id).json(moved(target, &id))
        }),
        Valid::of("lesson-plan.judge", [401, 403, 403, 200, 200, 404], |target, request| {
            let id = plan(target, "enviado");
            request.at("{id}", &id).json(with(moved(target, &id), "verdict", "aprovado".into()))
        }),
        Valid::of("lesson-plan.fill-bank", [401, 403, 403, 200, 200, 404], |target, request| {
            request.at("{id}", &plan(target, "aprovado")).json(json!({ "subjectId": subject(target) }))
        }),
        Valid::of("lesson-plan.remove", [401, 403, 403, 204, 204, 404], |target, request| {
            request.at("{id}", &plan(target, "aprovado"))
        }),
        Valid::of("bncc.coverage", STAFF, |_, request| {
            request.asking("discipline=matematica&grade=5%C2%BA%20ano&year=2026")
        }),
        Valid::of("bncc.skills", STAFF_OF_ANY, |_, request| {
            request.asking("discipline=matematica&grade=5%C2%BA%20ano&q=fra")
        }),
        Valid::of("bncc.filters", STAFF_OF_ANY, |_, request| request.asking("discipline=arte")),
        Valid::of("bncc.suggest", STAFF_OF_ANY, |_, request| {
            request.json(json!({ "subject": "matematica", "grade": "5º ano", "topic": "frações" }))
        }),
    ],
};
