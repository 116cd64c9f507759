//! The school and its people.

pub mod school;
