//! The BNCC and lesson plans.

mod bncc;
mod plan;
mod valid;

pub use valid::AREA;
