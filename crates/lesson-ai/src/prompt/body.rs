use lesson_planning::draft::Section;
use serde::Serialize;

use super::schema::{self, Schema};
use super::system;

/// A question to a service: its words, and the shape of what answers it.
#[derive(Debug)]
pub struct Question {
    message: String,
    schema: Schema,
}

/// How the shape of an answer is asked for. Not every service knows each.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Form {
    Schema,
    Object,
    Words,
}

impl Form {
    /// What a service may know that does not know this.
    pub const fn simpler(self) -> Option<Self> {
        match self {
            Self::Schema => Some(Self::Object),
            Self::Object => Some(Self::Words),
            Self::Words => None,
        }
    }
}

impl Question {
    pub fn of_plan(message: String) -> Self {
        Self { message, schema: schema::plan() }
    }

    pub fn of_section(message: String, section: Section) -> Self {
        Self { message, schema: schema::only(section) }
    }

    /// The body of a request.
    pub fn body(&self, model: &str, form: Form) -> String {
        let response_format = match form {
            Form::Schema => Some(Format::JsonSchema {
                json_schema: Named { name: "plano_de_aula", strict: true, schema: &self.schema },
            }),
            Form::Object => Some(Format::JsonObject),
            Form::Words => None,
        };
        let messages = [
            Message { role: "system", content: system::RULES },
            Message { role: "user", content: &self.message },
        ];
        written(&Body { model, messages, stream: true, response_format })
    }
}

#[derive(Serialize)]
struct Body<'a> {
    model: &'a str,
    messages: [Message<'a>; 2],
    stream: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    response_format: Option<Format<'a>>,
}

#[derive(Serialize)]
struct Message<'a> {
    role: &'static str,
    content: &'a str,
}

#[derive(Serialize)]
#[serde(tag = "type", rename_all = "snake_case")]
enum Format<'a> {
    JsonSchema { json_schema: Named<'a> },
    JsonObject,
}

#[derive(Serialize)]
struct Named<'a> {
    name: &'static str,
    strict: bool,
    schema: &'a Schema,
}

/// Texts, numbers and lists: writing them cannot fail.
pub fn written(value: &impl Serialize) -> String {
    serde_json::to_string(value).unwrap_or_default()
}
