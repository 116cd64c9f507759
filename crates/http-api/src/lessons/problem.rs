//! The area's errors as problem documents.

use actix_web::http::StatusCode;
use application::lessons::plans::PlanError;
use lesson_planning::writer::WriterError;

use crate::edge::problem::Problem;

impl From<PlanError> for Problem {
    fn from(error: PlanError) -> Self {
        let detail = error.to_string();
        match error {
            PlanError::Invalid(invalid) => invalid.into(),
            PlanError::NotFound => Self::not_found(),
            PlanError::NotNow(_) | PlanError::NothingForTheBank => Self::new(StatusCode::CONFLICT, detail),
            PlanError::Store(error) => error.into(),
        }
    }
}

impl From<WriterError> for Problem {
    fn from(error: WriterError) -> Self {
        let status = match error {
            WriterError::TimedOut(_) => StatusCode::GATEWAY_TIMEOUT,
            WriterError::RefusedTheme(_) => StatusCode::UNPROCESSABLE_ENTITY,
            WriterError::Unreachable(_)
            | WriterError::Refused { .. }
            | WriterError::Redirected
            | WriterError::TooLong(_)
            | WriterError::Unreadable(_) => StatusCode::BAD_GATEWAY,
        };
        Self::new(status, error.to_string())
    }
}

/// Their role allows it, but not with this plan.
pub fn not_theirs() -> Problem {
    Problem::new(
        StatusCode::FORBIDDEN,
        "Só quem escreveu o plano, a coordenação ou a gestão pode fazer isto.",
    )
}
