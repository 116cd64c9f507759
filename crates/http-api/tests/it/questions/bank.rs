//! What is particular to the bank of questions.

use serde_json::{Value, json};

use crate::client::{Answer, Request};
use crate::harness::World;

/// The number of a new subject of the gestor's school.
pub fn subject(world: &World, name: &str) -> i64 {
    let subject = json!({ "name": name, "stage": "anos_finais" });
    let made = world.ours.gestor.caller.post("/api/subjects", subject).expect(201).json();
    made["id"].as_i64().unwrap()
}

fn body(subject: i64, question: &str) -> Value {
    json!({
        "subjectId": subject, "question": question, "optionA": "1", "optionB": "2", "optionC": "3", "optionD": "4",
        "correctAnswer": "B", "difficulty": "facil",
    })
}

/// As pupils do.
fn answered(world: &World, question: &Value, times: i64) {
    let (ours, id) = (world.ours.id, &question["id"]);
    world.execute(&format!(
        "WITH counted AS (
            UPDATE questions SET answers = answers + {times} WHERE id = {id} RETURNING subject_id
        ), class AS (
            INSERT INTO classes (school_id, name, year, stage, shift, school_year)
            SELECT {ours}, 'Sala {id}', '9º ano', 'anos_finais', 'matutino', 2026 RETURNING id
        ), test AS (
            INSERT INTO class_simulations (school_id, class_id, subject_id, kind, level, state, hits, answers, started_by,
                started_at, ended_at)
            SELECT {ours}, class.id, counted.subject_id, 'impressa', 'misto', 'concluida', 0, {times},
                (SELECT min(id) FROM users WHERE school_id = {ours}), now(), now()
            FROM class, counted RETURNING id
        ), asked AS (
            INSERT INTO class_simulation_questions (school_id, simulation_id, ordinal, question_id, version)
            SELECT {ours}, test.id, 1, {id}, 1 FROM test
        )
        INSERT INTO class_simulation_sheets (school_id, simulation_id, place, marks)
        SELECT {ours}, test.id, place, 'D' FROM test, generate_series(1, {times}) place"
    ));
}

fn list(world: &World, query: &str) -> Answer {
    world.ours.gestor.caller.get(world.ours.path(&format!("/questions?{query}"))).expect(200)
}

fn statements(answer: &Answer) -> Vec<String> {
    let questions = answer.json();
    let statement = |question: &Value| question["question"].as_str().unwrap().to_owned();
    questions.as_array().unwrap().iter().map(statement).collect()
}

#[test]
fn a_question_is_made_read_changed_and_deleted() {
    let world = World::new();
    let gestor = &world.ours.gestor.caller;
    let maths = subject(&world, "Matemática");
    let mut typed = body(maths, " Quanto é $\\frac{1}{2}$ <b>+</b> 1?\r\n\nPense. ");
    typed["skill"] = "Somar".into();
    typed["baseText"] = "Era uma vez\num texto.".into();
    typed["descriptor"] = json!({ "code": "d 17" });
    typed["isActive"] = false.into();
    let made = gestor.post("/api/questions", typed).expect(201).json();
    let path = format!("/api/questions/{}", made["id"]);
    assert_eq!(made["question"], "Quanto é $\\frac{1}{2}$ <b>+</b> 1?\n\nPense.");
    assert_eq!((&made["status"], &made["isActive"]), (&json!("inativa"), &json!(false)));
    assert_eq!(made["descriptor"], json!({ "grade": "9", "code": "D17", "text": null }));
    assert_eq!(made["mainSkill"]["name"], "D17 (9º ano)");
    assert_eq!(
        (&made["version"], &made["answers"], &made["mayDelete"]),
        (&json!(1), &json!(0), &json!(true))
    );
    assert_eq!(gestor.get(&path).expect(200).json(), made);
    let to = json!({ "descriptor": null, "baseText": null, "correctAnswer": "C", "status": "ativa" });
    let changed = gestor.put(&path, to).expect(200).json();
    assert_eq!(changed["mainSkill"]["source"], "own");
    let same = ["question", "optionA", "skill", "createdBy", "createdAt", "version"];
    assert!(same.iter().all(|field| changed[field] == made[field]), "{changed}");
    assert_eq!((&changed["baseText"], &changed["correctAnswer"]), (&Value::Null, &json!("C")));
    gestor.send(Request::new("DELETE", &path)).expect(204);
    for gone in [gestor.get(&path), gestor.send(Request::new("DELETE", &path))] {
        gone.expect(404);
    }
}

#[test]
fn what_is_no_question_is_refused_by_its_fields() {
    let world = World::new();
    let gestor = &world.ours.gestor.caller;
    let (maths, art) = (subject(&world, "Matemática"), subject(&world, "Arte"));
    let changed = |field: &str, value: Value| {
        let mut typed = body(maths, "Quanto?");
        typed[field] = value;
        typed
    };
    for (typed, field, sentence) in [
        (changed("question", "".into()), "question", "O enunciado é obrigatório."),
        (changed("optionC", " ".into()), "optionC", "Escreva a alternativa."),
        (changed("optionD", "2".into()), "optionD", "As alternativas B e D são iguais."),
        (changed("optionD", "x".repeat(501).into()), "optionD", "Use no máximo 500 caracteres."),
        (changed("correctAnswer", "E".into()), "correctAnswer", "Escolha a resposta correta: A, B, C ou D."),
        (changed("difficulty", "x".into()), "difficulty", "Escolha a dificuldade: fácil, médio ou difícil."),
        (changed("status", "x".into()), "status", "Escolha a situação: rascunho, ativa ou inativa."),
        (
            changed("descriptor", json!({ "code": "D38" })),
            "descriptor",
            "A matriz de Matemática do 9º ano vai de D1 a D37.",
        ),
        (
            changed("bncc", "EF6MA".into()),
            "bncc",
            "O código não tem a forma dos códigos da BNCC, como EF05MA07 ou EM13MAT101.",
        ),
        (changed("baseText", "\0".into()), "baseText", "O texto contém caracteres inválidos."),
    ] {
        gestor.post("/api/questions", typed).refuses(field, sentence);
    }
    let mut of_art = body(art, "Que cor?");
    of_art["descriptor"] = json!({ "code": "D1" });
    let only = "Só Língua Portuguesa e Matemática têm descritores do Saeb: deixe o descritor vazio.";
    gestor.post("/api/questions", of_art).refuses("descriptor", only);
    gestor.post("/api/questions", body(2_000_000_000, "Quanto?")).expect(404);
    assert_eq!(list(&world, "").json(), json!([]));
}

#[test]
fn a_professor_changes_their_own_questions_alone() {
    let world = World::new();
    let (gestor, professor) = (&world.ours.gestor.caller, &world.ours.professor.caller);
    let maths = subject(&world, "Matemática");
    let own = professor.post("/api/questions", body(maths, "Minha?")).expect(201).json();
    let other = gestor.post("/api/questions", body(maths, "Dela?")).expect(201).json();
    let path = |question: &Value| format!("/api/questions/{}", question["id"]);
    let seen = professor.get(path(&other)).expect(200).json();
    assert_eq!((&seen["mayChange"], &seen["mayDelete"]), (&json!(false), &json!(false)));
    let sentence = "Só quem criou a questão, a coordenação ou a gestão pode mudá-la.";
    let both = json!({ "ids": [own["id"], other["id"]], "status": "inativa" });
    for refused in [
        professor.put(path(&other), json!({ "optionA": "9" })),
        professor.send(Request::new("DELETE", path(&other))),
        professor.post("/api/questions/status", both.clone()),
    ] {
        assert_eq!(refused.expect(403).detail(), sentence);
    }
    let denied = "SELECT text FROM audit_events WHERE kind = 'denied' ORDER BY id";
    assert_eq!(world.texts(denied).len(), 3, "{:?}", world.texts(denied));
    assert_eq!(professor.get(path(&own)).expect(200).json()["status"], "ativa", "all or none");
    professor.put(path(&own), json!({ "optionA": "9" })).expect(200);
    assert_eq!(gestor.post("/api/questions/status", both).expect(200).json()["changed"], 2);
    professor.send(Request::new("DELETE", path(&own))).expect(204);
}

#[test]
fn an_answered_question_keeps_what_was_asked() {
    let world = World::new();
    let gestor = &world.ours.gestor.caller;
    let maths = subject(&world, "Matemática");
    let made = gestor.post("/api/questions", body(maths, "Quanto é 1 + 1?")).expect(201).json();
    let path = format!("/api/questions/{}", made["id"]);
    answered(&world, &made, 31);
    let refused = gestor.put(&path, json!({ "correctAnswer": "C" })).expect(409).json();
    assert_eq!(refused["type"], "urn:ideb:confirm");
    let sentence = "Esta questão já foi respondida 31 vezes. Com o novo gabarito, os resultados serão corrigidos; pontos já ganhos ficam.";
    assert_eq!(refused["detail"], sentence);
    let confirmed = gestor.put(&path, json!({ "correctAnswer": "C", "confirm": true })).expect(200).json();
    assert_eq!((&confirmed["version"], &confirmed["correctAnswer"]), (&json!(1), &json!("C")));
    let corrected = "SELECT text FROM audit_events WHERE text LIKE 'corrigiu o gabarito%'";
    assert_eq!(world.texts(corrected).len(), 1);
    let reworded = gestor.put(&path, json!({ "question": "Quanto é um mais um?" })).expect(200).json();
    assert_eq!(reworded["version"], 2);
    let kept = "SELECT concat(version, ' ', statement, ' ', answer_key) AS text FROM question_versions";
    assert_eq!(world.texts(kept), ["1 Quanto é 1 + 1? C"]);
    let easier = gestor.put(&path, json!({ "difficulty": "dificil" })).expect(200).json();
    assert_eq!(easier["version"], 2, "the text is the same");
    let kept = "A questão já foi respondida e por isso não é excluída. Desative a questão: nada se perde.";
    assert_eq!(gestor.send(Request::new("DELETE", &path)).expect(409).detail(), kept);
    let draft = json!({ "ids": [made["id"]], "status": "rascunho" });
    let no_draft = "Há questões já respondidas, que não voltam a ser rascunho.";
    assert_eq!(gestor.post("/api/questions/status", draft).expect(409).detail(), no_draft);
    assert_eq!(statements(&list(&world, "neverUsed=true")), Vec::<String>::new());
}

#[test]
fn questions_are_found_filtered_and_paged() {
    let world = World::new();
    let gestor = &world.ours.gestor.caller;
    let (maths, art) = (subject(&world, "Matemática"), subject(&world, "Arte"));
    for number in 1..=5 {
        let of = if number == 5 { art } else { maths };
        let mut typed = body(of, &format!("Questão {number}: a Área, é?"));
        typed["skill"] = if number % 2 == 0 { "Medir".into() } else { "Somar".into() };
        typed["status"] = if number == 1 { "rascunho".into() } else { "ativa".into() };
        gestor.post("/api/questions", typed).expect(201);
    }
    let numbers = |query: &str| -> String {
        let found = list(&world, query);
        statements(&found).iter().map(|statement| statement.chars().nth(8).unwrap()).collect()
    };
    let skills = gestor.get(world.ours.path("/skills")).expect(200).json();
    let skill = |name: &str, of: i64| {
        let skills = skills.as_array().unwrap();
        let found = skills.iter().find(|it| it["name"] == name && it["subjectId"] == of);
        found.unwrap()["id"].to_string()
    };
    let own = gestor.get("/api/auth/user").json()["id"].to_string();
    for (query, found) in [
        (String::new(), "54321"),
        ("q=area".to_owned(), "54321"),
        ("q=AREA%20medir".to_owned(), "42"),
        ("q=rea".to_owned(), ""),
        ("q=%20".to_owned(), "54321"),
        ("q=%25".to_owned(), ""),
        (format!("q=??&subjectId={maths}"), ""),
        ("q=medir".to_owned(), "42"),
        (format!("subjectId={maths}"), "4321"),
        (format!("skillId={}", skill("Somar", maths)), "31"),
        (format!("authorId={own}&status=ativa"), "5432"),
        ("authorId=2000000000".to_owned(), ""),
        ("status=rascunho&difficulty=facil".to_owned(), "1"),
        ("difficulty=dificil".to_owned(), ""),
        ("neverUsed=true&limit=2".to_owned(), "54"),
    ] {
        assert_eq!(numbers(&query), found, "{query}");
    }
    let first = list(&world, "limit=2");
    let before = first.json()[1]["id"].to_string();
    assert_eq!(
        (first.header("x-total-count"), numbers(&format!("limit=2&before={before}"))),
        (Some("5"), "32".into())
    );
    assert_eq!(list(&world, &format!("q=somar&before={before}")).header("x-total-count"), Some("3"));
    assert_eq!(numbers(&format!("ids={before}")), "4");
    let counts = gestor.get(world.ours.path("/questions/counts")).expect(200).json();
    assert_eq!(counts, json!({ "total": 5, "active": 4 }));
    gestor
        .get(world.ours.path("/questions?status=x"))
        .refuses("status", "Escolha a situação: rascunho, ativa ou inativa.");
    gestor.get(world.ours.path("/questions?ids=1,x")).refuses("ids", "Escolha de 1 a 100 questões.");
}

#[test]
fn descriptors_are_codes_until_their_texts_are_loaded() {
    let world = World::new();
    let gestor = &world.ours.gestor.caller;
    let (maths, art) = (subject(&world, "Matemática"), subject(&world, "Arte"));
    let matrix =
        |query: &str| gestor.get(world.ours.path(&format!("/descriptors?{query}"))).expect(200).json();
    let bare = matrix(&format!("subjectId={maths}"));
    assert_eq!(
        (&bare["component"], &bare["grade"], &bare["loaded"]),
        (&json!("MT"), &json!("9"), &json!(false))
    );
    assert_eq!(bare["descriptors"].as_array().unwrap().len(), 37);
    assert_eq!(bare["descriptors"][0], json!({ "code": "D1", "topic": null, "text": null }));
    world.execute(
        "INSERT INTO reference_saeb_descriptors VALUES ('MT-9-D26', 'Números', 'Resolver problema com racionais.')",
    );
    let found = matrix(&format!("subjectId={maths}&q=problema%20NUMEROS"));
    let loaded = json!([{ "code": "D26", "topic": "Números", "text": "Resolver problema com racionais." }]);
    assert_eq!((&found["loaded"], &found["descriptors"]), (&json!(true), &loaded));
    assert_eq!(matrix(&format!("subjectId={maths}&grade=5"))["descriptors"].as_array().unwrap().len(), 28);
    let none = matrix(&format!("subjectId={art}"));
    assert_eq!((&none["component"], &none["descriptors"]), (&Value::Null, &json!([])));
    gestor.get(world.ours.path("/descriptors?subjectId=2000000000")).expect(404);
    let mut typed = body(maths, "Quanto?");
    typed["descriptor"] = json!({ "code": "D26" });
    let made = gestor.post("/api/questions", typed).expect(201).json();
    assert_eq!(made["descriptor"]["text"], "Resolver problema com racionais.");
    let skills = gestor.get(world.ours.path(&format!("/skills?subjectId={maths}"))).json();
    assert_eq!(skills[0]["text"], "Resolver problema com racionais.");
}
