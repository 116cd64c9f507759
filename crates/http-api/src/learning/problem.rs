//! The area's errors as problem documents.

use actix_web::http::StatusCode;
use application::learning::refusal::LearningError;

use crate::edge::problem::Problem;

impl From<LearningError> for Problem {
    fn from(error: LearningError) -> Self {
        let detail = error.to_string();
        match error {
            LearningError::Invalid(invalid) => invalid.into(),
            LearningError::NotFound => Self::not_found(),
            LearningError::Off | LearningError::NotAnswered => Self::new(StatusCode::CONFLICT, detail),
            LearningError::Demonstration => Self::new(StatusCode::FORBIDDEN, detail),
            LearningError::Store(error) => error.into(),
        }
    }
}
