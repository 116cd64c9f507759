//! The record of what happened: the audit trail, and what the dashboard shows of it.

use std::str::FromStr;

use chrono::{DateTime, Utc};
use kernel::{ActivityId, PersonId};

/// What kind of thing happened.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum ActivityKind {
    Registration,
    Simulation,
    /// Figures of the index imported from a file.
    Import,
    /// A figure of the index typed or removed by hand.
    Figures,
    Goal,
    Password,
    SignIn,
    SignInFailed,
    SignOut,
    /// Something was asked for that the role does not allow.
    Denied,
}

/// A kind that this version does not know.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("unknown kind of activity")]
pub struct UnknownActivity;

impl ActivityKind {
    pub const ALL: [Self; 10] = [
        Self::Registration,
        Self::Simulation,
        Self::Import,
        Self::Figures,
        Self::Goal,
        Self::Password,
        Self::SignIn,
        Self::SignInFailed,
        Self::SignOut,
        Self::Denied,
    ];

    /// What the dashboard's recent activities show; the rest is for the audit alone.
    pub const SHOWN: [Self; 5] =
        [Self::Registration, Self::Simulation, Self::Import, Self::Figures, Self::Goal];

    /// What rings the bell of everyone at the school.
    pub const NOTIFYING: [Self; 3] = [Self::Import, Self::Figures, Self::Goal];

    pub const fn slug(self) -> &'static str {
        match self {
            Self::Registration => "registration",
            Self::Simulation => "simulation",
            Self::Import => "import",
            Self::Figures => "figures",
            Self::Goal => "goal",
            Self::Password => "password",
            Self::SignIn => "sign_in",
            Self::SignInFailed => "sign_in_failed",
            Self::SignOut => "sign_out",
            Self::Denied => "denied",
        }
    }
}

impl FromStr for ActivityKind {
    type Err = UnknownActivity;

    fn from_str(slug: &str) -> Result<Self, UnknownActivity> {
        Self::ALL.into_iter().find(|kind| kind.slug() == slug).ok_or(UnknownActivity)
    }
}

/// Something that happened, about to be recorded.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NewActivity {
    pub kind: ActivityKind,
    /// What follows the person's name, in Portuguese: "salvou uma simulação de 5,10".
    pub text: String,
    /// Whom it is about, where that is another person than who acted. A text names nobody: names change, and go.
    pub about: Option<PersonId>,
}

impl NewActivity {
    pub fn new(kind: ActivityKind, text: impl Into<String>) -> Self {
        Self { kind, text: text.into(), about: None }
    }

    #[must_use]
    pub fn about(self, person: PersonId) -> Self {
        Self { about: Some(person), ..self }
    }
}

/// A recorded entry.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Activity {
    pub id: ActivityId,
    pub at: DateTime<Utc>,
    pub actor: Option<PersonId>,
    /// The name at the time of asking; "Sistema" where no person acted.
    pub actor_name: String,
    pub kind: ActivityKind,
    pub text: String,
}
