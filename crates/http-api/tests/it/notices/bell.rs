//! What is late rings, for whom it concerns, until it is done or read.

use serde_json::{Value, json};

use crate::actions::action::{body, create, id, path};
use crate::client::{Caller, Request};
use crate::harness::World;

/// What somebody's bell tells: how much is unread, and each notice's kind with whether it is read.
fn bell(caller: &Caller, query: &str) -> (u64, Vec<(String, bool)>) {
    let told = caller.get(format!("/api/notifications{query}")).expect(200).json();
    let text = |item: &Value| (item["kind"].as_str().unwrap().to_owned(), item["read"].as_bool().unwrap());
    (told["unread"].as_u64().unwrap(), told["items"].as_array().unwrap().iter().map(text).collect())
}

fn overdue(read: bool) -> Vec<(String, bool)> {
    vec![("milestone_overdue".to_owned(), read)]
}

/// An action that our professor answers for, or nobody, with a milestone that is late: our gestora says so.
fn late(world: &World, responsible: Option<i64>) -> (Value, Value) {
    let mut about = body("Busca ativa");
    about["responsibleUserId"] = responsible.into();
    let action = create(world, about);
    let milestone = json!({ "title": "Plantão", "dueDate": "2020-11-09" });
    let milestone = world.ours.gestor.caller.post(format!("{}/milestones", path(&action)), milestone);
    (action, milestone.expect(201).json())
}

#[test]
fn a_late_milestone_rings_for_whom_it_concerns_until_it_is_done() {
    let world = World::new();
    let (gestor, professor) = (&world.ours.gestor.caller, &world.ours.professor.caller);
    let coordenador = &world.ours.coordenador.caller;
    let (action, milestone) = late(&world, Some(id(professor)));
    let told = coordenador.get("/api/notifications").expect(200).json();
    let item = &told["items"][0];
    let key = format!("m{}:overdue", milestone["id"]);
    assert_eq!((&item["id"], &item["group"], &item["topic"]), (&json!(key), &json!("asks"), &json!("acoes")));
    assert_eq!(item["title"], "Marco atrasado");
    assert!(item["detail"].as_str().unwrap().starts_with("Plantão venceu há "), "{item}");
    assert_eq!(item["link"], format!("/actions?acao={}&aba=marcos", action["id"]));
    assert_eq!((&told["unread"], &told["asking"]), (&json!(1), &json!(1)));
    assert_eq!(bell(professor, ""), (1, overdue(false)));
    assert_eq!(bell(gestor, ""), (0, vec![]), "it was late when she gave it its day");
    assert_eq!(bell(&world.theirs.gestor.caller, ""), (0, vec![]));
    let complete = format!("/api/milestones/{}/complete", milestone["id"]);
    professor.send(Request::new("PATCH", complete)).expect(200);
    for caller in [professor, coordenador] {
        assert_eq!(bell(caller, ""), (0, vec![]));
    }
    // Opened again, it is late anew, and whoever opened it knows.
    let reopen = format!("/api/milestones/{}/reopen", milestone["id"]);
    gestor.post(reopen, json!({ "reason": "Faltou o 6º B" })).expect(200);
    assert_eq!(bell(professor, ""), (1, overdue(false)));
    assert_eq!(bell(gestor, ""), (0, vec![]));
}

#[test]
fn a_professor_is_told_of_their_own_actions_alone_and_nobody_of_what_is_paused() {
    let world = World::new();
    let (professor, coordenador) = (&world.ours.professor.caller, &world.ours.coordenador.caller);
    let (action, _) = late(&world, None);
    assert_eq!(bell(professor, ""), (0, vec![]));
    assert_eq!(bell(coordenador, ""), (1, overdue(false)));
    let status = format!("/api/strategic-actions/{}/status", action["id"]);
    let pause = Request::new("PATCH", status).json(json!({ "status": "pausado" }));
    world.ours.gestor.caller.send(pause).expect(200);
    assert_eq!(bell(coordenador, ""), (0, vec![]));
}

#[test]
fn what_is_read_stays_read_and_each_person_reads_for_themselves() {
    let world = World::new();
    let (professor, coordenador) = (&world.ours.professor.caller, &world.ours.coordenador.caller);
    let (_, milestone) = late(&world, Some(id(professor)));
    world.execute(&format!(
        "INSERT INTO audit_events (school_id, at, kind, text) VALUES ({}, now(), 'goal', 'definiu a meta 5,1')",
        world.ours.id
    ));
    let both =
        |late: bool, goal: bool| vec![("milestone_overdue".to_owned(), late), ("goal".to_owned(), goal)];
    assert_eq!(bell(professor, ""), (2, both(false, false)));
    let read = |body: Value| professor.post("/api/notifications/read", body);
    read(json!({ "ids": [format!("m{}:overdue", milestone["id"])] })).expect(204);
    assert_eq!(bell(professor, ""), (1, both(true, false)));
    assert_eq!(bell(professor, "?unread=true"), (1, vec![("goal".to_owned(), false)]));
    assert_eq!(bell(professor, "?topic=acoes"), (1, overdue(true)));
    assert_eq!(bell(professor, "?topic=ideb"), (1, vec![("goal".to_owned(), false)]));
    assert_eq!(bell(coordenador, ""), (2, both(false, false)));
    read(json!({})).expect(204);
    assert_eq!(bell(professor, ""), (0, both(true, true)));
    assert_eq!(bell(coordenador, ""), (2, both(false, false)));
}

#[test]
fn what_is_no_notice_is_not_marked() {
    let world = World::new();
    let professor = &world.ours.professor.caller;
    late(&world, Some(id(professor)));
    let many: Vec<String> = (0..101).map(|id| format!("e{id}")).collect();
    for ids in [json!([]), json!(["m12"]), json!(["m12:overdue; DROP TABLE"]), json!(many)] {
        let refused = professor.post("/api/notifications/read", json!({ "ids": ids }));
        refused.refuses("ids", "Escolha de 1 a 100 notificações.");
    }
    for body in
        [json!({ "keys": ["m12:overdue"] }), json!({ "ids": ["m12:overdue"], "todas": true }), json!([])]
    {
        professor.post("/api/notifications/read", body).expect(400);
    }
    professor
        .get("/api/notifications?topic=tudo")
        .refuses("topic", "Escolha um assunto: acoes, importacoes ou ideb.");
    professor.get("/api/notifications?before=1").refuses("before", "Recarregue a página e tente de novo.");
    assert_eq!(world.count("notification_marks"), 0);
}
