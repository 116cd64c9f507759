//! The area's errors as problem documents.

use actix_web::http::StatusCode;
use application::people::school::CodeError;
use application::people::staff::StaffError;

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

impl From<StaffError> for Problem {
    fn from(error: StaffError) -> Self {
        let detail = error.to_string();
        match error {
            StaffError::Invalid(invalid) => invalid.into(),
            StaffError::UsernameTaken => {
                Self::new(StatusCode::CONFLICT, detail.clone()).field("username", detail)
            }
            StaffError::NoOne => Self::not_found(),
            StaffError::LastManager(_) | StaffError::OwnPassword => Self::new(StatusCode::CONFLICT, detail),
            StaffError::Demonstration => Self::new(StatusCode::FORBIDDEN, detail),
            StaffError::Store(error) => error.into(),
        }
    }
}
