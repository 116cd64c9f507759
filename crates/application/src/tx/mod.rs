//! Transactions that decide, views that read, and requests that act once.

pub mod database;
pub mod once;
pub mod terms;
pub mod views;
