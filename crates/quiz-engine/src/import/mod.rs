//! What an import of questions would do, question by question.

mod plan;
mod refusal;

pub use plan::{Bank, Counts, EXPLAINED, Outcome, Plan, PlanLine, Shown, ToldLine, plan};
pub use refusal::Refusal;
