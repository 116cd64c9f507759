//! The BNCC and lesson plans.

mod ai;
mod bncc;
mod plan;
mod valid;

pub use valid::AREA;
