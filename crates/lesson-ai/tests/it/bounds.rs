use std::time::Duration;

use lesson_ai::Limits;
use lesson_planning::testing::plan_draft;
use lesson_planning::writer::{LessonPlanWriter, WriterError};

use crate::service::{Answer, Fake, begun, limits, reply, whole};
use crate::texts::{PLAN, request, write, written};

fn cut() -> WriterError {
    WriterError::Unreachable("a conexão caiu no meio da resposta".to_owned())
}

#[tokio::test]
async fn who_stalls_is_left_when_the_time_for_all_is_over() {
    for stalled in [Vec::new(), b"HTTP/1.1 200 OK\r\n".to_vec(), begun(["{\"title\": \"a"])] {
        let fake = Fake::new([Answer::Held(stalled)]).await;
        let writer = fake.writer_within(Limits { total: Duration::from_millis(1100), ..limits() });
        let late = write(&writer).await.0.unwrap_err();
        assert_eq!(late.to_string(), "O serviço de IA não respondeu em 1 segundos.");
        fake.sees_one_closed().await;
    }
}

#[tokio::test]
async fn an_answer_of_five_megabytes_is_not_read_to_its_end() {
    let long = "x".repeat(5 << 20);
    let pieces = begun(std::iter::repeat_n(&long[..1000], 300));
    let mut comments = begun([]);
    comments.extend(": a comment\n\n".repeat(400_000).bytes());
    let mut line = begun([]);
    line.extend(format!("data: {long}").bytes());
    for answer in [
        whole(&long),
        Answer::Sent(pieces),
        Answer::Sent(begun([long.as_str()])),
        Answer::Sent(comments),
        Answer::Sent(line),
        Answer::Sent(reply(200, "text/plain", &long)),
    ] {
        let refused = written(answer).await.unwrap_err();
        assert_eq!(refused.to_string(), "A resposta do serviço de IA passa de 256 KB.");
    }
    let refused = written(Answer::Sent(reply(400, "text/plain", &long))).await.unwrap_err();
    assert_eq!(refused, WriterError::Refused { status: 400, words: format!("{}…", "x".repeat(300)) });
}

/// A service's own words beside each piece of a text are no part of it.
#[tokio::test]
async fn a_plan_whose_pieces_come_with_much_beside_them_is_read() {
    let beside = "x".repeat(300);
    let mut bytes = begun([]);
    for letter in PLAN.chars() {
        let piece = serde_json::json!({ "id": beside, "choices": [{ "delta": { "content": letter } }] });
        bytes.extend(format!("data: {piece}\n\n").bytes());
    }
    bytes.extend(b"data: [DONE]\n\n");
    assert!(bytes.len() > 256 * 1024);
    assert_eq!(written(Answer::Sent(bytes)).await.unwrap().draft, plan_draft());
}

#[tokio::test]
async fn a_connection_that_breaks_in_the_middle_gives_no_plan_and_is_not_tried_again() {
    let (half, _) = PLAN.split_at(PLAN.find("Tiras").unwrap());
    let mut short = reply(200, "application/json", PLAN);
    short.truncate(short.len() - 10);
    for bytes in [begun([half]), begun([PLAN]), begun([]), short] {
        let fake = Fake::new([Answer::Sent(bytes), whole(PLAN)]).await;
        assert_eq!(write(&fake.writer()).await.0, Err(cut()));
        assert_eq!(fake.asked().len(), 1);
    }
}

#[tokio::test]
async fn a_connection_that_breaks_before_an_answer_is_told() {
    let told = written(Answer::Sent(Vec::new())).await.unwrap_err().to_string();
    assert_eq!(told, "O serviço de IA não respondeu: a conexão caiu antes da resposta.");
}

#[tokio::test]
async fn who_waits_no_longer_ends_what_the_service_does() {
    let fake = Fake::new([Answer::Held(begun(["{\"title\": \"a"]))]).await;
    let writer = fake.writer();
    let request = request();
    tokio::select! {
        written = writer.write(&request, &|_| {}) => panic!("{written:?}"),
        () = fake.hears(1) => {}
    }
    fake.sees_one_closed().await;
}
