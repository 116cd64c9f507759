kernel::words! {
    /// What can be made anew alone.
    pub enum Section {
        Objectives = "objetivos",
        Content = "conteudo",
        Methodology = "metodologia",
        Resources = "recursos",
        Evaluation = "avaliacao",
        Quiz = "quiz",
    }
    /// A text that names no section.
    pub struct UnknownSection = "Parte do plano desconhecida.";
}

impl Section {
    /// The name on screen and on paper.
    pub const fn label(self) -> &'static str {
        match self {
            Self::Objectives => "Objetivos de aprendizagem",
            Self::Content => "Conteúdo",
            Self::Methodology => "Metodologia",
            Self::Resources => "Recursos didáticos",
            Self::Evaluation => "Forma de avaliação",
            Self::Quiz => "Quiz de saída",
        }
    }
}
