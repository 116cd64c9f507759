//! The record of what happened: the audit trail, and what the dashboard shows of it.

use chrono::{DateTime, Utc};
use kernel::{ActivityId, PersonId, words};

words! {
    /// What kind of thing happened.
    pub enum ActivityKind {
        Registration = "registration",
        Simulation = "simulation",
        /// A file imported: figures of the index, questions, or pupils, which may also be taken back.
        Import = "import",
        /// A figure of the index typed or removed by hand.
        Figures = "figures",
        Goal = "goal",
        /// Classes, subjects, the dates of the school year.
        Classes = "classes",
        /// Strategic actions: made, changed, their status, milestones and resources.
        Actions = "actions",
        /// The bank of questions: written, changed, exported.
        Questions = "questions",
        /// Pupils: enrolled, changed, exported, erased, their cards.
        Pupils = "pupils",
        /// Accounts of the staff: made, changed, kept out, let in; and what the school lets them see.
        Staff = "staff",
        Password = "password",
        SignIn = "sign_in",
        SignInFailed = "sign_in_failed",
        SignOut = "sign_out",
        /// Something was asked for that the role does not allow.
        Denied = "denied",
    }
    /// A kind that this version does not know.
    pub struct UnknownActivity = "unknown kind of activity";
}

impl ActivityKind {
    /// What the dashboard's recent activities show; the rest is for the audit alone.
    pub const SHOWN: [Self; 7] = [
        Self::Registration,
        Self::Simulation,
        Self::Import,
        Self::Figures,
        Self::Goal,
        Self::Classes,
        Self::Actions,
    ];

    /// What rings the bell of everyone at the school.
    pub const NOTIFYING: [Self; 3] = [Self::Import, Self::Figures, Self::Goal];

    /// What people do who were let do nothing.
    pub const REFUSALS: [Self; 2] = [Self::Denied, Self::SignInFailed];
}

/// Something that happened, about to be recorded.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NewActivity {
    pub kind: ActivityKind,
    /// What follows the person's name, in Portuguese: "salvou a simulação “Plano A”: 5,10".
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
