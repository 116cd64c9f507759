//! The area's errors as problem documents.

use actix_web::http::StatusCode;
use application::pupils::pupil::PupilError;

use crate::edge::problem::Problem;

impl From<PupilError> for Problem {
    fn from(error: PupilError) -> Self {
        let detail = error.to_string();
        match error {
            PupilError::Invalid(invalid) => invalid.into(),
            PupilError::NotFound => Self::not_found(),
            PupilError::NumberTaken => {
                Self::new(StatusCode::CONFLICT, detail.clone()).field("studentId", detail)
            }
            PupilError::Store(error) => error.into(),
        }
    }
}
