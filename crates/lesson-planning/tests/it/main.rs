//! What the composer writes for any request, and the topics that it knows.
#![allow(clippy::unwrap_used, reason = "a failing step fails the test")]

mod composer;
mod fits;
mod known_topics;
