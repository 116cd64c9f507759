//! Errors as RFC 9457 problem documents, each with a sentence for the user.

use std::collections::BTreeMap;
use std::fmt;

use actix_web::http::StatusCode;
use actix_web::http::header::{self, HeaderValue};
use actix_web::{HttpResponse, ResponseError};
use application::gate::own_password::OwnPasswordError;
use application::gate::registration::RegistrationError;
use application::gate::sign_in::SignInError;
use application::index::figures::FigureError;
use application::people::school_code::CodeError;
use application::spreadsheet::Unreadable;
use kernel::{Invalid, StoreError};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::gate::passwords::PasswordError;

/// The body of an error.
#[derive(Debug, Serialize, Deserialize, ToSchema)]
#[schema(as = Problem)]
pub struct ProblemJson {
    /// Always `about:blank`: the status says what kind it is.
    #[serde(rename = "type")]
    kind: String,
    title: String,
    status: u16,
    /// What happened and what to do, in Portuguese.
    detail: String,
    /// The fields to mend, each with its sentence.
    #[serde(skip_serializing_if = "BTreeMap::is_empty", default)]
    errors: BTreeMap<String, String>,
}

/// An error on its way to the client.
#[derive(Debug)]
pub struct Problem {
    status: StatusCode,
    detail: String,
    errors: BTreeMap<String, String>,
    retry_after: Option<u64>,
}

impl Problem {
    pub fn new(status: StatusCode, detail: impl Into<String>) -> Self {
        Self { status, detail: detail.into(), errors: BTreeMap::new(), retry_after: None }
    }

    pub fn no_session() -> Self {
        Self::new(StatusCode::UNAUTHORIZED, "Entre no sistema para continuar.")
    }

    pub fn not_allowed() -> Self {
        Self::new(StatusCode::FORBIDDEN, "Seu perfil não permite esta ação.")
    }

    /// Absent, or another school's: the same words.
    pub fn not_found() -> Self {
        Self::new(StatusCode::NOT_FOUND, "Não encontrado.")
    }

    pub fn wrong_method() -> Self {
        Self::new(StatusCode::METHOD_NOT_ALLOWED, "Método não aceito neste endereço.")
    }

    pub fn busy() -> Self {
        Self::new(StatusCode::SERVICE_UNAVAILABLE, "O sistema está ocupado. Tente de novo em instantes.")
            .retry(2)
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
        let body = ProblemJson {
            kind: "about:blank".to_owned(),
            title: self.status.canonical_reason().unwrap_or("Error").to_owned(),
            status: self.status.as_u16(),
            detail: self.detail.clone(),
            errors: self.errors.clone(),
        };
        match serde_json::to_string(&body) {
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
            StoreError::Clash(_) => {
                tracing::warn!(error = %chain(&error), "constraint");
                Self::new(
                    StatusCode::CONFLICT,
                    "Os dados mudaram enquanto você trabalhava. Recarregue e tente de novo.",
                )
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

impl From<SignInError> for Problem {
    fn from(error: SignInError) -> Self {
        let detail = error.to_string();
        match error {
            SignInError::Refused => Self::new(StatusCode::UNAUTHORIZED, detail),
            SignInError::TooMany { seconds } => {
                Self::new(StatusCode::TOO_MANY_REQUESTS, detail).retry(seconds)
            }
            SignInError::Store(error) => error.into(),
        }
    }
}

impl From<OwnPasswordError> for Problem {
    fn from(error: OwnPasswordError) -> Self {
        let detail = error.to_string();
        match error {
            OwnPasswordError::Demonstration => Self::new(StatusCode::FORBIDDEN, detail),
            OwnPasswordError::Gone => Self::no_session(),
            OwnPasswordError::Wrong => Invalid::field("currentPassword", detail).into(),
            OwnPasswordError::Store(error) => error.into(),
        }
    }
}

impl From<RegistrationError> for Problem {
    fn from(error: RegistrationError) -> Self {
        let detail = error.to_string();
        match error {
            RegistrationError::UsernameTaken => {
                Self::new(StatusCode::CONFLICT, detail.clone()).field("managerUsername", detail)
            }
            RegistrationError::TooManyHere { seconds } | RegistrationError::TooManyToday { seconds } => {
                Self::new(StatusCode::TOO_MANY_REQUESTS, detail).retry(seconds)
            }
            RegistrationError::Store(error) => error.into(),
        }
    }
}

impl From<CodeError> for Problem {
    fn from(error: CodeError) -> Self {
        match error {
            CodeError::Invalid(invalid) => invalid.into(),
            CodeError::Kept(kept) => Self::new(StatusCode::CONFLICT, kept.to_string()),
            CodeError::Gone => Self::not_found(),
            CodeError::Store(error) => error.into(),
        }
    }
}

impl From<FigureError> for Problem {
    fn from(error: FigureError) -> Self {
        let detail = error.to_string();
        match error {
            FigureError::Published { .. } => Self::new(StatusCode::CONFLICT, detail),
            FigureError::NoFigure => Self::new(StatusCode::NOT_FOUND, detail),
            FigureError::Store(error) => error.into(),
        }
    }
}

impl From<Unreadable> for Problem {
    fn from(error: Unreadable) -> Self {
        Self::new(StatusCode::UNPROCESSABLE_ENTITY, error.to_string())
    }
}

impl From<PasswordError> for Problem {
    fn from(error: PasswordError) -> Self {
        match error {
            PasswordError::QueueFull => Self::busy(),
            PasswordError::Broken => Self::internal(),
        }
    }
}
