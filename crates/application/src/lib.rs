//! Who may act, what spans two domains, and the transaction.
//!
//! Flows here load, decide by the domains' pure functions, and save, all on one open [`tx::database::SchoolTx`].

pub mod access;
pub mod actions;
pub mod class_simulations;
pub mod classes;
pub mod files;
pub mod gate;
pub mod index;
pub mod learning;
pub mod lessons;
pub mod mastery;
pub mod notices;
pub mod people;
pub mod pupils;
pub mod questions;
pub mod quiz;
pub mod quota;
pub mod spreadsheet;
#[cfg(any(test, feature = "testing"))]
pub mod testing;
pub mod tx;
