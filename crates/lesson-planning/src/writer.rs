//! Who writes a plan where it is not the composer: a service far away, slow and not to be trusted.

use async_trait::async_trait;
use thiserror::Error;

use crate::draft::{PlanDraft, PlanRequest, Section};

/// What a service wrote. Its codes are yet to be compared with the catalogue.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Written {
    /// Passes [`PlanDraft::check`].
    pub draft: PlanDraft,
    /// What it gave for codes and is none by its form; shortened.
    pub no_codes: Vec<String>,
}

/// Hears of each section as it is whole, in whichever order they come.
pub type Told<'a> = &'a (dyn Fn(Section) + Send + Sync);

/// Writes plans. Dropped while it writes, it ends what it began. Nothing of a pupil is in a request.
#[cfg_attr(any(test, feature = "testing"), mockall::automock)]
#[async_trait]
pub trait LessonPlanWriter: Send + Sync {
    async fn write<'a>(&self, request: &'a PlanRequest, told: Told<'a>) -> Result<Written, WriterError>;
    /// The draft with one section written anew, and nothing else of it changed.
    async fn rewrite<'a>(
        &self,
        request: &'a PlanRequest,
        draft: &'a PlanDraft,
        section: Section,
    ) -> Result<PlanDraft, WriterError>;
}

/// Why a service wrote nothing, as its reader is told.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum WriterError {
    #[error("O serviço de IA não respondeu: {0}.")]
    Unreachable(String),
    #[error("O serviço de IA não respondeu em {0} segundos.")]
    TimedOut(u64),
    /// With its own words, shortened.
    #[error("O serviço de IA respondeu com o erro {status}: “{words}”.")]
    Refused { status: u16, words: String },
    #[error("O serviço de IA mandou para outro endereço, o que não é seguido.")]
    Redirected,
    #[error("A resposta do serviço de IA passa de {0} KB.")]
    TooLong(usize),
    /// What is wrong with it.
    #[error("A resposta do serviço de IA não é um plano: {0}")]
    Unreadable(String),
    /// Which theme.
    #[error("O plano escrito pela IA trata de {0}, e foi recusado.")]
    RefusedTheme(&'static str),
}
