//! What a service says where it refuses, as its reader is told.

use std::time::Duration;

use kernel::{one_line, shortened};
use reqwest::StatusCode;
use reqwest::header::{CONTENT_TYPE, HeaderMap, RETRY_AFTER};
use serde_json::Value;

use crate::settings::Key;

const LONGEST_WORDS: usize = 300;

/// The words of an answer: those of its error, or the text that it is.
pub fn words(answer: &[u8], key: Option<&Key>) -> String {
    let text = String::from_utf8_lossy(answer);
    match serde_json::from_slice::<Value>(answer) {
        Ok(json) => told(in_error(&json).unwrap_or(&text), key),
        Err(_) => told(&text, key),
    }
}

/// Where services put the sentence.
pub fn in_error(json: &Value) -> Option<&str> {
    ["/error/message", "/error", "/message", "/detail"]
        .into_iter()
        .find_map(|place| json.pointer(place)?.as_str())
        .or_else(|| json.as_str())
}

/// A service's own words: on one line, short, and without the key.
pub fn told(words: &str, key: Option<&Key>) -> String {
    let seen: String = words.chars().map(|letter| if letter.is_control() { ' ' } else { letter }).collect();
    let seen = one_line(&seen);
    let seen = key.map_or_else(|| seen.clone(), |key| key.hidden_in(&seen));
    if seen.is_empty() { "sem explicação".to_owned() } else { shortened(&seen, LONGEST_WORDS) }
}

/// Whether it will be otherwise soon.
pub const fn is_passing(status: StatusCode) -> bool {
    matches!(status.as_u16(), 429 | 500 | 502 | 503 | 504)
}

/// Whether a service refuses how the shape of an answer is asked for.
pub fn is_of_form(status: StatusCode, answer: &[u8]) -> bool {
    let text = String::from_utf8_lossy(answer).to_lowercase();
    let names = ["response_format", "response format", "json_schema", "json_object"];
    matches!(status.as_u16(), 400 | 422) && names.iter().any(|name| text.contains(name))
}

/// Whether an answer is a page for people.
pub fn is_page(headers: &HeaderMap, answer: &[u8]) -> bool {
    holds(headers, "text/html") || answer.trim_ascii_start().starts_with(b"<")
}

/// Whether an answer comes piece by piece.
pub fn is_stream(headers: &HeaderMap) -> bool {
    holds(headers, "text/event-stream")
}

fn holds(headers: &HeaderMap, kind: &str) -> bool {
    let said = headers.get(CONTENT_TYPE).and_then(|value| value.to_str().ok());
    said.is_some_and(|said| said.to_ascii_lowercase().starts_with(kind))
}

/// How long a service asks to be left alone.
pub fn pause(headers: &HeaderMap) -> Option<Duration> {
    let seconds = headers.get(RETRY_AFTER)?.to_str().ok()?.trim().parse().ok()?;
    Some(Duration::from_secs(seconds))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::settings::Settings;

    #[test]
    fn the_words_are_the_errors_own() {
        for (answer, told) in [
            (r#"{"error":{"message":"Sem saldo.","code":"x"}}"#, "Sem saldo."),
            (r#"{"error":"model 'x' not found"}"#, "model 'x' not found"),
            (r#"{"object":"error","message":"Cheio"}"#, "Cheio"),
            (r#"{"detail":"Not Found"}"#, "Not Found"),
            (r#""texto""#, "texto"),
            ("Acesso\r\n\u{0}\u{1b}[2J negado", "Acesso [2J negado"),
            ("{\"a\":1}", "{\"a\":1}"),
            ("", "sem explicação"),
        ] {
            assert_eq!(words(answer.as_bytes(), None), told);
        }
        assert_eq!(words(&[b'x'; 5_000], None).chars().count(), LONGEST_WORDS + 1);
        assert_eq!(words(&[0xff, b'a'], None), "\u{fffd}a");
    }

    #[test]
    fn a_key_that_is_repeated_is_hidden() {
        let settings = Settings::new("https://ia.example", "m", Some("sk-segredo")).unwrap();
        let told = words(br#"{"error":{"message":"Incorrect API key: sk-segredo"}}"#, settings.key.as_ref());
        assert_eq!(told, "Incorrect API key: …");
    }

    #[test]
    fn a_refusal_of_the_form_names_it() {
        let bad = StatusCode::BAD_REQUEST;
        assert!(is_of_form(bad, b"'response_format.type' must be 'text'"));
        assert!(is_of_form(bad, b"This model does not support response format `JSON_SCHEMA`"));
        assert!(!is_of_form(bad, b"model not found"));
        assert!(!is_of_form(StatusCode::UNAUTHORIZED, b"response_format"));
    }
}
