//! Pupils, the files that brought them, and what is on their cards.

mod history;
mod imports;
mod issued;
mod known;
mod list;
mod write;

use kernel::PersonId;

/// As a statement takes them.
fn numbers(ids: &[PersonId]) -> Vec<i64> {
    ids.iter().map(|id| id.0).collect()
}
