//! Every endpoint against every kind of caller.

use std::collections::BTreeSet;

use http_api::endpoints::{Access, TABLE};
use serde_json::json;

use crate::client::{Caller, Request};
use crate::edge::openapi::Document;
use crate::harness::World;
use crate::table::valid::{ROWS, Row, Target, request};

/// What anyone may call without a session; a longer list is a deliberate change.
const PUBLIC: [(&str, &str); 5] = [
    ("GET", "/api/about"),
    ("GET", "/api/auth/demo"),
    ("GET", "/api/reference/schools/{inepCode}"),
    ("POST", "/api/auth/login"),
    ("POST", "/api/schools/register"),
];

#[test]
fn every_endpoint_has_its_row_here() {
    let tested: BTreeSet<_> = ROWS.iter().map(|(method, path, ..)| (*method, *path)).collect();
    assert_eq!(tested.len(), ROWS.len());
    let served: BTreeSet<_> = TABLE.rows().map(|it| (it.method.as_str(), it.path)).collect();
    let uncovered: Vec<_> = served.difference(&tested).collect();
    assert!(uncovered.is_empty(), "say who may call: {uncovered:?}");
    let gone: Vec<_> = tested.difference(&served).collect();
    assert!(gone.is_empty(), "{gone:?}");
}

#[test]
fn only_these_endpoints_are_public() {
    let public = TABLE.rows().filter(|it| it.access == Access::Public);
    let public: BTreeSet<_> = public.map(|it| (it.method.as_str(), it.path)).collect();
    assert_eq!(public, BTreeSet::from(PUBLIC));
    for (method, path, statuses, _) in ROWS {
        let anyone = statuses[0] != 401;
        assert_eq!(anyone, PUBLIC.contains(&(*method, *path)), "{method} {path}");
    }
}

/// Callers in the order of a row's statuses, with sessions of their own, since some rows end them.
fn callers(world: &World) -> [(&'static str, Caller); 5] {
    [
        ("anonymous", world.anonymous()),
        ("professor", world.sign_in(&world.ours.professor)),
        ("coordenador", world.sign_in(&world.ours.coordenador)),
        ("gestor", world.sign_in(&world.ours.gestor)),
        ("another school's gestor", world.sign_in(&world.theirs.gestor)),
    ]
}

#[test]
fn every_endpoint_answers_every_caller_as_the_table_says() {
    let world = World::new();
    let document = Document::new();
    for row in ROWS {
        let (method, path, statuses, _) = row;
        for (place, status) in statuses.iter().enumerate() {
            // The school keeps what is to be removed, whatever the caller before did.
            let target = Target::ours(&world);
            let (name, caller) = callers(&world)[place].clone();
            let before = world.fingerprint();
            let answer = caller.send(request(row, &target));
            assert_eq!(answer.status, *status, "{method} {path} as {name}: {}", answer.body);
            document.foresees(method, path, &answer);
            if *status >= 400 {
                assert_eq!(world.fingerprint(), before, "{method} {path} as {name} wrote something");
            }
            if *status == 404 {
                let nobodys = caller.send(request(row, &target.nobodys()));
                assert_eq!(nobodys.status, 404, "{method} {path}");
                assert_eq!(
                    nobodys.body, answer.body,
                    "{method} {path}: a school that exists reads otherwise"
                );
            }
        }
    }
}

#[test]
fn what_a_role_does_not_allow_leaves_a_trace() {
    let world = World::new();
    let goal = json!({ "stage": "anos_finais", "year": 2025, "goal": "5.2" });
    world.ours.professor.caller.put(world.ours.path("/goals"), goal).expect(403);
    let traces = world.texts("SELECT text FROM audit_events WHERE kind = 'denied'");
    assert_eq!(traces, ["tentou sem permissão: Define uma meta da escola"]);
}

#[test]
fn a_try_at_another_school_leaves_a_trace_at_the_callers_own() {
    let world = World::new();
    world.ours.professor.caller.get(world.theirs.path("/simulations")).expect(404);
    world.ours.professor.caller.get("/api/school/x/simulations").expect(404);
    let traces =
        world.texts("SELECT school_id || ' ' || text AS text FROM audit_events WHERE kind = 'denied'");
    let expected = "tentou em outra escola: Simulações, das mais novas às mais antigas";
    assert_eq!(traces, [format!("{} {expected}", world.ours.id)]);
}

#[test]
fn a_session_that_is_none_is_nobody() {
    let world = World::new();
    let token = world.ours.gestor.caller.cookie("sid").unwrap().to_owned();
    for cookie in [String::new(), "x".into(), "0".repeat(64), token.to_uppercase(), token[1..].into()] {
        let caller = world.anonymous().with_cookie("sid", cookie);
        for row in ROWS.iter().filter(|(_, _, statuses, _)| statuses[0] == 401) {
            let target = Target { world: &world, school: world.ours.id, figure: 1 };
            caller.send(request(row, &target)).expect(401);
        }
    }
}

#[test]
fn a_path_that_only_looks_like_ours_is_not_ours() {
    let world = World::new();
    let gestor = &world.ours.gestor.caller;
    let (own, other) = (world.ours.id, world.theirs.id);
    for path in [
        format!("/api/school/{other}%2f..%2f{own}"),
        format!("/api/school/{own}%2f..%2f{other}/simulations"),
        format!("/api//school/{other}/simulations"),
        format!("/api/school/{own}/../{other}/simulations"),
        format!("/api/school/{own}x/simulations"),
        format!("/api/school/{own}.0/simulations"),
    ] {
        gestor.get(path).expect(404);
    }
    // Other spellings of our own number are our own school, whatever else they are.
    for path in [format!("/api/school/+{own}"), format!("/api/school/0{own}"), format!("/api/school/%3{own}")]
    {
        let answer = gestor.get(path);
        if answer.status == 200 {
            assert_eq!(answer.json()["id"], own);
        } else {
            answer.expect(404);
        }
    }
}

#[test]
fn a_body_names_no_other_school() {
    let world = World::new();
    let before = world.fingerprint();
    let simulation = |school: i64| json!({ "approvalRate": "94", "saebScore": "5", "schoolId": school });
    let theirs = &world.theirs.gestor.caller;
    let answer = theirs.post("/api/simulations", simulation(world.ours.id)).expect(404);
    let random = theirs.post("/api/simulations", simulation(2_000_000_000)).expect(404);
    assert_eq!(answer.body, random.body);
    assert_eq!(world.fingerprint(), before);
    // Wherever a body names a school in vain, the session's counts.
    let goal =
        json!({ "stage": "anos_finais", "year": 2025, "goal": "5.2", "schoolId": world.ours.id, "setBy": 1 });
    theirs.put(world.theirs.path("/goals"), goal).expect(200);
    let figure =
        json!({ "stage": "anos_finais", "year": 2019, "idebScore": "4", "schoolId": world.ours.id, "id": 1 });
    theirs.post(world.theirs.path("/ideb"), figure).expect(201);
    for path in ["/goals", "/ideb"] {
        let ours = world.ours.gestor.caller.get(world.ours.path(path)).expect(200).json();
        let own = ours.as_array().unwrap().iter().filter(|it| it["source"] != "inep").count();
        assert_eq!(own, 0, "{path}");
    }
}

#[test]
fn refusals_come_before_the_body_is_read() {
    let world = World::new();
    let row = |row: &&Row| row.0 != "GET" && row.2[0] == 401;
    for (method, path, statuses, _) in ROWS.iter().filter(row) {
        let path = path.replace("{school}", &world.ours.id.to_string()).replace("{id}", "1");
        let path = path.replace("{stage}", "anos_finais").replace("{year}", "2025");
        let garbage = Request::new(method, path.as_str()).bytes("text/plain", vec![b'x'; 200_000]);
        world.anonymous().send(garbage.clone()).expect(401);
        if statuses[1] == 403 {
            world.ours.professor.caller.send(garbage).expect(403);
        }
    }
}
