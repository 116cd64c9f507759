//! Everything between the socket and the areas.

pub mod address;
pub mod asset;
pub mod assets;
pub mod by_network;
pub mod caller;
pub mod compress;
pub mod cookies;
pub mod description;
pub mod endpoint;
pub mod guard;
pub mod health;
pub mod json;
pub mod openapi;
pub mod problem;
pub mod run;
pub mod session_cache;
pub mod telemetry;
pub mod upload;
pub mod waiting;
