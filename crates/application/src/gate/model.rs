//! Who signs in, and the sessions they open.

use chrono::{DateTime, Utc};
use kernel::{SchoolId, UserId};
use school_management::people::password::HashedPassword;
use school_management::people::staff::{Role, StaffMember};

use crate::gate::keys::SessionKey;

/// The person behind a request, as the database knows them now.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Actor {
    pub school: SchoolId,
    pub member: StaffMember,
}

impl Actor {
    pub fn user(&self) -> UserId {
        self.member.id
    }

    pub fn role(&self) -> Role {
        self.member.role
    }
}

/// A stored session with its person, as read; says nothing yet about whether it still lives.
#[derive(Debug, Clone)]
pub struct StoredSession {
    pub key: SessionKey,
    pub actor: Actor,
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
    pub user: UserId,
    pub created_at: DateTime<Utc>,
    pub expires_at: DateTime<Utc>,
}

/// A person and their password's hash.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Credential {
    pub actor: Actor,
    pub active: bool,
    pub password: HashedPassword,
}

/// A school and its manager, just registered.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Registered {
    pub school: SchoolId,
    pub manager: UserId,
}
