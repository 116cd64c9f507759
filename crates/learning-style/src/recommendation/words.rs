kernel::words! {
    /// What is recommended.
    pub enum Sort {
        /// To answer from memory.
        Retrieval = "pratica_de_memoria",
        /// A little on several days.
        Spacing = "pratica_espacada",
        /// Two skills in one practice.
        Interleaving = "pratica_intercalada",
        /// First answers of skills that nobody knows anything of.
        FirstAnswers = "primeiras_respostas",
        /// How something may be shown.
        Presentation = "apresentacao",
    }
    /// A text that names nothing that is recommended.
    pub struct UnknownSort = "Tipo de recomendação desconhecido.";
}

kernel::words! {
    /// What comes first.
    pub enum Priority {
        High = "high",
        Medium = "medium",
        Low = "low",
    }
    /// A text that names no priority.
    pub struct UnknownPriority = "Prioridade desconhecida: use high, medium ou low.";
}

impl Priority {
    /// The name on screen.
    pub const fn label(self) -> &'static str {
        match self {
            Self::High => "Alta",
            Self::Medium => "Média",
            Self::Low => "Baixa",
        }
    }
}
