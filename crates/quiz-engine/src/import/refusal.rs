use thiserror::Error;

/// Why a file of questions that can be read is not imported. Nothing was written.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum Refusal {
    #[error("Nenhuma questão do arquivo pode ser importada. Corrija as questões erradas e importe de novo.")]
    NoValidQuestion,
    #[error(
        "A escola tem {kept} questões e pode ter até {most}: com este arquivo seriam {}. Importe um arquivo menor ou fale com quem opera o sistema.",
        .kept + .more
    )]
    NoRoom { kept: usize, more: usize, most: usize },
}
