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
    #[error("{}", refused(*status, words))]
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

fn refused(status: u16, words: &str) -> String {
    let words = words.trim_end_matches('.');
    match status {
        429 => format!(
            "O serviço de IA está no limite de pedidos. Espere alguns minutos e tente de novo. Ele disse: “{words}”."
        ),
        _ => format!("O serviço de IA respondeu com o erro {status}: “{words}”."),
    }
}

impl WriterError {
    /// Whether the service refused, or was not there, before it wrote anything.
    pub const fn wrote_nothing(&self) -> bool {
        matches!(self, Self::Unreachable(_) | Self::Refused { .. } | Self::Redirected)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_service_that_is_at_its_limit_is_told_in_plain_words() {
        let said = |status, words: &str| WriterError::Refused { status, words: words.to_owned() }.to_string();
        assert_eq!(
            said(401, "Chave inválida."),
            "O serviço de IA respondeu com o erro 401: “Chave inválida”."
        );
        assert!(said(429, "Rate limit").starts_with("O serviço de IA está no limite de pedidos."));
    }

    #[test]
    fn what_was_refused_before_it_was_written_costs_nothing() {
        for (error, nothing) in [
            (WriterError::Unreachable(String::new()), true),
            (WriterError::Refused { status: 401, words: String::new() }, true),
            (WriterError::Redirected, true),
            (WriterError::TimedOut(60), false),
            (WriterError::TooLong(256), false),
            (WriterError::Unreadable(String::new()), false),
            (WriterError::RefusedTheme("x"), false),
        ] {
            assert_eq!(error.wrote_nothing(), nothing, "{error}");
        }
    }
}
