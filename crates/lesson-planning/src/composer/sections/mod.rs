//! The parts of a plan.

pub mod aims;
pub mod content;
pub mod evaluation;
mod goal;
pub mod methodology;
pub mod objectives;
pub mod quiz;
pub mod remarks;
pub mod resources;
