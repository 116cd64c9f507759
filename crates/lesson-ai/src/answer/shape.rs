//! Fields of the JSON that a service wrote. What is wrong with one is told in words, which end a sentence.

use kernel::several_lines;
use lesson_planning::draft::{ExitQuestion, Section};
use serde_json::{Map, Value};

use crate::prompt::fields;

pub type Fields = Map<String, Value>;

/// The object that a text is: alone, or in a fence as models like to have it.
pub fn object(text: &str) -> Result<Fields, String> {
    let bare = unfenced(text.trim());
    if bare.is_empty() {
        return Err("ela veio vazia.".to_owned());
    }
    match serde_json::from_str(bare) {
        Ok(Value::Object(fields)) => Ok(fields),
        Ok(_) => Err("ela é JSON, mas não tem as partes de um plano.".to_owned()),
        Err(error) if error.is_eof() => Err("ela termina no meio.".to_owned()),
        Err(_) => Err("ela não é JSON, ou traz texto antes ou depois dele.".to_owned()),
    }
}

fn unfenced(text: &str) -> &str {
    let Some(inner) = text.strip_prefix("```").and_then(|rest| rest.strip_suffix("```")) else { return text };
    inner.strip_prefix("json").or_else(|| inner.strip_prefix("JSON")).unwrap_or(inner).trim()
}

pub fn text(fields: &Fields, name: &str, label: &str) -> Result<String, String> {
    match fields.get(name) {
        None => Err(format!("falta a parte “{label}”.")),
        Some(Value::String(text)) => Ok(clean(text)),
        Some(_) => Err(format!("a parte “{label}” não é um texto.")),
    }
}

pub fn quiz(fields: &Fields) -> Result<Vec<ExitQuestion>, String> {
    let label = Section::Quiz.label();
    let questions = fields.get(fields::of(Section::Quiz)).ok_or(format!("falta a parte “{label}”."))?;
    let questions = questions.as_array().ok_or(format!("a parte “{label}” não é uma lista."))?;
    let place = |place: usize| format!("a questão {} do quiz de saída não tem a forma pedida.", place + 1);
    questions.iter().enumerate().map(|(at, it)| question(it).ok_or_else(|| place(at))).collect()
}

fn question(value: &Value) -> Option<ExitQuestion> {
    let text = |name: &str| value.get(name)?.as_str().map(clean);
    match value.get("kind")?.as_str()? {
        "choice" => {
            let options = value.get("options")?.as_array()?;
            let options: Option<Vec<String>> = options.iter().map(|it| it.as_str().map(clean)).collect();
            Some(ExitQuestion::Choice {
                statement: text("statement")?,
                options: options?.try_into().ok()?,
                correct: value.get("correct")?.as_u64()?.try_into().ok()?,
                explanation: text("explanation")?,
            })
        }
        "open" => {
            Some(ExitQuestion::Open { statement: text("statement")?, answer_shows: text("answerShows")? })
        }
        _ => None,
    }
}

/// What is given for codes, as it stands.
pub fn codes(fields: &Fields) -> Result<Vec<&str>, String> {
    let given = fields.get(fields::CODES).ok_or("faltam os códigos da BNCC.")?;
    let given = given.as_array().map(|list| list.iter().map(Value::as_str).collect::<Option<_>>());
    given.flatten().ok_or_else(|| "os códigos da BNCC não são uma lista de textos.".to_owned())
}

/// A text as people write it: nothing in it commands a terminal, and a database takes it.
pub fn clean(text: &str) -> String {
    let is_text = |letter: &char| !letter.is_control() || matches!(letter, '\n' | '\r' | '\t' | '\u{85}');
    several_lines(&text.chars().filter(is_text).collect::<String>())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_object_stands_alone_or_in_a_fence() {
        for text in ["{\"a\": 1}", " \n{\"a\": 1}\n", "```json\n{\"a\": 1}\n```", "```\n{\"a\": 1}```\n"] {
            assert_eq!(object(text).map(|fields| fields.len()), Ok(1), "{text}");
        }
        for (text, told) in [
            ("", "ela veio vazia."),
            ("```json\n```", "ela veio vazia."),
            ("[]", "ela é JSON, mas não tem as partes de um plano."),
            ("{\"a\": ", "ela termina no meio."),
            ("Claro! {\"a\": 1}", "ela não é JSON, ou traz texto antes ou depois dele."),
            ("{\"a\": 1} Bom trabalho!", "ela não é JSON, ou traz texto antes ou depois dele."),
        ] {
            assert_eq!(object(text), Err(told.to_owned()), "{text}");
        }
    }

    #[test]
    fn depth_is_no_way_to_harm() {
        let deep = format!("{{\"a\": {}", "[".repeat(200_000));
        assert!(object(&deep).is_err());
    }

    #[test]
    fn a_text_keeps_its_lines_and_loses_what_nobody_sees() {
        assert_eq!(clean(" a\u{0}\u{1b}[2J\r\n\u{202e}b\t\u{7} \n\n"), "a[2J\nb");
    }
}
