//! Tables of lines, as spreadsheets and text files hold them once their bytes are read: where a table begins, what its
//! columns mean to whoever imports it, what is said of a line that cannot be
//! read, and what an import does with one that can.

mod bounds;
mod cells;
mod error_value;
mod find;
mod finding;
mod folded;
mod formula;
mod header;
mod once;
mod sheet;
mod verdict;

pub use bounds::Bounds;
pub use cells::Cells;
pub use error_value::is_error_value;
pub use find::Table;
pub use finding::{Finding, LeftOut, Problem};
pub use folded::folded;
pub use formula::{neutralised, plain};
pub use header::{Column, Header};
pub use once::{bounded, read_once};
pub use sheet::{Line, Sheet};
pub use verdict::Verdict;
