//! The school, the people who work there and its pupils.

pub mod issued_password;
pub mod password;
pub mod person;
pub mod pupil;
pub mod reach;
pub mod registration;
pub mod school;
pub mod school_code;
pub mod staff;
pub mod staff_account;
pub mod store;
pub mod view;
