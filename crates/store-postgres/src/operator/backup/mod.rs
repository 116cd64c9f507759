//! A backup's rows: read from one moment of the database, and written into an empty one. What is restored are rows alone;
//! tables, functions and policies are those of our own migrations.

mod bounds;
mod error;
mod numbering;
mod restore;
mod snapshot;
mod tables;

pub use self::error::RestoreError;
pub use self::numbering::Sequence;
pub use self::restore::{Restoration, restore};
pub use self::snapshot::{Snapshot, SnapshotError};
pub use self::tables::{LEFT_OUT, Table};
