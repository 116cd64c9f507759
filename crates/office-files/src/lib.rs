//! Files that people send, from bytes to tables of text cells.
//!
//! The bytes come from strangers, so every reader works cell by cell under [`Limits`]: nothing is inflated to memory
//! before it was counted, and no dense range is ever built.

mod read;
#[cfg(any(test, feature = "testing"))]
pub mod testing;
mod uploads;

pub use read::bounds::Limits;
pub use read::document::{Document, Format};
pub use read::read;
pub use read::unreadable::Unreadable;
pub use uploads::Uploads;
