//! The index of the school.

pub mod about;
pub mod calculation;
pub mod decimals;
pub mod figures;
pub mod goals;
pub mod history;
pub mod import;
pub mod simulations;
pub mod summary;
