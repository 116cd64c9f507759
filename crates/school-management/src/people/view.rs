//! What screens read of the people who work at a school. A view changes nothing.

use chrono::{DateTime, Utc};
use kernel::StoreError;

use crate::people::staff::{Colleague, StaffRole};
use crate::people::staff_account::AccountInUse;

pub trait PeopleView {
    /// Active members of the staff, of one role or of all, by name.
    fn colleagues(&mut self, role: Option<StaffRole>) -> Result<Vec<Colleague>, StoreError>;
    /// Everyone on the staff, also who may not sign in, of one role or of all, by name.
    fn accounts(
        &mut self,
        role: Option<StaffRole>,
        now: DateTime<Utc>,
    ) -> Result<Vec<AccountInUse>, StoreError>;
}
