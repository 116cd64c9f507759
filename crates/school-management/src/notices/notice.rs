//! What the bell tells a person.

use std::collections::HashMap;
use std::fmt;
use std::str::FromStr;

use chrono::{DateTime, Utc};
use kernel::{ActionId, ActivityId, MilestoneId, words};

words! {
    /// What a notice tells.
    pub enum NoticeKind {
        /// An open milestone whose day is over.
        MilestoneOverdue = "milestone_overdue",
        /// An open milestone whose day comes within a week.
        MilestoneDue = "milestone_due",
        /// An action that goes on after its end.
        ActionPastEnd = "action_past_end",
        Import = "import",
        Figures = "figures",
        Goal = "goal",
        /// A plan waits for approval; of those who lead.
        PlanSent = "plan_sent",
        /// A plan was approved or returned; of its author.
        PlanJudged = "plan_judged",
    }
}

words! {
    /// What notices are about, for whoever looks for some.
    pub enum Topic {
        Actions = "acoes",
        Imports = "importacoes",
        Index = "ideb",
        Plans = "planos",
    }
    /// A text that names none.
    pub struct UnknownTopic = "Escolha um assunto: acoes, importacoes, ideb ou planos.";
}

words! {
    /// What a notice wants of whoever reads it.
    pub enum Group {
        /// Something has to be done.
        Asks = "asks",
        ToKnow = "to_know",
    }
}

impl NoticeKind {
    pub const fn topic(self) -> Topic {
        match self {
            Self::MilestoneOverdue | Self::MilestoneDue | Self::ActionPastEnd => Topic::Actions,
            Self::Import => Topic::Imports,
            Self::Figures | Self::Goal => Topic::Index,
            Self::PlanSent | Self::PlanJudged => Topic::Plans,
        }
    }

    /// What follows from dates asks for something as long as it holds; what happened does not.
    pub const fn group(self) -> Group {
        match self.topic() {
            Topic::Actions => Group::Asks,
            Topic::Imports | Topic::Index | Topic::Plans => Group::ToKnow,
        }
    }
}

/// By which a notice is known again: the same for all who are told, and as long as it holds.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum NoticeKey {
    Overdue(MilestoneId),
    Due(MilestoneId),
    PastEnd(ActionId),
    Event(ActivityId),
}

/// A text that is the key of no notice.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct UnknownNotice;

impl fmt::Display for NoticeKey {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Overdue(id) => write!(out, "m{id}:overdue"),
            Self::Due(id) => write!(out, "m{id}:due"),
            Self::PastEnd(id) => write!(out, "a{id}:past_end"),
            Self::Event(id) => write!(out, "e{id}"),
        }
    }
}

impl FromStr for NoticeKey {
    type Err = UnknownNotice;

    fn from_str(text: &str) -> Result<Self, UnknownNotice> {
        let (thing, state) = text.split_once(':').unwrap_or((text, ""));
        let number = |letter: char| thing.strip_prefix(letter).and_then(|number| number.parse().ok());
        let key = match state {
            "overdue" => number('m').map(|id| Self::Overdue(MilestoneId(id))),
            "due" => number('m').map(|id| Self::Due(MilestoneId(id))),
            "past_end" => number('a').map(|id| Self::PastEnd(ActionId(id))),
            _ => number('e').map(|id| Self::Event(ActivityId(id))),
        };
        // Numbers have other spellings.
        key.filter(|key| key.to_string() == text).ok_or(UnknownNotice)
    }
}

/// Something that a person is told.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Notice {
    pub key: NoticeKey,
    pub kind: NoticeKind,
    /// Since when it holds, or when it happened.
    pub at: DateTime<Utc>,
    pub title: String,
    pub detail: String,
    /// The path of the application where it shows.
    pub link: String,
    pub read: bool,
}

/// What a person has read.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct ReadMarks {
    /// All that followed from dates then, by the clock of the program.
    pub dated: DateTime<Utc>,
    /// All entries of the trail up to then, by the clock that dates them: the two are never compared.
    pub trail: DateTime<Utc>,
    /// Each of these.
    pub single: HashMap<NoticeKey, DateTime<Utc>>,
}

impl ReadMarks {
    /// An entry of the trail happens once: one that was read stays read.
    pub fn has_entry(&self, id: ActivityId, at: DateTime<Utc>) -> bool {
        at <= self.trail || self.single.contains_key(&NoticeKey::Event(id))
    }

    /// Entries of the trail that were read one by one.
    pub fn events(&self) -> Vec<ActivityId> {
        let event = |key: &NoticeKey| match key {
            NoticeKey::Event(id) => Some(*id),
            _ => None,
        };
        self.single.keys().filter_map(event).collect()
    }
}

/// A person marks no more at once.
pub const MOST_MARKED: usize = 100;

/// So many single marks are kept of a person, the newest.
pub const MOST_KEPT: usize = 500;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_key_is_read_as_it_is_written() {
        for key in [
            NoticeKey::Overdue(MilestoneId(12)),
            NoticeKey::Due(MilestoneId(12)),
            NoticeKey::PastEnd(ActionId(5)),
            NoticeKey::Event(ActivityId(7)),
        ] {
            assert_eq!(key.to_string().parse(), Ok(key));
        }
        for wrong in ["", "m12", "e7:due", "a5:due", "m:due", "m+12:due", "m012:due", "m12:overdue ", "x1"] {
            assert_eq!(wrong.parse::<NoticeKey>(), Err(UnknownNotice), "{wrong}");
        }
    }

    #[test]
    fn an_entry_is_read_by_the_clock_that_dated_it_or_by_itself() {
        let at = |second| DateTime::from_timestamp(second, 0).unwrap();
        let (followed, other) = (ActivityId(3), ActivityId(4));
        let single = [(NoticeKey::PastEnd(ActionId(5)), at(20)), (NoticeKey::Event(followed), at(0))].into();
        let marks = ReadMarks { dated: at(30), trail: at(10), single };
        for (id, happened, read) in [(other, 10, true), (other, 11, false), (followed, 50, true)] {
            assert_eq!(marks.has_entry(id, at(happened)), read, "{happened}");
        }
        assert_eq!(marks.events(), [followed]);
    }

    #[test]
    fn only_what_follows_from_dates_asks_for_something() {
        let asks =
            NoticeKind::ALL.map(|kind| (kind.group() == Group::Asks) == (kind.topic() == Topic::Actions));
        assert_eq!(asks, [true; 8]);
    }
}
