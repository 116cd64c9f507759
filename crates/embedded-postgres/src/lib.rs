//! A private PostgreSQL that lives in a data folder and as long as the program.
//!
//! ```no_run
//! use embedded_postgres::{Cluster, Durability, Settings, default_data_folder};
//!
//! let settings = Settings { data: default_data_folder(), durability: Durability::Durable };
//! let cluster = Cluster::start(&settings)?;
//! let url = cluster.url("postgres", "postgres");
//! cluster.stop()?;
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! The data folder holds `lock` (one program a folder), `cluster` (PostgreSQL's own folder), `s` (its
//! socket; nothing listens on the network) and `postgres.log`.

mod account;
mod binaries;
mod cluster;
mod error;
mod folder;
mod npm;
mod orphans;
mod running;
mod server;
mod settings;
mod version;

use std::path::PathBuf;

pub use binaries::{client, cluster_major};
pub use cluster::{CONNECTIONS, Cluster};
pub use error::{StartError, StopError};
pub use running::{Running, running};
pub use settings::{Durability, Settings};

/// Where data goes when nothing is configured. Root's PostgreSQL runs as another account, which may not
/// reach the current folder.
pub fn default_data_folder() -> PathBuf {
    if rustix::process::geteuid().is_root() { "/var/lib/ideb".into() } else { "./data".into() }
}
