//! The index: reference data, the school's own figures, goals and simulations.

pub(crate) mod area_results;
mod enrolments;
pub(crate) mod figures;
mod goals;
mod own_figures;
mod reference;
mod school_search;
mod simulation_summary;
mod simulations;
mod view;
