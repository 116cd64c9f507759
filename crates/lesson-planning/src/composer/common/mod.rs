//! Rules of any discipline.

pub mod acts;
pub mod closing;
pub mod opening;
pub mod practising;
pub mod remarks;
