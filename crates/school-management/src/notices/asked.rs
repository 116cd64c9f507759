//! Which of a person's notices are asked for, and what they get.

use std::fmt;
use std::str::FromStr;

use crate::notices::activity::{Place, UnknownPlace};
use crate::notices::dated_place::DatedPlace;
use crate::notices::notice::{Notice, Topic};

/// Which notices somebody asks for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Asked {
    pub topic: Option<Topic>,
    pub unread: bool,
    pub after: Option<After>,
    pub limit: usize,
}

/// After which notice a list goes on. What follows from dates stands before all that happened.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum After {
    Dated(DatedPlace),
    Event(Place),
}

impl fmt::Display for After {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Dated(place) => place.fmt(out),
            Self::Event(place) => place.fmt(out),
        }
    }
}

impl FromStr for After {
    type Err = UnknownPlace;

    fn from_str(text: &str) -> Result<Self, UnknownPlace> {
        text.parse().map(Self::Dated).or_else(|_| text.parse().map(Self::Event))
    }
}

/// A person's notices.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Notices {
    /// How many of all.
    pub unread: usize,
    /// How many of all ask for something.
    pub asking: usize,
    /// How many of those asked for ask for something and come after these.
    pub more_asking: usize,
    /// Those that are asked for: what asks for something, the longest ago first, then what happened, the newest first.
    pub items: Vec<Notice>,
    /// Where those go on that are left out.
    pub next: Option<After>,
}
