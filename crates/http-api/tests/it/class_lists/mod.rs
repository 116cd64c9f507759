//! A school imports its pupils from class lists.

mod bad_input;
mod import;
mod list;
mod taken_back;
mod valid;

pub use valid::AREA;
