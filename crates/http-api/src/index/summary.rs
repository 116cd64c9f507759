//! What was counted in the reference tables a moment ago.

use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use ideb_core::reference::ReferenceSummary;

/// Counting takes whole tables, and anyone may ask.
const KEPT: Duration = Duration::from_mins(1);

/// What was counted a moment ago.
#[derive(Debug, Default)]
pub struct Summary {
    kept: Mutex<Option<(ReferenceSummary, Instant)>>,
}

impl Summary {
    pub fn find(&self, now: Instant) -> Option<ReferenceSummary> {
        let kept = self.kept.lock().unwrap_or_else(PoisonError::into_inner);
        kept.as_ref().filter(|(_, since)| now - *since < KEPT).map(|(summary, _)| summary.clone())
    }

    pub fn keep(&self, summary: ReferenceSummary, now: Instant) {
        *self.kept.lock().unwrap_or_else(PoisonError::into_inner) = Some((summary, now));
    }
}
