//! Rules of any discipline.

pub mod activities;
pub mod acts;
pub mod remarks;
