//! What a school keeps of how its pupils study, in memory, and the contract every store of it has to pass.
#![allow(clippy::unwrap_used, reason = "what a test stands on must be there")]

mod contract;
mod memory;
mod samples;

pub use contract::{LEARNING_SUITE, Setting};
pub use memory::MemoryLearning;
pub use samples::{kept_recommendation, recommendation};
