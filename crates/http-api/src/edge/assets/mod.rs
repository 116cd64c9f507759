//! The files of the frontend.

pub mod asset;
pub mod serving;
