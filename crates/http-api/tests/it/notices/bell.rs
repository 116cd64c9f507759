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
    assert!(
        item["detail"].as_str().unwrap().starts_with("“Plantão”, da ação “Busca ativa”, venceu há "),
        "{item}"
    );
    assert_eq!(item["link"], format!("/actions?acao={}&aba=marcos", action["id"]));
    assert_eq!((&told["unread"], &told["asking"]), (&json!(1), &json!(1)));
    assert_eq!(bell(professor, ""), (1, overdue(false)));
    assert_eq!(bell(gestor, ""), (0, overdue(true)), "it was late when she gave it its day");
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
    assert_eq!(bell(gestor, ""), (0, overdue(true)));
}

/// The page of actions says that it is late, and so does her bell.
#[test]
fn who_edits_an_action_keeps_what_is_late_of_it_and_rings_nobody_anew() {
    let world = World::new();
    let (gestor, professor) = (&world.ours.gestor.caller, &world.ours.professor.caller);
    let (action, _) = late(&world, Some(id(professor)));
    professor.post("/api/notifications/read", json!({})).expect(204);
    let mut moved = body("Busca ativa");
    moved["responsibleUserId"] = id(professor).into();
    moved["endDate"] = json!("2027-11-26");
    moved["version"] = action["version"].clone();
    gestor.put(path(&action), moved).expect(200);
    let status = format!("/api/strategic-actions/{}/status", action["id"]);
    for to in ["pausado", "ativo"] {
        gestor.send(Request::new("PATCH", &status).json(json!({ "status": to }))).expect(200);
    }
    assert_eq!(gestor.get(path(&action)).expect(200).json()["late"]["milestones"], 1);
    assert_eq!(bell(gestor, ""), (0, overdue(true)));
    assert_eq!(bell(professor, ""), (0, overdue(true)));
}

#[test]
fn what_is_late_comes_a_page_at_a_time_with_how_much_follows_and_then_what_happened() {
    let world = World::new();
    let coordenador = &world.ours.coordenador.caller;
    let (action, _) = late(&world, None);
    let school = world.ours.id;
    world.execute(&format!(
        "INSERT INTO action_milestones (school_id, action_id, title, due_date, place)
         SELECT {school}, {}, 'x', '2021-01-01'::date + n, 0 FROM generate_series(1, 1123) n",
        action["id"]
    ));
    world.execute(&format!(
        "INSERT INTO audit_events (school_id, at, kind, text) VALUES ({school}, now(), 'goal', 'definiu a meta 5,1')"
    ));
    let page = |query: &str| coordenador.get(format!("/api/notifications{query}")).expect(200).json();
    let first = page("?limit=5");
    assert_eq!(
        (&first["asking"], &first["unread"], &first["moreAsking"]),
        (&json!(1_124), &json!(1_125), &json!(1_119))
    );
    assert_eq!(first["items"].as_array().unwrap().len(), 5);
    assert!(
        first["items"][0]["detail"].as_str().unwrap().starts_with("“Plantão”"),
        "the longest ago: {first}"
    );
    let (mut before, mut found) = (first["next"].clone(), 5);
    let last = loop {
        let next = page(&format!("?limit=100&before={}", before.as_str().unwrap()));
        found += next["items"].as_array().unwrap().len();
        before = next["next"].clone();
        if before.is_null() {
            break next;
        }
    };
    assert_eq!((found, &last["moreAsking"]), (1_125, &json!(0)));
    assert_eq!(last["items"].as_array().unwrap().last().unwrap()["kind"], "goal");
    assert_eq!(page("?topic=ideb")["items"].as_array().unwrap().len(), 1);
    // A page that ends with the last that asks goes on with what happened.
    assert!(page("?limit=100&topic=acoes&before=2099-01-01m1")["next"].is_null());
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
        .refuses("topic", "Escolha um assunto: acoes, importacoes, ideb ou planos.");
    professor.get("/api/notifications?before=1").refuses("before", "Recarregue a página e tente de novo.");
    assert_eq!(world.count("notification_marks"), 0);
}
