//! A class answers before the projector.

use serde_json::{Value, json};

use super::Setting;
use crate::client::{Answer, Request};
use crate::harness::at_once;
use crate::pupils::with;

fn say(of: &Setting, path: &str, ordinal: i64, letter: impl Into<Value>, seconds: i64) -> Answer {
    let said = json!({ "ordinal": ordinal, "letter": letter.into(), "seconds": seconds });
    of.professor().post(format!("{path}/answers"), said)
}

#[test]
fn a_class_is_shown_the_key_of_what_it_has_answered_alone() {
    let of = Setting::new(&[], &["Somar", "Somar", "Medir"]);
    let path = of.begun("projetada");
    let keys = |path: &str| -> Vec<Value> {
        let asked = of.read(path)["asked"].as_array().unwrap().clone();
        asked.iter().map(|it| it["correctAnswer"].clone()).collect()
    };
    assert_eq!(keys(&path), [Value::Null, Value::Null, Value::Null]);
    let hidden = of.gestor().get(&path).expect(200).body;
    assert!(!hidden.contains("Conte.") && !hidden.contains("\"B\""), "{hidden}");
    // The last one first, as after a lost connection.
    let verdict = say(&of, &path, 3, "A", 12).expect(200).json();
    assert_eq!(
        verdict,
        json!({
            "ordinal": 3, "letter": "A", "seconds": 12, "correct": false, "correctAnswer": "B", "explanation": "Conte.",
            "hits": 0, "answered": 1, "questions": 3,
        })
    );
    assert_eq!(keys(&path), [Value::Null, Value::Null, json!("B")]);
    say(&of, &path, 1, "B", 20).expect(200);
    assert_eq!(say(&of, &path, 2, Value::Null, 99_999).expect(200).json()["seconds"], 3600);
    let detail = of.read(&path);
    assert_eq!((&detail["simulation"]["done"], &detail["sheets"]), (&json!(3), &json!([])));
    assert_eq!(detail["asked"][1]["answer"]["letter"], Value::Null);
    assert_eq!(detail["simulation"]["grade"], Value::Null, "it still runs");
}

#[test]
fn what_a_class_said_stands() {
    let of = Setting::new(&[], &["Somar", "Somar"]);
    let path = of.begun("projetada");
    say(&of, &path, 1, "A", 5).expect(200);
    assert_eq!(say(&of, &path, 1, "A", 9).expect(200).json()["seconds"], 5, "the same again changes nothing");
    assert_eq!(say(&of, &path, 1, "B", 5).expect(409).detail(), "A turma já respondeu A nesta questão.");
    say(&of, &path, 3, "A", 5).refuses("ordinal", "Não há esta questão na simulação.");
    say(&of, &path, 1, "E", 5).refuses("letter", "Escolha A, B, C ou D.");
    let on_paper = of.gestor().put(format!("{path}/absent"), json!({ "studentId": 1, "absent": true }));
    assert_eq!(on_paper.expect(409).detail(), "As respostas de uma simulação projetada são da turma.");
    // Twenty times at once, with a key and without: one answer.
    let said = json!({ "ordinal": 2, "letter": "C", "seconds": 7 });
    let answers = at_once(20, |number| {
        let request = Request::post(format!("{path}/answers"), said.clone());
        of.gestor()
            .send(if number % 2 == 0 {
                request.once("0b1c4f0e-5d1b-4c7e-9a63-7d1f0a2b3c4d")
            } else {
                request
            })
            .expect(200)
            .body
    });
    assert!(answers.iter().all(|answer| *answer == answers[0]), "{answers:?}");
    of.end(&path, "finish").expect(200);
    say(&of, &path, 2, "C", 7).expect(200);
    assert_eq!(say(&of, &path, 2, "D", 7).expect(409).detail(), "A simulação não está mais em andamento.");
}

#[test]
fn the_end_says_what_the_answers_come_to() {
    let of = Setting::new(&[], &["Somar", "Somar", "Somar", "Medir", "Medir", "Medir"]);
    let path = of.begun("projetada");
    let nothing = "Nenhuma resposta foi dada ainda. Responda ao menos uma questão ou abandone a simulação.";
    assert_eq!(of.end(&path, "finish").expect(409).detail(), nothing);
    let waits = of.gestor().get(format!("{path}/result")).expect(409).detail();
    assert_eq!(waits, "A simulação ainda não foi concluída.");
    for (ordinal, letter) in [(1, "B"), (2, "B"), (3, "B"), (4, "A"), (5, "B")] {
        say(&of, &path, ordinal, letter, 30 + ordinal).expect(200);
    }
    // The sixth was not asked.
    let ended = of.end(&path, "finish").expect(200).json();
    assert_eq!(
        (&ended["status"], &ended["hitRate"], &ended["grade"]),
        (&json!("concluida"), &json!(80), &json!("8.0"))
    );
    let result = of.read(&format!("{path}/result"));
    assert_eq!((&result["hits"], &result["answers"], &result["skipped"]), (&json!(4), &json!(5), &json!(0)));
    assert_eq!((&result["meanSeconds"], &result["gradeBefore"]), (&json!(33), &Value::Null));
    assert_eq!(result["skills"][0]["name"], "Somar", "of the other there are two answers alone");
    assert_eq!((&result["skills"][1]["enough"], &result["retake"]), (&json!(false), &Value::Null));
    assert_eq!(
        result["feedback"][0],
        "Bom resultado: falta pouco para a turma dominar o que foi perguntado (4 questões certas de 5)."
    );
    assert_eq!((&result["ranking"], &result["history"][0]["place"]), (&json!([]), &json!(1)));
    assert_eq!(result["asked"][3]["letter"], "A");
    assert_eq!(result["asked"][5]["answers"], 0);
    assert_eq!((&of.question(0)["answers"], &of.question(5)["answers"]), (&json!(1), &json!(0)));

    // The next one is told beside it.
    let second = of.begun("projetada");
    say(&of, &second, 1, "A", 1).expect(200);
    of.end(&second, "finish").expect(200);
    let result = of.read(&format!("{second}/result"));
    let places: Vec<_> =
        result["history"].as_array().unwrap().iter().map(|it| it["place"].as_i64().unwrap()).collect();
    assert_eq!((&result["gradeBefore"], places), (&json!("8.0"), vec![2, 1]));
    let skills = of.read(&format!("/api/classes/{}/simulation-skills?subjectId={}", of.class, of.subject));
    assert_eq!((&skills["simulations"], &skills["skills"][0]["answers"]), (&json!(2), &json!(4)));
    assert_eq!(of.end(&second, "finish").expect(200).json()["status"], "concluida", "twice is once");
    assert_eq!(of.question(0)["answers"], 2);
}

#[test]
fn whoever_starts_chooses_among_what_there_is() {
    let of = Setting::new(&[], &["Somar", "Medir"]);
    let form = |field: &str, value: Value| {
        let mut form = of.form("projetada");
        form["questionIds"] = Value::Null;
        form[field] = value;
        of.gestor().post("/api/class-simulations", form)
    };
    assert_eq!(form("difficulty", "medio".into()).expect(201).json()["questions"], 2);
    form("questions", json!(51)).refuses("questions", "Escolha de 1 a 50 questões.");
    form("classId", Value::Null).refuses("classId", "Escolha a turma.");
    form("kind", "oral".into()).refuses("kind", "Escolha se a simulação é projetada ou impressa.");
    for nobodys in ["classId", "subjectId", "skillId"] {
        form(nobodys, json!(2_000_000_000)).expect(404);
    }
    form("questionIds", json!([2_000_000_000])).expect(404);
    let mixed = form("subjectId", Value::Null).expect(201).json();
    assert_eq!((&mixed["subjectId"], &mixed["subjectName"]), (&Value::Null, &json!("Questões Mistas")));
    assert_eq!(
        form("difficulty", "dificil".into()).expect(409).detail(),
        "Não há questões ativas de Matemática no nível difícil. Há 2 de outros níveis: escolha misto."
    );
    assert_eq!(
        form("kind", "impressa".into()).expect(409).detail(),
        "A turma não tem alunos ativos. Matricule os alunos ou projete as questões."
    );
    let put_aside = json!({ "ids": [of.questions[0]], "status": "inativa" });
    of.gestor().post("/api/questions/status", put_aside).expect(200);
    form("questionIds", json!(of.questions))
        .refuses("questionIds", "Escolha de 1 a 50 questões ativas, cada uma uma vez.");
    assert_eq!(form("difficulty", "misto".into()).expect(201).json()["questions"], 1);
    let archived = format!("/api/classes/{}/archive", of.class);
    of.gestor().post(archived, json!({ "archived": true })).expect(200);
    let refused = form("difficulty", "misto".into()).expect(409).detail();
    assert_eq!(refused, "A turma está arquivada. Desarquive a turma para começar uma simulação.");
}

#[test]
fn a_professor_holds_those_of_their_own_classes() {
    let of = Setting::new(&["Bia Lima"], &["Somar"]);
    let path = of.begun("projetada");
    let world = &of.world;
    world.execute(&format!("UPDATE classes SET teacher_id = NULL WHERE id = {}", of.class));
    let sentence = "Só quem leciona na turma, a coordenação ou a gestão pode mudar esta turma.";
    for refused in [
        of.professor().post("/api/class-simulations", of.form("projetada")),
        say(&of, &path, 1, "A", 1),
        of.professor().post(format!("{path}/finish"), json!({})),
        of.professor().delete(&path),
    ] {
        assert_eq!(refused.expect(403).detail(), sentence);
    }
    assert_eq!(world.texts("SELECT text FROM audit_events WHERE kind = 'denied'").len(), 4);
    let seen = of.professor().get(&path).expect(200).json();
    assert_eq!(seen["simulation"]["mayChange"], false);
    let list = format!("{}?classId={}", world.ours.path("/class-simulations"), of.class);
    assert_eq!(of.professor().get(&list).expect(200).header("x-total-count"), Some("1"));
    // Where professors see their own classes alone, it is not there.
    world.execute("UPDATE schools SET own_classes_only = true");
    let skills = format!("/api/classes/{}/simulation-skills", of.class);
    for hidden in [path.clone(), format!("{path}/result"), skills] {
        of.professor().get(hidden).expect(404);
    }
    assert_eq!(of.professor().get(&list).expect(200).json(), json!([]));
    of.gestor().get(&path).expect(200);
    assert_eq!(of.end(&path, "abandon").expect(200).json()["status"], "abandonada");
    of.gestor().delete(&path).expect(204);
    of.gestor().get(&path).expect(404);
}

#[test]
fn who_may_not_read_a_simulation_does_not_find_it_to_change() {
    let of = Setting::new(&["Bia Lima"], &["Somar"]);
    let other = crate::pupils::class(of.gestor(), "9º B", None);
    let begun = of.gestor().post("/api/class-simulations", with(of.form("projetada"), "classId", other));
    let path = format!("/api/class-simulations/{}", begun.expect(201).json()["id"]);
    for (own_classes_only, read, changed) in [(false, 200, 403), (true, 404, 404)] {
        let switch = json!({ "ownClassesOnly": own_classes_only });
        of.gestor().put(of.world.ours.path("/visibility"), switch).expect(200);
        of.professor().get(&path).expect(read);
        for how in ["finish", "abandon", "reopen"] {
            of.professor().post(format!("{path}/{how}"), json!({})).expect(changed);
        }
        let said = json!({ "ordinal": 1, "letter": "A", "seconds": 1 });
        of.professor().post(format!("{path}/answers"), said).expect(changed);
        let absent = json!({ "studentId": of.pupils[0], "absent": true });
        of.professor().put(format!("{path}/absent"), absent).expect(changed);
        of.professor().delete(&path).expect(changed);
    }
}

#[test]
fn a_subject_with_a_simulation_that_nobody_answered_is_kept_for_it() {
    let of = Setting::new(&[], &["Somar"]);
    of.begun("projetada");
    let refused = of.gestor().delete(format!("/api/subjects/{}", of.subject)).expect(409);
    let sentence =
        "A disciplina tem simulações e por isso não é excluída. Desative a disciplina: nada se perde.";
    assert_eq!(refused.detail(), sentence);
}
