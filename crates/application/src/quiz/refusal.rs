//! Why nothing was done.

use kernel::{Invalid, StoreError};
use quiz_engine::play::Refusal;
use thiserror::Error;

#[derive(Debug, Error)]
pub enum QuizError {
    #[error(transparent)]
    Invalid(#[from] Invalid),
    /// The quiz is none of this pupil, or its subject none of this school.
    #[error("não há este quiz")]
    NotFound,
    #[error("{0}")]
    NothingToAsk(String),
    /// Another request of the pupil came between: asked again, it has its answer.
    #[error("Outro pedido chegou ao mesmo tempo. Tente de novo.")]
    Meanwhile,
    #[error(transparent)]
    Refused(#[from] Refusal),
    #[error(transparent)]
    Store(StoreError),
}

/// What a pupil's own requests run into, sent twice at once.
const MEANWHILE: [&str; 3] = ["quizzes_one_running", "quiz_questions_question_fkey", "quiz_answers_once"];

impl From<StoreError> for QuizError {
    fn from(error: StoreError) -> Self {
        match &error {
            StoreError::Clash(name) if MEANWHILE.contains(&name.as_str()) => Self::Meanwhile,
            _ => Self::Store(error),
        }
    }
}
