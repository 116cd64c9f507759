//! What happens before a school is known: sign-in, sessions, registration, and one's own password.

pub mod browser;
pub mod bucket;
pub mod counted;
pub mod counter;
pub mod keys;
pub mod look_ups;
pub mod model;
pub mod own_password;
pub mod ports;
pub mod registration;
pub mod session;
pub mod sign_in;
pub mod throttle;
mod trail;
