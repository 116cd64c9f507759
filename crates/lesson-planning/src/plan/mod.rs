//! Plans that the school keeps: written, sent, approved or returned, and shared once they are approved.

mod form;
mod judging;
mod lesson_plan;
pub mod seen;
mod status;
pub mod store;
pub mod touched;

pub use form::PlanForm;
pub use judging::{NotNow, Verdict};
pub use lesson_plan::{Changed, Judged, NewPlan, Plan, PlanQuestion, Reader};
pub use status::{Origin, PlanStatus, UnknownOrigin, UnknownPlanStatus};
