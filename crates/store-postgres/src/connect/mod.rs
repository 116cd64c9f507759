//! Connections, transactions and the schema's migrations.

pub(crate) mod address;
pub(crate) mod error;
pub mod migrate;
pub(crate) mod school_words;
pub(crate) mod transaction;
