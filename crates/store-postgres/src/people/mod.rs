//! The school and its people.

mod accounts;
mod quotas;
mod schools;
pub(crate) mod staff;
