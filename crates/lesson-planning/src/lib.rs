//! Lesson plans aligned to the BNCC: its catalogue, and the skills that fit what a teacher wants to teach.
//!
//! Pure: no clock, no randomness, no input or output.

pub mod bncc;
mod discipline;
#[cfg(any(test, feature = "testing"))]
pub mod testing;

pub use discipline::{Discipline, UnknownDiscipline};
