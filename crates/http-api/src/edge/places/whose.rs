//! Whose places there are.

use application::gate::keys::{Address, Subnet};
use kernel::{PersonId, SchoolId};

use crate::edge::places::fair::{FairPlace, FairPlaces};

/// Of people who are signed in: schools share them, and within a school its people.
pub type SchoolPlaces = FairPlaces<SchoolId, PersonId>;
pub type SchoolPlace = FairPlace<SchoolId, PersonId>;

/// Of people who are not: networks share them, and within a network its addresses.
pub type NetworkPlaces = FairPlaces<Subnet, Address>;
pub type NetworkPlace = FairPlace<Subnet, Address>;
