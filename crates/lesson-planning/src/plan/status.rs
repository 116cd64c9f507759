kernel::words! {
    /// Where a plan stands between whoever writes it and whoever approves it.
    pub enum PlanStatus {
        /// Its author's alone.
        Draft = "rascunho",
        Sent = "enviado",
        Approved = "aprovado",
        /// With what has to be mended.
        Returned = "devolvido",
    }
    /// A text that names no status.
    pub struct UnknownPlanStatus = "Escolha uma situação: rascunho, enviado, aprovado ou devolvido.";
}

kernel::words! {
    /// Who wrote a plan first; whoever saves it answers for it all the same.
    pub enum Origin {
        Person = "pessoa",
        /// The composer of this program.
        Template = "modelo",
        Ai = "ia",
    }
    /// A text that names no origin.
    pub struct UnknownOrigin = "Origem desconhecida: use pessoa, modelo ou ia.";
}

impl PlanStatus {
    /// The name on screen and on paper.
    pub const fn label(self) -> &'static str {
        match self {
            Self::Draft => "Rascunho",
            Self::Sent => "Enviado",
            Self::Approved => "Aprovado",
            Self::Returned => "Devolvido",
        }
    }
}

impl Origin {
    /// What a screen and a page say of a plan that no person wrote; empty of one that a person did.
    pub const fn notice(self) -> &'static str {
        match self {
            Self::Person => "",
            Self::Template => crate::composer::NOTICE,
            Self::Ai => "Este plano foi escrito com IA, que pode errar. Confira e ajuste à sua turma.",
        }
    }
}
