//! The HTTP face of the product: one endpoint table with its access rules, JSON shapes, and errors to status.
//!
//! [`server::run`] serves; [`openapi::document`] describes exactly the rows of [`endpoints::ENDPOINTS`].

mod about;
mod address;
mod assets;
mod auth;
mod calculation;
mod caller;
mod decimals;
pub mod endpoints;
mod figures;
mod goals;
mod guard;
mod health;
mod ideb;
mod import;
mod json;
mod notifications;
pub mod openapi;
mod own_password;
pub mod passwords;
mod problem;
mod registration;
mod run;
mod school;
pub mod server;
mod simulations;
mod state;
mod telemetry;

pub use assets::{Asset, Assets};
pub use auth::DEMO_PASSWORD;
pub use state::{Settings, State};
