//! What is written of the things that happen, and of who has looked.

use chrono::{DateTime, Utc};
use kernel::{PersonId, StoreError};

use crate::notices::activity::NewActivity;
use crate::notices::notice::NoticeKey;

/// The audit trail: written, never changed.
pub trait Activities {
    fn record(
        &mut self,
        actor: Option<PersonId>,
        activity: &NewActivity,
        at: DateTime<Utc>,
    ) -> Result<(), StoreError>;
    /// The same of each of these people, in one statement.
    fn record_of_each(
        &mut self,
        actor: Option<PersonId>,
        activity: &NewActivity,
        people: &[PersonId],
        at: DateTime<Utc>,
    ) -> Result<(), StoreError>;
}

/// The bell of each person.
pub trait Bell {
    /// All that is there: entries of the trail by the clock that dated them, the rest as of then.
    fn mark_all_read(&mut self, reader: PersonId, at: DateTime<Utc>) -> Result<(), StoreError>;
    /// These alone. Of a person `MOST_KEPT` such marks are kept, the newest.
    fn mark_read(
        &mut self,
        reader: PersonId,
        keys: &[NoticeKey],
        at: DateTime<Utc>,
    ) -> Result<(), StoreError>;
}
