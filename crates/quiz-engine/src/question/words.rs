use kernel::words;

words! {
    /// How hard a question is meant to be.
    pub enum Difficulty {
        Facil = "facil",
        Medio = "medio",
        Dificil = "dificil",
    }
    /// A text that names no difficulty.
    pub struct UnknownDifficulty = "Escolha a dificuldade: fácil, médio ou difícil.";
}

words! {
    /// Whether a question is asked.
    pub enum Status {
        /// Still being written.
        Rascunho = "rascunho",
        /// Tests and quizzes may ask it.
        Ativa = "ativa",
        /// No longer asked; what was answered stays.
        Inativa = "inativa",
    }
    /// A text that names no status.
    pub struct UnknownStatus = "Escolha a situação: rascunho, ativa ou inativa.";
}

impl Difficulty {
    /// The name on screen.
    pub const fn label(self) -> &'static str {
        match self {
            Self::Facil => "Fácil",
            Self::Medio => "Médio",
            Self::Dificil => "Difícil",
        }
    }
}

impl Status {
    /// What the specification's `isActive` says of it.
    pub const fn is_active(self) -> bool {
        matches!(self, Self::Ativa)
    }

    /// What an `isActive` alone means.
    pub const fn of_active(active: bool) -> Self {
        if active { Self::Ativa } else { Self::Inativa }
    }
}
