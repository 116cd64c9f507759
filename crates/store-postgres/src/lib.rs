//! Every store port on PostgreSQL, with Diesel.
//!
//! One transaction implements all ports. Which of them a caller sees is the trait it gets from
//! [`Postgres`]; what they may do there is the database role the transaction entered.

mod actions;
mod class_simulations;
mod classes;
mod column;
mod connect;
mod gate;
mod index;
mod learning;
mod lessons;
mod mastery;
mod notices;
pub mod operator;
mod people;
mod pool;
mod pupils;
mod questions;
mod quiz;
mod safety;
mod schema;
#[cfg(test)]
mod written;

pub use connect::migrate;
pub use pool::{Access, Postgres};
pub use safety::{Requirements, Unsafe, catalogue};
