//! Every store port on PostgreSQL, with Diesel.
//!
//! One [`Transaction`](transaction::Transaction) implements all ports. Which of them a caller sees is the trait it gets from
//! [`PostgresDatabase`]; what they may do there is the database role the transaction entered.

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
mod migrate;
mod once_only;
mod operator;
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

pub use migrate::{MigrationError, migrate, migrations_are_current, revert_all};
pub use operator::{Operator, VerifiedSchool};
pub use pool::PostgresDatabase;
pub use safety::{Durability, Unsafe, refuse_unsafe};
