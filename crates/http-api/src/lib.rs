//! The HTTP face of the product: one endpoint table with its access rules, JSON shapes, and errors to status.
//!
//! [`server::run`] serves; [`openapi::document`] describes exactly the rows of [`endpoints::ENDPOINTS`].

mod edge;
pub mod endpoints;
mod gate;
mod index;
mod notices;
mod people;
pub mod server;
mod state;

pub use edge::assets::{Asset, Assets};
pub use edge::openapi;
pub use gate::passwords;
pub use gate::sign_in::DEMO_PASSWORD;
pub use state::{Settings, State};
