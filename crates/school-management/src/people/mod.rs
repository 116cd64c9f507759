//! The school and the people who work there.

pub mod issued_password;
pub mod password;
pub mod person;
pub mod registration;
pub mod school;
pub mod staff;
pub mod staff_account;
pub mod store;
pub mod view;
