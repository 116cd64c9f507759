//! The area's errors as problem documents.

use actix_web::http::StatusCode;
use application::pupils::cards::CardError;

use crate::edge::problem::Problem;

impl From<CardError> for Problem {
    fn from(error: CardError) -> Self {
        let detail = error.to_string();
        match error {
            CardError::NotFound => Self::not_found(),
            CardError::Demonstration => Self::new(StatusCode::FORBIDDEN, detail),
            CardError::Inactive => Self::new(StatusCode::CONFLICT, detail),
            CardError::Store(error) => error.into(),
        }
    }
}

/// Their role allows it, but not with this pupil.
pub fn not_theirs() -> Problem {
    Problem::new(
        StatusCode::FORBIDDEN,
        "Só quem leciona na turma do aluno, a coordenação ou a gestão pode gerar a senha dele.",
    )
}
