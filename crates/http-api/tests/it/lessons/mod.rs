//! The BNCC and lesson plans.

mod bncc;
mod valid;

pub use valid::AREA;
