//! The endpoint table, row by row.

mod access;
mod audited;
mod once;
pub mod valid;
