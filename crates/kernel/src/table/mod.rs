//! Tables of lines, as spreadsheets and text files hold them once their bytes are read.

mod folded;
mod sheet;

pub use folded::folded;
pub use sheet::{Line, Sheet};
