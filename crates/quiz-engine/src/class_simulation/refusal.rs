use thiserror::Error;

use super::words::Mark;
use crate::question::Letter;

/// Why a simulation does not take what somebody does to it.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum Refusal {
    #[error("A simulação não está mais em andamento.")]
    NotRunning,
    #[error("As respostas de uma prova impressa vão na grade.")]
    OnPaper,
    #[error("As respostas de uma simulação projetada são da turma.")]
    OfTheClass,
    #[error("Não há esta questão na simulação.")]
    NoQuestion,
    #[error("{}", answered(*.0))]
    Answered(Option<Letter>),
    #[error("Não há este aluno na prova.")]
    NoPupil,
    #[error("Este aluno está marcado como ausente. Desmarque a falta para responder.")]
    Absent,
    /// The cells, by their place in the list, that are not there.
    #[error("Há respostas que não são desta prova.")]
    NoCells(Vec<(usize, Box<Self>)>),
    /// The cells, by their place in the list, that another hand wrote meanwhile, and what stands there.
    #[error("Outra pessoa mudou estas respostas ao mesmo tempo. Confira o que ficou.")]
    Clash(Vec<(usize, Option<Mark>)>),
    #[error("Nenhuma resposta foi dada ainda. Responda ao menos uma questão ou abandone a simulação.")]
    Nothing,
    #[error("Só uma prova impressa concluída pode ser reaberta.")]
    NotReopened,
}

fn answered(letter: Option<Letter>) -> String {
    match letter {
        Some(letter) => format!("A turma já respondeu {} nesta questão.", letter.slug()),
        None => "A turma já pulou esta questão.".to_owned(),
    }
}

impl Mark {
    /// What whoever typed something else is told of a cell.
    pub fn stands(of: Option<Self>) -> String {
        match of {
            Some(Self::Blank) => "Outra pessoa deixou em branco.".to_owned(),
            Some(letter) => format!("Outra pessoa marcou {}.", letter.slug()),
            None => "Outra pessoa apagou a resposta.".to_owned(),
        }
    }
}
