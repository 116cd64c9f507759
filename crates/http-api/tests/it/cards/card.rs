//! What is particular to cards.

use serde_json::{Value, json};

use crate::cards::{class, enrol, enrol_at, opened};
use crate::client::Caller;
use crate::gate::as_pupil;
use crate::harness::World;

const ISSUE: &str = "/api/students/cards/issue";
const PRINT: &str = "/api/students/cards/print";
const PRINTED: &str = "/api/students/cards/printed";

fn issued(caller: &Caller, body: Value) -> i64 {
    caller.post(ISSUE, body).expect(200).json()["issued"].as_i64().unwrap()
}

fn cards(told: &Value) -> Vec<Value> {
    told["cards"].as_array().unwrap().clone()
}

#[test]
fn every_password_of_the_cards_opens_a_session_and_is_on_no_card_once_it_was_used() {
    let world = World::new();
    let coordenador = &world.ours.coordenador.caller;
    let [third, ninth] =
        [("3º A", "3º ano"), ("9º A", "9º ano")].map(|(name, grade)| class(&world, name, grade));
    for number in 0..30 {
        let _ = enrol(&world, &format!("2026{number:04}"), Some(if number < 15 { third } else { ninth }));
    }
    assert_eq!(issued(coordenador, json!({ "withoutAccess": true })), 30);
    assert_eq!(issued(coordenador, json!({ "withoutAccess": true })), 0, "they have a card now");
    let answer = coordenador.post(PRINT, json!({ "toPrint": true })).expect(200);
    assert_eq!(answer.header("cache-control"), Some("no-store"));
    let told = answer.json();
    assert_eq!(told["withoutAccess"], 0);
    let code = coordenador.get(world.ours.path("")).json()["code"].clone();
    assert_eq!(told["schoolCode"], code);
    let cards = cards(&told);
    assert_eq!(cards.len(), 30);
    let stored =
        || world.texts("SELECT coalesce(password_hash, '') AS text FROM people WHERE kind = 'pupil'");
    assert!(stored().iter().all(String::is_empty), "nothing is kept of a password that waits");
    for card in &cards {
        let (number, password) = (card["studentId"].as_str().unwrap(), card["password"].as_str().unwrap());
        let entered = as_pupil(&world.anonymous(), number, &password.to_lowercase(), None).expect(200);
        assert_eq!(entered.json()["mustChange"], card["className"] == "9º A");
        assert_eq!(entered.json()["id"], card["id"]);
    }
    assert_eq!(world.count("issued_passwords"), 0);
    assert!(stored().iter().all(|hash| hash.starts_with("$argon2id$")));
    for asked in [json!({ "toPrint": true }), json!({}), json!({ "classId": third })] {
        assert_eq!(opened(coordenador, asked)["cards"], json!([]));
    }
    // What was hashed is the pupil's: it opens again.
    let again = cards[0]["password"].as_str().unwrap();
    as_pupil(&world.anonymous(), cards[0]["studentId"].as_str().unwrap(), again, None).expect(200);
}

#[test]
fn a_new_card_ends_what_the_old_one_opened() {
    let world = World::new();
    let gestor = &world.ours.gestor.caller;
    let id = enrol(&world, "77", None);
    issued(gestor, json!({ "ids": [id] }));
    let old = opened(gestor, json!({ "ids": [id] }))["cards"][0]["password"].clone();
    let pupil =
        world.anonymous().after(&as_pupil(&world.anonymous(), "77", old.as_str().unwrap(), None).expect(200));
    pupil.get("/api/auth/user").expect(200);
    let until = gestor.post(format!("/api/students/{id}/reset-password"), json!({})).expect(200).json();
    pupil.get("/api/auth/user").expect(401);
    as_pupil(&world.anonymous(), "77", old.as_str().unwrap(), None).expect(401);
    let card = opened(gestor, json!({ "ids": [id] }))["cards"][0].clone();
    let minute = |told: &Value| told["until"].as_str().unwrap()[..16].to_owned();
    assert_eq!((minute(&card), card["password"] == old), (minute(&until), false));
    as_pupil(&world.anonymous(), "77", card["password"].as_str().unwrap(), None).expect(200);
    let told = world.texts("SELECT text FROM audit_events WHERE kind = 'pupils' ORDER BY id");
    let open = "abriu um cartão de acesso para imprimir";
    assert_eq!(
        told,
        ["gerou a senha do cartão de um aluno", open, "gerou uma senha nova para um aluno", open]
    );
    let about =
        format!("SELECT count(*)::text AS text FROM audit_events WHERE kind = 'pupils' AND about_id = {id}");
    assert_eq!(world.texts(&about), ["4"]);
}

#[test]
fn a_card_waits_to_be_printed_until_that_is_told() {
    let world = World::new();
    let gestor = &world.ours.gestor.caller;
    let ids = ["77", "78"].map(|number| enrol(&world, number, None));
    issued(gestor, json!({ "ids": ids }));
    let to_print = || opened(gestor, json!({ "toPrint": true }));
    let counted = || gestor.get(world.ours.path("/students/counts")).expect(200).json()["toPrint"].clone();
    assert_eq!((cards(&to_print()).len(), counted()), (2, json!(2)), "to open them prints none");
    let told = to_print();
    assert_eq!((cards(&told).len(), counted()), (2, json!(2)));
    let on_paper = |card: &Value| json!({ "id": card["id"], "until": card["until"] });
    let [first, second] = [0, 1].map(|place| on_paper(&told["cards"][place]));
    let prints = |cards: &[&Value]| gestor.post(PRINTED, json!({ "cards": cards }));
    assert_eq!(prints(&[&first]).expect(200).json(), json!({ "printed": 1 }));
    assert_eq!((&to_print()["cards"][0]["id"], counted()), (&json!(ids[1]), json!(1)));
    issued(gestor, json!({ "ids": ids[1..] }));
    assert_eq!(prints(&[&second]).expect(200).json(), json!({ "printed": 0 }), "another card");
    assert_eq!(counted(), 1);
    let theirs = json!({ "id": enrol_at(&world, world.theirs.id, "77", None), "until": first["until"] });
    prints(&[&theirs]).expect(404);
    prints(&[]).refuses("cards", "Escolha ao menos um aluno.");
    prints(&vec![&first; 1001]).refuses("cards", "Escolha no máximo 1.000 alunos de cada vez.");
    // Who was erased meanwhile keeps no other card from being noted.
    let erased = json!({ "id": 2_000_000_000, "until": first["until"] });
    let anew = on_paper(&to_print()["cards"][0]);
    assert_eq!(prints(&[&erased, &anew, &theirs]).expect(200).json(), json!({ "printed": 1 }));
    assert_eq!(counted(), 0);
    let entries =
        world.texts("SELECT text FROM audit_events WHERE kind = 'pupils' AND text LIKE 'imprimiu%'");
    assert_eq!(entries, ["imprimiu um cartão de acesso"; 2]);
}

#[test]
fn who_is_inactive_has_no_card_and_gets_none() {
    let world = World::new();
    let gestor = &world.ours.gestor.caller;
    let id = enrol(&world, "77", None);
    issued(gestor, json!({ "ids": [id] }));
    world.execute(&format!("UPDATE people SET active = false WHERE id = {id}"));
    let told = opened(gestor, json!({}));
    assert_eq!((&told["cards"], &told["withoutAccess"]), (&json!([]), &json!(0)));
    assert_eq!(issued(gestor, json!({ "ids": [id] })), 0);
    let refused = gestor.post(format!("/api/students/{id}/reset-password"), json!({})).expect(409);
    assert_eq!(refused.detail(), "Este aluno está inativo. Reative-o para gerar uma senha.");
}

#[test]
fn a_professor_issues_for_their_own_classes() {
    let world = World::new();
    let professor = &world.ours.professor.caller;
    let id = enrol(&world, "77", None);
    let refused = professor.post(format!("/api/students/{id}/reset-password"), json!({})).expect(403);
    assert_eq!(
        refused.detail(),
        "Só quem leciona na turma do aluno, a coordenação ou a gestão pode gerar a senha dele."
    );
    assert_eq!(world.count("issued_passwords"), 0);
    let own = class(&world, "5º A", "5º ano");
    let pupil = enrol(&world, "78", Some(own));
    professor.post(format!("/api/students/{pupil}/reset-password"), json!({})).expect(200);
}

#[test]
fn whom_a_request_is_about_is_said_in_one_way_and_is_the_schools() {
    let world = World::new();
    let gestor = &world.ours.gestor.caller;
    let (ours, theirs) = (enrol(&world, "77", None), enrol_at(&world, world.theirs.id, "77", None));
    for path in [ISSUE, PRINT] {
        for foreign in [
            json!({ "ids": [ours, theirs] }),
            json!({ "classId": 2_000_000_000 }),
            json!({ "importId": 2_000_000_000 }),
        ] {
            gestor.post(path, foreign).expect(404);
        }
        gestor
            .post(path, json!({ "ids": [ours], "classId": 1 }))
            .refuses("ids", "Escolha os alunos, ou a turma, ou a importação.");
        gestor
            .post(path, json!({ "ids": vec![ours; 1001] }))
            .refuses("ids", "Escolha no máximo 1.000 alunos de cada vez.");
    }
    gestor.post(ISSUE, json!({})).refuses("ids", "Escolha os alunos, ou a turma, ou a importação.");
    assert_eq!(world.count("issued_passwords"), 0);
}

#[test]
fn the_demonstrations_pupils_keep_the_password_that_everyone_knows() {
    let world = World::new();
    let id = enrol(&world, "77", None);
    world.execute(&format!("UPDATE schools SET demo = true WHERE id = {}", world.ours.id));
    let server = world.another_server();
    let gestor = world.ours.gestor.caller.clone().at(&server.base);
    for (path, body) in [
        (ISSUE.to_owned(), json!({ "ids": [id] })),
        (format!("/api/students/{id}/reset-password"), json!({})),
    ] {
        let refused = gestor.post(path, body).expect(403);
        assert_eq!(refused.detail(), "As senhas dos alunos da demonstração são públicas e não mudam.");
    }
}
