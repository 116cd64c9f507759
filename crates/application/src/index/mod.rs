//! The index of a school: its figures, goals and simulations.

pub mod calculation;
pub mod comparison;
pub mod enrolments;
pub mod figures;
pub mod goals;
pub mod import;
pub mod insights;
pub mod outlook;
pub mod published;
pub mod ranking;
pub mod records;
pub mod simulations;
pub mod template;
