//! The index of a school: its figures, goals and simulations.

pub mod figures;
pub mod goals;
pub mod import;
pub mod published;
pub mod simulations;
pub mod template;
