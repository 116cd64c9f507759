//! The school and its people.

pub mod own_account;
pub mod school;
pub mod staff;
pub(crate) mod state;
