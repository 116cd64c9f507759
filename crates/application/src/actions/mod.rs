//! Strategic actions.

pub mod action;
pub mod drafts;
pub mod effect;
pub mod export;
mod measure;
pub mod milestone;
pub mod refusal;
pub mod resource;
pub mod seen;
mod trace;
pub mod update;
