//! What is no pupil, and whose pupil it would be.

use serde_json::{Value, json};

use crate::client::Answer;
use crate::harness::World;
use crate::pupils::{body, class, create, path, with};

#[test]
fn what_is_no_pupil_is_refused_by_its_field() {
    let world = World::new();
    let gestor = &world.ours.gestor.caller;
    let own = class(gestor, "9º A", None);
    let known = create(gestor, body("1", own));
    let before = world.fingerprint();
    let (long, many) = ("á".repeat(201), "9".repeat(31));
    let next_year = "2099-01-01";
    for (field, value, sentence) in [
        ("studentId", " ", "Escreva a matrícula."),
        ("studentId", &many, "Use no máximo 30 caracteres"),
        ("studentId", "1\0", "O texto contém caracteres inválidos"),
        ("name", "", "Escreva o nome do aluno."),
        ("name", &long, "Use no máximo 200 caracteres"),
        ("name", "2025060301", "O nome não tem letras."),
        ("name", "Bia\0", "O texto contém caracteres inválidos"),
        ("email", "bia", "Email inválido"),
        ("birthDate", next_year, "Essa data ainda não chegou."),
        ("birthDate", "31/02/2014", "Essa data não existe."),
        ("birthDate", "ontem", "Isso não é uma data."),
        ("guardianName", "12", "O nome não tem letras."),
        ("guardianPhone", "tem", "O telefone não tem números."),
    ] {
        let new = gestor.post("/api/students", with(body("2", own), field, value));
        new.refuses(field, sentence);
        let mut change = json!({});
        change[field] = value.into();
        gestor.put(path(&known, ""), change).refuses(field, sentence);
    }
    let old = gestor.post("/api/students", with(body("2", own), "birthDate", "01/01/1900")).expect(400);
    assert!(old.errors()[0].1.starts_with("Com essa data o aluno teria 1"), "{:?}", old.errors());
    for (field, value, sentence) in [
        ("password", "12345", "Senha deve ter pelo menos 6 caracteres"),
        ("password", "123456", "Esta senha é muito comum: escolha outra"),
        ("password", "bialima", "A senha não pode ser o nome da pessoa, da escola ou da cidade"),
        ("password", "valedosaber1", "A senha não pode ser o nome da pessoa, da escola ou da cidade"),
    ] {
        gestor.post("/api/students", with(body("2", own), field, value)).refuses(field, sentence);
    }
    gestor
        .post("/api/students", with(body("2", own), "classId", Value::Null))
        .refuses("classId", "Escolha a turma.");
    assert_eq!(world.fingerprint(), before);
}

#[test]
fn names_of_two_hundred_characters_and_days_as_people_write_them_are_kept() {
    let world = World::new();
    let gestor = &world.ours.gestor.caller;
    let own = class(gestor, "9º A", None);
    for (number, name) in
        ["á".repeat(200), "Joana D'Ávila".to_owned(), "Bia 🌻".to_owned()].iter().enumerate()
    {
        let new =
            with(with(body(&number.to_string(), own), "name", name.as_str()), "birthDate", "21/07/2011");
        let made = create(gestor, new);
        let read = gestor.get(path(&made, "")).expect(200).json();
        assert_eq!((&read["name"], &read["details"]["birthDate"]), (&json!(name), &json!("2011-07-21")));
    }
}

#[track_caller]
fn is_taken(answer: Answer) {
    let sentence = "Já existe um aluno com esta matrícula na escola.".to_owned();
    assert_eq!(answer.expect(409).errors(), [("studentId".to_owned(), sentence)]);
}

#[test]
fn a_number_is_of_one_pupil_here_and_of_anyone_elsewhere() {
    let world = World::new();
    let (gestor, other) = (&world.ours.gestor.caller, &world.theirs.gestor.caller);
    let own = class(gestor, "9º A", None);
    let theirs = class(other, "9º A", None);
    create(gestor, body("2024001-x", own));
    create(other, body("2024001-X", theirs));
    let second = create(gestor, body("2", own));
    let before = world.fingerprint();
    is_taken(gestor.post("/api/students", body("2024001-X", own)));
    is_taken(gestor.put(path(&second, ""), json!({ "studentId": " 2024001-x " })));
    assert_eq!(world.fingerprint(), before);
}

#[test]
fn a_class_of_another_school_reads_as_none() {
    let world = World::new();
    let gestor = &world.ours.gestor.caller;
    let own = class(gestor, "9º A", None);
    let theirs = class(&world.theirs.gestor.caller, "9º A", None);
    let known = create(gestor, body("1", own));
    let before = world.fingerprint();
    let mut answers = Vec::new();
    for class in [theirs, 2_000_000_000] {
        answers.push(gestor.post("/api/students", body("2", class)).expect(404).body);
        answers.push(gestor.put(path(&known, ""), json!({ "classId": class })).expect(404).body);
        answers.push(gestor.get(format!("/api/classes/{class}/students")).expect(404).body);
    }
    assert!(answers.iter().all(|body| *body == answers[0]), "{answers:?}");
    let list = gestor.get(world.ours.path(&format!("/students?classId={theirs}"))).expect(200).json();
    assert_eq!(list["total"], 0);
    gestor.post("/api/students", with(body("2", own), "schoolId", world.theirs.id)).expect(404);
    assert_eq!(world.fingerprint(), before);
}

#[test]
fn the_password_that_is_typed_stands_nowhere() {
    let world = World::new();
    let gestor = &world.ours.gestor.caller;
    let own = class(gestor, "9º A", None);
    let typed = "jacarandá-mimoso";
    let request = crate::client::Request::post("/api/students", with(body("1", own), "password", typed));
    let answer = gestor.send(request.once("7b0f6f0e-0c7c-4f0e")).expect(201);
    assert!(!answer.body.contains(typed) && !answer.body.contains("argon2"), "{}", answer.body);
    let all = world.texts(
        "SELECT query_to_xml('SELECT * FROM ' || quote_ident(tablename), true, false, '')::text AS text
         FROM pg_tables WHERE schemaname = 'public'",
    );
    assert!(!all.iter().any(|table| table.contains(typed)));
    // Neither does it tell one repeated request from another.
    let again =
        crate::client::Request::post("/api/students", with(body("1", own), "password", "outra-senha"));
    assert_eq!(gestor.send(again.once("7b0f6f0e-0c7c-4f0e")).expect(201).body, answer.body);
}
