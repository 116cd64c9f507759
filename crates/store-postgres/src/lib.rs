//! Every store port on PostgreSQL, with Diesel.
//!
//! One transaction implements all ports. Which of them a caller sees is the trait it gets from
//! [`Postgres`]; what they may do there is the database role the transaction entered.

mod activities;
mod address;
mod area_results;
mod column;
mod decimal;
mod error;
mod figures;
mod gate;
mod goals;
mod loader;
pub mod migrate;
mod once_only;
pub mod operator;
mod own_figures;
mod pool;
mod ranks;
mod reference;
mod safety;
mod schema;
mod schools;
mod sessions;
mod simulations;
mod staff;
mod transaction;

pub use pool::Postgres;
pub use safety::{Requirements, Unsafe};
