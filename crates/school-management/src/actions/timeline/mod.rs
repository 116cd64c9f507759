//! What happened to an action, in words.

pub mod changes;
pub mod update;
