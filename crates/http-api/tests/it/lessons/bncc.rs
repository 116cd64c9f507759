use serde_json::{Value, json};

use crate::client::Request;
use crate::harness::World;

/// Skills as the operator loads them, with the words that they are found by.
fn load(world: &World, skills: &[(&str, &str, i16, i16, &str, &str)]) {
    for (code, area, first, last, text, words) in skills {
        world.execute(&format!(
            "INSERT INTO bncc_skills (code, area, first_year, last_year, description, unit, practice, objects, words)
             VALUES ('{code}', '{area}', {first}, {last}, '{text}', 'Números', '', '{{}}', '{words}')"
        ));
    }
}

fn world() -> World {
    let world = World::new();
    load(
        &world,
        &[
            (
                "EF05MA03",
                "MA",
                5,
                5,
                "Identificar e representar frações.",
                "ef05ma03 fracoes frac identificar",
            ),
            (
                "EF05MA08",
                "MA",
                5,
                5,
                "Resolver problemas de multiplicação.",
                "ef05ma08 multiplicacao multiplic",
            ),
            ("EF15LP01", "LP", 1, 5, "Ler textos curtos.", "ef15lp01 ler textos"),
        ],
    );
    world
}

#[test]
fn skills_are_found_by_discipline_grade_and_words() {
    let world = world();
    let professor = &world.ours.professor.caller;
    let codes = |query: &str| {
        let found = professor.get(format!("/api/bncc/skills?{query}")).expect(200).json();
        let codes: Vec<_> =
            found["skills"].as_array().unwrap().iter().map(|it| it["code"].as_str().unwrap()).collect();
        (found["total"].as_u64().unwrap(), codes.join(" "))
    };
    assert_eq!(codes("q=fra%C3%A7%C3%A3o"), (1, "EF05MA03".to_owned()));
    assert_eq!(codes("discipline=matematica"), (2, "EF05MA03 EF05MA08".to_owned()));
    assert_eq!(codes("grade=3%C2%BA%20ano"), (1, "EF15LP01".to_owned()));
    assert_eq!(codes("discipline=lingua_portuguesa&grade=6%C2%BA%20ano"), (0, String::new()));
    assert_eq!(codes("after=EF05MA03"), (3, "EF05MA08 EF15LP01".to_owned()));
    assert_eq!(codes("discipline=portugues"), (1, "EF15LP01".to_owned()));
    assert_eq!(codes("q=***"), (0, String::new()));
    assert_eq!(codes("q=fra%C3%A7%C3%B5es+do+5%C2%BA+ano"), (1, "EF05MA03".to_owned()));
    let long = format!("unit={}", "x".repeat(401));
    let found = professor.get("/api/bncc/skills?q=fra").expect(200).json();
    let skill = json!({
        "code": "EF05MA03", "description": "Identificar e representar frações.", "unit": "Números", "practice": "",
        "objects": [],
    });
    assert_eq!((&found["loaded"], &found["skills"][0]), (&json!(true), &skill));
    for wrong in
        ["discipline=quimica", "grade=10", "after=x", "unit=%00", "practice=a%00b", "object=%0A", &long]
    {
        professor.get(format!("/api/bncc/skills?{wrong}")).expect(400);
    }
    let filters = professor.get("/api/bncc/filters?discipline=matematica").expect(200).json();
    let expected = json!({
        "units": [{ "name": "Números", "skills": 2 }], "practices": [], "objects": [],
    });
    assert_eq!(filters, expected);
}

#[test]
fn skills_are_suggested_for_a_topic() {
    let world = world();
    let professor = &world.ours.professor.caller;
    let suggest = |subject: &str, grade: &str, topic: &str| {
        let body = json!({ "subject": subject, "grade": grade, "topic": topic });
        professor.post("/api/bncc/suggest", body)
    };
    let suggested = suggest("matematica", "5º ano", "Frações no dia a dia").expect(200).json();
    let codes: Vec<_> = suggested["objectives"].as_array().unwrap().iter().map(|it| &it["code"]).collect();
    assert_eq!((codes, &suggested["among"]), (vec![&json!("EF05MA03")], &json!(2)));
    // As older plans have it.
    let portuguese = suggest("portugues", "2º ano", "ler textos").expect(200).json();
    assert_eq!(portuguese["objectives"][0]["code"], "EF15LP01");
    let absent = professor.post("/api/bncc/suggest", json!({ "grade": null })).expect(400).json();
    assert_eq!(
        absent["errors"]["subject"],
        "Preencha disciplina, série e tópico para sugerir objetivos BNCC."
    );
    let none = suggest("ingles", "3º ano", "cores").expect(200).json();
    assert_eq!(none, json!({ "loaded": true, "among": 0, "nearest": [], "objectives": [] }));
    for (subject, grade, topic, field, told) in [
        ("", "5º ano", "x", "subject", "Preencha disciplina, série e tópico para sugerir objetivos BNCC."),
        (
            "matematica",
            "5º ano",
            "  ",
            "topic",
            "Preencha disciplina, série e tópico para sugerir objetivos BNCC.",
        ),
        ("alquimia", "5º ano", "x", "subject", "Disciplina desconhecida: escolha uma da lista."),
        (
            "matematica",
            "10º ano",
            "x",
            "grade",
            "Escolha um ano da lista, do 1º ao 9º ano ou da 1ª à 4ª série.",
        ),
        ("matematica", "5º ano", &"x".repeat(201), "topic", "O tema passa de 200 caracteres."),
    ] {
        let refused = suggest(subject, grade, topic).expect(400).json();
        assert_eq!(refused["errors"][field], told, "{refused}");
    }
}

#[test]
fn without_a_catalogue_it_is_said() {
    let world = World::new();
    let professor = &world.ours.professor.caller;
    let found = professor.get("/api/bncc/skills").expect(200).json();
    assert_eq!(found, json!({ "loaded": false, "total": 0, "skills": [], "next": null, "similar": false }));
    let body = json!({ "subject": "matematica", "grade": "5º ano", "topic": "frações" });
    let suggested = professor.post("/api/bncc/suggest", body).expect(200).json();
    assert_eq!(suggested, json!({ "loaded": false, "among": 0, "nearest": [], "objectives": [] }));
}

fn question(world: &World, code: &str) -> Value {
    let subjects = world
        .texts(&format!("SELECT id::text AS text FROM subjects WHERE school_id = {} LIMIT 1", world.ours.id));
    let subject: i64 = subjects.first().map_or_else(
        || {
            let subject = json!({ "name": "Matemática", "stage": "anos_iniciais" });
            world.ours.gestor.caller.post("/api/subjects", subject).expect(201).json()["id"].as_i64().unwrap()
        },
        |id| id.parse().unwrap(),
    );
    json!({
        "subjectId": subject, "question": format!("Quanto é um meio, em {code}?"), "optionA": "1", "optionB": "2", "optionC": "3",
        "optionD": "4", "correctAnswer": "B", "difficulty": "facil", "bncc": code, "status": "ativa",
    })
}

#[test]
fn a_question_has_a_code_of_the_catalogue_once_it_is_loaded() {
    let bare = World::new();
    bare.ours.gestor.caller.post("/api/questions", question(&bare, "EF05MA99")).expect(201);
    let world = world();
    let gestor = &world.ours.gestor.caller;
    let refused = gestor.post("/api/questions", question(&world, "EF05MA99")).expect(400).json();
    assert_eq!(refused["errors"]["bncc"], "Este código não está no catálogo da BNCC.");
    let kept =
        gestor.post("/api/questions", question(&world, "EF05MA03")).expect(201).json()["id"].to_string();
    let changed = json!({ "bncc": "EF05MA98" });
    gestor.put(format!("/api/questions/{kept}"), changed).expect(400);
    gestor.put(format!("/api/questions/{kept}"), json!({ "bncc": "EF05MA08" })).expect(200);
    // One that was withdrawn meanwhile stays where it stands.
    world.execute("DELETE FROM bncc_skills WHERE code = 'EF05MA08'");
    gestor.put(format!("/api/questions/{kept}"), json!({ "difficulty": "medio" })).expect(200);
}

#[test]
fn an_imported_question_with_a_code_that_the_catalogue_lacks_is_told() {
    let world = world();
    let gestor = &world.ours.gestor.caller;
    let subject = question(&world, "EF05MA03")["subjectId"].clone();
    let lines = "Quanto é 1 + 1?|1|2|3|4|B|facil|EF05MA03\nQuanto é 2 + 2?|1|2|3|4|D|facil|EF05MA99\n";
    let options = json!({ "schoolId": world.ours.id, "subjectId": subject });
    let report = gestor.send(Request::new("POST", "/api/questions/upload".to_owned()).file_with(
        "q.txt",
        lines.as_bytes(),
        &options,
    ));
    let report = report.expect(200).json();
    assert_eq!(report["message"], "1 questão importada com sucesso, 1 com erro.", "{report}");
}
