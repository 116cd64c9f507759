//! What happened at a school, and who is told.

pub mod activity;
pub mod notification;
pub mod store;
pub mod view;
