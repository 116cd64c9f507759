//! Goals of the index.

pub mod in_force;
pub mod request;
