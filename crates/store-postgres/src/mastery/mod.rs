//! What pupils know, class by class, and the numbers by which that is told.

mod estimates;
pub(crate) mod numbers;
mod said;
mod view;
