//! Lesson plans aligned to the BNCC: its catalogue, the skills that fit what a teacher wants to teach, and a composer
//! that writes a plan from a base of rules, without internet.
//!
//! Pure: no clock, no randomness, no input or output but through its ports.

pub mod bncc;
pub mod composer;
mod discipline;
pub mod draft;
pub mod plan;
pub mod refused_themes;
#[cfg(any(test, feature = "testing"))]
pub mod testing;
pub mod writer;

pub use discipline::{Discipline, UnknownDiscipline};
