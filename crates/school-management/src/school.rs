//! A school as it registered.

use chrono::{DateTime, Utc};
use kernel::{InepCode, SchoolId, Uf};

/// A registered school: the tenant.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct School {
    pub id: SchoolId,
    pub name: String,
    pub municipality: String,
    pub state: Uf,
    pub inep_code: Option<InepCode>,
    /// The operator checked that the people who registered are the school's.
    pub verified: bool,
    /// Loaded by `ideb demo`.
    pub demo: bool,
    pub created_at: DateTime<Utc>,
}
