//! The transaction.

pub mod database;
pub mod terms;
