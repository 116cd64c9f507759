//! Tables: spreadsheets, text with delimiters, pasted cells.

mod cells;
mod columns;
mod line;
mod read;
pub(super) mod unnamed;

pub(in crate::formats) use columns::{COLUMNS, Column};
pub(super) use columns::{is_header, role};
pub(in crate::formats) use read::tables;
