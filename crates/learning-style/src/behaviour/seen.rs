use std::fmt;
use std::str::FromStr;

use chrono::{DateTime, Utc};
use kernel::{QuestionId, QuizId, SubjectId};
use thiserror::Error;

use super::deed::{Help, Kind};

/// A recorded behaviour as it is listed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct BehaviourSeen {
    pub kind: Kind,
    pub help: Option<Help>,
    /// Of an answer alone, and of one in a review.
    pub right: Option<bool>,
    pub at: DateTime<Utc>,
    pub quiz: QuizId,
    pub question: QuestionId,
    pub subject: SubjectId,
    pub subject_name: String,
}

/// Where a list goes on: its last entry.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Place {
    pub at: DateTime<Utc>,
    pub quiz: QuizId,
    pub question: QuestionId,
    pub kind: Kind,
    pub help: Option<Help>,
}

/// A part of a list, the newest first.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct BehavioursPage {
    pub seen: Vec<BehaviourSeen>,
    /// `None` where there are no more.
    pub next: Option<Place>,
}

/// A text that is no place.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
#[error("O lugar na lista não existe.")]
pub struct NoSuchPlace;

impl BehavioursPage {
    /// Of what was found: one more than fits says that there are more.
    pub fn of(mut found: Vec<BehaviourSeen>, most: usize) -> Self {
        let has_more = found.len() > most;
        found.truncate(most);
        let next = found.last().filter(|_| has_more).map(|last| Place {
            at: last.at,
            quiz: last.quiz,
            question: last.question,
            kind: last.kind,
            help: last.help,
        });
        Self { seen: found, next }
    }
}

impl fmt::Display for Place {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { at, quiz, question, kind, help } = self;
        write!(out, "{}.{quiz}.{question}.{}", at.timestamp_micros(), kind.slug())?;
        help.map_or(Ok(()), |help| write!(out, ".{}", help.slug()))
    }
}

impl FromStr for Place {
    type Err = NoSuchPlace;

    fn from_str(text: &str) -> Result<Self, NoSuchPlace> {
        let mut parts = text.split('.');
        let mut number = || parts.next()?.parse::<i64>().ok();
        let numbers = [number(), number(), number()];
        let [Some(at), Some(quiz), Some(question)] = numbers else { return Err(NoSuchPlace) };
        let kind = parts.next().and_then(|kind| kind.parse().ok()).ok_or(NoSuchPlace)?;
        let help = parts.next().map(str::parse).transpose().map_err(|_| NoSuchPlace)?;
        let at = DateTime::from_timestamp_micros(at).ok_or(NoSuchPlace)?;
        match parts.next() {
            Some(_) => Err(NoSuchPlace),
            None => Ok(Self { at, quiz: QuizId(quiz), question: QuestionId(question), kind, help }),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_place_is_read_back() {
        for (kind, help) in [(Kind::Answer, None), (Kind::Help, Some(Help::Steps))] {
            let at = DateTime::from_timestamp_micros(1_700_000_000_123_456).unwrap();
            let place = Place { at, quiz: QuizId(3), question: QuestionId(4), kind, help };
            assert_eq!(place.to_string().parse(), Ok(place));
        }
        for wrong in ["", "1.2.3", "1.2.3.clique", "1.2.3.ajuda.gesto", "x.2.3.ajuda", "1.2.3.ajuda.audio.4"]
        {
            assert_eq!(wrong.parse::<Place>(), Err(NoSuchPlace), "{wrong}");
        }
    }

    #[test]
    fn a_page_says_where_the_next_begins() {
        let one = BehaviourSeen {
            kind: Kind::Answer,
            help: None,
            right: Some(true),
            at: DateTime::UNIX_EPOCH,
            quiz: QuizId(1),
            question: QuestionId(2),
            subject: SubjectId(3),
            subject_name: "Arte".to_owned(),
        };
        let found = vec![one; 3];
        assert_eq!(BehavioursPage::of(found.clone(), 3).next, None);
        let page = BehavioursPage::of(found, 2);
        assert_eq!((page.seen.len(), page.next.unwrap().question), (2, QuestionId(2)));
    }
}
