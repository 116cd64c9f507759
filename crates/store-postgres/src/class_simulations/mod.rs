//! Simulations of a class.

pub(crate) mod answers;
mod asked;
mod known;
mod list;
mod results;
mod skill;
mod write;
