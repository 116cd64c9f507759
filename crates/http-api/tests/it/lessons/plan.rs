//! What is particular to lesson plans.

use serde_json::{Value, json};

use super::valid::fields;
use crate::client::{Caller, Request};
use crate::harness::{World, at_once};

fn create(caller: &Caller, title: &str) -> Value {
    let mut body = fields();
    body["title"] = title.into();
    caller.post("/api/lesson-plans", body).expect(201).json()
}

fn path(plan: &Value, rest: &str) -> String {
    format!("/api/lesson-plans/{}{rest}", plan["id"])
}

fn step(caller: &Caller, plan: &Value, rest: &str, mut body: Value) -> Value {
    body["version"] = plan["version"].clone();
    caller.post(path(plan, rest), body).expect(200).json()
}

fn titles(caller: &Caller, world: &World, query: &str) -> (String, Vec<String>) {
    let answer = caller.get(world.ours.path(&format!("/lesson-plans?{query}"))).expect(200);
    let total = answer.header("X-Total-Count").unwrap().to_owned();
    let list = answer.json();
    let titles = list.as_array().unwrap().iter().map(|it| it["title"].as_str().unwrap().to_owned());
    (total, titles.collect())
}

#[test]
fn a_plan_is_written_sent_returned_mended_approved_and_shared() {
    let world = World::new();
    let [professor, coordenador, gestor] =
        [&world.ours.professor, &world.ours.coordenador, &world.ours.gestor].map(|person| &person.caller);
    let plan = create(professor, "Frações");
    assert_eq!(
        (&plan["status"], &plan["version"], &plan["own"]),
        (&json!("rascunho"), &json!(1), &json!(true))
    );
    assert_eq!(plan["day"], "2026-08-10");
    for other in [coordenador, gestor] {
        other.get(path(&plan, "")).expect(404);
        assert_eq!(titles(other, &world, "").1, Vec::<String>::new());
    }
    let sent = step(professor, &plan, "/send", json!({}));
    assert_eq!(titles(coordenador, &world, "status=enviado").1, ["Frações"]);
    let silent = json!({ "version": sent["version"], "verdict": "devolvido" });
    coordenador.post(path(&plan, "/verdict"), silent).refuses("notes", "Diga o que falta ou o que mudar.");
    let verdict = json!({ "verdict": "devolvido", "notes": "Falta o tempo." });
    let returned = step(coordenador, &sent, "/verdict", verdict);
    assert_eq!((&returned["status"], &returned["notes"]), (&json!("devolvido"), &json!("Falta o tempo.")));
    let sent = step(professor, &returned, "/send", json!({}));
    let approved = step(gestor, &sent, "/verdict", json!({ "verdict": "aprovado" }));
    assert_eq!((&approved["status"], &approved["notes"]), (&json!("aprovado"), &json!("")));
    let again = json!({ "version": approved["version"], "verdict": "aprovado" });
    let again = gestor.post(path(&plan, "/verdict"), again).expect(409);
    assert_eq!(again.detail(), "Este plano não está à espera de aprovação.");
}

#[test]
fn what_was_approved_waits_anew_once_its_author_changes_it() {
    let world = World::new();
    let [professor, gestor] = [&world.ours.professor, &world.ours.gestor].map(|person| &person.caller);
    let sent = step(professor, &create(professor, "Frações"), "/send", json!({}));
    let approved = step(gestor, &sent, "/verdict", json!({ "verdict": "aprovado" }));
    let mut body = fields();
    (body["title"], body["version"]) = (json!("Outra coisa"), approved["version"].clone());
    let changed = professor.put(path(&approved, ""), body.clone()).expect(200).json();
    assert_eq!(changed["status"], "enviado");
    let approved = step(gestor, &changed, "/verdict", json!({ "verdict": "aprovado" }));
    (body["title"], body["version"]) = (json!("Da direção"), approved["version"].clone());
    assert_eq!(gestor.put(path(&approved, ""), body).expect(200).json()["status"], "aprovado");
}

#[test]
fn signs_that_nobody_sees_are_refused_or_found_nowhere() {
    let world = World::new();
    let professor = &world.ours.professor.caller;
    for text in ["a\u{0}b", "a\u{1b}[2J"] {
        let mut body = fields();
        body["quiz"][0]["explanation"] = text.into();
        professor.post("/api/lesson-plans", body).refuses("quiz", "O texto contém caracteres inválidos");
    }
    assert_eq!(titles(professor, &world, "q=%00").0, "0");
}

#[test]
fn those_who_lead_hear_of_what_is_sent_and_its_author_of_what_is_judged() {
    let world = World::new();
    let [professor, coordenador, gestor] =
        [&world.ours.professor, &world.ours.coordenador, &world.ours.gestor].map(|person| &person.caller);
    let told = |caller: &Caller| -> Vec<(String, String)> {
        let bell = caller.get("/api/notifications?topic=planos").expect(200).json();
        let text = |it: &Value, field: &str| it[field].as_str().unwrap().to_owned();
        bell["items"].as_array().unwrap().iter().map(|it| (text(it, "title"), text(it, "link"))).collect()
    };
    let sent = step(professor, &create(professor, "Frações"), "/send", json!({}));
    let waiting =
        ("Plano de aula à espera de aprovação".to_owned(), "/lesson-plans?situacao=enviado".to_owned());
    for leader in [coordenador, gestor] {
        assert_eq!(told(leader), std::slice::from_ref(&waiting));
    }
    assert_eq!(told(professor), []);
    step(coordenador, &sent, "/verdict", json!({ "verdict": "devolvido", "notes": "Falta o tempo." }));
    let returned =
        ("Plano de aula devolvido".to_owned(), "/lesson-plans?meus=sim&situacao=devolvido".to_owned());
    assert_eq!(told(professor), [returned]);
    assert_eq!(told(gestor).len(), 1);
}

#[test]
fn the_list_of_what_waits_begins_with_who_waits_longest() {
    let world = World::new();
    let [professor, coordenador] =
        [&world.ours.professor, &world.ours.coordenador].map(|person| &person.caller);
    let [first, second, third] = ["Primeiro", "Segundo", "Terceiro"].map(|title| create(professor, title));
    create(coordenador, "Da coordenação");
    let [second, first, third] =
        [second, first, third].map(|plan| step(professor, &plan, "/send", json!({})));
    let waiting = |caller: &Caller| titles(caller, &world, "waiting=true");
    assert_eq!(waiting(coordenador).1, ["Segundo", "Primeiro", "Terceiro"]);
    assert_eq!(waiting(professor).0, "0");
    let verdict = json!({ "verdict": "devolvido", "notes": "Falta o tempo." });
    let [first, _] = [first, third].map(|plan| step(coordenador, &plan, "/verdict", verdict.clone()));
    assert_eq!(waiting(coordenador).1, ["Segundo"]);
    assert_eq!(waiting(professor), ("2".to_owned(), vec!["Primeiro".to_owned(), "Terceiro".to_owned()]));

    let returned = |plan: &Value| {
        let list = professor.get(world.ours.path("/lesson-plans")).expect(200).json();
        let listed = list.as_array().unwrap().iter().find(|it| it["id"] == plan["id"]).unwrap();
        listed["returned"].clone()
    };
    let told = returned(&first);
    assert_eq!((&told["notes"], &told["byName"]), (&json!("Falta o tempo."), &first["judgedByName"]));
    assert_eq!(returned(&second), Value::Null);
    step(professor, &first, "/send", json!({}));
    assert_eq!(returned(&first), Value::Null);
    assert_eq!(waiting(coordenador).1, ["Segundo", "Primeiro"]);
}

#[test]
fn plans_are_filtered_and_given_in_parts() {
    let world = World::new();
    let professor = &world.ours.professor.caller;
    for number in 1..=25 {
        create(professor, &format!("Plano {number}"));
    }
    let mut body = fields();
    (body["title"], body["subject"], body["grade"], body["day"]) =
        (json!("Água"), json!("ciencias"), json!("6º ano"), json!("2026-09-14"));
    professor.post("/api/lesson-plans", body).expect(201);
    let found = |query: &str| titles(professor, &world, query);
    let (total, first) = found("");
    assert_eq!((total.as_str(), first.len(), first[0].as_str()), ("26", 24, "Água"));
    assert_eq!(found("page=2"), ("26".to_owned(), vec!["Plano 2".to_owned(), "Plano 1".to_owned()]));
    assert_eq!(found("page=3").1.len(), 0);
    for query in ["q=AGUA", "q=ci%C3%AAncias", "subject=ciencias", "grade=6%C2%BA%20ano", "from=2026-09-01"] {
        assert_eq!(found(query), ("1".to_owned(), vec!["Água".to_owned()]), "{query}");
    }
    assert_eq!(found("own=true&status=rascunho&to=2026-08-31").0, "25");
    assert_eq!(found("q=%25").0, "0");
    for wrong in ["subject=quimica", "grade=10", "status=x", "from=ontem"] {
        professor.get(world.ours.path(&format!("/lesson-plans?{wrong}"))).expect(400);
    }
    let options = professor.get(world.ours.path("/lesson-plans/options")).expect(200).json();
    let expected =
        json!({ "grades": ["5º ano", "6º ano"], "subjects": ["matematica", "ciencias"], "ai": false });
    assert_eq!(options, expected);
}

#[test]
fn of_twenty_who_change_a_plan_at_once_one_does() {
    let world = World::new();
    let professor = &world.ours.professor.caller;
    let plan = create(professor, "Frações");
    let statuses = at_once(20, |number| {
        let mut body = fields();
        (body["title"], body["version"]) = (format!("Frações {number}").into(), plan["version"].clone());
        let answer = professor.put(path(&plan, ""), body);
        if answer.status == 409 {
            let current = answer.json()["current"].clone();
            assert_eq!((&current["id"], &current["version"]), (&plan["id"], &json!(2)));
        }
        answer.status
    });
    assert_eq!(statuses.iter().filter(|status| **status == 200).count(), 1, "{statuses:?}");
    assert_eq!(statuses.iter().filter(|status| **status == 409).count(), 19, "{statuses:?}");
}

#[test]
fn what_does_not_fit_is_said_of_each_field_and_nothing_is_kept() {
    let world = World::new();
    let professor = &world.ours.professor.caller;
    for (field, value, sentence) in [
        ("title", json!(" "), "Título é obrigatório"),
        ("subject", json!(""), "Disciplina é obrigatória"),
        ("grade", json!(""), "Série/Ano é obrigatório"),
        ("duration", json!(0), "Duração deve ser maior que 0"),
        ("duration", json!(-1), "Duração deve ser maior que 0"),
        (
            "duration",
            json!(10_000),
            "A duração pode ter no máximo 600 minutos. Divida o assunto em mais de um plano.",
        ),
        ("objectives", json!(""), "Objetivos de aprendizagem são obrigatórios"),
        ("methodology", json!("x".repeat(12_001)), "Use no máximo 12000 caracteres"),
        ("classId", json!(2_000_000_000), "Escolha uma turma da escola."),
        (
            "quiz",
            json!([{ "statement": "?", "options": ["1"] }]),
            "Uma questão de múltipla escolha tem quatro alternativas.",
        ),
    ] {
        let mut body = fields();
        body[field] = value;
        professor.post("/api/lesson-plans", body).refuses(field, sentence);
    }
    assert_eq!(world.count("lesson_plans"), 0);
}

#[test]
fn a_plan_is_composed_without_a_service_and_a_section_anew() {
    let world = World::new();
    let professor = &world.ours.professor.caller;
    let request = json!({ "subject": "matematica", "grade": "5º ano", "topic": "Frações", "duration": 50 });
    let plan = professor.post("/api/lesson-plans/generate", request.clone()).expect(200).json();
    assert_eq!(plan["origin"], "modelo");
    assert!(plan["notice"].as_str().unwrap().contains("não é IA"));
    assert!((3..=6).contains(&plan["quiz"].as_array().unwrap().len()));
    let minutes: i64 = plan["methodology"]
        .as_str()
        .unwrap()
        .lines()
        .filter_map(|line| line.split_once(" min,")?.0.parse::<i64>().ok())
        .sum();
    assert_eq!(minutes, 50);
    let body = json!({ "request": request, "draft": plan, "section": "quiz" });
    let anew = professor.post("/api/lesson-plans/generate/section", body).expect(200).json();
    for field in ["title", "objectives", "content", "methodology", "resources", "evaluation"] {
        assert_eq!(anew[field], plan[field], "{field}");
    }
    assert_eq!(world.count("lesson_plans"), 0);
}

#[test]
fn whoever_asks_for_lines_hears_of_each_section_and_then_of_the_plan() {
    let world = World::new();
    let body = json!({ "subject": "ingles", "grade": "3º ano", "topic": "Colors" });
    let request = Request::post("/api/lesson-plans/generate", body).header("Accept", "application/x-ndjson");
    let answer = world.ours.professor.caller.send(request).expect(200);
    assert_eq!(answer.header("Content-Type"), Some("application/x-ndjson"));
    let lines: Vec<Value> = answer.body.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    let sections: Vec<_> = lines.iter().filter_map(|line| line["section"].as_str()).collect();
    assert_eq!(sections, ["objetivos", "conteudo", "metodologia", "recursos", "avaliacao", "quiz"]);
    assert_eq!(lines.last().unwrap()["plan"]["bnccAlignment"], json!([]));
}

#[test]
fn a_request_says_what_is_missing_and_what_nobody_is_helped_with() {
    let world = World::new();
    let professor = &world.ours.professor.caller;
    let ask = |body: Value| professor.post("/api/lesson-plans/generate", body);
    let whole = json!({ "subject": "matematica", "grade": "5º ano", "topic": "Frações" });
    for (field, value, sentence) in [
        ("subject", json!(""), "Disciplina é obrigatória"),
        ("grade", json!(""), "Série/Ano é obrigatório"),
        ("topic", json!(" "), "Tópico/Tema é obrigatório"),
        ("duration", json!(0), "Duração deve ser maior que 0"),
        ("topic", json!("Como fazer uma bomba"), "Nenhum plano é escrito para fabricar armas ou explosivos."),
        ("writer", json!("ia"), "Este servidor não tem um serviço de IA."),
    ] {
        let mut body = whole.clone();
        body[field] = value;
        ask(body).refuses(field, sentence);
    }
}

#[test]
fn coverage_says_where_each_skill_was_met() {
    let world = World::new();
    world.execute(
        "INSERT INTO bncc_skills (code, area, first_year, last_year, description, unit, practice, objects, words)
         VALUES ('EF05MA03', 'MA', 5, 5, 'Frações.', '', '', '{}', 'fracoes'), ('EF05MA08', 'MA', 5, 5, 'Divisão.', '', '', '{}', 'divisao')",
    );
    let [professor, coordenador] =
        [&world.ours.professor, &world.ours.coordenador].map(|person| &person.caller);
    let plan = create(professor, "Frações");
    let covered = |caller: &Caller| {
        let path = world.ours.path("/bncc/coverage?discipline=matematica&grade=5%C2%BA%20ano&year=2026");
        caller.get(path).expect(200).json()
    };
    // A draft is nobody else's to count.
    assert_eq!(covered(professor)["skills"][0]["plans"], json!([]));
    step(professor, &plan, "/send", json!({}));
    let found = covered(professor);
    assert_eq!((&found["loaded"], &found["year"]), (&json!(true), &json!(2026)));
    let met = json!([{ "classId": null, "bimester": 3, "count": 1 }]);
    assert_eq!((&found["skills"][0]["code"], &found["skills"][0]["plans"]), (&json!("EF05MA03"), &met));
    assert_eq!(found["skills"][1]["plans"], json!([]));
    assert_eq!(covered(coordenador), found);
    let wrong = world.ours.path("/bncc/coverage?discipline=x&grade=5%C2%BA%20ano");
    professor.get(wrong).expect(400);
}

#[test]
fn a_document_is_of_a_plan_that_one_sees() {
    let world = World::new();
    let [professor, gestor] = [&world.ours.professor, &world.ours.gestor].map(|person| &person.caller);
    let plan = create(professor, "Frações");
    let document = professor.get(path(&plan, "/docx")).expect(200);
    assert_eq!(
        document.header("Content-Disposition"),
        Some(format!("attachment; filename=\"plano-de-aula-{}.docx\"", plan["id"]).as_str())
    );
    let word = "application/vnd.openxmlformats-officedocument.wordprocessingml.document";
    assert_eq!(document.header("Content-Type"), Some(word));
    gestor.get(path(&plan, "/docx")).expect(404);
}
