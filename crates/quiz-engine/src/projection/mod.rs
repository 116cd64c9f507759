//! How a class, and a school, would do on a matrix of the SAEB: an index from 0 to 10 with an interval, or what is missing.
//!
//! **What the index means.** Ten times the mean, over all descriptors of the matrix and all pupils of the class, of the
//! probability that the pupil would now answer a question of the descriptor right, the question being one like those that the
//! class was asked. Every descriptor counts the same (INEP publishes no weights) and so does every pupil.
//!
//! It is the probability of a right answer and not of mastery, nor one net of guessing: right answers are what is seen, whatever
//! made them. A state of mastery exists in one model and not in another, and what guessing adds cannot be told from the answers.
//! So who guesses everything of four options stands at 2.5 and not at 0. It is no grade of the SAEB.

mod answers;
mod calibration;
mod class;
mod estimate;
mod joint;
mod lack;
mod mixed_model;
mod positive;
mod school;
#[cfg(test)]
mod tests;
mod what_if;

pub use answers::{Answer, Matrix};
pub use calibration::{Calibrated, Edition, LEAST_EDITIONS, NotCalibrated, calibrated};
pub use class::{Coverage, LEAST_ANSWERS, LEAST_PUPILS, Projection, least_descriptors, project_class};
pub use estimate::{Estimate, Index, WIDEST};
pub use joint::{Joint, joint};
pub use lack::Lack;
pub use school::{SchoolCoverage, SchoolProjection, project_school};
pub use what_if::{Gain, Learner, gain};
