//! Whose places there are.

use application::gate::keys::{Address, Subnet};
use kernel::{PersonId, SchoolId};

use crate::edge::places::fair::{Place, Places};

/// Of people who are signed in: schools share them, and within a school its people.
pub type SchoolPlaces = Places<SchoolId, PersonId>;

/// Of people who are not: networks share them, and within a network its addresses.
pub type NetworkPlaces = Places<Subnet, Address>;
pub type NetworkPlace = Place<Subnet, Address>;
