//! What an import of questions would do, question by question.

mod notice;
mod outcome;
mod plan;
mod refusal;

pub use notice::Notice;
pub use outcome::{Counts, EXPLAINED, Entering, Known, Outcome, Plan, PlanLine, Repeated, Shown, ToldLine};
pub use plan::{Bank, plan};
pub use refusal::Refusal;
