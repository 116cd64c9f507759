//! What a pupil knows: how likely each skill is known, by Bayesian knowledge tracing, and what that takes for granted; in which words it is told; and when a
//! question that was missed comes back.

mod estimate;
mod knowledge;
mod miss;
mod parameters;
mod said;
pub mod store;
pub mod view;
mod words;

pub use estimate::{Estimated, SkillAnswers, estimated};
pub use knowledge::{Evidence, Known, Mastery, Parameters};
pub use miss::{Miss, REVIEW_DAYS, Reviewed, due_first};
pub use parameters::{LEAST_OF_EACH, LEAST_PUPILS, LONG, Sample, SkillParameters, Source, parameters};
pub use said::{Said, evidence};
pub use words::{ALMOST, Grasp};
