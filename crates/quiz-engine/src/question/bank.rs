use chrono::{DateTime, Utc};
use kernel::{PersonId, QuestionId, SkillId, SubjectId};
use thiserror::Error;

use super::form::QuestionData;
use super::wording::Image;
use super::words::Status;

/// A question as a bank keeps it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NewQuestion {
    pub subject: SubjectId,
    pub data: QuestionData,
    pub image: Option<Image>,
    pub status: Status,
}

/// A question of the bank.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Question {
    pub id: QuestionId,
    pub about: NewQuestion,
    /// The row of its main skill.
    pub skill: Option<SkillId>,
    /// Counted from 1; each has the text that was asked.
    pub version: i32,
    /// How often it was answered, in all versions.
    pub answers: i64,
    pub created_by: PersonId,
    pub created_at: DateTime<Utc>,
    pub changed_at: Option<DateTime<Utc>>,
}

impl Question {
    /// Whether it may be in this state: what was answered is no draft any more.
    pub fn may_become(&self, status: Status) -> bool {
        status != Status::Rascunho || self.answers == 0
    }

    /// Whether it may be deleted; `asked`, whether a simulation or a quiz asks it, in whatever state: one that is over shows it too.
    pub fn may_go(&self, asked: bool) -> Result<(), Kept> {
        match (self.answers, asked) {
            (0, false) => Ok(()),
            (0, true) => Err(Kept::Asked),
            (_, _) => Err(Kept::Answered),
        }
    }
}

/// Why a question is not deleted: a sentence in Portuguese.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
pub enum Kept {
    #[error("A questão já foi respondida e por isso não é excluída. Desative a questão: nada se perde.")]
    Answered,
    #[error(
        "A questão está em uma simulação ou em um quiz e por isso não é excluída. Desative a questão: nada se perde."
    )]
    Asked,
}

/// A question as screens show it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct QuestionSeen {
    pub question: Question,
    /// Whether a simulation or a quiz asks it, in whatever state.
    pub asked: bool,
    pub author_name: String,
    /// The descriptor's text, where the matrices are loaded.
    pub descriptor_text: Option<String>,
}
