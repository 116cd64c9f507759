//! Who may act, what spans two domains, and the transaction.
//!
//! Flows here load, decide by the domains' pure functions, and save, all on one open [`database::SchoolTx`].

pub mod database;
pub mod figures;
pub mod gate;
pub mod goals;
pub mod own_password;
pub mod registration;
pub mod school_code;
pub mod session;
pub mod sign_in;
pub mod simulations;
pub mod spreadsheet;
#[cfg(any(test, feature = "testing"))]
pub mod testing;
pub mod throttle;
