//! Lesson plans aligned to the BNCC: its catalogue, the skills that fit what a teacher wants to teach, and a composer
//! that writes a plan from a base of rules, without internet.
//!
//! Pure: no clock, no randomness, no input or output.

pub mod bncc;
pub mod composer;
mod discipline;
pub mod draft;
#[cfg(any(test, feature = "testing"))]
pub mod testing;

pub use discipline::{Discipline, UnknownDiscipline};
