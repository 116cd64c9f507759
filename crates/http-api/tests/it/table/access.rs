//! Every endpoint against every kind of caller.

use std::collections::BTreeSet;

use diesel::pg::PgConnection;
use http_api::endpoints::{Access, Endpoint, Gives, TABLE, WhileChoosing};
use school_management::people::person::Role;
use serde_json::json;

use crate::client::Caller;
use crate::edge::openapi::Document;
use crate::harness::{World, texts};
use crate::table::valid::{AREAS, Area, Target, Valid, Who, all};

/// What anyone may call without a session; a longer list is a deliberate change.
const PUBLIC: [&str; 7] = [
    "about.read",
    "demo.list",
    "pupil.sign-in",
    "reference.find",
    "reference.search",
    "school.register",
    "session.open",
];

#[test]
fn every_endpoint_has_a_valid_request() {
    let tested: BTreeSet<_> = all().map(|valid| valid.id).collect();
    assert_eq!(tested.len(), all().count());
    let served: BTreeSet<_> = TABLE.rows().map(|row| row.id).collect();
    let uncovered: Vec<_> = served.difference(&tested).collect();
    assert!(uncovered.is_empty(), "say who may call: {uncovered:?}");
    let gone: Vec<_> = tested.difference(&served).collect();
    assert!(gone.is_empty(), "{gone:?}");
}

#[test]
fn only_these_endpoints_are_public() {
    let public = TABLE.rows().filter(|row| row.access == Access::Public);
    assert_eq!(public.map(|row| row.id).collect::<BTreeSet<_>>(), PUBLIC.into());
    for valid in all() {
        assert_eq!(valid.status(Who::Anonymous) != 401, PUBLIC.contains(&valid.id), "{}", valid.id);
    }
}

/// Callers in the order of [`Who`].
fn callers(world: &World) -> [Caller; 6] {
    let ours = &world.ours;
    let signed_in = [&ours.professor, &ours.coordenador, &ours.gestor, &world.theirs.gestor];
    let [professor, coordenador, gestor, stranger] = signed_in.map(|person| world.sign_in(person));
    [world.anonymous(), world.pupil(), professor, coordenador, gestor, stranger]
}

/// What an area's tables hold, and how many rows the others have, without the traces of denials.
struct Rows {
    admin: PgConnection,
    statement: String,
}

impl Rows {
    fn of(area: &Area, world: &World) -> Self {
        let mut admin = world.admin();
        let tables =
            "SELECT tablename::text AS text FROM pg_tables WHERE schemaname = 'public' ORDER BY tablename";
        let parts = texts(&mut admin, tables).into_iter().map(|table| {
            let held = if area.tables.contains(&table.as_str()) {
                r"md5(coalesce(string_agg(t::text, E'\n' ORDER BY t::text), ''))"
            } else {
                "count(*)"
            };
            let only = if table == "audit_events" { "WHERE kind <> 'denied'" } else { "" };
            format!("SELECT '{table} ' || {held} AS text FROM {table} t {only}")
        });
        let statement = parts.collect::<Vec<_>>().join(" UNION ALL ");
        Self { admin, statement }
    }

    fn now(&mut self) -> Vec<String> {
        texts(&mut self.admin, &self.statement)
    }
}

/// Sends each row of the area as each caller.
fn walk(area: &Area) {
    let world = World::new();
    let document = Document::new();
    let mut rows = Rows::of(area, &world);
    let mut callers = callers(&world);
    for valid in area.valid {
        for who in Who::ALL {
            let (status, caller) = (valid.status(who), &callers[who as usize]);
            let target = Target::ours(&world, &callers[Who::Gestor as usize]);
            let request = valid.request(&target);
            if let Some(body) = request.json_body() {
                document.takes(valid.row(), &body);
            }
            let shows = valid.row().method.is_safe();
            let before = if status >= 400 || shows { rows.now() } else { Vec::new() };
            let answer = caller.send(request);
            assert_eq!(answer.status, status, "{} as {who:?}: {}", valid.id, answer.body);
            document.foresees(valid.row(), &answer);
            if status >= 400 || shows {
                assert_eq!(rows.now(), before, "{} as {who:?} wrote something", valid.id);
            }
            if status == 404 {
                let nobodys = caller.send(valid.request(&target.nobodys()));
                assert_eq!(nobodys.status, 404, "{}", valid.id);
                assert_eq!(nobodys.body, answer.body, "{}: a school that exists reads otherwise", valid.id);
            }
            if status < 400 && valid.ends_sessions {
                callers = self::callers(&world);
            }
        }
    }
}

/// One test an area of the list, so that none is left out.
macro_rules! walks {
    ($($area:ident),+) => {
        $(
            #[test]
            fn $area() {
                walk(&crate::$area::AREA);
            }
        )+

        #[test]
        fn every_area_is_walked() {
            assert_eq!(AREAS.len(), [$(stringify!($area)),+].len());
            $(assert!(AREAS.iter().any(|area| std::ptr::eq(*area, &crate::$area::AREA)));)+
        }
    };
}

mod every_endpoint_answers_every_caller_as_its_row_says {
    use super::{AREAS, walk};

    walks!(
        gate,
        index,
        people,
        classes,
        cards,
        class_lists,
        pupils,
        questions,
        class_simulations,
        lessons,
        quiz,
        learning,
        mastery,
        actions,
        notices
    );
}

#[test]
fn what_a_role_does_not_allow_leaves_a_trace() {
    let world = World::new();
    let goal = json!({ "stage": "anos_finais", "year": 2025, "goal": "5.2" });
    world.ours.professor.caller.put(world.ours.path("/goals"), goal).expect(403);
    let milestone = json!({ "title": "Plantão", "version": 1 });
    world.ours.professor.caller.put("/api/milestones/21", milestone).expect(403);
    let traces = world.texts("SELECT text FROM audit_events WHERE kind = 'denied' ORDER BY id");
    assert_eq!(
        traces,
        [
            "tentou sem permissão: definir uma meta da escola",
            "tentou sem permissão: alterar um marco (nº 21)"
        ]
    );
}

#[test]
fn a_try_at_another_school_leaves_a_trace_at_the_callers_own() {
    let world = World::new();
    world.ours.professor.caller.get(world.theirs.path("/simulations")).expect(404);
    world.ours.professor.caller.get("/api/school/x/simulations").expect(404);
    let traces =
        world.texts("SELECT school_id || ' ' || text AS text FROM audit_events WHERE kind = 'denied'");
    let expected = "tentou em outra escola: ver as simulações";
    assert_eq!(traces, [format!("{} {expected}", world.ours.id)]);
}

/// What may take minutes, and its statements too; a longer list is a deliberate change.
#[test]
fn only_these_endpoints_are_slow() {
    let slow = TABLE.rows().filter(|row| row.slow).map(|row| row.id);
    assert_eq!(
        slow.collect::<Vec<_>>(),
        [
            "figure.import",
            "pupil.import",
            "pupil.import-wrong",
            "pupil.import-undo",
            "question.import",
            "question.import-wrong",
            "question.image.set",
            "lesson-plan.generate",
            "lesson-plan.rewrite",
            "learning.set-switch",
            "school.projection",
            "skill-numbers.estimate",
            "action.file",
            "audit.export"
        ]
    );
}

/// Lists that nothing bounds but the school's size, given or read: few are made at a time.
#[test]
fn only_these_endpoints_give_megabytes() {
    let large = TABLE.rows().filter(|row| row.gives == Gives::Megabytes).map(|row| row.id);
    assert_eq!(
        large.collect::<Vec<_>>(),
        [
            "pupil.cards",
            "pupil.export",
            "class.pupils",
            "question.list",
            "question.export",
            "question.losses",
            "question.image.read",
            "lesson-plan.docx",
            "bncc.coverage",
            "quiz.image",
            "class.mastery",
            "class.mastery-export",
            "skill-numbers.list",
            "action.list",
            "action.export",
            "milestone.all",
            "resource.file",
            "audit.export"
        ]
    );
}

/// What staff do is none of a pupil's business, and each try is told.
#[test]
fn a_pupil_may_call_these_endpoints_alone() {
    let admits = |role| {
        let admits =
            move |row: &&Endpoint| matches!(row.access, Access::Roles(roles) if roles.contains(&role));
        TABLE.rows().filter(admits).map(|row| row.id).collect::<BTreeSet<_>>()
    };
    let own = [
        "class.pupils",
        "class.read",
        "learning.analyze",
        "learning.behaviors",
        "learning.demo",
        "learning.mark",
        "learning.questionnaire",
        "learning.recommendations",
        "learning.style",
        "learning.switch",
        "password.change",
        "pupil.achievements",
        "pupil.mastery",
        "pupil.performance",
        "pupil.quizzes",
        "pupil.ranking",
        "pupil.read",
        "pupil.results",
        "pupil.review",
        "quiz.image",
        "quiz.read",
        "quiz.rules",
        "school.read",
        "session.close",
        "session.user",
        "session.who",
        "subject.list",
    ];
    // Nobody plays for them.
    let alone = [
        "learning.record",
        "learning.reply",
        "pupil.ranking-visibility",
        "quiz.abandon",
        "quiz.answer",
        "quiz.current",
        "quiz.finish",
        "quiz.next-question",
        "quiz.present",
        "quiz.start",
    ];
    let both: BTreeSet<_> = own.into_iter().chain(alone).collect();
    assert_eq!(admits(Role::Aluno), both);
    assert!(admits(Role::Professor).is_superset(&own.into()));
    assert!(admits(Role::Gestor).is_disjoint(&alone.into()));
}

/// What somebody may do who entered with an issued password; a longer list is a deliberate change.
#[test]
fn who_has_to_choose_a_password_may_call_these_endpoints_alone() {
    const OPEN: [&str; 4] = ["password.change", "session.close", "session.user", "session.who"];
    let world = World::new();
    let gestor = &world.ours.gestor.caller;
    let issued = crate::people::issue(gestor, "nova.gestora", "gestor");
    let answer = crate::harness::sign_in(&world.anonymous(), "nova.gestora", &issued).expect(200);
    assert_eq!(answer.json()["mustChange"], true);
    assert_eq!(answer.json()["rights"], json!(["session.close", "password.change"]));
    let newcomer = world.anonymous().after(&answer);
    for valid in all().filter(|valid| !PUBLIC.contains(&valid.id)) {
        let row = valid.row();
        assert_eq!(row.while_choosing == WhileChoosing::Open, OPEN.contains(&row.id), "{row:?}");
        if OPEN.contains(&row.id) {
            continue;
        }
        let request = valid.request(&Target::ours(&world, gestor));
        let before = world.fingerprint();
        let refused = newcomer.send(request).expect(403);
        assert_eq!(
            refused.detail(),
            "Você entrou com uma senha provisória: escolha a sua para continuar.",
            "{row:?}"
        );
        assert_eq!(world.fingerprint(), before, "{row:?} wrote something");
    }
    for path in ["/api/auth/user", "/api/user", "/api/about", "/api/auth/demo"] {
        newcomer.get(path).expect(200);
    }
    newcomer.send(crate::client::Request::new("POST", "/api/auth/logout")).expect(204);
    newcomer.get("/api/auth/user").expect(401);
}

#[test]
fn a_session_that_is_none_is_nobody() {
    let world = World::new();
    let token = world.ours.gestor.caller.cookie("sid").unwrap().to_owned();
    for cookie in [String::new(), "x".into(), "0".repeat(64), token.to_uppercase(), token[1..].into()] {
        let caller = world.anonymous().with_cookie("sid", cookie);
        for valid in all().filter(|valid| valid.status(Who::Anonymous) == 401) {
            let request = valid.request(&Target::ours(&world, &world.ours.gestor.caller));
            caller.send(request).expect(401);
        }
    }
}

/// The router reads `/%61pi` as `/api`, and so must whoever guards it.
#[test]
fn an_encoded_letter_changes_nothing() {
    let world = World::new();
    let callers = callers(&world);
    for (who, caller) in Who::ALL.into_iter().zip(&callers) {
        for valid in all().filter(|valid| (400..500).contains(&valid.status(who))) {
            let mut request = valid.request(&Target::ours(&world, &world.ours.gestor.caller));
            request.path = request.path.replacen("/api", "/%61pi", 1);
            let answer = caller.send(request).expect(valid.status(who));
            assert_eq!(answer.header("cache-control"), Some("no-store"), "{} {who:?}", valid.id);
        }
    }
    let shown = world.ours.gestor.caller.get(world.ours.path("").replacen("/api", "/%61pi", 1)).expect(200);
    assert_eq!(shown.header("cache-control"), Some("no-store"));
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
    let reads_a_body = |valid: &&Valid| !valid.row().method.is_safe() && valid.status(Who::Anonymous) == 401;
    for valid in all().filter(reads_a_body) {
        let request = valid.request(&Target::ours(&world, &world.ours.gestor.caller));
        let garbage = request.bytes("text/plain", vec![b'x'; 200_000]);
        world.anonymous().send(garbage.clone()).expect(401);
        // Some rows ask whose it is, which the body says.
        if !matches!(valid.row().access, Access::Roles(roles) if roles.contains(&Role::Professor)) {
            world.ours.professor.caller.send(garbage).expect(403);
        }
    }
}
