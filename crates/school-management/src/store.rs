//! What schools ask of a database. A store is an open transaction, blind to every other school.

use chrono::{DateTime, Utc};
use kernel::{InepCode, StoreError, UserId};

use crate::notices::activity::{Activity, NewActivity, Notifications};
use crate::people::password::HashedPassword;
use crate::people::registration::NewStaffMember;
use crate::people::school::School;
use crate::people::staff::StaffMember;

/// The school of the transaction.
pub trait Schools {
    fn school(&mut self) -> Result<Option<School>, StoreError>;
    fn set_inep_code(&mut self, code: &InepCode) -> Result<(), StoreError>;
}

/// The school's staff.
pub trait Staff {
    fn member(&mut self, id: UserId) -> Result<Option<StaffMember>, StoreError>;
    /// Fails with `Clash("logins_pkey")` when the username is taken, in whatever school.
    fn add_member(
        &mut self,
        member: &NewStaffMember,
        password: &HashedPassword,
    ) -> Result<StaffMember, StoreError>;
    fn password(&mut self, id: UserId) -> Result<Option<HashedPassword>, StoreError>;
    /// `false`, and nothing changed, when the stored hash is no longer `from`.
    fn change_password(
        &mut self,
        id: UserId,
        from: &HashedPassword,
        to: &HashedPassword,
    ) -> Result<bool, StoreError>;
}

/// The audit trail: written and read, never changed.
pub trait Activities {
    fn record(
        &mut self,
        actor: Option<UserId>,
        activity: &NewActivity,
        at: DateTime<Utc>,
    ) -> Result<(), StoreError>;
    /// Those of `ActivityKind::SHOWN`, newest first.
    fn activities(&mut self, limit: i64) -> Result<Vec<Activity>, StoreError>;
    /// Those of `ActivityKind::NOTIFYING`, newest first, at most `limit`; unread are those after the person's last look.
    fn notifications(&mut self, reader: UserId, limit: i64) -> Result<Notifications, StoreError>;
    fn mark_notifications_read(&mut self, reader: UserId, at: DateTime<Utc>) -> Result<(), StoreError>;
}

/// Everything schools ask of a school's transaction.
pub trait SchoolStore: Schools + Staff + Activities {}

impl<T: Schools + Staff + Activities> SchoolStore for T {}
