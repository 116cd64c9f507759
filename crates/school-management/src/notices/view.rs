//! What screens read of the things that happened. A view changes nothing.

use kernel::{PersonId, StoreError};

use crate::notices::activity::{Activity, ActivityKind, Place};
use crate::notices::audit::{AuditFilter, AuditPage, Refusals};
use crate::notices::dated::{Dated, DatedAsked};
use crate::notices::notice::ReadMarks;

/// Entries of the trail that ring a reader's bell.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Rang {
    pub reader: PersonId,
    /// Hears of what waits for approval.
    pub leads: bool,
    /// Some of `ActivityKind::NOTIFYING`.
    pub kinds: Vec<ActivityKind>,
    /// Those alone that these marks leave unread.
    pub unread_by: Option<ReadMarks>,
    pub after: Option<Place>,
    pub limit: usize,
}

/// The audit trail, as the dashboard, the bell and the audit show it.
pub trait NoticesView {
    /// Those of `ActivityKind::SHOWN`, newest first.
    fn activities(&mut self, limit: i64) -> Result<Vec<Activity>, StoreError>;
    fn read_marks(&mut self, reader: PersonId) -> Result<ReadMarks, StoreError>;
    /// Those that others than the reader did, newest first.
    fn rang(&mut self, of: &Rang) -> Result<Vec<Activity>, StoreError>;
    /// How many of `ActivityKind::NOTIFYING` others did that ring for the reader and the marks leave unread.
    fn count_unread(&mut self, reader: PersonId, leads: bool, marks: &ReadMarks)
    -> Result<usize, StoreError>;
    fn dated(&mut self, asked: &DatedAsked<'_>) -> Result<Dated, StoreError>;
    /// The newest first, so many after a place.
    fn audit(
        &mut self,
        filter: &AuditFilter,
        after: Option<Place>,
        limit: usize,
    ) -> Result<AuditPage, StoreError>;
    /// How many there are; no further than one more than `most`.
    fn count_audit(&mut self, filter: &AuditFilter, most: usize) -> Result<usize, StoreError>;
    /// Those of the filter's time, whatever else it asks for.
    fn refusals(&mut self, filter: &AuditFilter) -> Result<Refusals, StoreError>;
}
