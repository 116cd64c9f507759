//! The area's errors as problem documents.

use actix_web::http::StatusCode;
use application::quiz::refusal::QuizError;

use crate::edge::problem::Problem;

impl From<QuizError> for Problem {
    fn from(error: QuizError) -> Self {
        let detail = error.to_string();
        match error {
            QuizError::Invalid(invalid) => invalid.into(),
            QuizError::NotFound => Self::not_found(),
            QuizError::NothingToAsk(_) | QuizError::Meanwhile | QuizError::Refused(_) => {
                Self::new(StatusCode::CONFLICT, detail)
            }
            QuizError::Store(error) => error.into(),
        }
    }
}
