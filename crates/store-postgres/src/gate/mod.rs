//! Sign-in, sessions, registration, and requests that act once.

mod counters;
mod credentials;
mod logins;
mod once_only;
mod people;
mod registrations;
mod school_sessions;
mod sessions;
