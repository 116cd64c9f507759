//! The writer against a service that the tests play: what it asks, what it takes, what it refuses.
#![allow(clippy::unwrap_used, reason = "a failing step fails the test")]

mod bounds;
mod key;
mod reading;
mod refusals;
mod service;
mod strangers;
mod texts;
mod writing;
