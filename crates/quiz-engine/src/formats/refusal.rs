use thiserror::Error;

/// Why a whole file of questions is not read.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum Refusal {
    #[error("O arquivo não tem nenhuma questão.")]
    NoQuestions,
    #[error(
        "Não reconhecemos as questões do arquivo. Em uma tabela, a primeira linha deve ter os nomes das colunas: pergunta, opcaoA, opcaoB, opcaoC, opcaoD, resposta, dificuldade e habilidade; a que lemos foi: {}.",
        kernel::shortened(.first_line, 120)
    )]
    NoHeader { first_line: String },
    #[error("A tabela não tem {}. Acrescente e importe de novo.", kernel::enumerated(.missing))]
    NoColumns { missing: Vec<&'static str> },
    #[error(
        "O arquivo XML não é de questões do Moodle. Exporte o banco de questões como “Formato Moodle XML”."
    )]
    NotMoodle,
    #[error("O arquivo tem mais de {} questões. Divida-o e importe uma parte de cada vez.", thousands(*.limit))]
    TooManyQuestions { limit: usize },
}

/// `2.000`
fn thousands(number: usize) -> String {
    if number < 1000 { number.to_string() } else { format!("{}.{:03}", number / 1000, number % 1000) }
}
