//! For tests: a bank of questions in memory, and the contract every store has to pass.
//!
//! A suite is a list of plain functions with their names, so that a store's tests cannot leave one out.

mod contract;
mod memory;
mod samples;
mod simulation_contract;
mod simulations;

pub use contract::{BANK_SUITE, BankTest, sum};
pub use memory::MemoryQuestions;
pub use samples::{printed, projected, skill_of_arte};
pub use simulation_contract::{SIMULATION_SUITE, Setting, SimulationTest, Stores};

#[cfg(test)]
mod tests {
    use kernel::{ClassId, PersonId, SubjectId};

    use super::*;

    #[test]
    fn the_bank_in_memory_keeps_the_contract() {
        for (name, test) in BANK_SUITE {
            println!("{name}");
            test(&mut MemoryQuestions::default(), [SubjectId(1), SubjectId(2)], PersonId(7));
        }
    }

    #[test]
    fn simulations_in_memory_keep_the_contract() {
        let of = Setting {
            subject: SubjectId(1),
            class: ClassId(1),
            pupils: [PersonId(8), PersonId(9)],
            by: PersonId(7),
        };
        for (name, test) in SIMULATION_SUITE {
            println!("{name}");
            test(&mut MemoryQuestions::default(), of);
        }
    }
}
