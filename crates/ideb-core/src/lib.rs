//! The index of basic education (IDEB): the official formula, a school's history beside reference values, rankings,
//! simulations, and planning towards a goal.
//!
//! Pure: no clock, no randomness, no input or output. [`store::IdebStore`] is what its decisions ask of a
//! database, [`view::IndexView`] what screens read.

pub mod bands;
pub mod effort;
pub mod enrolment;
pub mod formula;
pub mod goal;
pub mod grade_rates;
pub mod history;
pub mod inep_file;
pub mod insights;
pub mod levers;
pub mod measure;
pub mod outlook;
pub mod own_figure;
pub mod plan;
pub mod precision;
pub mod printed;
pub mod quick;
pub mod ratio;
pub mod recompute;
pub mod reference;
pub mod simulate;
pub mod simulation;
pub mod store;
pub mod suggestion;
#[cfg(any(test, feature = "testing"))]
pub mod testing;
pub mod view;
