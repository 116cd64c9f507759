//! The OpenAPI document: what a row takes and gives, the texts that are more than texts, and the whole.

pub mod description;
pub mod document;
pub mod schema;
