//! The area's errors as problem documents.

use actix_web::http::StatusCode;
use application::files::NoImage;
use application::questions::import::ImportError;
use application::questions::question::QuestionError;
use quiz_engine::import::Refusal;

use crate::edge::problem::Problem;

impl From<QuestionError> for Problem {
    fn from(error: QuestionError) -> Self {
        let detail = error.to_string();
        match error {
            QuestionError::Invalid(invalid) => invalid.into(),
            QuestionError::NotFound => Self::not_found(),
            QuestionError::Kept(_) | QuestionError::AnsweredDraft => Self::new(StatusCode::CONFLICT, detail),
            QuestionError::CorrectsKey { .. } => Self::to_confirm(detail),
            QuestionError::Store(error) => error.into(),
        }
    }
}

impl From<ImportError> for Problem {
    fn from(error: ImportError) -> Self {
        let detail = error.to_string();
        match error {
            ImportError::Unreadable(_)
            | ImportError::NoQuestions(_)
            | ImportError::Refused(Refusal::NoValidQuestion) => {
                Self::new(StatusCode::UNPROCESSABLE_ENTITY, detail)
            }
            ImportError::Refused(Refusal::NoRoom { .. }) => Self::new(StatusCode::CONFLICT, detail),
            ImportError::NoSubject => Self::not_found(),
            ImportError::Store(error) => error.into(),
        }
    }
}

impl From<NoImage> for Problem {
    fn from(error: NoImage) -> Self {
        Self::new(StatusCode::UNPROCESSABLE_ENTITY, error.to_string())
    }
}

/// Their role allows it, but not with this question.
pub fn not_theirs() -> Problem {
    Problem::new(StatusCode::FORBIDDEN, "Só quem criou a questão, a coordenação ou a gestão pode mudá-la.")
}
