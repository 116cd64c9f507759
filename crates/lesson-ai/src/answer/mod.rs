//! What a service wrote, read as a plan.

mod plan;
mod shape;
mod telling;

pub use plan::{read_plan, read_section};
pub use telling::Telling;
