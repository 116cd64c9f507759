//! What decisions about a school and its staff ask of a database.

use chrono::{DateTime, Utc};
use kernel::{InepCode, PersonId, StoreError};

use crate::people::password::HashedPassword;
use crate::people::registration::NewStaffMember;
use crate::people::school::School;
use crate::people::staff::{Colleague, StaffMember, StaffRole};
use crate::people::staff_account::{Profile, StaffAccount};

/// The school of the transaction, read by decisions and screens alike.
pub trait Schools {
    fn school(&mut self) -> Result<Option<School>, StoreError>;
    /// Whether professors see the pupils of their own classes alone.
    fn own_classes_only(&mut self) -> Result<bool, StoreError>;
}

/// Changes the school of the transaction.
pub trait SchoolChanges {
    fn set_inep_code(&mut self, code: &InepCode) -> Result<(), StoreError>;
    fn set_own_classes_only(&mut self, on: bool) -> Result<(), StoreError>;
}

/// The school's staff.
pub trait Staff {
    /// Fails with `Clash("logins_pkey")` when the username is taken, in whatever school.
    fn add_member(
        &mut self,
        member: &NewStaffMember,
        password: &HashedPassword,
    ) -> Result<StaffMember, StoreError>;
    /// Until the transaction ends nobody keeps them out, or lets them in again.
    fn hold_colleague(&mut self, id: PersonId) -> Result<Option<Colleague>, StoreError>;
    fn password(&mut self, id: PersonId) -> Result<Option<HashedPassword>, StoreError>;
    /// `false`, and nothing changed, when the stored hash is no longer `from`.
    fn change_password(
        &mut self,
        id: PersonId,
        from: &HashedPassword,
        to: &HashedPassword,
    ) -> Result<bool, StoreError>;
}

/// The accounts of the school's staff, as its manager keeps them.
pub trait StaffAccounts {
    /// Until the transaction ends, nobody signs in as this person, and nobody else changes them. Asked for before the school's pupils
    /// and classes are held.
    fn hold_account(&mut self, id: PersonId) -> Result<Option<StaffAccount>, StoreError>;
    /// Who may sign in as a manager. Until the transaction ends, nobody else changes them: asked for after the account that is to
    /// change is held, for whoever changes their own password holds that first.
    fn hold_managers(&mut self) -> Result<Vec<PersonId>, StoreError>;
    fn set_profile(&mut self, id: PersonId, profile: &Profile) -> Result<(), StoreError>;
    fn set_role(&mut self, id: PersonId, role: StaffRole) -> Result<(), StoreError>;
    fn set_active(&mut self, id: PersonId, active: bool) -> Result<(), StoreError>;
    /// A password to be used once, whatever the person had.
    fn issue_password(
        &mut self,
        id: PersonId,
        password: &HashedPassword,
        until: DateTime<Utc>,
    ) -> Result<(), StoreError>;
    /// The person chose the password they have.
    fn keep_password(&mut self, id: PersonId) -> Result<(), StoreError>;
}
