//! The service, over HTTP.

mod events;
mod refusal;
mod service;

pub use service::Service;
