//! The index of basic education (IDEB): the official formula, a school's history beside reference values, rankings,
//! simulations, and planning towards a goal.
//!
//! Pure: no clock, no randomness, no input or output. [`store::IdebStore`] is what it asks of a database.

pub mod measure;
pub mod reference;
pub mod simulation;
pub mod store;
