//! For tests: a school in memory, and the contract every store has to pass.
//!
//! A suite is a list of plain functions with their names, so that a store's tests cannot leave one out.

mod actions;
mod actions_contract;
mod classes;
mod classes_contract;
mod contract;
mod memory;
mod pupils;
mod pupils_contract;

pub use contract::{SCHOOL_SUITE, SchoolTest};
pub use memory::{MemoryPupil, MemorySchool, manager, school, school_code};

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_school_in_memory_keeps_the_contract() {
        for (name, test) in SCHOOL_SUITE {
            println!("{name}");
            let mut school = MemorySchool::example();
            test(&mut school, manager().id);
        }
    }
}
