//! The bank of questions: who may write it, and what leaves a trace.

pub mod descriptors;
pub mod export;
pub mod image;
pub mod import;
pub mod question;
pub mod rights;
pub mod template;
