//! The bank of questions and its pictures.

mod files;
mod known;
mod list;
mod rows;
mod versions;
mod write;

use kernel::QuestionId;

/// As a statement takes them.
fn numbers(ids: &[QuestionId]) -> Vec<i64> {
    ids.iter().map(|id| id.0).collect()
}
