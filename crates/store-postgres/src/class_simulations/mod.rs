//! Simulations of a class.

pub(crate) mod answers;
mod asked;
mod known;
mod list;
mod results;
pub(crate) mod skill;
mod write;
