//! What a service says, whole or piece by piece. The pieces come as server-sent events, a line of JSON each.

use serde::Deserialize;
use serde_json::Value;

/// What one event, or a whole answer, says.
#[derive(Debug, PartialEq)]
pub enum Said {
    /// More of the text, and whether it is the last of it.
    Text { text: String, ended: Option<Ended> },
    /// The model will not.
    Declined(String),
    /// An error where a text was expected.
    Error(Value),
    /// Nothing follows.
    Over,
    /// A comment, an empty line, an event without text.
    Nothing,
    /// It is of another kind of service.
    Foreign,
}

/// How a text ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Ended {
    Whole,
    /// At the service's own limit.
    TooLong,
    /// By its filter.
    Filtered,
}

/// The same for an event and for an answer: services call the text of the one `delta`, of the other `message`.
#[derive(Deserialize)]
struct Completion {
    choices: Option<Vec<Choice>>,
    error: Option<Value>,
}

#[derive(Deserialize)]
struct Choice {
    #[serde(alias = "message")]
    delta: Option<Message>,
    finish_reason: Option<String>,
}

#[derive(Deserialize)]
struct Message {
    content: Option<String>,
    refusal: Option<String>,
}

/// Of one line of a stream, with its line break or without.
pub fn line(line: &[u8]) -> Said {
    let line = line.trim_ascii();
    match line.strip_prefix(b"data:").map(<[u8]>::trim_ascii) {
        None | Some(b"") => Said::Nothing,
        Some(b"[DONE]") => Said::Over,
        Some(json) => whole(json),
    }
}

/// Of an answer that is not streamed.
pub fn whole(json: &[u8]) -> Said {
    let Ok(completion) = serde_json::from_slice::<Completion>(json) else { return Said::Foreign };
    match (completion.error, completion.choices) {
        (Some(error), _) => Said::Error(error),
        (None, None) => Said::Foreign,
        (None, Some(choices)) => choices.into_iter().next().map_or(Said::Nothing, said),
    }
}

fn said(choice: Choice) -> Said {
    let ended =
        choice.finish_reason.filter(|reason| !reason.is_empty()).map(|reason| match reason.as_str() {
            "length" => Ended::TooLong,
            "content_filter" => Ended::Filtered,
            _ => Ended::Whole,
        });
    let message = choice.delta.unwrap_or(Message { content: None, refusal: None });
    match (message.refusal.filter(|words| !words.is_empty()), message.content) {
        (Some(words), _) => Said::Declined(words),
        (None, None) if ended.is_none() => Said::Nothing,
        (None, text) => Said::Text { text: text.unwrap_or_default(), ended },
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn text(text: &str, ended: Option<Ended>) -> Said {
        Said::Text { text: text.to_owned(), ended }
    }

    #[test]
    fn a_line_is_a_piece_of_text_or_says_nothing() {
        for (sent, said) in [
            ("", Said::Nothing),
            ("\r\n", Said::Nothing),
            (": PROCESSING", Said::Nothing),
            ("event: message", Said::Nothing),
            ("data:", Said::Nothing),
            ("data: [DONE]\r\n", Said::Over),
            ("data:[DONE]", Said::Over),
            (r#"data: {"choices":[{"delta":{"content":"olá"}}]}"#, text("olá", None)),
            (r#"data:{"choices":[{"delta":{"role":"assistant"},"finish_reason":null}]}"#, Said::Nothing),
            (r#"data: {"choices":[],"usage":{}}"#, Said::Nothing),
            (r#"data: {"choices":[{"delta":{"content":"a"},"finish_reason":""}]}"#, text("a", None)),
            (r#"data: {"choices":[{"delta":{},"finish_reason":"stop"}]}"#, text("", Some(Ended::Whole))),
            (
                r#"data: {"choices":[{"delta":{"content":"a"},"finish_reason":"length"}]}"#,
                text("a", Some(Ended::TooLong)),
            ),
            (r#"data: {"choices":[{"delta":{"refusal":"Não."}}]}"#, Said::Declined("Não.".to_owned())),
            (r#"data: {"error":"cheio"}"#, Said::Error("cheio".into())),
            (r#"data: {"a":1}"#, Said::Foreign),
            ("data: olá", Said::Foreign),
            (r#"data: {"choices":[{"delta":{"content":7}}]}"#, Said::Foreign),
        ] {
            assert_eq!(line(sent.as_bytes()), said, "{sent}");
        }
    }

    #[test]
    fn an_answer_in_one_piece_has_a_message() {
        let sent =
            br#"{"choices":[{"message":{"content":"a","refusal":null},"finish_reason":"content_filter"}]}"#;
        assert_eq!(whole(sent), text("a", Some(Ended::Filtered)));
        assert_eq!(whole(b"<html>"), Said::Foreign);
    }
}
