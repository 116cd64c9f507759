use kernel::words;

words! {
    /// A part of a question, by the name of its field.
    pub enum Part {
        /// None alone.
        Whole = "",
        Statement = "question",
        Options = "options",
        OptionA = "optionA",
        OptionB = "optionB",
        OptionC = "optionC",
        OptionD = "optionD",
        Key = "correctAnswer",
        Difficulty = "difficulty",
        Skill = "skill",
        Descriptor = "descriptor",
        Bncc = "bncc",
        Explanation = "explanation",
        BaseText = "baseText",
        BaseTextSource = "baseTextSource",
        Status = "status",
    }
}

impl Part {
    /// The name on screen; none for the whole.
    pub const fn label(self) -> Option<&'static str> {
        Some(match self {
            Self::Whole => return None,
            Self::Statement => "Enunciado",
            Self::Options => "Alternativas",
            Self::OptionA => "Alternativa A",
            Self::OptionB => "Alternativa B",
            Self::OptionC => "Alternativa C",
            Self::OptionD => "Alternativa D",
            Self::Key => "Resposta",
            Self::Difficulty => "Dificuldade",
            Self::Skill => "Habilidade",
            Self::Descriptor => "Descritor",
            Self::Bncc => "Código da BNCC",
            Self::Explanation => "Explicação",
            Self::BaseText => "Texto-base",
            Self::BaseTextSource => "Fonte do texto-base",
            Self::Status => "Situação",
        })
    }

    /// What to do about a part that its rule refuses.
    pub(in crate::formats) const fn remedy(self) -> &'static str {
        match self {
            Self::Whole | Self::Options => "Corrija a questão no arquivo e importe de novo.",
            Self::Statement => "Corrija o enunciado.",
            Self::OptionA | Self::OptionB | Self::OptionC | Self::OptionD => {
                "Escreva as quatro alternativas, cada uma diferente das outras."
            }
            Self::Key => "Escreva a letra da resposta certa: A, B, C ou D.",
            Self::Difficulty => "Escreva fácil, médio ou difícil.",
            Self::Skill => "Encurte ou apague a habilidade.",
            Self::Descriptor => "Corrija ou apague o descritor.",
            Self::Bncc => "Corrija ou apague o código.",
            Self::Explanation => "Encurte ou apague a explicação.",
            Self::BaseText => "Encurte ou apague o texto-base.",
            Self::BaseTextSource => "Corrija ou apague a fonte.",
            Self::Status => "Escreva ativa, inativa ou rascunho, ou apague a situação.",
        }
    }
}

/// What is wrong with a question of a file: a sentence, and another that says what to do about it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Fault {
    pub part: Part,
    /// What the file says there, cut at 80 characters.
    pub value: Option<String>,
    pub what: String,
    pub remedy: &'static str,
}

impl Fault {
    pub(in crate::formats) fn new(part: Part, what: impl Into<String>, remedy: &'static str) -> Self {
        Self { part, value: None, what: what.into(), remedy }
    }

    /// Of a question that is no multiple choice; the kind as in "é uma questão …".
    pub(in crate::formats) fn other_kind(kind: &str) -> Self {
        Self::new(
            Part::Whole,
            format!("É uma questão {kind}, e o banco guarda questões de múltipla escolha."),
            "Reescreva-a com quatro alternativas e uma resposta certa.",
        )
    }

    pub(in crate::formats) fn not_one_key(what: impl Into<String>) -> Self {
        Self::new(Part::Key, what, "Deixe uma só resposta certa, que vale 100\u{a0}%.")
    }
}
