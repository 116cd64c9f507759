//! Questions: what one is, the files they come in, and what their answers say; the matrices that they are made by. And who answers
//! them: a class, or pupils in quizzes, with what these earn, what they know and the rules as they read them.
//!
//! Pure: no clock, no randomness, no input or output. [`question::store::Questions`],
//! [`class_simulation::store::ClassSimulations`] and [`play::store::Quizzes`] are what it asks of a database.

pub mod class_map;
pub mod class_simulation;
pub mod formats;
pub mod import;
pub mod mastery;
pub mod matrices;
pub mod play;
pub mod progress;
pub mod projection;
pub mod question;
pub mod rules;
mod seed;
pub mod statistics;
mod tally;
#[cfg(any(test, feature = "testing"))]
pub mod testing;
