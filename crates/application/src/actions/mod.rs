//! Strategic actions.

pub mod action;
pub mod effect;
pub mod milestone;
pub mod refusal;
pub mod resource;
pub mod seen;
mod trace;
pub mod update;
