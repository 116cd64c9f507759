//! Pupils play quizzes: what they may do to them, and what they and the staff are told.

mod ends;
pub mod pace;
mod play;
pub mod reached;
pub mod refusal;
pub mod seen;
mod start;
pub mod turn;

#[cfg(test)]
mod tests;

pub use ends::{Finished, Grown, finish, give_up};
pub use play::{Verdict, answer, present};
pub use start::{Asking, start};
