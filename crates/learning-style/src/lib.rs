//! How a pupil likes to study, as far as use and a short questionnaire show it, and what to practise next.
//!
//! Pure: no clock, no randomness, no input or output. Integers all the way: every machine finds the same.

pub mod behaviour;
pub mod limits;
pub mod profile;
pub mod questionnaire;
pub mod recommendation;
pub mod store;
mod style;
#[cfg(any(test, feature = "testing"))]
pub mod testing;

pub use style::{Intelligence, Style, UnknownIntelligence, UnknownStyle};
