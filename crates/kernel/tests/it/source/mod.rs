//! What the source files of a crate say of each other, read with as much of Rust's grammar as that needs.

pub mod parse;
pub mod texts;
pub mod tokens;
pub mod tree;
