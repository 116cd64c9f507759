//! Signing in and out, registering, one's own password.

pub mod own_password;
pub mod passwords;
pub mod registration;
pub mod sign_in;
