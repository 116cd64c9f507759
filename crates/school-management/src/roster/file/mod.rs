//! What a file says: its tables, their columns, and each line by itself.

mod columns;
mod list;
mod notices;
mod number_cell;
mod read;
mod reading;
mod situation;

pub use columns::{Column, Layout};
pub(super) use list::List;
pub use read::{MOST_LINES, read};
pub(super) use reading::{Entry, Row, Says};
pub use reading::{Notice, Reading, TableFound};
