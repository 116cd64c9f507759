//! The area's errors as problem documents.

use actix_web::http::StatusCode;
use application::people::school::CodeError;

use crate::edge::problem::Problem;

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
