//! Questions: what one is, the files they come in, and what their answers say; the matrices that they are made by.
//!
//! Pure: no clock, no randomness, no input or output. [`question::store::Questions`] and
//! [`class_simulation::store::ClassSimulations`] are what it asks of a database.

pub mod class_simulation;
pub mod formats;
pub mod import;
pub mod matrices;
pub mod question;
pub mod statistics;
#[cfg(any(test, feature = "testing"))]
pub mod testing;
