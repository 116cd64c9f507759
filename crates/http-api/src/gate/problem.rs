//! The area's errors as problem documents.

use actix_web::http::StatusCode;
use application::gate::counted::MustWait;
use application::gate::own_password::OwnPasswordError;
use application::gate::registration::RegistrationError;
use application::gate::sign_in::SignInError;
use kernel::Invalid;

use crate::edge::problem::Problem;
use crate::gate::passwords::PasswordError;

impl From<SignInError> for Problem {
    fn from(error: SignInError) -> Self {
        let detail = error.to_string();
        match error {
            SignInError::Refused | SignInError::PupilRefused => Self::new(StatusCode::UNAUTHORIZED, detail),
            SignInError::WhichSchool => {
                Self::new(StatusCode::CONFLICT, detail.clone()).field("schoolCode", detail)
            }
            SignInError::MustWait(wait) => wait.into(),
            SignInError::Store(error) => error.into(),
        }
    }
}

impl From<MustWait> for Problem {
    fn from(error: MustWait) -> Self {
        let detail = error.to_string();
        match error {
            MustWait::TooMany { seconds } => Self::new(StatusCode::TOO_MANY_REQUESTS, detail).retry(seconds),
            MustWait::Crowded { seconds } => {
                Self::new(StatusCode::SERVICE_UNAVAILABLE, detail).retry(seconds)
            }
            MustWait::Store(error) => error.into(),
        }
    }
}

impl From<OwnPasswordError> for Problem {
    fn from(error: OwnPasswordError) -> Self {
        let detail = error.to_string();
        match error {
            OwnPasswordError::Demonstration => Self::new(StatusCode::FORBIDDEN, detail),
            OwnPasswordError::Gone => Self::no_session(),
            OwnPasswordError::Wrong => Invalid::field("currentPassword", detail).into(),
            OwnPasswordError::Store(error) => error.into(),
        }
    }
}

impl From<RegistrationError> for Problem {
    fn from(error: RegistrationError) -> Self {
        let detail = error.to_string();
        match error {
            RegistrationError::UsernameTaken => {
                Self::new(StatusCode::CONFLICT, detail.clone()).field("managerUsername", detail)
            }
            RegistrationError::TooManyHere { seconds } | RegistrationError::TooManyNearby { seconds } => {
                Self::new(StatusCode::TOO_MANY_REQUESTS, detail).retry(seconds)
            }
            RegistrationError::TooManyToday { seconds } => {
                tracing::warn!("no more schools may register today: see `ideb registrations`");
                Self::new(StatusCode::TOO_MANY_REQUESTS, detail).retry(seconds)
            }
            RegistrationError::Store(error) => error.into(),
        }
    }
}

impl From<PasswordError> for Problem {
    fn from(error: PasswordError) -> Self {
        match error {
            PasswordError::QueueFull => Self::busy(),
            PasswordError::Broken => Self::internal(),
        }
    }
}
