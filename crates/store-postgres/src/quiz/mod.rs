//! Quizzes of pupils, and what they leave.

pub(crate) mod answers;
mod before;
mod begin;
mod known;
mod leave;
pub(crate) mod left;
mod reached;
pub(crate) mod rows;
mod shown;
mod turn;
mod view;
mod write;
