//! Schools, their staff, and the record of what happened in them.
//!
//! Pure: no clock, no randomness, no input or output. [`store::SchoolStore`] is what it asks of a database.

pub mod actions;
pub mod classes;
pub mod notices;
pub mod people;
pub mod roster;
pub mod store;
#[cfg(any(test, feature = "testing"))]
pub mod testing;
