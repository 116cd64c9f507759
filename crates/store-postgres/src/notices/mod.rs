//! The audit trail and what is shown of it.

pub(crate) mod activities;
