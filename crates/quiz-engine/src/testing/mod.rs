//! For tests: a bank of questions with the simulations and quizzes that ask them, in memory, and the contract every store has to pass.
//!
//! A suite is a list of plain functions with their names, so that a store's tests cannot leave one out.

mod contract;
mod estimates;
mod kept_quizzes;
mod memory;
#[cfg(test)]
mod months;
mod plays;
mod quiz_contract;
mod quizzes;
mod samples;
mod simulation_contract;
mod simulations;

pub use contract::{BANK_SUITE, BankTest, sum};
pub use memory::MemoryQuestions;
pub use quiz_contract::{QUIZ_SUITE, QuizStores, QuizTest};
pub use quizzes::{played, quiz, said, second};
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

    #[test]
    fn quizzes_in_memory_keep_the_contract() {
        let of = Setting {
            subject: SubjectId(1),
            class: ClassId(1),
            pupils: [PersonId(8), PersonId(9)],
            by: PersonId(7),
        };
        for (name, test) in QUIZ_SUITE {
            println!("{name}");
            test(&mut MemoryQuestions::default(), of);
        }
    }
}
