//! What a cluster is started with.

use std::path::PathBuf;

/// Whether what is committed outlives a power cut.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Durability {
    Durable,
    /// Faster, loses data when the machine goes down: for tests only.
    ThrowAway,
}

#[derive(Debug, Clone)]
pub struct Settings {
    /// Made when absent; private to the account PostgreSQL runs as.
    pub data: PathBuf,
    pub durability: Durability,
}
