//! The area's errors as problem documents.

use application::notices::audit::AuditError;

use crate::edge::problem::Problem;

impl From<AuditError> for Problem {
    fn from(error: AuditError) -> Self {
        match error {
            AuditError::Invalid(invalid) => invalid.into(),
            AuditError::Store(error) => error.into(),
        }
    }
}
