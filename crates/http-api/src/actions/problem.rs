//! The area's errors as problem documents.

use actix_web::http::StatusCode;
use application::actions::refusal::ActionError;
use application::files::NoDocument;

use crate::edge::problem::Problem;

impl From<ActionError> for Problem {
    fn from(error: ActionError) -> Self {
        let detail = error.to_string();
        match error {
            ActionError::Invalid(invalid) => invalid.into(),
            ActionError::NotFound => Self::not_found(),
            ActionError::NotTheirs => not_theirs(),
            ActionError::OpenMilestones(_) => Self::to_confirm(detail),
            ActionError::FullOfMilestones
            | ActionError::FullOfResources
            | ActionError::AlreadyDone
            | ActionError::AlreadyOpen => Self::new(StatusCode::CONFLICT, detail),
            ActionError::Store(error) => error.into(),
        }
    }
}

impl From<NoDocument> for Problem {
    fn from(error: NoDocument) -> Self {
        Self::new(StatusCode::UNPROCESSABLE_ENTITY, error.to_string())
    }
}

/// Their role allows it, but not with this action.
pub fn not_theirs() -> Problem {
    Problem::new(StatusCode::FORBIDDEN, ActionError::NotTheirs.to_string())
}
