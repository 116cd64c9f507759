//! The audit trail and what is shown of it.

mod activities;
