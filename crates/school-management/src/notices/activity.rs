//! The record of what happened: the audit trail, and what the dashboard shows of it.

use std::fmt;
use std::str::FromStr;

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
        /// Lesson plans: written, changed, copied, removed.
        Plans = "plans",
        /// A plan that waits for who approves it.
        PlanSent = "plan_sent",
        /// A plan approved or returned; about its author.
        PlanJudged = "plan_judged",
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

    /// What rings the bell of everyone at the school; a plan that was sent that of those who lead, one that was judged its author's.
    pub const NOTIFYING: [Self; 5] =
        [Self::Import, Self::Figures, Self::Goal, Self::PlanSent, Self::PlanJudged];

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

/// Where an entry stands among the others, so that a list goes on after it also when it is gone.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct Place {
    pub at: DateTime<Utc>,
    pub id: ActivityId,
}

/// A text that is no place.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct UnknownPlace;

/// As it is sent, to be sent back as it is.
impl fmt::Display for Place {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "{}.{}", self.at.timestamp_micros(), self.id)
    }
}

impl FromStr for Place {
    type Err = UnknownPlace;

    fn from_str(text: &str) -> Result<Self, UnknownPlace> {
        let (at, id) = text.split_once('.').ok_or(UnknownPlace)?;
        let at = at.parse().ok().and_then(DateTime::from_timestamp_micros);
        // No entry is older, and a database knows no such times.
        let at = at.filter(|at| *at >= DateTime::UNIX_EPOCH).ok_or(UnknownPlace)?;
        Ok(Self { at, id: ActivityId(id.parse().map_err(|_| UnknownPlace)?) })
    }
}

impl Activity {
    pub const fn place(&self) -> Place {
        Place { at: self.at, id: self.id }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_place_is_read_as_it_is_written() {
        let at = "2026-11-14T11:47:03.120456Z".parse().unwrap();
        let place = Place { at, id: ActivityId(7) };
        assert_eq!(place.to_string().parse(), Ok(place));
        for wrong in ["", "7", "x.7", "1.x", "-1.7", "99999999999999999999.7", "9223372036854775807.7"] {
            assert_eq!(wrong.parse::<Place>(), Err(UnknownPlace), "{wrong}");
        }
    }
}
