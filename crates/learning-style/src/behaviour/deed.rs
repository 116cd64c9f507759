use chrono::{DateTime, Utc};
use thiserror::Error;

kernel::words! {
    /// What a pupil does that is recorded, without its details.
    pub enum Kind {
        Answer = "resposta",
        Explanation = "explicacao_aberta",
        ReadAloud = "leitura_em_voz_alta",
        Image = "imagem_aberta",
        Review = "revisao_de_erro",
        Help = "ajuda",
    }
    /// A text that names no kind.
    pub struct UnknownKind = "Tipo de interação desconhecido.";
}

kernel::words! {
    /// In which of four ways a pupil wants help, where all four are offered.
    pub enum Help {
        Image = "imagem",
        Sound = "audio",
        Text = "texto",
        /// To be tried out, one step after the other.
        Steps = "passo_a_passo",
    }
    /// A text that names no way of help.
    pub struct UnknownHelp = "Ajuda desconhecida: use imagem, audio, texto ou passo_a_passo.";
}

/// What a question gave the pupil to choose: who was never offered an image has not turned it down.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Offered {
    pub explanation: bool,
    pub read_aloud: bool,
    pub image: bool,
}

/// An answer to a question of a quiz.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Answered {
    pub seconds: u16,
    pub right: bool,
    pub offered: Offered,
}

/// What a pupil did. Each but an answer and a help counts once a question: the second look at an image says nothing new.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Deed {
    Answered(Answered),
    OpenedExplanation,
    ReadAloud,
    OpenedImage,
    /// A question that was missed, taken up again.
    Reviewed,
    Helped(Help),
}

/// A deed and its moment.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Behaviour {
    pub deed: Deed,
    pub at: DateTime<Utc>,
}

/// What is kept of a deed is not what its kind needs.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
#[error("A interação não tem os dados do seu tipo.")]
pub struct NoSuchDeed;

impl Deed {
    pub const fn kind(self) -> Kind {
        match self {
            Self::Answered(_) => Kind::Answer,
            Self::OpenedExplanation => Kind::Explanation,
            Self::ReadAloud => Kind::ReadAloud,
            Self::OpenedImage => Kind::Image,
            Self::Reviewed => Kind::Review,
            Self::Helped(_) => Kind::Help,
        }
    }

    /// As it is kept: an answer has its details, a help its way, and nothing else has either.
    pub const fn stored(
        kind: Kind,
        answered: Option<Answered>,
        help: Option<Help>,
    ) -> Result<Self, NoSuchDeed> {
        match (kind, answered, help) {
            (Kind::Answer, Some(answered), None) => Ok(Self::Answered(answered)),
            (Kind::Help, None, Some(help)) => Ok(Self::Helped(help)),
            (Kind::Explanation, None, None) => Ok(Self::OpenedExplanation),
            (Kind::ReadAloud, None, None) => Ok(Self::ReadAloud),
            (Kind::Image, None, None) => Ok(Self::OpenedImage),
            (Kind::Review, None, None) => Ok(Self::Reviewed),
            _ => Err(NoSuchDeed),
        }
    }
}

impl Kind {
    /// How a screen says where interactions come from.
    pub const fn label(self) -> &'static str {
        match self {
            Self::Answer => "Respostas em quizzes",
            Self::Explanation => "Explicações abertas",
            Self::ReadAloud => "Leituras em voz alta",
            Self::Image => "Imagens abertas",
            Self::Review => "Revisões de erros",
            Self::Help => "Pedidos de ajuda",
        }
    }
}

impl Help {
    /// Its place in `ALL`.
    pub(crate) const fn place(self) -> usize {
        self as usize
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_deed_is_read_back_by_its_kind_and_its_details() {
        let answered = Answered { seconds: 12, right: true, offered: Offered::default() };
        let mut read = Vec::new();
        for kind in Kind::ALL {
            assert_eq!(kind.slug().parse(), Ok(kind));
            for answered in [None, Some(answered)] {
                for help in [None, Some(Help::Text)] {
                    let deed = Deed::stored(kind, answered, help);
                    assert!(deed.is_err() || deed.is_ok_and(|deed| deed.kind() == kind));
                    read.extend(deed);
                }
            }
        }
        assert_eq!(read.len(), Kind::ALL.len(), "each kind by one combination");
        for help in Help::ALL {
            assert_eq!(help.slug().parse(), Ok(help));
            assert_eq!(Help::ALL[help.place()], help);
        }
        assert!("clique".parse::<Kind>().is_err() && "gesto".parse::<Help>().is_err());
    }
}
