//! Everything that decisions ask of a school's transaction. A store is blind to every other school.

use crate::notices::store::{Activities, Bell};
use crate::people::store::{SchoolChanges, Schools, Staff, StaffAccounts};

pub trait SchoolStore: Schools + SchoolChanges + Staff + StaffAccounts + Activities + Bell {}

impl<T: Schools + SchoolChanges + Staff + StaffAccounts + Activities + Bell> SchoolStore for T {}
