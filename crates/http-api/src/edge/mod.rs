//! Everything between the socket and the areas.

pub mod address;
pub mod assets;
pub mod attachment;
pub mod body;
pub mod compress;
pub mod connection;
pub mod digest;
pub mod endpoint;
pub mod files;
pub mod guard;
pub mod health;
pub mod json;
pub mod lately;
pub mod openapi;
pub mod places;
pub mod priority;
pub mod problem;
pub mod run;
pub mod session;
pub mod strangers;
pub mod telemetry;
pub mod waiting;
