//! The bank of questions.

mod bank;
mod files;
mod valid;

pub use valid::{AREA, DOT};
