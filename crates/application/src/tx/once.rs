//! Requests that are sent twice and act once.

use chrono::{DateTime, TimeDelta, Utc};
use kernel::{PersonId, StoreError};

/// How long a request's answer is kept for its twin: older ones go with the school's next request of the kind, some at a time.
pub const ANSWERS_KEPT: TimeDelta = TimeDelta::days(1);

/// What became of a request's key.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Claim {
    /// First seen in this transaction: do the work.
    Fresh,
    /// The work was done: answer this again.
    Done { answer: String },
    /// The key was used for another request.
    Misused,
}

/// Lets a request that is sent twice act once.
pub trait OnceOnly {
    /// `request` says what is asked, so that the key serves for nothing else. Waits for a twin that is still running.
    fn claim(
        &mut self,
        user: PersonId,
        key: &str,
        request: &str,
        at: DateTime<Utc>,
    ) -> Result<Claim, StoreError>;
    fn fulfil(&mut self, user: PersonId, key: &str, answer: &str) -> Result<(), StoreError>;
}
