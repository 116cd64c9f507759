//! A connection: what of it is read, and when; that its answers are taken; what a request of it must say.

pub mod reading;
pub mod requests;
pub mod stream;
