//! The school and its people.

mod schools;
pub(crate) mod staff;
