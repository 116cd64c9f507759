//! What decisions about pupils ask of a database.

use chrono::{DateTime, Utc};
use kernel::{ClassId, PersonId, PupilImportId, StoreError};

use crate::people::password::HashedPassword;

use super::data::{Pupil, PupilData};

/// Read by decisions and screens alike.
pub trait KnownPupils {
    /// Those that there are of these, in no order.
    fn pupils(&mut self, ids: &[PersonId]) -> Result<Vec<Pupil>, StoreError>;
    /// Those of a class, active or not, in no order.
    fn pupils_in(&mut self, class: ClassId) -> Result<Vec<Pupil>, StoreError>;
    /// Every pupil of the school, in no order.
    fn roll(&mut self) -> Result<Vec<Pupil>, StoreError>;
}

/// The school's pupils.
pub trait Pupils: KnownPupils {
    /// Until the transaction ends nobody else adds, changes or removes pupils or classes' counts of this school. Asked for before
    /// anything is read that a change rests on.
    fn hold_pupils(&mut self) -> Result<(), StoreError>;
    /// Until the transaction ends no pupil of the school signs in. Asked for after [`Pupils::hold_pupils`].
    fn hold_sign_ins(&mut self) -> Result<(), StoreError>;
    /// Adds them and tells where they went, all in one statement; answers their ids in the order of `new`. Fails with
    /// `Clash("students_school_id_student_id_key")` when the school has one of the numbers, and with
    /// `Clash("students_class_fkey")` when it has not one of the classes.
    fn add_pupils(&mut self, new: &[AddedPupil], how: Entered) -> Result<Vec<PersonId>, StoreError>;
    /// Writes what is known of pupils of the school, and tells who went to another class, all in one statement. Fails as
    /// [`Pupils::add_pupils`] does, also where two exchange their numbers.
    fn put_pupils(&mut self, pupils: &[Pupil], how: Entered) -> Result<(), StoreError>;
    /// Removes all that is known of them, whatever they sign in with and whatever they opened. What they achieved stays in the
    /// totals, and is nobody's. Of whom the audit trail speaks by then, a number stays that names nobody; of others nothing.
    fn erase_pupils(&mut self, ids: &[PersonId]) -> Result<(), StoreError>;
}

/// Files of pupils that were imported.
pub trait PupilImports {
    fn add_pupil_import(
        &mut self,
        new: &NewPupilImport,
        at: DateTime<Utc>,
    ) -> Result<PupilImportId, StoreError>;
    fn pupil_import(&mut self, id: PupilImportId) -> Result<Option<PupilImport>, StoreError>;
    /// Whom it created and who is still there.
    fn pupils_of_import(&mut self, id: PupilImportId) -> Result<Vec<PersonId>, StoreError>;
    /// Of these, those who came in, were changed since, or have results: a row in a table that means so.
    fn pupils_in_use(&mut self, id: PupilImportId) -> Result<Vec<PersonId>, StoreError>;
    fn put_taken_back(&mut self, id: PupilImportId, at: DateTime<Utc>) -> Result<(), StoreError>;
}

/// The passwords on cards: derived where they are needed, never stored.
pub trait IssuedPasswords {
    /// Those of these pupils that were not used yet, expired ones too.
    fn issued(&mut self, pupils: &[PersonId]) -> Result<Vec<(PersonId, Issued)>, StoreError>;
    /// Active pupils who have no password, and no card that opens at this moment.
    fn without_access(&mut self, now: DateTime<Utc>) -> Result<Vec<PersonId>, StoreError>;
    /// In place of whatever password the pupil had; their cards were not printed yet.
    fn issue(&mut self, passwords: &[(PersonId, Issued)]) -> Result<(), StoreError>;
    fn note_printed(&mut self, pupils: &[PersonId], at: DateTime<Utc>) -> Result<(), StoreError>;
}

/// What the password on a card is derived from.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Issued {
    pub nonce: Nonce,
    /// It opens nothing from then on.
    pub until: DateTime<Utc>,
    /// When the card was last printed.
    pub printed_at: Option<DateTime<Utc>>,
}

/// Random, and no secret: without the installation's it says nothing.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Nonce(pub [u8; 16]);

/// How a new pupil signs in at first.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum FirstPassword {
    /// One that a member of the staff typed, and whether the pupil has to choose another at first.
    Typed {
        hash: HashedPassword,
        must_change: bool,
    },
    Issued(Issued),
}

/// A pupil to be added.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct AddedPupil {
    pub data: PupilData,
    pub class: Option<ClassId>,
    pub password: FirstPassword,
}

/// When and by whom pupils were written, and by which file.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Entered {
    pub at: DateTime<Utc>,
    pub by: PersonId,
    pub import: Option<PupilImportId>,
}

/// A file that is imported.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NewPupilImport {
    pub by: PersonId,
    /// At most 120 characters; "colado" for cells that were pasted.
    pub file_name: String,
    pub created: usize,
    pub updated: usize,
}

/// A file that was imported.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PupilImport {
    pub id: PupilImportId,
    pub about: NewPupilImport,
    pub at: DateTime<Utc>,
    pub taken_back_at: Option<DateTime<Utc>>,
}
