//! The index against published figures, laws and the cases shared with the browser.
#![allow(clippy::unwrap_used, reason = "a failing step fails the test")]

mod by_hand;
mod lines;
mod official_vectors;
mod plan_figures;
mod properties;
mod published_data;
mod quick_cases;
mod schools;
