//! Why nothing was done.

use kernel::{Invalid, StoreError};
use thiserror::Error;

#[derive(Debug, Error)]
pub enum LearningError {
    #[error(transparent)]
    Invalid(#[from] Invalid),
    /// The pupil, the quiz or the recommendation is out of reach.
    #[error("não há este aluno, este quiz ou esta recomendação")]
    NotFound,
    #[error("A análise do estilo de estudo está desligada nesta escola. A gestão pode ligá-la.")]
    Off,
    #[error("A explicação só aparece depois da resposta.")]
    NotAnswered,
    #[error("Na demonstração a análise fica como está, para quem vier depois.")]
    Demonstration,
    #[error(transparent)]
    Store(#[from] StoreError),
}
