//! Connections, transactions, the schema's migrations, and databases a server must not run on.

pub(crate) mod address;
pub(crate) mod error;
pub mod migrate;
pub(crate) mod pool;
pub mod safety;
pub(crate) mod transaction;
