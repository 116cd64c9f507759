//! A school imports its pupils from class lists.

mod bad_input;
mod import;
pub mod list;
mod taken_back;
mod valid;

pub use valid::AREA;
