//! What happened at a school, and who is told of what.

pub mod audit;
pub mod bell;
