//! What is particular to milestones and the timeline.

use serde_json::{Value, json};

use super::action::{body, create, id, path};
use crate::client::{Answer, Caller, Request};
use crate::harness::{World, at_once};

fn milestone(world: &World, action: &Value, body: Value) -> Value {
    let gestor = &world.ours.gestor.caller;
    gestor.post(format!("{}/milestones", path(action)), body).expect(201).json()
}

fn complete(caller: &Caller, milestone: &Value) -> Answer {
    caller.send(Request::new("PATCH", format!("/api/milestones/{}/complete", milestone["id"])))
}

fn names(caller: &Caller, action: &Value) -> Vec<String> {
    let list = caller.get(format!("{}/milestones", path(action))).expect(200).json();
    list.as_array().unwrap().iter().map(|it| it["title"].as_str().unwrap().to_owned()).collect()
}

#[test]
fn a_milestone_is_completed_once_however_many_do_it_at_once() {
    let world = World::new();
    let gestor = &world.ours.gestor.caller;
    let action = create(&world, body("Busca ativa"));
    let made = milestone(&world, &action, json!({ "title": "Plantão", "dueDate": "2020-11-09" }));
    milestone(&world, &action, json!({ "title": "Conselho" }));
    let late = gestor.get(path(&action)).json()["late"].clone();
    assert_eq!(late["milestones"], 1);
    assert!(late["days"].as_i64().unwrap() > 2_000, "{late}");
    let mut statuses = at_once(8, |_| complete(gestor, &made).status);
    statuses.sort_unstable();
    assert_eq!(statuses, [200, 409, 409, 409, 409, 409, 409, 409]);
    assert_eq!(complete(gestor, &made).expect(409).detail(), "Este marco já está concluído.");
    let seen = gestor.get(path(&action)).json();
    assert_eq!(
        (&seen["progress"], &seen["milestonesDone"], &seen["late"]),
        (&json!(50), &json!(1), &Value::Null)
    );
    assert_eq!(seen["version"], 1, "who edits the action is not in the way");
    let told = gestor.get(format!("{}/updates", path(&action))).json();
    let told = told.as_array().unwrap().iter().filter(|it| it["title"] == "concluiu o marco “Plantão”");
    let progress: Vec<_> =
        told.map(|it| (it["progressBefore"].clone(), it["progressAfter"].clone())).collect();
    assert_eq!(progress, [(json!(0), json!(50))]);
    let reopen = format!("/api/milestones/{}/reopen", made["id"]);
    gestor.post(&reopen, json!({ "reason": " " })).refuses("reason", "Diga por que o marco é reaberto.");
    let open = gestor.post(&reopen, json!({ "reason": "Faltou a 6º B" })).expect(200).json();
    assert_eq!((&open["status"], &open["completedBy"]), (&json!("pendente"), &Value::Null));
    gestor.post(&reopen, json!({ "reason": "De novo" })).expect(409);
}

#[test]
fn a_milestone_lies_within_the_days_of_its_action() {
    let world = World::new();
    let gestor = &world.ours.gestor.caller;
    let mut about = body("Busca ativa");
    (about["startDate"], about["endDate"]) = (json!("2026-08-10"), json!("2026-12-17"));
    let action = create(&world, about.clone());
    let at = format!("{}/milestones", path(&action));
    let before = "O prazo vem antes do início da ação, em 10/08/2026. Escolha outro dia, ou mude antes o início da ação.";
    let after =
        "O prazo vem depois do fim da ação, em 17/12/2026. Escolha outro dia, ou mude antes o fim da ação.";
    let due = |day: &str| json!({ "title": "Plantão", "dueDate": day });
    gestor.post(&at, due("2020-01-01")).refuses("dueDate", before);
    gestor.post(&at, due("2026-12-18")).refuses("dueDate", after);
    let made = milestone(&world, &action, due("2026-12-17"));
    let one = format!("/api/milestones/{}", made["id"]);
    let changed =
        |version: i64, title: &str, day: &str| json!({ "version": version, "title": title, "dueDate": day });
    gestor.put(&one, changed(1, "Plantão", "2027-01-10")).refuses("dueDate", after);
    // Where the action ends earlier later on, the milestone stays, and is called otherwise without a word about its day.
    (about["endDate"], about["version"]) = (json!("2026-11-30"), action["version"].clone());
    gestor.put(path(&action), about).expect(200);
    gestor.put(&one, changed(1, "Plantão final", "2026-12-17")).expect(200);
    let draft = json!({ "action": { "title": "Leitura", "type": "outro", "endDate": "2026-12-17" }, "milestones": [due("2027-01-10")] });
    gestor
        .post(world.ours.path("/actions/drafts"), json!({ "drafts": [draft] }))
        .refuses("drafts", &format!("1ª ação: {after}"));
}

#[test]
fn a_professor_completes_what_they_answer_for_alone() {
    let world = World::new();
    let professor = &world.ours.professor.caller;
    let other = create(&world, body("Busca ativa"));
    let others = milestone(&world, &other, json!({ "title": "Plantão" }));
    let mut theirs = body("Leitura");
    theirs["responsibleUserId"] = id(professor).into();
    let theirs = create(&world, theirs);
    let own = milestone(&world, &theirs, json!({ "title": "Roda de leitura" }));
    let sentence = "Só quem responde pela ação, a coordenação ou a gestão pode fazer isto.";
    assert_eq!(complete(professor, &others).expect(403).detail(), sentence);
    let progress = json!({ "updateType": "progress", "progress": 40 });
    let refused = professor.post(format!("{}/updates", path(&other)), progress.clone());
    assert_eq!(refused.expect(403).detail(), sentence);
    let denied = world.texts("SELECT text FROM audit_events WHERE kind = 'denied' ORDER BY id");
    assert_eq!(
        denied,
        [
            "tentou sem permissão: concluir o marco “Plantão” da ação “Busca ativa”",
            "tentou sem permissão: informar o progresso da ação “Busca ativa”",
        ]
    );
    assert_eq!(complete(professor, &own).expect(200).json()["completedByName"], "Ana Prado");
    let said = professor.post(format!("{}/updates", path(&theirs)), progress).expect(201).json();
    assert_eq!((&said["progress"], &said["progressByHand"]), (&json!(40), &json!(true)));
    let back = json!({ "updateType": "progress", "fromMilestones": true });
    let said = professor.post(format!("{}/updates", path(&theirs)), back).expect(201).json();
    assert_eq!((&said["progress"], &said["progressByHand"]), (&json!(100), &json!(false)));
    professor
        .post(format!("{}/updates", path(&other)), json!({ "updateType": "comment", "title": "6 voltaram" }))
        .expect(201);
}

#[test]
fn a_milestone_of_another_schools_action_reads_like_none() {
    let world = World::new();
    let stranger = &world.theirs.gestor.caller;
    let action = create(&world, body("Busca ativa"));
    let made = milestone(&world, &action, json!({ "title": "Plantão" }));
    let before = world.fingerprint();
    let mut answers = Vec::new();
    for number in [made["id"].clone(), json!(2_000_000_000)] {
        let at = format!("/api/milestones/{number}");
        answers.push(complete(stranger, &json!({ "id": number })).expect(404).body);
        answers.push(stranger.put(&at, json!({ "title": "Meu", "version": 1 })).expect(404).body);
        answers.push(stranger.post(format!("{at}/reopen"), json!({ "reason": "x" })).expect(404).body);
        answers.push(stranger.send(Request::new("DELETE", &at)).expect(404).body);
    }
    answers.push(stranger.get(format!("{}/milestones", path(&action))).expect(404).body);
    answers.push(stranger.get(format!("{}/updates", path(&action))).expect(404).body);
    assert!(answers.iter().all(|body| *body == answers[0]), "{answers:?}");
    // Nor is it taken into an order of one's own.
    let own = stranger.post(world.theirs.path("/strategic-actions"), body("Nossa")).expect(201).json();
    let order = json!({ "ids": [made["id"]] });
    stranger.put(format!("{}/milestones/order", path(&own)), order).expect(400);
    assert_ne!(world.fingerprint(), before, "their own action is there");
    assert_eq!(names(&world.ours.gestor.caller, &action), ["Plantão"]);
}

#[test]
fn milestones_are_ordered_by_all_their_numbers() {
    let world = World::new();
    let gestor = &world.ours.gestor.caller;
    let action = create(&world, body("Busca ativa"));
    let made = ["A", "B", "C"].map(|title| milestone(&world, &action, json!({ "title": title })));
    let order = |ids: &[&Value]| {
        let ids: Vec<_> = ids.iter().map(|it| it["id"].clone()).collect();
        gestor.put(format!("{}/milestones/order", path(&action)), json!({ "ids": ids }))
    };
    order(&[&made[2], &made[0], &made[1]]).expect(200);
    assert_eq!(names(gestor, &action), ["C", "A", "B"]);
    let sentence = "Os marcos mudaram enquanto você os ordenava. Recarregue a página e ordene de novo.";
    order(&[&made[0], &made[1]]).refuses("ids", sentence);
    gestor.send(Request::new("DELETE", format!("/api/milestones/{}", made[0]["id"]))).expect(204);
    assert_eq!(names(gestor, &action), ["C", "B"]);
    let changed = json!({ "title": "B, até maio", "dueDate": "2027-05-14", "description": "Com as famílias", "version": 1 });
    let at = format!("/api/milestones/{}", made[1]["id"]);
    assert_eq!(gestor.put(&at, changed).expect(200).json()["dueDate"], "2027-05-14");
    gestor
        .put(&at, json!({ "title": "B", "dueDate": "14/05/2027", "version": 2 }))
        .refuses("dueDate", "Informe uma data que exista.");
}

#[test]
fn of_two_who_change_one_milestone_the_second_sees_what_the_first_did() {
    let world = World::new();
    let (gestor, coordenador) = (&world.ours.gestor.caller, &world.ours.coordenador.caller);
    let action = create(&world, body("Busca ativa"));
    let made = milestone(&world, &action, json!({ "title": "Plantão", "dueDate": "2027-03-27" }));
    assert_eq!((&made["version"], &made["editedByName"]), (&json!(1), &Value::Null));
    let at = format!("/api/milestones/{}", made["id"]);
    let typed = |due: &str, version: i64| json!({ "title": "Plantão", "dueDate": due, "version": version });
    let mut statuses = at_once(2, |n| {
        let (caller, due) = if n == 0 { (gestor, "2027-04-10") } else { (coordenador, "2027-04-17") };
        caller.put(&at, typed(due, 1)).status
    });
    statuses.sort_unstable();
    assert_eq!(statuses, [200, 409]);
    let kept = &gestor.get(format!("{}/milestones", path(&action))).expect(200).json()[0];
    let refused = coordenador.put(&at, typed("2027-05-01", 1)).expect(409).json();
    assert_eq!(refused["type"], "urn:ideb:changed");
    assert_eq!((&refused["current"], &kept["version"]), (kept, &json!(2)));
    // Whoever edits sees also that it was completed or reopened meanwhile.
    complete(gestor, &made).expect(200);
    let refused = coordenador.put(&at, typed("2027-05-01", 2)).expect(409).json()["current"].clone();
    assert_eq!((&refused["version"], &refused["status"]), (&json!(3), &json!("concluido")));
    gestor.post(format!("{at}/reopen"), json!({ "reason": "Faltou a 6º B" })).expect(200);
    let refused = coordenador.put(&at, typed("2027-05-01", 3)).expect(409).json()["current"].clone();
    assert_eq!((&refused["version"], &refused["status"]), (&json!(4), &json!("pendente")));
    let again = coordenador.put(&at, typed("2027-05-01", 4)).expect(200).json();
    assert_eq!(again["version"], 5);
    assert!(again["editedByName"].is_string() && again["editedAt"].is_string(), "{again}");
}

#[test]
fn the_timeline_and_the_trail_keep_the_days_of_what_is_put_off_or_removed() {
    let world = World::new();
    let gestor = &world.ours.gestor.caller;
    let action = create(&world, body("Busca ativa"));
    let made = milestone(&world, &action, json!({ "title": "Plantão", "dueDate": "2027-03-27" }));
    let at = format!("/api/milestones/{}", made["id"]);
    gestor.put(&at, json!({ "title": "Plantão", "dueDate": "2027-04-10", "version": 1 })).expect(200);
    gestor.send(Request::new("DELETE", &at)).expect(204);
    let told = gestor.get(format!("{}/updates", path(&action))).json();
    let told: Vec<_> = told.as_array().unwrap().iter().map(|it| (&it["title"], &it["description"])).collect();
    let expected = [
        ("excluiu o marco “Plantão”, com prazo em 10/04/2027", ""),
        ("alterou o marco “Plantão”", "o prazo de 27/03/2027 para 10/04/2027"),
        ("criou o marco “Plantão”, com prazo em 27/03/2027", ""),
        ("criou a ação", ""),
    ];
    let expected = expected.map(|(title, description)| (json!(title), json!(description)));
    assert_eq!(told, expected.each_ref().map(|(title, description)| (title, description)));
    let trail = world.texts("SELECT text FROM audit_events WHERE kind = 'actions' ORDER BY id DESC");
    assert_eq!(
        trail[..2],
        [
            "excluiu o marco “Plantão”, com prazo em 10/04/2027, da ação “Busca ativa”",
            "alterou o marco “Plantão” da ação “Busca ativa”: o prazo de 27/03/2027 para 10/04/2027",
        ]
    );
}

#[test]
fn beside_all_actions_so_many_milestones_are_shown_without_what_is_said_of_them() {
    let world = World::new();
    let gestor = &world.ours.gestor.caller;
    let action = create(&world, body("Busca ativa"));
    let described = json!({ "title": "Plantão", "dueDate": "2020-11-09", "description": "x".repeat(2_000) });
    let first = milestone(&world, &action, described);
    world.execute(&format!(
        "INSERT INTO action_milestones (school_id, action_id, title, place)
         SELECT {}, {}, 'Marco ' || n, n FROM generate_series(1, 2500) n",
        world.ours.id, action["id"]
    ));
    let answer = gestor.get(world.ours.path("/actions/milestones")).expect(200);
    assert_eq!(answer.header("x-total-count"), Some("2501"));
    assert!(answer.body.len() < 500_000, "{}", answer.body.len());
    let shown = answer.json();
    assert_eq!(shown.as_array().unwrap().len(), 2_000);
    assert_eq!((&shown[0]["id"], &shown[0]["description"]), (&first["id"], &Value::Null));
    assert!(shown[0]["lateDays"].as_i64().unwrap() > 2_000);
}

#[test]
fn a_school_keeps_so_many_milestones_in_all() {
    let world = World::new();
    let gestor = &world.ours.gestor.caller;
    world.execute("UPDATE quotas SET most = 2 WHERE name = 'action_milestones'");
    let [first, second] = ["A", "B"].map(|title| create(&world, body(title)));
    milestone(&world, &first, json!({ "title": "Plantão" }));
    milestone(&world, &second, json!({ "title": "Plantão" }));
    let full = gestor.post(format!("{}/milestones", path(&first)), json!({ "title": "Mais um" })).expect(409);
    let sentence =
        "A escola pode guardar até 2 marcos de ações. Para guardar mais, fale com quem opera o sistema.";
    assert_eq!(full.detail(), sentence);
    assert_eq!(world.count("action_milestones"), 2);
}

#[test]
fn of_a_thousand_milestones_a_hundred_are_taken() {
    let world = World::new();
    let gestor = &world.ours.gestor.caller;
    let action = create(&world, body("Busca ativa"));
    world.execute(&format!(
        "INSERT INTO action_milestones (school_id, action_id, title, place)
         SELECT {}, {}, 'Marco ' || n, n FROM generate_series(0, 98) n",
        world.ours.id, action["id"]
    ));
    let add = |_| gestor.post(format!("{}/milestones", path(&action)), json!({ "title": "Mais um" })).status;
    let mut statuses = at_once(6, add);
    statuses.sort_unstable();
    assert_eq!(statuses, [201, 409, 409, 409, 409, 409]);
    let full =
        gestor.post(format!("{}/milestones", path(&action)), json!({ "title": "Mais um" })).expect(409);
    let sentence =
        "Uma ação tem até 100 marcos. Divida-a em duas ações, ou exclua marcos que não valem mais.";
    assert_eq!(full.detail(), sentence);
    assert_eq!(world.count("action_milestones"), 100);
}

#[test]
fn people_write_comments_and_progress_into_the_timeline_alone() {
    let world = World::new();
    let gestor = &world.ours.gestor.caller;
    let action = create(&world, body("Busca ativa"));
    let at = format!("{}/updates", path(&action));
    let before = world.fingerprint();
    for kind in ["milestone", "status_change", "change", "x"] {
        let typed = json!({ "updateType": kind, "title": "concluiu tudo" });
        gestor.post(&at, typed).refuses("updateType", "Escreva um comentário, ou informe o progresso.");
    }
    gestor
        .post(&at, json!({ "updateType": "comment", "title": "" }))
        .refuses("title", "Título é obrigatório");
    let sentence = "Informe de 0 a 100, ou deixe o progresso com os marcos.";
    gestor.post(&at, json!({ "updateType": "progress" })).refuses("progress", sentence);
    gestor
        .post(&at, json!({ "updateType": "progress", "progress": 101 }))
        .refuses("progress", "Informe de 0 a 100.");
    assert_eq!(world.fingerprint(), before);
}
