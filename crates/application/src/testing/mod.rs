//! For tests: a database in memory, and the contract every database has to pass.
//!
//! A suite is a list of plain functions with their names, so that a database's tests cannot leave one out.

mod contract;
mod files;
pub mod index;
mod memory;
pub mod pupils;
mod world;

pub use contract::{DATABASE_SUITE, DatabaseTest};
pub use memory::MemoryDatabase;
pub use pupils::PUPIL_SUITE;
pub use world::{HASH, at, at_gate, key, registered, registration, within};

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_database_in_memory_keeps_the_contract() {
        for (name, test) in DATABASE_SUITE.into_iter().chain(PUPIL_SUITE) {
            println!("{name}");
            test(&MemoryDatabase::default());
        }
    }
}
