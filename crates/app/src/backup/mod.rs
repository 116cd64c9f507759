//! `ideb backup` and `ideb restore`: the rows of the database in one file, and nothing that could run.

mod lines;
mod old_dump;
mod restore;
mod save;
mod seal;

pub use self::restore::restore;
pub use self::save::save;
