//! Lesson plans and the BNCC that they are aligned to.

pub mod catalogue;
pub mod coverage;
pub mod paper;
pub mod plans;
pub mod writing;
