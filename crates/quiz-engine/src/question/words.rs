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
    /// How hard the questions are that somebody asks for.
    pub enum Level {
        Facil = "facil",
        Medio = "medio",
        Dificil = "dificil",
        Misto = "misto",
    }
    /// A text that names no level.
    pub struct UnknownLevel = "Escolha a dificuldade: fácil, médio, difícil ou misto.";
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

impl Level {
    /// That of the questions; `None`: whichever.
    pub const fn difficulty(self) -> Option<Difficulty> {
        match self {
            Self::Facil => Some(Difficulty::Facil),
            Self::Medio => Some(Difficulty::Medio),
            Self::Dificil => Some(Difficulty::Dificil),
            Self::Misto => None,
        }
    }

    /// The name on screen.
    pub const fn label(self) -> &'static str {
        match self.difficulty() {
            Some(difficulty) => difficulty.label(),
            None => "Misto",
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
