//! What screens read of the things that happened. A view changes nothing.

use kernel::{PersonId, StoreError};

use crate::notices::activity::Activity;
use crate::notices::notification::Notifications;

/// The audit trail, as the dashboard and the bell show it.
pub trait NoticesView {
    /// Those of `ActivityKind::SHOWN`, newest first.
    fn activities(&mut self, limit: i64) -> Result<Vec<Activity>, StoreError>;
    /// Those of `ActivityKind::NOTIFYING` that others did, newest first, at most `limit`; unread are those after the
    /// person's last look.
    fn notifications(&mut self, reader: PersonId, limit: i64) -> Result<Notifications, StoreError>;
}
