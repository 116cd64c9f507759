//! A catalogue and plans in memory, and the contracts every store of them has to pass.
#![allow(clippy::unwrap_used, reason = "what a test stands on must be there")]

mod catalogue;
mod plans;

pub use catalogue::{CATALOGUE_SUITE, MemoryCatalogue, catalogue};
pub use plans::{MemoryPlans, PLANS_SUITE, plan, plan_draft, plan_form};
