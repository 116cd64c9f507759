//! Bodies, paths and queries that do not fit become problem documents.

use std::str::FromStr;

use actix_web::error::{InternalError, JsonPayloadError};
use actix_web::http::StatusCode;
use actix_web::{Error, HttpRequest, ResponseError, web};
use kernel::{Given, Invalid};
use serde::{Deserialize, Deserializer};

use crate::edge::problem::Problem;

fn refuse(problem: Problem, cause: impl std::fmt::Debug + std::fmt::Display + 'static) -> Error {
    let response = problem.error_response();
    InternalError::from_response(cause, response).into()
}

/// Of a field that is there: a value, or `null`. One that is absent is kept, by `#[serde(default)]`.
pub fn given<'de, T: Deserialize<'de>, D: Deserializer<'de>>(deserializer: D) -> Result<Given<T>, D::Error> {
    Ok(Option::deserialize(deserializer)?.map_or(Given::Cleared, Given::Set))
}

/// A word of a query, of which an empty text says nothing.
pub fn word<T: FromStr<Err: ToString>>(
    field: &'static str,
    typed: Option<&str>,
) -> Result<Option<T>, Invalid> {
    let typed = typed.filter(|typed| !typed.is_empty()).map(str::parse).transpose();
    typed.map_err(|error: T::Err| Invalid::field(field, error.to_string()))
}

/// Said of a body that is none.
pub const UNREADABLE: &str = "O pedido não pôde ser lido: confira os campos enviados.";

pub fn too_large(limit: usize) -> Problem {
    let sentence = format!("O pedido é grande demais: o limite é de {} KB.", limit / 1024);
    Problem::new(StatusCode::PAYLOAD_TOO_LARGE, sentence)
}

/// At most so many bytes of JSON.
pub fn bodies(limit: usize) -> web::JsonConfig {
    web::JsonConfig::default().limit(limit).error_handler(move |error, _: &HttpRequest| {
        let problem = match &error {
            JsonPayloadError::Overflow { .. } | JsonPayloadError::OverflowKnownLength { .. } => {
                too_large(limit)
            }
            JsonPayloadError::ContentType => {
                Problem::new(StatusCode::UNSUPPORTED_MEDIA_TYPE, "Envie o pedido em JSON (application/json).")
            }
            _ => Problem::new(StatusCode::BAD_REQUEST, UNREADABLE),
        };
        refuse(problem, error)
    })
}

/// A path that does not parse names nothing that exists.
pub fn paths() -> web::PathConfig {
    web::PathConfig::default().error_handler(|error, _| refuse(Problem::not_found(), error))
}

pub fn queries() -> web::QueryConfig {
    web::QueryConfig::default().error_handler(|error, _| {
        refuse(Problem::new(StatusCode::BAD_REQUEST, "Os parâmetros do endereço são inválidos."), error)
    })
}
