//! A connection: what of it is read, and when; and that its answers are taken.

pub mod body;
pub mod reading;
pub mod requests;
pub mod sending;
pub mod stream;
