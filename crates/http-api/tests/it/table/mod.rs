//! The endpoint table, row by row.

mod access;
pub mod valid;
