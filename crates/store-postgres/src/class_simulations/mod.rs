//! Simulations of a class.

pub(crate) mod answers;
mod known;
mod list;
mod results;
mod skill;
mod write;
