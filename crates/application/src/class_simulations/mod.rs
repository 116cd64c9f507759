//! Simulations of a class: who may hold them, what their end leaves, and what screens read of them.

mod ends;
pub mod judge;
mod play;
pub mod refusal;
pub mod rights;
pub mod seen;
mod start;

#[cfg(test)]
mod tests;

pub use ends::{abandon, finish, remove, reopen};
pub use play::{CellsKept, Verdict, answer, observe, set_absent, type_cells};
pub use start::{may_start, start};
