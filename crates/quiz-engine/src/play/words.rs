use chrono::TimeDelta;
use kernel::words;

words! {
    /// What a quiz is for.
    pub enum Kind {
        /// For points.
        Quiz = "quiz",
        /// To answer again what was missed, when it is due: without time and without points.
        Revisao = "revisao",
    }
    /// A text that names no kind.
    pub struct UnknownKind = "Escolha entre quiz e revisao.";
}

words! {
    /// Where a quiz stands.
    pub enum State {
        EmAndamento = "em_andamento",
        /// All was answered: its points count.
        Concluido = "concluido",
        /// Given up, or left alone for too long: its points count nowhere; what it showed of skills does.
        Abandonado = "abandonado",
    }
    /// A text that names no state.
    pub struct UnknownState = "Escolha a situação: em_andamento, concluido ou abandonado.";
}

words! {
    /// How much time a pupil has for a question. The staff set it; a quiz keeps that with which it began.
    pub enum Pace {
        Normal = "normal",
        /// Twice as much.
        Extended = "tempo_extra",
        Untimed = "sem_tempo",
    }
    /// A text that names no pace.
    pub struct UnknownPace = "Escolha o tempo: normal, tempo_extra ou sem_tempo.";
}

impl Pace {
    /// For a question; `None`: as much as it takes.
    pub const fn limit(self) -> Option<TimeDelta> {
        match self {
            Self::Normal => Some(TimeDelta::seconds(30)),
            Self::Extended => Some(TimeDelta::seconds(60)),
            Self::Untimed => None,
        }
    }

    /// The name on screen.
    pub const fn label(self) -> &'static str {
        match self {
            Self::Normal => "Tempo normal",
            Self::Extended => "Tempo em dobro",
            Self::Untimed => "Sem tempo",
        }
    }
}
