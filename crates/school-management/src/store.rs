//! Everything that decisions ask of a school's transaction. A store is blind to every other school.

use crate::actions::store::Actions;
use crate::classes::store::{Classes, SchoolYears, Subjects};
use crate::notices::store::{Activities, Bell};
use crate::people::pupil::store::{IssuedPasswords, PupilImports, Pupils};
use crate::people::store::{SchoolChanges, Schools, Staff, StaffAccounts};

pub trait SchoolStore:
    Schools
    + SchoolChanges
    + Staff
    + StaffAccounts
    + Pupils
    + PupilImports
    + IssuedPasswords
    + Activities
    + Bell
    + Classes
    + Subjects
    + SchoolYears
    + Actions
{
}

impl<
    T: Schools
        + SchoolChanges
        + Staff
        + StaffAccounts
        + Pupils
        + PupilImports
        + IssuedPasswords
        + Activities
        + Bell
        + Classes
        + Subjects
        + SchoolYears
        + Actions,
> SchoolStore for T
{
}
