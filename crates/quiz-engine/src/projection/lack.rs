use std::fmt;

use kernel::Decimal;

/// Why there is no number, in words that say what to do.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Lack {
    /// Answers to questions of the matrix.
    Answers { has: u32, needs: u32 },
    /// Pupils who answered any of them.
    Pupils { has: u32, needs: u32 },
    /// Descriptors of the matrix that were answered.
    Descriptors { has: u32, needs: u32, of: u32 },
    /// The interval would be so wide, in points of the index, that it says nothing.
    TooWide { width: Decimal<1>, widest: Decimal<1> },
    /// Pupils of a school who are in a class that has a projection.
    Covered { has: u32, needs: u32 },
}

impl fmt::Display for Lack {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::Answers { has, needs } => {
                let so_far = match has {
                    0 => "não há respostas".to_owned(),
                    1 => "há 1 resposta".to_owned(),
                    many => format!("há {many} respostas"),
                };
                write!(out, "Por enquanto {so_far} a questões da matriz; a projeção precisa de {needs}.")
            }
            Self::Pupils { has, needs } => {
                let so_far = match has {
                    0 => "Nenhum aluno respondeu".to_owned(),
                    1 => "Só 1 aluno respondeu".to_owned(),
                    many => format!("Só {many} alunos responderam"),
                };
                write!(out, "{so_far} a questões da matriz; a projeção precisa de {needs}.")
            }
            Self::Descriptors { has, needs, of } => {
                let so_far = match has {
                    0 => format!("Nenhum dos {of} descritores da matriz foi respondido"),
                    1 => format!("Só 1 dos {of} descritores da matriz foi respondido"),
                    many => format!("Só {many} dos {of} descritores da matriz foram respondidos"),
                };
                write!(out, "{so_far}; a projeção precisa de {needs}.")
            }
            Self::TooWide { width, widest } => write!(
                out,
                "A margem teria {} pontos de largura, e acima de {} a projeção não ajuda: faltam respostas, \
                 de mais alunos e a mais descritores.",
                width.with_comma(),
                widest.with_comma()
            ),
            Self::Covered { has, needs } => {
                let so_far = match has {
                    0 => "Nenhum aluno está em turma com projeção".to_owned(),
                    1 => "Só 1 aluno está em turma com projeção".to_owned(),
                    many => format!("Só {many} alunos estão em turmas com projeção"),
                };
                write!(out, "{so_far}; a projeção da escola precisa de {needs}, a metade dos seus alunos.")
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_missing_is_said_in_words() {
        let tenths = Decimal::from_units;
        for (lack, said) in [
            (
                Lack::Answers { has: 0, needs: 40 },
                "Por enquanto não há respostas a questões da matriz; a projeção precisa de 40.",
            ),
            (
                Lack::Answers { has: 1, needs: 40 },
                "Por enquanto há 1 resposta a questões da matriz; a projeção precisa de 40.",
            ),
            (
                Lack::Pupils { has: 1, needs: 5 },
                "Só 1 aluno respondeu a questões da matriz; a projeção precisa de 5.",
            ),
            (
                Lack::Descriptors { has: 3, needs: 6, of: 21 },
                "Só 3 dos 21 descritores da matriz foram respondidos; a projeção precisa de 6.",
            ),
            (
                Lack::TooWide { width: tenths(42), widest: tenths(40) },
                "A margem teria 4,2 pontos de largura, e acima de 4,0 a projeção não ajuda: faltam respostas, \
                 de mais alunos e a mais descritores.",
            ),
            (
                Lack::Covered { has: 20, needs: 35 },
                "Só 20 alunos estão em turmas com projeção; a projeção da escola precisa de 35, a metade dos seus alunos.",
            ),
        ] {
            assert_eq!(lack.to_string(), said);
        }
    }
}
