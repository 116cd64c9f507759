//! Everything between the socket and the areas.

pub mod address;
pub mod assets;
pub mod caller;
pub mod guard;
pub mod health;
pub mod json;
pub mod openapi;
pub mod problem;
pub mod run;
pub mod telemetry;
