//! A plan before anybody keeps it: what is asked for, what is written, and how a methodology's lines are read.

mod exit_question;
mod methodology;
mod minutes;
mod plan_draft;
mod request;
mod section;
mod topic;

pub use exit_question::{ExitQuestion, OPTIONS};
pub use methodology::{Part, Remark, RemarkLabel, Step, lacking, parts, remarks, steps, total};
pub use minutes::{InvalidMinutes, Minutes};
pub use plan_draft::{FEWEST_QUESTIONS, MOST_QUESTIONS, PlanDraft, limits};
pub use request::{PlanRequest, RequestForm, USUAL};
pub use section::{Section, UnknownSection};
pub use topic::Topic;
