//! Errors as RFC 9457 problem documents, each with a sentence for the user.

use std::collections::BTreeMap;
use std::fmt;

use actix_web::http::StatusCode;
use actix_web::http::header::{self, HeaderValue};
use actix_web::{HttpResponse, ResponseError};
use application::gate::throttle::in_words;
use application::quota;
use kernel::{Invalid, StoreError};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::edge::places::queue::Full;

/// The status says what kind it is.
const NO_KIND: &str = "about:blank";

/// What is asked for is not there, and no more is said: a screen that shows it shows what is gone.
const NOT_FOUND: &str = "urn:ideb:not-found";

/// What is asked for changes more than it says: done where the body says `confirm`.
const TO_CONFIRM: &str = "urn:ideb:confirm";

/// What is to be changed was changed meanwhile: nothing was written, and `current` is what it is now.
const CHANGED: &str = "urn:ideb:changed";

/// A file is not taken: the title says so to people, the detail says what to do, the facts help whoever helps.
const NOT_TAKEN: &str = "urn:ideb:file-not-taken";

/// The body of an error.
#[derive(Debug, Serialize, Deserialize, ToSchema)]
#[schema(as = Problem)]
pub struct ProblemJson {
    /// `about:blank`, where the status says what kind it is; `urn:ideb:not-found`, where what the address or the body names is not there;
    /// `urn:ideb:confirm`, where the same with `confirm` (of an action `despiteOpen`) would be done; `urn:ideb:changed`, where somebody
    /// else was faster and `current` is what there is now; `urn:ideb:file-not-taken`, where the title is a heading for people.
    #[serde(rename = "type")]
    kind: String,
    title: String,
    status: u16,
    /// What happened and what to do, in Portuguese.
    detail: String,
    /// The fields to mend, each with its sentence.
    #[serde(skip_serializing_if = "BTreeMap::is_empty", default)]
    errors: BTreeMap<String, String>,
    /// What is known of a file that was refused, in Portuguese; never its own words.
    #[serde(skip_serializing_if = "Vec::is_empty", default)]
    facts: Vec<FactJson>,
    /// Of `urn:ideb:changed`: the thing as a read of it answers.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    #[schema(value_type = Option<Object>)]
    current: Option<serde_json::Value>,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[schema(as = Fact)]
pub struct FactJson {
    name: String,
    value: String,
}

/// An error on its way to the client.
#[derive(Debug)]
pub struct Problem {
    kind: &'static str,
    status: StatusCode,
    detail: String,
    errors: BTreeMap<String, String>,
    /// Boxed: what every handler may answer stays small.
    more: Option<Box<More>>,
    retry_after: Option<u64>,
}

/// What is told of a file that was refused, or of what was changed meanwhile.
#[derive(Debug, Default)]
struct More {
    /// The status' own, where there is none.
    title: Option<&'static str>,
    facts: Vec<FactJson>,
    current: Option<serde_json::Value>,
}

impl Problem {
    pub fn new(status: StatusCode, detail: impl Into<String>) -> Self {
        Self {
            kind: NO_KIND,
            status,
            detail: detail.into(),
            errors: BTreeMap::new(),
            more: None,
            retry_after: None,
        }
    }

    pub fn no_session() -> Self {
        Self::new(StatusCode::UNAUTHORIZED, "Entre no sistema para continuar.")
    }

    pub fn not_allowed() -> Self {
        Self::new(StatusCode::FORBIDDEN, "Seu perfil não permite esta ação.")
    }

    /// Who entered with an issued password.
    pub fn must_choose() -> Self {
        Self::new(
            StatusCode::FORBIDDEN,
            "Você entrou com uma senha provisória: escolha a sua para continuar.",
        )
    }

    /// Absent, or another school's: the same words.
    pub fn not_found() -> Self {
        Self { kind: NOT_FOUND, ..Self::new(StatusCode::NOT_FOUND, "Não encontrado.") }
    }

    /// Whoever knows what it changes may ask again.
    pub fn to_confirm(sentence: impl Into<String>) -> Self {
        Self { kind: TO_CONFIRM, ..Self::new(StatusCode::CONFLICT, sentence) }
    }

    /// Whoever wrote was slower than somebody else, whose work is shown to them.
    pub fn changed(sentence: &str, current: &impl Serialize) -> Self {
        let more = More { current: serde_json::to_value(current).ok(), ..More::default() };
        Self { kind: CHANGED, more: Some(Box::new(more)), ..Self::new(StatusCode::CONFLICT, sentence) }
    }

    /// A file that was refused, with what is known of it.
    pub fn not_taken(
        title: Option<&'static str>,
        sentence: impl Into<String>,
        facts: Vec<(&'static str, String)>,
    ) -> Self {
        let fact = |(name, value): (&str, String)| FactJson { name: name.to_owned(), value };
        let facts = facts.into_iter().map(fact).collect();
        let problem = Self::new(StatusCode::UNPROCESSABLE_ENTITY, sentence);
        let more = More { title, facts, current: None };
        Self { kind: NOT_TAKEN, more: Some(Box::new(more)), ..problem }
    }

    /// As its reader gets it.
    pub fn document(&self) -> ProblemJson {
        let more = self.more.as_ref();
        let title = more.and_then(|more| more.title);
        ProblemJson {
            kind: self.kind.to_owned(),
            title: title.or(self.status.canonical_reason()).unwrap_or("Error").to_owned(),
            status: self.status.as_u16(),
            detail: self.detail.clone(),
            errors: self.errors.clone(),
            facts: more.map(|more| more.facts.clone()).unwrap_or_default(),
            current: more.and_then(|more| more.current.clone()),
        }
    }

    pub fn wrong_method() -> Self {
        Self::new(StatusCode::METHOD_NOT_ALLOWED, "Método não aceito neste endereço.")
    }

    pub fn busy() -> Self {
        Self::new(StatusCode::SERVICE_UNAVAILABLE, "O sistema está ocupado. Tente de novo em instantes.")
            .retry(2)
    }

    pub fn long_head() -> Self {
        let sentence = "O navegador mandou dados demais no começo do pedido. Apague os cookies deste endereço e tente de novo.";
        Self::new(StatusCode::REQUEST_HEADER_FIELDS_TOO_LARGE, sentence)
    }

    /// More than one's share; `what` is a sentence.
    pub fn too_many(what: &str, seconds: u64) -> Self {
        let sentence = format!("{what} Aguarde {} e tente de novo.", in_words(seconds));
        Self::new(StatusCode::TOO_MANY_REQUESTS, sentence).retry(seconds)
    }

    /// A commit began, and its outcome did not come in time.
    pub fn perhaps_saved() -> Self {
        Self::new(
            StatusCode::SERVICE_UNAVAILABLE,
            "O sistema demorou a confirmar, e o pedido pode ter sido salvo: confira antes de repetir.",
        )
    }

    /// The time of a request was over before anything of it was saved.
    pub fn too_slow(write: bool) -> Self {
        let sentence = if write {
            "O envio demorou demais e nada foi salvo. Tente de novo."
        } else {
            "O envio demorou demais. Tente de novo."
        };
        Self::new(StatusCode::REQUEST_TIMEOUT, sentence)
    }

    pub fn internal() -> Self {
        Self::new(StatusCode::INTERNAL_SERVER_ERROR, "Algo deu errado do nosso lado. Tente de novo.")
    }

    pub fn retry(mut self, seconds: u64) -> Self {
        self.retry_after = Some(seconds);
        self
    }

    pub fn field(mut self, name: &str, sentence: impl Into<String>) -> Self {
        self.errors.insert(name.to_owned(), sentence.into());
        self
    }
}

impl From<Full> for Problem {
    fn from(_: Full) -> Self {
        Self::busy()
    }
}

impl fmt::Display for Problem {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(&self.detail)
    }
}

impl ResponseError for Problem {
    fn status_code(&self) -> StatusCode {
        self.status
    }

    fn error_response(&self) -> HttpResponse {
        let mut response = HttpResponse::build(self.status);
        response.insert_header((header::CONTENT_TYPE, HeaderValue::from_static("application/problem+json")));
        if let Some(seconds) = self.retry_after {
            response.insert_header((header::RETRY_AFTER, seconds));
        }
        match serde_json::to_string(&self.document()) {
            Ok(body) => response.body(body),
            Err(_) => response.finish(),
        }
    }
}

impl From<Invalid> for Problem {
    fn from(invalid: Invalid) -> Self {
        let mut problem = Self::new(StatusCode::BAD_REQUEST, invalid.to_string());
        problem.errors =
            invalid.fields().map(|(name, sentence)| (name.to_owned(), sentence.to_owned())).collect();
        problem
    }
}

impl From<StoreError> for Problem {
    fn from(error: StoreError) -> Self {
        match error {
            StoreError::Down(_) => {
                tracing::warn!(error = %chain(&error), "database away");
                Self::busy()
            }
            StoreError::Unknown(_) => {
                tracing::warn!(error = %chain(&error), "database away while it committed");
                Self::perhaps_saved()
            }
            StoreError::Clash(_) => {
                tracing::warn!(error = %chain(&error), "constraint");
                Self::new(
                    StatusCode::CONFLICT,
                    "Os dados mudaram enquanto você trabalhava. Recarregue e tente de novo.",
                )
            }
            StoreError::Full { name, most } => {
                tracing::warn!(%name, %most, "a school's quota is used up");
                Self::new(StatusCode::CONFLICT, quota::full(&name, most))
            }
            StoreError::Broken { .. } => {
                tracing::error!(error = %chain(&error), "database");
                Self::internal()
            }
        }
    }
}

/// The error and its causes, for the log alone.
fn chain(error: &StoreError) -> String {
    let mut text = error.to_string();
    let mut cause = std::error::Error::source(error);
    while let Some(error) = cause {
        text = format!("{text}: {error}");
        cause = error.source();
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_may_have_been_saved_is_said_to_be_so() {
        for (error, perhaps) in [
            (StoreError::Down("gone before it".into()), false),
            (StoreError::Unknown("gone while it committed".into()), true),
        ] {
            let problem = Problem::from(error);
            assert_eq!(problem.status, StatusCode::SERVICE_UNAVAILABLE);
            assert_eq!(problem.detail.contains("pode ter sido salvo"), perhaps, "{problem}");
            // Who is to look first is not told to repeat.
            assert_eq!(problem.retry_after.is_none(), perhaps);
        }
    }
}
