//! Tables of lines: what a spreadsheet or a text file holds once its bytes are read.

mod sheet;

pub use sheet::{Line, Sheet};
