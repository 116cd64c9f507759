//! What is asked of the index, as actions that somebody might take.

pub mod model;
pub mod share;
