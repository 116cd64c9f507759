//! Class lists, from the lines of a file to what an import would do.
#![allow(clippy::unwrap_used, reason = "a failing step fails the test")]

mod roster;
