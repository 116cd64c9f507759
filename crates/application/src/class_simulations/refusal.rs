//! Why nothing was done.

use kernel::{Invalid, StoreError};
use quiz_engine::class_simulation::Refusal;
use thiserror::Error;

#[derive(Debug, Error)]
pub enum SimulationError {
    #[error(transparent)]
    Invalid(#[from] Invalid),
    /// The simulation, its class, subject, skill or one of its questions is none of this school.
    #[error("não há esta simulação")]
    NotFound,
    #[error("A turma está arquivada. Desarquive a turma para começar uma simulação.")]
    Archived,
    #[error("A turma não tem alunos ativos. Matricule os alunos ou projete as questões.")]
    NoPupils,
    /// Says what to do.
    #[error("{0}")]
    NoQuestions(String),
    #[error(transparent)]
    Refused(#[from] Refusal),
    #[error("A simulação ainda não foi concluída.")]
    NotConcluded,
    #[error(transparent)]
    Store(StoreError),
}

impl From<StoreError> for SimulationError {
    fn from(error: StoreError) -> Self {
        match error {
            StoreError::Clash(name) if name == "class_simulation_questions_question_fkey" => Self::NotFound,
            other => Self::Store(other),
        }
    }
}
