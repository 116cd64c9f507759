//! For tests: a store in memory, and the contract every store has to pass.
//!
//! A suite is a list of plain functions with their names, so that a store's tests cannot leave one out.

mod contract;
mod memory;
mod summary;

pub use contract::{SCHOOL_SUITE, SchoolTest};
pub use memory::MemoryStore;
pub use summary::{SimulationPoint, summarised};

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::Goals;
    use kernel::PersonId;

    #[test]
    fn the_store_in_memory_keeps_the_contract_of_a_school() {
        let user = PersonId(7);
        for (name, test) in SCHOOL_SUITE {
            println!("{name}");
            let mut store = MemoryStore::default();
            store.know_user(user, "Marina Souza");
            test(&mut store, user);
        }
    }

    #[test]
    fn an_unknown_user_saves_nothing() {
        let mut store = MemoryStore::default();
        let goal = crate::measure::PublishedIdeb::parse("5.1").unwrap();
        let edition = crate::measure::Edition::new(2025).unwrap();
        let refused = store.put_goal(
            kernel::Stage::AnosFinais,
            edition,
            goal,
            PersonId(1),
            chrono::DateTime::UNIX_EPOCH,
        );
        assert!(refused.is_err());
        assert!(store.goals().is_empty());
    }
}
