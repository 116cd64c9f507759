//! The manager keeps the accounts of the staff.

use serde_json::{Value, json};

use crate::client::{Answer, Caller, Request};
use crate::harness::{PASSWORD, World, at_once, sign_in};
use crate::people::issue;

const USER: &str = "/api/auth/user";
const ACCOUNTS: &str = "/api/users?accounts=true";

/// The entry of the list of whoever signs in so.
#[track_caller]
fn account(gestor: &Caller, username: &str) -> Value {
    let list = gestor.get(ACCOUNTS).expect(200).json();
    let found = list.as_array().unwrap().iter().find(|it| it["account"]["username"] == username);
    found.unwrap_or_else(|| panic!("no {username} in {list}")).clone()
}

fn path(gestor: &Caller, username: &str, rest: &str) -> String {
    format!("/api/users/{}{rest}", account(gestor, username)["id"])
}

fn reset(gestor: &Caller, username: &str) -> Answer {
    gestor.send(Request::new("POST", path(gestor, username, "/reset-password")))
}

fn changed(role: &str) -> Value {
    json!({ "firstName": "Ana", "lastName": "Prado", "email": null, "role": role })
}

#[test]
fn who_enters_with_an_issued_password_chooses_one_and_works() {
    let world = World::new();
    let gestor = &world.ours.gestor.caller;
    let issued = issue(gestor, "ligia.barros", "professor");
    assert_eq!(issued.len(), 9, "two groups of four");
    // As it is read from a slip of paper.
    let typed = issued.to_lowercase().replace(' ', "-");
    let answer = sign_in(&world.anonymous(), "ligia.barros", &typed).expect(200);
    let ligia = world.anonymous().after(&answer);
    assert_eq!(ligia.get(world.ours.path("/simulations")).expect(403).detail().split(':').count(), 2);
    let change = |new: &str| json!({ "currentPassword": typed, "newPassword": new });
    ligia
        .post("/api/auth/password", change(&issued))
        .refuses("newPassword", "Escolha uma senha diferente da provisória");
    let answer = ligia.post("/api/auth/password", change("jacarandá-mimoso")).expect(204);
    let ligia = ligia.after(&answer);
    assert_eq!(ligia.get(USER).expect(200).json()["mustChange"], false);
    ligia.get(world.ours.path("/simulations")).expect(200);
    sign_in(&world.anonymous(), "ligia.barros", &issued).expect(401);
    sign_in(&world.anonymous(), "ligia.barros", "jacarandá-mimoso").expect(200);
}

#[test]
fn an_issued_password_stands_nowhere() {
    let world = World::new();
    let gestor = &world.ours.gestor.caller;
    let issued = issue(gestor, "ligia.barros", "professor");
    let again = reset(gestor, "ligia.barros").expect(200).json()["password"].as_str().unwrap().to_owned();
    assert_ne!(issued, again);
    let all = world.texts(
        "SELECT query_to_xml('SELECT * FROM ' || quote_ident(tablename), true, false, '')::text AS text
         FROM pg_tables WHERE schemaname = 'public'",
    );
    for password in [&issued, &again, &issued.replace(' ', ""), &again.replace(' ', "")] {
        assert!(!all.iter().any(|table| table.contains(password.as_str())));
        let list = gestor.get(ACCOUNTS).expect(200).body;
        assert!(!list.contains(password.as_str()) && !list.contains("argon2"), "{list}");
    }
    assert_eq!(world.count("idempotency_keys"), 0);
}

#[test]
fn an_issued_password_that_is_too_old_and_an_account_that_is_kept_out_read_like_a_wrong_one() {
    let world = World::new();
    let gestor = &world.ours.gestor.caller;
    let wrong = sign_in(&world.anonymous(), "professor.nossa", "errada").expect(401);
    let issued = issue(gestor, "ligia.barros", "professor");
    world.execute("UPDATE people SET password_until = now() WHERE must_change");
    let old = sign_in(&world.anonymous(), "ligia.barros", &issued).expect(401);
    let out = json!({ "active": false });
    gestor.put(path(gestor, "professor.nossa", "/active"), out).expect(204);
    let inactive = sign_in(&world.anonymous(), "professor.nossa", PASSWORD).expect(401);
    assert_eq!([&old.body, &inactive.body], [&wrong.body; 2]);
    gestor.put(path(gestor, "professor.nossa", "/active"), json!({ "active": true })).expect(204);
    sign_in(&world.anonymous(), "professor.nossa", PASSWORD).expect(200);
}

#[test]
fn colleagues_are_names_and_roles_and_accounts_are_the_managers() {
    let world = World::new();
    let gestor = &world.ours.gestor.caller;
    issue(gestor, "ligia.barros", "coordenador");
    gestor.put(path(gestor, "coordenador.nossa", "/active"), json!({ "active": false })).expect(204);
    for path in [ACCOUNTS, "/api/users"] {
        let seen = world.ours.professor.caller.get(path).expect(200).json();
        let fields: Vec<_> = seen.as_array().unwrap().iter().map(|it| it["account"].clone()).collect();
        assert_eq!(fields, [json!(null), json!(null), json!(null)], "without who is kept out: {seen}");
    }
    let coordenadores = gestor.get("/api/users?role=coordenador").expect(200).json();
    assert_eq!(coordenadores[0]["name"], "Lígia Barros");
    assert_eq!((coordenadores.as_array().unwrap().len(), &coordenadores[0]["account"]), (1, &json!(null)));
    let all = gestor.get(ACCOUNTS).expect(200).json();
    let names: Vec<_> = all.as_array().unwrap().iter().map(|it| it["name"].as_str().unwrap()).collect();
    assert_eq!(names, ["Ana Prado", "Ana Prado", "Lígia Barros", "Marina Souza"]);
    let ligia = account(gestor, "ligia.barros")["account"].clone();
    assert_eq!(
        (&ligia["mustChange"], &ligia["seenAt"], &ligia["openSessions"]),
        (&true.into(), &json!(null), &0.into())
    );
    assert!(ligia["passwordUntil"].is_string());
    let marina = account(gestor, "gestor.nossa")["account"].clone();
    assert!(marina["seenAt"].is_string() && marina["openSessions"].as_i64() >= Some(1), "{marina}");
    gestor.get("/api/users?role=diretor").expect(400);
    gestor.get(format!("/api/users?schoolId={}", world.theirs.id)).expect(404);
}

/// What the gestor does about the professor.
type Deed = fn(&Caller) -> Answer;

#[test]
fn what_takes_rights_away_ends_sessions_at_once() {
    let world = World::new();
    let gestor = &world.ours.gestor.caller;
    let professor = &world.ours.professor;
    let deeds: [(Deed, u16); 4] = [
        (|it| it.put(path(it, "professor.nossa", ""), changed("coordenador")), 204),
        (|it| it.delete(path(it, "professor.nossa", "/sessions")), 204),
        (|it| it.put(path(it, "professor.nossa", "/active"), json!({ "active": false })), 204),
        (|it| reset(it, "professor.nossa"), 200),
    ];
    for (deed, status) in deeds {
        world.execute("UPDATE people SET active = true");
        let theirs = world.sign_in(professor);
        theirs.get(USER).expect(200);
        deed(gestor).expect(status);
        theirs.get(USER).expect(401);
        gestor.get(USER).expect(200);
    }
    let told = world.texts(
        "SELECT DISTINCT kind || ' ' || (about_id IS NOT NULL) AS text FROM audit_events
        WHERE kind IN ('staff', 'password') ORDER BY 1",
    );
    assert_eq!(told, ["password true", "staff true"]);
}

#[test]
fn a_changed_name_ends_nothing_and_is_seen_at_once() {
    let world = World::new();
    let gestor = &world.ours.gestor.caller;
    let professor = &world.ours.professor.caller;
    professor.get(USER).expect(200);
    let to =
        json!({ "firstName": "Tânia", "lastName": "O'Hara 😀", "email": " t@e.br ", "role": "professor" });
    gestor.put(path(gestor, "professor.nossa", ""), to).expect(204);
    let seen = professor.get(USER).expect(200).json();
    assert_eq!((&seen["name"], &seen["email"]), (&json!("Tânia O'Hara 😀"), &json!("t@e.br")));
}

#[test]
fn of_a_person_what_is_absent_stays() {
    let world = World::new();
    let gestor = &world.ours.gestor.caller;
    let own = path(gestor, "professor.nossa", "");
    let seen = || {
        let it = account(gestor, "professor.nossa");
        let (role, account) = (&it["role"], &it["account"]);
        json!([account["firstName"], account["lastName"], account["email"], role])
    };
    let mut expected = seen();
    for (place, field, value) in [
        (2, "email", json!("ana@escola.example")),
        (1, "lastName", json!("Braga")),
        (0, "firstName", json!("Lígia")),
        (3, "role", json!("coordenador")),
        (2, "email", Value::Null),
    ] {
        gestor.put(&own, json!({ field: value })).expect(204);
        expected[place] = value;
        assert_eq!(seen(), expected);
    }
}

#[test]
fn who_is_kept_out_teaches_no_class() {
    let world = World::new();
    let gestor = &world.ours.gestor.caller;
    let teacher = account(gestor, "professor.nossa")["id"].clone();
    let class = json!({
        "name": "9º A", "year": "9º ano", "stage": "anos_finais", "shift": "integral", "teacherId": teacher,
    });
    gestor.post("/api/classes", class).expect(201);
    let taught = || gestor.get(world.ours.path("/classes")).json()[0].clone();
    assert_eq!(taught()["teacherName"], "Ana Prado");
    for active in [false, true] {
        gestor.put(path(gestor, "professor.nossa", "/active"), json!({ "active": active })).expect(204);
        let class = taught();
        assert_eq!((&class["teacherId"], &class["teacherName"]), (&Value::Null, &Value::Null));
    }
    let told = world.texts("SELECT text FROM audit_events WHERE kind = 'classes' ORDER BY id");
    assert_eq!(told, ["criou a turma 9º A", "deixou uma turma sem professor responsável"]);
}

#[test]
fn forms_name_their_failing_fields() {
    let world = World::new();
    let gestor = &world.ours.gestor.caller;
    let before = world.fingerprint();
    let long = "x".repeat(81);
    let new = json!({ "username": "a b", "firstName": "", "lastName": long, "email": "x", "role": "aluno" });
    let errors = gestor.post("/api/users", new).expect(400).errors();
    let fields: Vec<_> = errors.iter().map(|(field, _)| field.as_str()).collect();
    assert_eq!(fields, ["email", "firstName", "lastName", "role", "username"]);
    let taken = json!({ "username": "Gestor.Deles", "firstName": "A", "lastName": "B", "role": "professor" });
    let errors = gestor.post("/api/users", taken).expect(409).errors();
    assert_eq!(errors, [("username".to_owned(), "Este nome de usuário já está em uso.".to_owned())]);
    gestor
        .put(path(gestor, "professor.nossa", ""), changed("aluno"))
        .refuses("role", "Perfil desconhecido: use gestor, coordenador ou professor.");
    let own = reset(gestor, "gestor.nossa").expect(409);
    assert_eq!(own.detail(), "Para trocar a sua própria senha, use Minha conta.");
    assert_eq!(world.fingerprint(), before);
}

#[test]
fn a_pupil_is_nobody_of_the_staff() {
    let world = World::new();
    let _ = world.pupil();
    let pupil = world.texts("SELECT id::text AS text FROM students")[0].clone();
    let gestor = &world.ours.gestor.caller;
    let before = world.fingerprint();
    gestor.put(format!("/api/users/{pupil}"), changed("professor")).expect(404);
    gestor.put(format!("/api/users/{pupil}/active"), json!({ "active": false })).expect(404);
    gestor.send(Request::new("POST", format!("/api/users/{pupil}/reset-password"))).expect(404);
    gestor.delete(format!("/api/users/{pupil}/sessions")).expect(404);
    assert_eq!(world.fingerprint(), before);
}

#[test]
fn of_managers_who_remove_each_other_at_once_one_stays() {
    let world = World::new();
    let first = &world.ours.gestor.caller;
    first.put(path(first, "coordenador.nossa", ""), changed("gestor")).expect(204);
    let pair = [&world.ours.gestor, &world.ours.coordenador];
    let paths = pair.map(|person| path(first, &person.username, "/active"));
    for _ in 0..5 {
        let callers = pair.map(|person| world.sign_in(person));
        let statuses =
            at_once(2, |one| callers[one].put(paths[1 - one].clone(), json!({ "active": false })).status);
        assert_eq!(statuses.iter().filter(|status| **status == 204).count(), 1, "{statuses:?}");
        // Refused, or signed out before.
        assert!(statuses.iter().all(|status| [204, 401, 409].contains(status)), "{statuses:?}");
        let left = "SELECT id::text AS text FROM users JOIN people USING (school_id, id)
            WHERE role = 'gestor' AND active AND username LIKE '%nossa'";
        assert_eq!(world.texts(left).len(), 1);
        world.execute("UPDATE people SET active = true");
    }
}

#[test]
fn the_last_manager_stays() {
    let world = World::new();
    let gestor = &world.ours.gestor.caller;
    let before = world.fingerprint();
    let sentence = "Esta é a única pessoa gestora da escola: dê esse perfil a outra antes.";
    let own = path(gestor, "gestor.nossa", "");
    let demoted = gestor.put(&own, changed("professor")).expect(409);
    let kept_out = gestor.put(format!("{own}/active"), json!({ "active": false })).expect(409);
    assert_eq!([demoted.detail(), kept_out.detail()], [sentence; 2]);
    assert_eq!(world.fingerprint(), before);
}

#[test]
fn the_demonstrations_accounts_are_everyones() {
    let world = World::new();
    let gestor = &world.ours.gestor;
    world.execute(&format!("UPDATE schools SET demo = true WHERE id = {}", world.ours.id));
    let gestor = &world.sign_in(gestor);
    let new = json!({ "username": "nova", "firstName": "A", "lastName": "B", "role": "gestor" });
    let refused = gestor.post("/api/users", new).expect(403);
    let sentence = "As pessoas da escola de demonstração não mudam: todos entram com as mesmas contas.";
    assert_eq!(refused.detail(), sentence);
    gestor.put(path(gestor, "professor.nossa", ""), changed("professor")).expect(403);
    gestor.delete("/api/auth/sessions").expect(403);
}
