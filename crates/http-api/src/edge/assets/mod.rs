//! The files of the frontend.

pub mod asset;
pub mod forms;
pub mod serving;
