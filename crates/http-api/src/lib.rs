//! The HTTP face of the product: one endpoint table with its access rules, JSON shapes, and errors to status.
//!
//! [`server::run`] serves; [`endpoints::document`] describes exactly the rows of [`endpoints::TABLE`].

mod actions;
mod cards;
mod class_simulations;
mod classes;
mod edge;
pub mod endpoints;
mod gate;
mod index;
mod learning;
mod lessons;
mod mastery;
mod metrics;
mod notices;
mod people;
mod pupils;
mod questions;
mod quiz;
pub mod server;
mod settings;
mod state;
pub mod stop;

pub use edge::assets::asset::{Asset, Assets};
pub use edge::files::places::FileLimits;
pub use edge::places::fair::Turns;
pub use edge::session::share::{Most, MostUntaken};
pub use gate::passwords;
pub use gate::sign_in::DEMO_PASSWORD;
pub use settings::Settings;
pub use state::State;
