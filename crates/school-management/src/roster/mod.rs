//! Class lists that are imported and exported: what a file says, and what an import of it would do.
//!
//! [`read`] a file's sheets, then [`plan`] its lines against the [`Roll`] of the school: nothing is written before
//! somebody has seen the plan.

pub mod classes;
pub mod export;
mod file;
mod plan;
mod refusal;
mod wrong_lines;

pub use file::{Layout, MOST_LINES, Notice, Reading, TableFound, read};
pub use plan::{
    Change, Counts, Outcome, Plan, PlanLine, PlanOptions, PupilField, Roll, Shown, ToldLine, Update, plan,
};
pub use refusal::Refusal;
pub use wrong_lines::{WrongTable, wrong_lines};
