//! Who signs in, and the sessions they open.

use chrono::{DateTime, Utc};
use kernel::{PersonId, SchoolId};
use school_management::people::password::HashedPassword;
use school_management::people::person::{Person, Role};
use school_management::people::staff::Username;

use crate::gate::keys::SessionKey;

/// Which reference data a school meets: what INEP published, or what was invented for the demonstration.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum World {
    Real,
    Demonstration,
}

impl World {
    pub fn of(demo: bool) -> Self {
        if demo { Self::Demonstration } else { Self::Real }
    }
}

/// The person behind a request, as the database knows them now.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Actor {
    pub school: SchoolId,
    pub person: Person,
}

impl Actor {
    pub fn id(&self) -> PersonId {
        self.person.id()
    }

    pub fn role(&self) -> Role {
        self.person.role()
    }
}

/// A stored session with its person, as read; says nothing yet about whether it still lives.
#[derive(Debug, Clone)]
pub struct StoredSession {
    pub key: SessionKey,
    pub actor: Actor,
    pub world: World,
    pub active: bool,
    pub created_at: DateTime<Utc>,
    pub expires_at: DateTime<Utc>,
    pub seen_at: DateTime<Utc>,
}

/// A session about to be stored.
#[derive(Debug, Clone, Copy)]
pub struct NewSession {
    pub key: SessionKey,
    pub school: SchoolId,
    pub person: PersonId,
    pub created_at: DateTime<Utc>,
    pub expires_at: DateTime<Utc>,
}

/// A member of the staff and their password's hash.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Credential {
    pub username: Username,
    pub actor: Actor,
    pub world: World,
    pub active: bool,
    pub password: HashedPassword,
}

/// A school and its manager, just registered.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Registered {
    pub school: SchoolId,
    pub manager: PersonId,
}
