use std::time::Duration;

use lesson_ai::{ChatWriter, Limits, Settings};
use lesson_planning::testing::plan_draft;
use lesson_planning::writer::WriterError;
use tokio::net::TcpListener;

use crate::service::{Answer, Fake, begun, limits, refusal, reply, reply_with, streamed, whole};
use crate::texts::{PLAN, told_of, write, written};

fn page(status: u16) -> Answer {
    Answer::Sent(reply(status, "text/html; charset=utf-8", "<!doctype html><title>Entrar</title>"))
}

#[tokio::test]
async fn a_refusal_is_told_in_the_services_own_words() {
    let fake = Fake::new([refusal(401, "Chave inválida\nou vencida")]).await;
    let refused = write(&fake.writer()).await.0.unwrap_err();
    assert_eq!(refused, WriterError::Refused { status: 401, words: "Chave inválida ou vencida".to_owned() });
    assert_eq!(refused.to_string(), "O serviço de IA respondeu com o erro 401: “Chave inválida ou vencida”.");
    assert_eq!(fake.asked().len(), 1);
}

#[tokio::test]
async fn who_is_asked_too_often_is_asked_again() {
    let fake = Fake::new([refusal(429, "Calma."), refusal(503, "Cheio."), streamed(PLAN)]).await;
    assert_eq!(write(&fake.writer()).await.0.unwrap().draft, plan_draft());
    assert_eq!(fake.asked().len(), 3);
}

#[tokio::test]
async fn who_fails_three_times_is_not_asked_again() {
    let fake = Fake::new([1, 2, 3].map(|time| refusal(500, &format!("Erro {time}.")))).await;
    assert_eq!(
        write(&fake.writer()).await.0.unwrap_err(),
        WriterError::Refused { status: 500, words: "Erro 3.".to_owned() }
    );
    assert_eq!(fake.asked().len(), 3);
}

/// The pause that it asks for is kept: within the time for all it does not end.
#[tokio::test]
async fn who_asks_for_a_pause_gets_it_and_who_asks_for_a_long_one_is_left_alone() {
    let busy = |seconds: &str| {
        Answer::Sent(reply_with(429, &format!("retry-after: {seconds}\r\n"), "{\"message\": \"Calma.\"}"))
    };
    let refused = Err(WriterError::Refused { status: 429, words: "Calma.".to_owned() });
    for (seconds, expected, asked) in
        [("5", Err(WriterError::TimedOut(1)), 1), ("6", refused, 1), ("0", Ok(plan_draft()), 2)]
    {
        let fake = Fake::new([busy(seconds), whole(PLAN)]).await;
        let writer = fake.writer_within(Limits { total: Duration::from_secs(1), ..limits() });
        assert_eq!(write(&writer).await.0.map(|written| written.draft), expected, "{seconds}");
        assert_eq!(fake.asked().len(), asked, "{seconds}");
    }
}

#[tokio::test]
async fn where_nobody_listens_nobody_answers() {
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let base = format!("http://{}", listener.local_addr().unwrap());
    drop(listener);
    let settings = Settings::new(&base, "modelo-1", None).unwrap().within(limits());
    let refused = write(&ChatWriter::new(settings).unwrap()).await.0.unwrap_err();
    assert_eq!(refused.to_string(), "O serviço de IA não respondeu: a conexão foi recusada.");
}

#[tokio::test]
async fn another_address_is_not_followed() {
    let other = Fake::new([streamed(PLAN)]).await;
    for status in [301, 302, 303, 307, 308] {
        let to = format!("location: {}/chat/completions\r\n", other.base);
        let moved = Answer::Sent(reply_with(status, &to, ""));
        assert_eq!(written(moved).await, Err(WriterError::Redirected), "{status}");
    }
    assert!(other.asked().is_empty());
}

#[tokio::test]
async fn a_page_of_the_web_is_no_service() {
    let told = "A resposta do serviço de IA não é um plano: veio uma página da web, e não o serviço. \
        Confira o endereço configurado.";
    let untitled = Answer::Sent(reply(200, "text/plain", "\n <html>"));
    for answer in [page(200), page(404), untitled] {
        assert_eq!(told_of(answer).await, told);
    }
    let fake = Fake::new([page(502), page(502), streamed(PLAN)]).await;
    assert_eq!(write(&fake.writer()).await.0.unwrap().draft, plan_draft());
}

#[tokio::test]
async fn an_error_may_come_under_a_status_of_success() {
    let body = r#"{"error": {"message": "Sem saldo.", "code": 402}}"#;
    let refused = |status| Err(WriterError::Refused { status, words: "Sem saldo.".to_owned() });
    assert_eq!(written(Answer::Sent(reply(200, "application/json", body))).await, refused(402));
    let mut bytes = begun(["{\"title\": "]);
    bytes.extend(b"data: {\"error\": \"Sem saldo.\"}\n\n");
    assert_eq!(written(Answer::Sent(bytes)).await, refused(500));
}

#[tokio::test]
async fn a_model_that_declines_is_heard() {
    let body = r#"{"choices": [{"message": {"content": null, "refusal": "Não posso."}}]}"#;
    assert_eq!(
        told_of(Answer::Sent(reply(200, "application/json", body))).await,
        "A resposta do serviço de IA não é um plano: o modelo recusou o pedido com “Não posso.”."
    );
}

#[tokio::test]
async fn what_speaks_otherwise_is_another_kind_of_service() {
    for body in ["{\"response\": \"olá\"}", "olá", "[]"] {
        let told = told_of(Answer::Sent(reply(200, "application/json", body))).await;
        assert!(told.ends_with("ela não tem a forma das respostas desse tipo de serviço."), "{told}");
    }
}
