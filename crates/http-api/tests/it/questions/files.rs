//! Questions come in files, and leave in files.

use serde_json::{Value, json};

use super::bank::subject;
use super::valid::DOT;
use crate::client::{Answer, Request};
use crate::harness::World;

const UPLOAD: &str = "/api/questions/upload";

fn send(world: &World, path: &str, bytes: &[u8], subject: i64) -> Answer {
    let request = Request::new("POST", path).file_with("q.txt", bytes, &json!({ "subjectId": subject }));
    world.ours.gestor.caller.send(request)
}

fn rehearse(world: &World, bytes: &[u8], subject: i64) -> Answer {
    send(world, &format!("{UPLOAD}?dryRun=true"), bytes, subject)
}

const LINES: &str = "Quanto é 1 + 1?|1|2|3|4|B|fácil|Somar\nQuanto é 2 + 2?|1|2|3|4|d|Médio|Somar\n\
    quanto é 1 + 1?|4|3|2|1|C|dificil|\nQuanto é 3?|1|2|3|4|E|facil|Somar\n";

#[test]
fn a_file_is_rehearsed_imported_and_changes_nothing_again() {
    let world = World::new();
    let maths = subject(&world, "Matemática");
    let rehearsed = rehearse(&world, LINES.as_bytes(), maths).expect(200).json();
    assert_eq!(rehearsed["counts"], json!({ "new": 2, "repeated": 1, "known": 0, "wrong": 1 }));
    let verdicts: Vec<_> =
        rehearsed["lines"].as_array().unwrap().iter().map(|line| &line["verdict"]).collect();
    assert_eq!(verdicts, ["nova", "nova", "repetida", "errada"]);
    let looked_over: Vec<_> = (0..4)
        .map(|at| &rehearsed["lines"][at])
        .map(|line| json!([line["correctAnswer"], line["difficulty"], line["options"]]))
        .collect();
    let (rising, falling) = (["1", "2", "3", "4"], ["4", "3", "2", "1"]);
    assert_eq!(
        looked_over,
        [
            json!(["B", "facil", rising]),
            json!(["D", "medio", rising]),
            json!(["C", "dificil", falling]),
            json!([null, null, []])
        ]
    );
    let wrong = &rehearsed["lines"][3];
    assert_eq!((&wrong["line"], &wrong["problems"][0]["column"]), (&json!(4), &json!("Resposta")));
    assert_eq!((&rehearsed["format"], &rehearsed["message"]), (&json!("TXT"), &Value::Null));
    assert_eq!(world.count("questions"), 0);
    let imported = send(&world, UPLOAD, LINES.as_bytes(), maths).expect(200).json();
    assert_eq!(imported["message"], "2 questões importadas com sucesso, 1 repetida no arquivo, 1 com erro.");
    assert_eq!((world.count("questions"), imported["lines"].as_array().unwrap().len()), (2, 0));
    let again = send(&world, UPLOAD, LINES.as_bytes(), maths).expect(200).json();
    assert_eq!(again["counts"], json!({ "new": 0, "repeated": 1, "known": 2, "wrong": 1 }));
    assert_eq!(world.count("questions"), 2);
    let art = subject(&world, "Arte");
    let elsewhere = rehearse(&world, LINES.as_bytes(), art).expect(200).json();
    assert_eq!(elsewhere["counts"]["new"], 2, "a bank compares within a subject");
}

#[test]
fn fields_of_the_form_say_the_subject_as_options_do() {
    let world = World::new();
    let (gestor, maths) = (&world.ours.gestor.caller, subject(&world, "Matemática").to_string());
    let ours = world.ours.id.to_string();
    let form = |school: &str, subject: &str| {
        Request::new("POST", format!("{UPLOAD}?dryRun=true")).form(&[
            ("name=\"file\"; filename=\"q.txt\"", LINES.as_bytes()),
            ("name=\"schoolId\"", school.as_bytes()),
            ("name=\"subjectId\"", subject.as_bytes()),
            ("name=\"createdBy\"", b"1"),
        ])
    };
    gestor.send(form(&ours, &maths)).expect(200);
    gestor.send(form(&world.theirs.id.to_string(), &maths)).expect(404);
    gestor.send(form(&ours, "2000000000")).expect(404);
    gestor.send(form(&ours, "x")).expect(400);
    let without = Request::new("POST", UPLOAD).file("q.txt", LINES.as_bytes());
    gestor.send(without).refuses("subjectId", "Escolha a disciplina.");
}

#[test]
fn a_file_that_is_none_of_questions_is_refused_with_its_reason() {
    let world = World::new();
    let maths = subject(&world, "Matemática");
    let program = [&b"\x7fELF\x02\x01\x01"[..], &[0; 200]].concat();
    let laughs = "<!DOCTYPE quiz [<!ENTITY a \"ha\"><!ENTITY b \"&a;&a;&a;&a;\">]><quiz>&b;</quiz>";
    let outside = "<!DOCTYPE quiz [<!ENTITY a SYSTEM \"file:///etc/passwd\">]><quiz>&a;</quiz>";
    let many = "Quanto?|1|2|3|4|A|facil|\n".repeat(2001);
    for (bytes, words) in [
        (&b""[..], "O arquivo não tem nenhuma questão."),
        (&program, ""),
        (laughs.as_bytes(), ""),
        (outside.as_bytes(), ""),
        (b"<html><body>nada</body></html>", ""),
        (many.as_bytes(), "O arquivo tem mais de 2.000 questões."),
        (b"E?|1|2|3|4|Z|facil|\n", "Nenhuma questão do arquivo pode ser importada."),
    ] {
        let answer = send(&world, UPLOAD, bytes, maths).expect(422);
        assert!(answer.detail().contains(words), "{}", answer.detail());
    }
    let large = "x".repeat(5_000_001);
    assert!(
        send(&world, UPLOAD, large.as_bytes(), maths).expect(413).detail().contains("o limite é de 5 MB")
    );
    assert_eq!(world.count("questions"), 0);
}

#[test]
fn wrong_questions_are_mended_and_imported() {
    let world = World::new();
    let maths = subject(&world, "Matemática");
    let answer = send(&world, &format!("{UPLOAD}/wrong-lines"), LINES.as_bytes(), maths).expect(200);
    assert!(answer.header("content-disposition").unwrap().contains("questoes-erradas.xlsx"));
    let again = rehearse(&world, &answer.bytes, maths).expect(200).json();
    assert_eq!(again["counts"], json!({ "new": 0, "repeated": 0, "known": 0, "wrong": 1 }));
    assert_eq!(again["lines"][0]["question"], "Quanto é 3?");
}

#[test]
fn a_rehearsal_foresees_that_the_bank_has_no_room() {
    let world = World::new();
    let maths = subject(&world, "Matemática");
    let most = |most: u8| world.execute(&format!("UPDATE quotas SET most = {most} WHERE name = 'questions'"));
    most(1);
    let report = rehearse(&world, LINES.as_bytes(), maths).expect(200).json();
    let sentence = "A escola tem 0 questões e pode ter até 1: com este arquivo seriam 2. ";
    assert!(report["refusal"].as_str().unwrap().starts_with(sentence), "{}", report["refusal"]);
    send(&world, UPLOAD, LINES.as_bytes(), maths).expect(409);
    assert_eq!(world.count("questions"), 0);
    most(2);
    assert_eq!(rehearse(&world, LINES.as_bytes(), maths).expect(200).json()["refusal"], Value::Null);
    send(&world, UPLOAD, LINES.as_bytes(), maths).expect(200);
}

#[test]
fn what_is_exported_is_known_again() {
    let world = World::new();
    let gestor = &world.ours.gestor.caller;
    let maths = subject(&world, "Matemática");
    let mut typed = json!({
        "subjectId": maths, "question": "=Quanto é 1|1; \"um\"?", "optionA": "-1", "optionB": "a|b", "optionC": "{c} ~=#",
        "optionD": "d\nd", "correctAnswer": "C", "difficulty": "dificil", "baseText": "Leia.", "explanation": "Pense.",
    });
    gestor.post("/api/questions", typed.clone()).expect(201);
    typed["baseText"] = Value::Null;
    typed["optionD"] = "d".into();
    gestor.post("/api/questions", typed).expect(201);
    for (format, kind, lost) in [
        (
            "txt",
            "text/plain; charset=utf-8",
            json!([
                { "what": "o texto-base e a fonte", "count": 1 }, { "what": "a explicação", "count": 2 },
                { "what": "as quebras de linha", "count": 1 },
            ]),
        ),
        ("csv", "text/csv; charset=utf-8", json!([])),
        ("gift", "text/plain; charset=utf-8", json!([{ "what": "o texto-base e a fonte", "count": 1 }])),
        ("moodle", "application/xml", json!([{ "what": "o texto-base e a fonte", "count": 1 }])),
    ] {
        let asked = json!({ "format": format, "subjectId": maths });
        let losses =
            gestor.post(world.ours.path("/questions/export/losses"), asked.clone()).expect(200).json();
        assert_eq!(losses, json!({ "questions": 2, "losses": lost }), "{format}");
        let file = gestor.post(world.ours.path("/questions/export"), asked).expect(200);
        assert_eq!(file.header("content-type"), Some(kind));
        let read = rehearse(&world, &file.bytes, maths).expect(200).json();
        assert_eq!((&read["counts"]["wrong"], &read["counts"]["repeated"]), (&json!(0), &json!(0)), "{read}");
        let known = if lost == json!([]) { 2 } else { 1 };
        assert_eq!(
            read["counts"]["known"], known,
            "{format}: what loses nothing that is read is known again"
        );
    }
    let none = json!({ "format": "txt", "ids": [2_000_000_000] });
    gestor.post(world.ours.path("/questions/export"), none).expect(404);
    gestor
        .post(world.ours.path("/questions/export"), json!({ "format": "pdf" }))
        .refuses("format", "Escolha o formato: txt, csv, gift ou moodle.");
}

#[test]
fn a_file_to_fill_in_can_be_imported() {
    let world = World::new();
    let maths = subject(&world, "Matemática");
    for format in ["xlsx", "csv", "txt"] {
        let path = world.ours.path(&format!("/question-imports/template?format={format}"));
        let file = world.ours.gestor.caller.get(path).expect(200);
        let read = rehearse(&world, &file.bytes, maths).expect(200).json();
        assert_eq!(read["counts"], json!({ "new": 1, "repeated": 0, "known": 0, "wrong": 0 }), "{format}");
    }
}

#[test]
fn a_question_gets_a_picture_is_shown_with_it_and_loses_it() {
    let world = World::new();
    let (gestor, professor) = (&world.ours.gestor.caller, &world.ours.professor.caller);
    let maths = subject(&world, "Matemática");
    let typed = json!({
        "subjectId": maths, "question": "O que se vê?", "optionA": "1", "optionB": "2", "optionC": "3", "optionD": "4",
        "correctAnswer": "A", "difficulty": "facil",
    });
    let made = gestor.post("/api/questions", typed).expect(201).json();
    let path = format!("/api/questions/{}/image", made["id"]);
    let send = |bytes: &[u8], alt: &str| {
        let file = "name=\"file\"; filename=\"a.png\"";
        Request::new("POST", &path).form(&[(file, bytes), ("name=\"alt\"", alt.as_bytes())])
    };
    for (bytes, words) in [
        (&b"<svg xmlns=\"http://www.w3.org/2000/svg\"/>"[..], "Envie uma imagem PNG, JPEG ou WebP."),
        (&DOT[..40], "A imagem não pôde ser lida."),
    ] {
        assert!(gestor.send(send(bytes, "um ponto")).expect(422).detail().starts_with(words));
    }
    gestor.send(send(&DOT, " ")).refuses("alt", "Descreva a imagem para quem não a vê.");
    professor.send(send(&DOT, "um ponto")).expect(403);
    assert_eq!(world.count("files"), 0);
    let set = gestor.send(send(&DOT, "um ponto")).expect(200).json();
    assert_eq!(set["imageAlt"], "um ponto");
    let image = format!("/api/questions/{}/images/{}", made["id"], set["imageId"]);
    let shown = professor.get(&image).expect(200);
    assert_eq!(shown.header("content-type"), Some("image/png"));
    assert_eq!(shown.header("x-content-type-options"), Some("nosniff"));
    assert_eq!(shown.header("cache-control"), Some("private, no-cache"));
    let tag = shown.header("etag").unwrap();
    professor.send(Request::get(&image).header("If-None-Match", tag)).expect(304);
    world.theirs.gestor.caller.get(&image).expect(404);
    gestor.get(format!("/api/questions/{}/images/2000000000", made["id"])).expect(404);
    let bare = gestor.send(Request::new("DELETE", &path)).expect(200).json();
    assert_eq!((&bare["imageId"], &bare["imageAlt"]), (&Value::Null, &Value::Null));
    assert_eq!((world.count("files"), world.count("file_chunks")), (0, 0));
    gestor.get(&image).expect(404);
}
