use kernel::SubjectId;
use thiserror::Error;

use crate::question::Letter;

/// Why a quiz does not take what a pupil does to it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
pub enum Refusal {
    #[error("Este quiz já terminou.")]
    Over,
    #[error("Este quiz foi encerrado sem terminar. Comece um novo.")]
    Abandoned,
    #[error("Esta questão não é deste quiz.")]
    NoQuestion,
    /// With the answer that stands.
    #[error("Você já respondeu a esta questão: vale a primeira resposta.")]
    Answered(Option<Letter>),
    /// With the number of the question that comes first.
    #[error("Responda primeiro à questão {0}.")]
    OutOfOrder(usize),
    /// With how many are left.
    #[error("{}", left(*.0))]
    Unanswered(usize),
    /// Another quiz, of this subject, is on its way.
    #[error("Você tem um quiz em andamento. Continue de onde parou ou desista dele.")]
    Running(Option<SubjectId>),
}

fn left(questions: usize) -> String {
    match questions {
        1 => "Falta 1 questão para terminar.".to_owned(),
        _ => format!("Faltam {questions} questões para terminar."),
    }
}
