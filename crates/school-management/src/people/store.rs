//! What decisions about a school and its staff ask of a database.

use kernel::{InepCode, PersonId, StoreError};

use crate::people::password::HashedPassword;
use crate::people::registration::NewStaffMember;
use crate::people::school::School;
use crate::people::staff::{Colleague, StaffMember};

/// The school of the transaction, read by decisions and screens alike.
pub trait Schools {
    fn school(&mut self) -> Result<Option<School>, StoreError>;
}

/// Changes the school of the transaction.
pub trait SchoolChanges {
    fn set_inep_code(&mut self, code: &InepCode) -> Result<(), StoreError>;
}

/// The school's staff.
pub trait Staff {
    /// Fails with `Clash("logins_pkey")` when the username is taken, in whatever school.
    fn add_member(
        &mut self,
        member: &NewStaffMember,
        password: &HashedPassword,
    ) -> Result<StaffMember, StoreError>;
    fn colleague(&mut self, id: PersonId) -> Result<Option<Colleague>, StoreError>;
    fn password(&mut self, id: PersonId) -> Result<Option<HashedPassword>, StoreError>;
    /// `false`, and nothing changed, when the stored hash is no longer `from`.
    fn change_password(
        &mut self,
        id: PersonId,
        from: &HashedPassword,
        to: &HashedPassword,
    ) -> Result<bool, StoreError>;
}
