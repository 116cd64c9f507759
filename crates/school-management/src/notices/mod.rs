//! What happened at a school, and who is told of what.

pub mod activity;
pub mod asked;
pub mod audit;
pub mod dated;
pub mod dated_place;
pub mod event;
pub mod notice;
pub mod store;
pub mod view;
