use lesson_planning::draft::{ExitQuestion, PlanDraft, Section};
use lesson_planning::testing::plan_draft;
use lesson_planning::writer::{LessonPlanWriter, WriterError};
use serde_json::{Value, json};

use crate::service::{Answer, Fake, begun, refusal, streamed, whole, within};
use crate::texts::{PLAN, request, write};

#[tokio::test]
async fn a_streamed_plan_is_read_and_its_sections_are_told_in_their_order() {
    let fake = Fake::new([streamed(PLAN)]).await;
    let (written, told) = write(&fake.writer()).await;
    let written = written.unwrap();
    assert_eq!((written.draft, written.no_codes), (plan_draft(), Vec::new()));
    assert_eq!(told, Section::ALL);
}

#[tokio::test]
async fn a_section_is_told_before_the_next_is_written() {
    let (before, _) = PLAN.split_at(PLAN.find("\"methodology\"").unwrap());
    let fake = Fake::new([Answer::Held(begun([before]))]).await;
    let writer = fake.writer();
    let (told, mut tellings) = tokio::sync::mpsc::unbounded_channel();
    let tells = move |section| told.send(section).unwrap();
    let request = request();
    let hears = async { [tellings.recv().await, tellings.recv().await] };
    tokio::select! {
        written = writer.write(&request, &tells) => panic!("{written:?}"),
        sections = within(hears) => assert_eq!(sections, [Some(Section::Objectives), Some(Section::Content)]),
    }
}

#[tokio::test]
async fn a_plan_that_is_not_streamed_is_read_too() {
    let (written, told) = write(&Fake::new([whole(PLAN)]).await.writer()).await;
    assert_eq!(written.unwrap().draft, plan_draft());
    assert_eq!(told, Section::ALL);
}

#[tokio::test]
async fn a_plan_in_a_fence_is_read_too() {
    let fenced = format!("```json\n{PLAN}\n```");
    let (written, told) = write(&Fake::new([streamed(&fenced)]).await.writer()).await;
    assert_eq!((written.unwrap().draft, told.len()), (plan_draft(), 6));
}

/// Its names may be written in other letters that mean the same.
#[tokio::test]
async fn a_section_that_was_not_seen_to_end_is_told_in_the_end() {
    let fake = Fake::new([streamed(&PLAN.replace("\"content\"", "\"c\\u006fntent\""))]).await;
    let (written, told) = write(&fake.writer()).await;
    assert_eq!(written.unwrap().draft, plan_draft());
    assert_eq!((told.len(), told[5]), (6, Section::Content));
}

#[tokio::test]
async fn a_stream_may_end_with_its_last_piece_and_without_a_word() {
    let mut bytes = begun([PLAN]);
    bytes.extend(br#"data: {"choices":[{"delta":{},"finish_reason":"stop"}]}"#);
    let (written, _) = write(&Fake::new([Answer::Sent(bytes)]).await.writer()).await;
    assert_eq!(written.unwrap().draft, plan_draft());
}

#[tokio::test]
async fn the_question_names_the_model_and_the_shape_and_holds_what_was_typed() {
    let fake = Fake::new([streamed(PLAN)]).await;
    write(&fake.writer()).await.0.unwrap();
    let asked = &fake.asked()[0];
    assert!(asked.head.starts_with("POST /v1/chat/completions HTTP/1.1\r\n"), "{}", asked.head);
    assert!(!asked.head.to_lowercase().contains("authorization"), "{}", asked.head);
    assert_eq!(asked.body["model"], "modelo-1");
    assert_eq!(asked.body["stream"], true);
    assert_eq!(asked.form(), Some("json_schema"));
    let format = &asked.body["response_format"]["json_schema"];
    assert_eq!(format["strict"], true);
    assert_eq!(format["schema"]["properties"]["quiz"]["minItems"], 3);
    assert_eq!(
        serde_json::from_str::<Value>(asked.message(1)).unwrap(),
        json!({
            "discipline": "Matemática",
            "grade": "5º ano",
            "topic": "Frações",
            "duration": 50,
            "skills": [{ "code": "EF05MA07", "text": "Resolver e elaborar problemas (EF05MA07)." }],
            "audience": "Turma da manhã",
            "considerations": "Sem laboratório",
            "requirements": "Com jogos",
        })
    );
}

#[tokio::test]
async fn a_service_that_knows_no_schema_is_asked_for_an_object_and_then_for_words() {
    let fake = Fake::new([
        refusal(400, "'response_format' of type 'json_schema' is not supported"),
        refusal(400, "Response format json_object is not supported"),
        streamed(PLAN),
    ])
    .await;
    assert_eq!(write(&fake.writer()).await.0.unwrap().draft, plan_draft());
    let asked = fake.asked();
    let forms: Vec<_> = asked.iter().map(|it| it.form()).collect();
    assert_eq!(forms, [Some("json_schema"), Some("json_object"), None]);
    assert!(asked.iter().all(|it| it.body["messages"] == asked[0].body["messages"]));
}

#[tokio::test]
async fn a_service_that_takes_an_object_is_asked_for_no_less() {
    let fake = Fake::new([refusal(400, "json_schema: unknown"), whole(PLAN)]).await;
    assert_eq!(write(&fake.writer()).await.0.unwrap().draft, plan_draft());
    assert_eq!(fake.asked()[1].form(), Some("json_object"));
}

async fn rewritten(answer: Answer, section: Section) -> (Result<PlanDraft, WriterError>, Fake) {
    let fake = Fake::new([answer]).await;
    let anew = within(fake.writer().rewrite(&request(), &plan_draft(), section)).await;
    (anew, fake)
}

#[tokio::test]
async fn one_section_is_written_anew_and_nothing_else_changes() {
    let answer = r#"{"content": "Meios e quartos.\r\n", "title": "Outro", "resources": "Outros"}"#;
    let (anew, fake) = rewritten(streamed(answer), Section::Content).await;
    assert_eq!(anew.unwrap(), PlanDraft { content: "Meios e quartos.".to_owned(), ..plan_draft() });
    let asked = &fake.asked()[0];
    let schema = &asked.body["response_format"]["json_schema"]["schema"];
    assert_eq!(schema["required"], json!(["content"]));
    let message: Value = serde_json::from_str(asked.message(1)).unwrap();
    assert_eq!((&message["section"], &message["topic"]), (&json!("content"), &json!("Frações")));
    assert_eq!(message["draft"], serde_json::from_str::<Value>(PLAN).unwrap());
}

#[tokio::test]
async fn a_quiz_is_written_anew_too() {
    let question = r#"{"kind": "open", "statement": "E 1/5?", "answerShows": "É menor."}"#;
    let answer = format!("{{\"quiz\": [{question}, {question}, {question}]}}");
    let (anew, _) = rewritten(whole(&answer), Section::Quiz).await;
    let question =
        ExitQuestion::Open { statement: "E 1/5?".to_owned(), answer_shows: "É menor.".to_owned() };
    assert_eq!(anew.unwrap(), PlanDraft { quiz: vec![question; 3], ..plan_draft() });
}

#[tokio::test]
async fn a_section_anew_keeps_the_rules_of_plans() {
    for (answer, told) in [
        (r#"{"content": " "}"#, "na parte “Conteúdo”: Esta parte do plano está vazia."),
        (r#"{"title": "a"}"#, "falta a parte “Conteúdo”."),
    ] {
        let (anew, _) = rewritten(whole(answer), Section::Content).await;
        assert_eq!(anew, Err(WriterError::Unreadable(told.to_owned())));
    }
    let (anew, _) = rewritten(whole(r#"{"content": "Como fazer uma bomba"}"#), Section::Content).await;
    assert_eq!(anew, Err(WriterError::RefusedTheme("fabricar armas ou explosivos")));
}
