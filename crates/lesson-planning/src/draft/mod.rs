//! A plan before anybody keeps it: what is asked for, what is written, and how a methodology's lines are read.

mod exit_question;
pub mod limits;
mod methodology;
mod minutes;
mod plan_draft;
mod request;
mod section;
mod topic;
pub(crate) mod typed;

pub use exit_question::{ExitQuestion, OPTIONS};
pub use methodology::{Part, Remark, RemarkLabel, Step, lacking, parts, remarks, steps, total};
pub use minutes::{InvalidMinutes, Minutes};
pub use plan_draft::{FEWEST_QUESTIONS, MOST_QUESTIONS, PlanDraft};
pub use request::{PlanRequest, RequestForm, USUAL};
pub use section::{Section, UnknownSection};
pub use topic::Topic;
pub use typed::MOST_CODES;
