//! The audit trail, what is shown of it, and who has looked.

pub(crate) mod activities;
mod audit;
mod bell;
mod dated;
mod view;
