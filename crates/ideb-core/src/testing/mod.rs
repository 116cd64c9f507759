//! For tests: a store in memory, and the contract every store has to pass.
//!
//! A suite is a list of plain functions with their names, so that a store's tests cannot leave one out.

mod contract;
mod memory;
mod reference_contract;
mod reference_memory;

pub use contract::{SCHOOL_SUITE, SchoolTest};
pub use memory::MemoryStore;
pub use reference_contract::{REFERENCE_SUITE, ReferenceHarness, ReferenceTest};

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::{IdebStore, ReferenceData, ReferenceLoader};
    use kernel::UserId;

    impl ReferenceHarness for MemoryStore {
        fn load(&mut self, work: &mut dyn FnMut(&mut dyn ReferenceLoader)) {
            work(self);
        }

        fn read(&mut self, work: &mut dyn FnMut(&mut dyn ReferenceData)) {
            work(self);
        }
    }

    #[test]
    fn the_store_in_memory_keeps_the_contract_of_a_school() {
        let user = UserId(7);
        for (name, test) in SCHOOL_SUITE {
            println!("{name}");
            let mut store = MemoryStore::default();
            store.know_user(user, "Marina Souza");
            test(&mut store, user);
        }
    }

    #[test]
    fn the_store_in_memory_keeps_the_contract_of_the_reference_data() {
        for (name, test) in REFERENCE_SUITE {
            println!("{name}");
            test(&mut MemoryStore::default());
        }
    }

    #[test]
    fn an_unknown_user_saves_nothing() {
        let mut store = MemoryStore::default();
        let store: &mut dyn IdebStore = &mut store;
        let goal = crate::measure::PublishedIdeb::parse("5.1").unwrap();
        let edition = crate::measure::Edition::new(2025).unwrap();
        let refused =
            store.put_goal(kernel::Stage::AnosFinais, edition, goal, UserId(1), chrono::DateTime::UNIX_EPOCH);
        assert!(refused.is_err());
        assert!(store.goals().unwrap().is_empty());
    }
}
