//! Commands of whoever runs the system, beside its data.

pub mod lost_password;
pub mod quotas;
pub mod registrations;
