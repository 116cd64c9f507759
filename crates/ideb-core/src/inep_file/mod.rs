//! Tables of the index as INEP publishes them, and as others print them: what each line says, and what is wrong with
//! the lines that cannot be read.

mod bare;
mod figures;
mod header;
mod not_inep;
mod numbers;
mod read;
mod reading;
mod row;
mod table;
mod template;
#[cfg(test)]
mod tests;
mod verify;
mod words;

pub use not_inep::NotInep;
pub use read::read;
pub use reading::{Reading, UPLOAD, UnkeyedRow, UnknownColumn};
pub use template::{editions_to_fill, is_named, template};
pub use verify::{Difference, NotComparable, Outcome, Verification, verify};
