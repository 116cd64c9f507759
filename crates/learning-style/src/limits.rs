//! What a profile does not say: shown beside each of them, so that nobody reads more into it.

use crate::profile::Confidence;

/// Beside each profile.
pub const NO_ABILITY: &str =
    "Preferência não é capacidade. O perfil diz como o aluno costuma estudar, não o que consegue aprender.";
/// Beside each profile.
pub const NO_SUPPORT: &str =
    "Dar aula no estilo de cada aluno não tem apoio científico. Use para variar, nunca para separar.";
/// Where the sentence before comes from.
pub const SOURCE: &str = "Frontiers in Education, 2023, doi 10.3389/feduc.2023.1147498";
/// Below the intelligences.
pub const ONLY_ASKED: &str = "Um quiz não mostra as inteligências corporal, interpessoal e naturalista. Sem o questionário, elas ficam no meio.";
/// Below the scores.
pub const RANGE: &str = "De cada dez faixas prováveis, cerca de oito contêm o valor verdadeiro. Só aparece um estilo dominante quando a faixa dele fica acima de todas as outras.";

/// Below so many interactions a profile would be luck.
pub const LUCK_BELOW: u64 = 5;
/// From so many interactions on there is no warning.
pub const ENOUGH: u64 = 10;

kernel::words! {
    /// Why a profile may say nothing yet.
    pub enum Alert {
        Nothing = "sem_interacoes",
        /// Below [`LUCK_BELOW`].
        Luck = "muito_poucas",
        /// Below [`ENOUGH`].
        Few = "poucas",
    }
}

impl Alert {
    /// By recorded interactions.
    pub const fn of(interactions: u64) -> Option<Self> {
        match interactions {
            0 => Some(Self::Nothing),
            1..LUCK_BELOW => Some(Self::Luck),
            LUCK_BELOW..ENOUGH => Some(Self::Few),
            _ => None,
        }
    }

    pub const fn title(self) -> &'static str {
        match self {
            Self::Nothing => "Ainda não há interações.",
            Self::Luck => "Ainda é cedo para uma análise.",
            Self::Few => "Primeira impressão.",
        }
    }

    pub const fn sentence(self) -> &'static str {
        match self {
            Self::Nothing => "A análise começa com o primeiro quiz ou com o questionário.",
            Self::Luck => {
                "Com menos de 5 interações, o resultado seria sorte. Um quiz de 10 questões já resolve."
            }
            Self::Few => {
                "Com menos de 10 interações, a análise muda fácil. A partir de 10, ela fica mais firme."
            }
        }
    }
}

/// How far a profile can be trusted, in words.
pub fn confidence(confidence: Confidence) -> String {
    let (trust, percent) = (confidence.trust().label(), kernel::percent(confidence.percent()));
    format!(
        "Confiança {trust}, {percent}: a parte do resultado que vem dos dados. O resto supõe que não há preferência."
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn few_interactions_are_told() {
        for (interactions, alert) in [
            (0, Some(Alert::Nothing)),
            (1, Some(Alert::Luck)),
            (4, Some(Alert::Luck)),
            (5, Some(Alert::Few)),
            (9, Some(Alert::Few)),
            (10, None),
            (u64::MAX, None),
        ] {
            assert_eq!(Alert::of(interactions), alert, "{interactions}");
        }
        assert!(Alert::Luck.sentence().contains(&format!("menos de {LUCK_BELOW} ")));
        assert!(Alert::Few.sentence().contains(&format!("menos de {ENOUGH} ")));
    }

    #[test]
    fn confidence_is_told_with_its_figure() {
        let stored = Confidence::stored("0.1899".parse().unwrap()).unwrap();
        assert!(confidence(stored).starts_with("Confiança baixa, 18\u{a0}%:"));
    }
}
