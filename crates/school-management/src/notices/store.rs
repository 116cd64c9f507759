//! What is written of the things that happen, and of who has looked.

use chrono::{DateTime, Utc};
use kernel::{PersonId, StoreError};

use crate::notices::activity::NewActivity;

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
    fn mark_notifications_read(&mut self, reader: PersonId, at: DateTime<Utc>) -> Result<(), StoreError>;
}
