use std::time::Duration;

use lesson_ai::{ChatWriter, InvalidSettings, Limits, Settings};
use lesson_planning::writer::LessonPlanWriter;

use crate::service::{Answer, Fake, begun, limits, refusal, reply, reply_with, streamed, whole, within};
use crate::texts::{PLAN, plan_with, request, write};

const KEY: &str = "sk-segredo-123";

fn writer(fake: &Fake, limits: Limits) -> ChatWriter {
    ChatWriter::new(fake.settings(Some(KEY)).within(limits)).unwrap()
}

#[tokio::test]
async fn the_key_is_sent_as_the_bearers_and_nowhere_else() {
    let fake = Fake::new([streamed(PLAN)]).await;
    write(&writer(&fake, limits())).await.0.unwrap();
    let asked = fake.asked().pop().unwrap();
    assert_eq!(asked.head.matches(KEY).count(), 1);
    assert!(asked.head.contains(&format!("\r\nauthorization: Bearer {KEY}\r\n")), "{}", asked.head);
    assert!(!asked.body.to_string().contains(KEY));
}

#[tokio::test]
async fn the_key_is_in_no_error_even_where_the_service_repeats_it() {
    let declined = format!(r#"{{"choices": [{{"message": {{"refusal": "Não, {KEY}."}}}}]}}"#);
    let mut stream = begun(["{"]);
    stream.extend(format!("data: {{\"error\": {{\"message\": \"{KEY}\"}}}}\n\n").bytes());
    let answers = [
        refusal(401, &format!("Incorrect API key provided: {KEY}.")),
        refusal(400, &format!("response_format {KEY}")),
        Answer::Sent(reply(403, "text/plain", KEY)),
        Answer::Sent(reply(200, "application/json", &declined)),
        Answer::Sent(reply(200, "application/json", KEY)),
        Answer::Sent(reply_with(302, &format!("location: /{KEY}\r\n"), "")),
        Answer::Sent(reply(200, "text/html", KEY)),
        Answer::Sent(stream),
        Answer::Sent(Vec::new()),
        Answer::Held(Vec::new()),
        whole(KEY),
        whole(&plan_with(|plan| plan["quiz"][0]["kind"] = KEY.into())),
    ];
    for answer in answers {
        let fake = Fake::new([answer]).await;
        let writer = writer(&fake, Limits { total: Duration::from_millis(500), ..limits() });
        let error = within(writer.write(&request(), &|_| {})).await.unwrap_err();
        assert!(!format!("{error} {error:?}").contains("segredo"), "{error:?}");
    }
}

#[tokio::test]
async fn the_key_is_in_nothing_that_is_printed() {
    let fake = Fake::new([]).await;
    let settings = fake.settings(Some(KEY));
    let printed = format!("{settings:?} {settings:#?} {:?}", writer(&fake, limits()));
    assert!(printed.contains("modelo-1") && !printed.contains("segredo"), "{printed}");
    let wrong = Settings::new(&fake.base, "modelo-1", Some("sk-segredo 2")).unwrap_err();
    assert_eq!(wrong, InvalidSettings::Key);
    assert!(!format!("{wrong} {wrong:?}").contains("segredo"));
}
