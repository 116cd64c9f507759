//! The index against published figures, laws and the cases shared with the browser.
#![allow(clippy::unwrap_used, reason = "a failing step fails the test")]

mod official_vectors;
mod properties;
mod published_data;
mod quick_cases;
