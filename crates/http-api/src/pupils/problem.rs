//! The area's errors as problem documents.

use actix_web::http::StatusCode;
use application::pupils::import::ImportError;
use application::pupils::pupil::PupilError;
use application::pupils::take_back::TakeBackError;

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
            PupilError::Demonstration => Self::new(StatusCode::FORBIDDEN, detail),
            PupilError::Store(error) => error.into(),
        }
    }
}

impl From<ImportError> for Problem {
    fn from(error: ImportError) -> Self {
        let detail = error.to_string();
        match error {
            ImportError::Unreadable(_) | ImportError::Refused(_) | ImportError::NoGrade(_) => {
                Self::new(StatusCode::UNPROCESSABLE_ENTITY, detail)
            }
            ImportError::Invalid(invalid) => invalid.into(),
            ImportError::NoClass | ImportError::Gone => Self::not_found(),
            ImportError::Store(error) => error.into(),
        }
    }
}

impl From<TakeBackError> for Problem {
    fn from(error: TakeBackError) -> Self {
        let detail = error.to_string();
        match error {
            TakeBackError::NotFound => Self::not_found(),
            TakeBackError::TakenBack | TakeBackError::Nobody | TakeBackError::InUse(_) => {
                Self::new(StatusCode::CONFLICT, detail)
            }
            TakeBackError::Store(error) => error.into(),
        }
    }
}
