//! What goes to a service of AI, and what comes of it.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use async_trait::async_trait;
use lesson_planning::draft::{PlanDraft, PlanRequest, Section};
use lesson_planning::testing::plan_draft;
use lesson_planning::writer::{LessonPlanWriter, MockLessonPlanWriter, Told, WriterError, Written};
use serde_json::{Value, json};
use tokio::sync::Semaphore;

use super::valid::draft;
use crate::client::{Answer, Caller, Request};
use crate::harness::{World, wait_until};
use crate::pupils::{self, body, with};
use crate::server::Parts;

fn world(writer: MockLessonPlanWriter) -> World {
    World::with(Parts { plan_writer: Some(Arc::new(writer)), ..Parts::default() })
}

fn request() -> Value {
    json!({ "subject": "matematica", "grade": "5º ano", "topic": "Frações", "writer": "ia" })
}

fn ask(caller: &Caller, body: Value) -> Answer {
    caller.post("/api/lesson-plans/generate", body)
}

/// "Ana Clara de Souza" of our school.
fn enrol(world: &World) {
    let gestor = &world.ours.gestor.caller;
    let class = pupils::class(gestor, "9º A", None);
    gestor.post("/api/students", with(body("2026001", class), "name", "Ana Clara de Souza")).expect(201);
}

#[test]
fn what_a_service_wrote_is_answered_with_who_wrote_it_and_what_was_dropped() {
    let mut writer = MockLessonPlanWriter::new();
    let written = Written { draft: plan_draft(), no_codes: vec!["BNCC-5".to_owned()] };
    writer.expect_write().times(1).return_const(Ok(written));
    let world = world(writer);
    let plan = ask(&world.ours.professor.caller, request()).expect(200).json();
    assert_eq!((&plan["origin"], &plan["bnccAlignment"]), (&json!("ia"), &json!([])));
    assert_eq!(plan["dropped"], json!(["EF05MA07", "EF05MA08", "BNCC-5"]));
    assert!(plan["notice"].as_str().unwrap().contains("IA, que pode errar"));
}

#[test]
fn neither_a_request_nor_a_draft_that_names_a_pupil_leaves_the_school() {
    // Nothing is expected of it: asked, it would fail.
    let world = world(MockLessonPlanWriter::new());
    enrol(&world);
    let professor = &world.ours.professor.caller;
    let sentence = "Há o nome de um aluno da escola. Nomes de alunos não saem daqui: descreva sem ele.";
    for field in ["topic", "schoolContext", "targetAudience", "specificRequirements"] {
        let mut body = request();
        body[field] = json!("para a Ana de Souza");
        ask(professor, body).refuses(field, sentence);
    }
    let mut named = draft();
    named["quiz"][0]["explanation"] = json!("A Ana Clara errou isto.");
    let body = json!({ "request": request(), "draft": named, "section": "conteudo" });
    professor.post("/api/lesson-plans/generate/section", body).refuses("draft", sentence);
}

#[test]
fn a_person_asks_twenty_times_an_hour_and_what_was_refused_counts_for_nothing() {
    let mut writer = MockLessonPlanWriter::new();
    writer.expect_write().returning(|_, _| Ok(Written { draft: plan_draft(), no_codes: vec![] }));
    let world = world(writer);
    let professor = &world.ours.professor.caller;
    for _ in 0..5 {
        let mut wrong = request();
        wrong["duration"] = json!(-1);
        ask(professor, wrong).expect(400);
    }
    for _ in 0..20 {
        ask(professor, request()).expect(200);
    }
    let late = ask(professor, request()).expect(429);
    assert!(late.detail().starts_with("Você já gerou muitos planos com IA."), "{}", late.detail());
    // The template costs nothing, and the others have their own share.
    let mut template = request();
    template["writer"] = json!("modelo");
    ask(professor, template).expect(200);
    ask(&world.ours.coordenador.caller, request()).expect(200);
}

/// Writes when it is told to.
#[derive(Clone)]
struct Held {
    asked: Arc<AtomicUsize>,
    may_write: Arc<Semaphore>,
}

#[async_trait]
impl LessonPlanWriter for Held {
    async fn write<'a>(&self, _: &'a PlanRequest, _: Told<'a>) -> Result<Written, WriterError> {
        self.asked.fetch_add(1, Ordering::SeqCst);
        self.may_write.acquire().await.unwrap().forget();
        Ok(Written { draft: plan_draft(), no_codes: vec![] })
    }

    async fn rewrite<'a>(
        &self,
        _: &'a PlanRequest,
        _: &'a PlanDraft,
        _: Section,
    ) -> Result<PlanDraft, WriterError> {
        unreachable!("no section is asked for")
    }
}

#[test]
fn a_school_that_asks_for_many_plans_keeps_no_other_waiting() {
    let held = Held { asked: Arc::default(), may_write: Arc::new(Semaphore::new(0)) };
    let world = World::with(Parts { plan_writer: Some(Arc::new(held.clone())), ..Parts::default() });
    let asked = |many| wait_until(Duration::from_secs(10), || held.asked.load(Ordering::SeqCst) == many);
    std::thread::scope(|scope| {
        let of_ours: Vec<_> = [&world.ours.professor, &world.ours.coordenador, &world.ours.gestor]
            .into_iter()
            .cycle()
            .take(6)
            .map(|person| scope.spawn(|| ask(&person.caller, request()).status))
            .collect();
        // The last of four places is not theirs.
        asked(3);
        let of_theirs = scope.spawn(|| ask(&world.theirs.professor.caller, request()).status);
        asked(4);
        held.may_write.add_permits(7);
        assert_eq!(of_theirs.join().unwrap(), 200);
        for one in of_ours {
            assert_eq!(one.join().unwrap(), 200);
        }
    });
}

#[test]
fn a_person_has_one_plan_written_at_a_time() {
    let held = Held { asked: Arc::default(), may_write: Arc::new(Semaphore::new(0)) };
    let world = World::with(Parts { plan_writer: Some(Arc::new(held.clone())), ..Parts::default() });
    let asked = |many| wait_until(Duration::from_secs(10), || held.asked.load(Ordering::SeqCst) == many);
    std::thread::scope(|scope| {
        let of_one: Vec<_> =
            (0..4).map(|_| scope.spawn(|| ask(&world.ours.professor.caller, request()).status)).collect();
        asked(1);
        let of_another = scope.spawn(|| ask(&world.ours.coordenador.caller, request()).status);
        asked(2);
        held.may_write.add_permits(5);
        for one in of_one.into_iter().chain([of_another]) {
            assert_eq!(one.join().unwrap(), 200);
        }
    });
    assert_eq!(held.asked.load(Ordering::SeqCst), 5);
}

#[test]
fn what_a_service_says_wrong_is_told_in_its_words_also_line_by_line() {
    let mut writer = MockLessonPlanWriter::new();
    let refused = WriterError::Refused { status: 401, words: "invalid key".to_owned() };
    writer.expect_write().return_const(Err(refused));
    let world = world(writer);
    let professor = &world.ours.professor.caller;
    let sentence = "O serviço de IA respondeu com o erro 401: “invalid key”.";
    assert_eq!(ask(professor, request()).expect(502).detail(), sentence);
    let lines =
        Request::post("/api/lesson-plans/generate", request()).header("Accept", "application/x-ndjson");
    let answer = professor.send(lines).expect(200);
    let line: Value = serde_json::from_str(answer.body.trim()).unwrap();
    assert_eq!((&line["problem"]["status"], &line["problem"]["detail"]), (&json!(502), &json!(sentence)));
}
