//! The area's errors as problem documents.

use actix_web::http::StatusCode;
use application::classes::class::ClassError;
use application::classes::subject::SubjectError;

use crate::edge::problem::Problem;

impl From<ClassError> for Problem {
    fn from(error: ClassError) -> Self {
        let detail = error.to_string();
        match error {
            ClassError::Invalid(invalid) => invalid.into(),
            ClassError::NotFound => Self::not_found(),
            ClassError::HasPupils { .. }
            | ClassError::GotPupils
            | ClassError::HasSimulations
            | ClassError::HasQuizzes => Self::new(StatusCode::CONFLICT, detail),
            ClassError::Store(error) => error.into(),
        }
    }
}

/// Their role allows it, but not with this class.
pub fn not_theirs() -> Problem {
    Problem::new(
        StatusCode::FORBIDDEN,
        "Só quem leciona na turma, a coordenação ou a gestão pode mudar esta turma.",
    )
}

impl From<SubjectError> for Problem {
    fn from(error: SubjectError) -> Self {
        let detail = error.to_string();
        match error {
            SubjectError::Invalid(invalid) => invalid.into(),
            SubjectError::NoSubject => Self::not_found(),
            SubjectError::HasResults
            | SubjectError::HasSimulations
            | SubjectError::HasQuestions
            | SubjectError::HasQuizzes => Self::new(StatusCode::CONFLICT, detail),
            SubjectError::Store(error) => error.into(),
        }
    }
}
