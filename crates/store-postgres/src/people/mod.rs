//! The school and its people.

mod quotas;
mod schools;
pub(crate) mod staff;
