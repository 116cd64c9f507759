//! Pupils.

pub mod import;
mod problem;
