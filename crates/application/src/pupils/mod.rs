//! Pupils.

pub mod import;
pub mod take_back;
