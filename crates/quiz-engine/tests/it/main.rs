//! Files of questions, from what they hold to questions, and back.
#![allow(clippy::unwrap_used)] // Clippy knows a test by its attribute, not what it calls.

mod entering;
mod projection;
mod round_trip;
mod wrong_lines;
