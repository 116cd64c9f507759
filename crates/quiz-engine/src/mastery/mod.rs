//! What a pupil knows: how likely each skill is known, by Bayesian knowledge tracing; in which words it is told; and when a
//! question that was missed comes back.

mod knowledge;
mod miss;
mod words;

pub use knowledge::{Evidence, Known, Mastery, Parameters};
pub use miss::{Miss, REVIEW_DAYS, Reviewed, due_first};
pub use words::{ALMOST, Grasp};
