//! Who signs in, and the sessions they open.

use chrono::{DateTime, Utc};
use kernel::{Grade, PersonId, SchoolId, SessionId};
use school_management::people::password::HashedPassword;
use school_management::people::person::{Person, Role};
use school_management::people::pupil::chooses_password;
use school_management::people::pupil::store::Issued;

use crate::gate::browser::UserAgent;
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
    /// The person may do nothing but choose a password.
    pub must_change: bool,
    pub created_at: DateTime<Utc>,
    pub expires_at: DateTime<Utc>,
    pub seen_at: DateTime<Utc>,
}

/// An open session as its person sees it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct OpenSession {
    pub id: SessionId,
    pub agent: UserAgent,
    pub opened_at: DateTime<Utc>,
    pub seen_at: DateTime<Utc>,
    /// The one that asks.
    pub own: bool,
}

/// A session about to be stored.
#[derive(Debug, Clone, Copy)]
pub struct NewSession {
    pub key: SessionKey,
    pub school: SchoolId,
    pub person: PersonId,
    pub agent: UserAgent,
    pub created_at: DateTime<Utc>,
    pub expires_at: DateTime<Utc>,
}

/// What a typed password has to fit.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum StoredPassword {
    Hashed(HashedPassword),
    /// The one on a pupil's card, which nobody has used yet.
    Card(Card),
    /// A pupil without a password, and without a card.
    None,
}

/// A card as a sign-in finds it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Card {
    pub issued: Issued,
    /// Of the pupil's class, if they are in one.
    pub grade: Option<Grade>,
}

/// Whoever may sign in, and with what.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Credential {
    pub actor: Actor,
    pub world: World,
    pub active: bool,
    pub password: StoredPassword,
    /// It was issued, for the person to choose their own.
    pub must_change: bool,
    /// It opens nothing from then on.
    pub password_until: Option<DateTime<Utc>>,
}

impl Credential {
    /// Whether the right password would open a session.
    pub fn is_open(&self, now: DateTime<Utc>) -> bool {
        let until = match &self.password {
            StoredPassword::Hashed(_) => self.password_until,
            StoredPassword::Card(card) => Some(card.issued.until),
            StoredPassword::None => return false,
        };
        self.active && until.is_none_or(|until| now < until)
    }

    /// The password's hash, of who has one.
    pub fn hash(&self) -> Option<&HashedPassword> {
        match &self.password {
            StoredPassword::Hashed(hash) => Some(hash),
            StoredPassword::Card(_) | StoredPassword::None => None,
        }
    }

    /// Whether the person has to choose a password of their own before they do anything else. Of the demonstration's pupils nobody
    /// does: they are everyone's.
    pub fn chooses_own_password(&self) -> bool {
        match &self.password {
            StoredPassword::Card(card) => self.world == World::Real && chooses_password(card.grade),
            StoredPassword::Hashed(_) | StoredPassword::None => self.must_change,
        }
    }
}

/// Somebody whose password was right.
#[derive(Debug, Clone)]
pub struct Entrant {
    pub actor: Actor,
    pub world: World,
    pub must_change: bool,
    pub agent: UserAgent,
}

impl Entrant {
    /// One who chose their password, and does not say what they came with.
    pub fn new(actor: Actor, world: World) -> Self {
        Self { actor, world, must_change: false, agent: UserAgent::default() }
    }
}

/// A school and its manager, just registered.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Registered {
    pub school: SchoolId,
    pub manager: PersonId,
}
