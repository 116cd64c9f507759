//! Sign-in, sessions, registration, and requests that act once.

mod once_only;
pub(crate) mod ports;
mod school_sessions;
