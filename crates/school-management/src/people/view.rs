//! What screens read of the people who work at a school. A view changes nothing.

use kernel::StoreError;

use crate::people::staff::{Colleague, StaffRole};

pub trait PeopleView {
    /// Active members of the staff, of one role or of all, by name.
    fn colleagues(&mut self, role: Option<StaffRole>) -> Result<Vec<Colleague>, StoreError>;
}
