use kernel::shortened;
use thiserror::Error;

/// Why a whole file is not imported. Nothing was written.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum Refusal {
    #[error(
        "Arquivo inválido: O arquivo deve conter pelo menos uma linha de cabeçalho e uma linha de dados."
    )]
    NoLines,
    #[error(
        "Não encontramos o cabeçalho da lista. A primeira linha da tabela deve ter os nomes das colunas, como matricula, nome e turma; a que lemos foi: {}.",
        shortened(.first_line, 120)
    )]
    NoHeader { first_line: String },
    #[error(
        "Não entendemos o separador das colunas: cada linha veio inteira em uma célula. Separe as colunas com ponto e vírgula, sem aspas em volta da linha toda, ou envie a planilha do Excel."
    )]
    NoSeparator,
    #[error("O arquivo tem mais de {} linhas de alunos. Divida a lista e importe uma parte de cada vez.", thousands(*.limit))]
    TooManyLines { limit: usize },
    #[error(
        "O arquivo não tem matrículas. Acrescente a coluna matricula, ou peça para o sistema criar uma matrícula para cada aluno."
    )]
    NoNumbers,
    #[error(
        "O arquivo não diz a turma dos alunos. Escolha uma turma para todos, ou acrescente a coluna turma."
    )]
    NoClasses,
    #[error("Dados inválidos: Nenhum aluno válido encontrado. Verifique o formato do arquivo.")]
    NoValidLine,
    #[error(
        "{}. Escolha a turma de cada nome, ou mande criar.",
        if *.count == 1 { "A turma da lista não existe na escola".to_owned() } else { format!("{count} turmas da lista não existem na escola") }
    )]
    UnknownClasses { count: usize },
    #[error(
        "A escola tem {} {things} e pode ter até {}: com esta lista seriam {}. Importe uma lista menor ou fale com quem opera o sistema.",
        thousands(*.kept), thousands(*.most), thousands(.kept + .more)
    )]
    NoRoom {
        /// `alunos`
        things: &'static str,
        kept: usize,
        more: usize,
        most: usize,
    },
    /// A smaller list is one import too.
    #[error(
        "A escola já guarda {} importações de alunos, e mais não cabem. Fale com quem opera o sistema.",
        thousands(*.kept)
    )]
    NoRoomForImport { kept: usize },
}

/// What is said of a cell with a formula's error, and what is to be done.
pub(super) fn not_calculated(error: &str) -> String {
    format!("O Excel não calculou esta célula ({error}).")
}

pub(super) const NOT_CALCULATED: &str = "Corrija a fórmula na planilha.";

/// `5.000`
fn thousands(number: usize) -> String {
    if number < 1000 { number.to_string() } else { format!("{}.{:03}", number / 1000, number % 1000) }
}
