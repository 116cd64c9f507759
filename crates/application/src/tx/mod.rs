//! The transaction.

pub mod database;
