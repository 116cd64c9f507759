/// Something to know before the import, of the questions that are taken.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Notice {
    /// Levels from 1 to 3.
    ThreeLevels,
    /// Levels from 1 to 5.
    FiveLevels,
    /// So many new questions say no difficulty.
    WithoutDifficulty(usize),
    /// So many had a picture.
    WithImage(usize),
    /// Of so many, each choice had an answer of its own.
    WithFeedback(usize),
    /// So many name more skills than a question has places for.
    WithMoreSkills(usize),
}

impl Notice {
    pub fn what(self) -> String {
        let counted = |count: usize, one: &str, many: &str| {
            if count == 1 { format!("1 questão {one}.") } else { format!("{count} questões {many}.") }
        };
        match self {
            Self::ThreeLevels => {
                "O arquivo diz a dificuldade em números: 1 entra como fácil, 2 como médio, 3 como difícil."
                    .to_owned()
            }
            Self::FiveLevels => {
                "O arquivo usa níveis de 1 a 5: 1 e 2 entram como fácil, 3 como médio, 4 e 5 como difícil."
                    .to_owned()
            }
            Self::WithoutDifficulty(count) => counted(
                count,
                "não diz a dificuldade e entra como médio",
                "não dizem a dificuldade e entram como médio",
            ),
            Self::WithImage(count) => counted(
                count,
                "tem imagem, que não é importada, e entra como rascunho",
                "têm imagens, que não são importadas, e entram como rascunho",
            ),
            Self::WithFeedback(count) => counted(
                count,
                "tem comentários por alternativa, que não são guardados",
                "têm comentários por alternativa, que não são guardados",
            ),
            Self::WithMoreSkills(count) => counted(
                count,
                "tem mais habilidades do que uma questão guarda, e entra com a primeira",
                "têm mais habilidades do que uma questão guarda, e entram com a primeira",
            ),
        }
    }

    /// What to do about it.
    pub const fn hint(self) -> &'static str {
        match self {
            Self::ThreeLevels | Self::FiveLevels | Self::WithoutDifficulty(_) => {
                "Se não for isso, mude a dificuldade no arquivo ou no banco."
            }
            Self::WithImage(_) => {
                "Acrescente as imagens no banco, depois da importação, e ative as questões."
            }
            Self::WithFeedback(_) => "Se precisar deles, escreva-os na explicação da questão.",
            Self::WithMoreSkills(_) => {
                "Se for outra a principal, escreva-a primeiro no arquivo, ou mude-a no banco."
            }
        }
    }
}
