//! What happened, and who is told.

pub mod notifications;
