//! What happened at a school, and who is told.

pub mod activity;
