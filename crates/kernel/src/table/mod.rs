//! Tables of lines, as spreadsheets and text files hold them once their bytes are read: where a table begins, what its
//! columns mean to whoever imports it, and what is said of a line that cannot be read.

mod bounds;
mod find;
mod finding;
mod folded;
mod header;
mod sheet;

pub use bounds::Bounds;
pub use find::Table;
pub use finding::{Finding, LeftOut, Problem};
pub use folded::folded;
pub use header::{Column, Header};
pub use sheet::{Line, Sheet};
