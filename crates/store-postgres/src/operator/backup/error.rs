//! What keeps a backup from being restored.

use kernel::StoreError;
use thiserror::Error;

use crate::connect::error::store_error;
use crate::connect::migrate::MigrationError;

/// Why a backup cannot be restored: sentences for the operator. A name that the backup gave is quotable.
#[derive(Debug, Error)]
pub enum RestoreError {
    #[error("o banco de dados já tem dados: restaure num banco vazio")]
    NotEmpty,
    #[error("a cópia é de uma versão mais nova do programa (migração {0}): atualize o programa primeiro")]
    Newer(String),
    #[error("a cópia não corresponde às tabelas da sua versão: {0}")]
    Different(String),
    #[error("as linhas de {table} não puderam ser gravadas")]
    Rows { table: String, source: StoreError },
    #[error("{table} não tem as linhas da sua versão, com um limite em cada uma")]
    Settings { table: String },
    #[error(
        "{table} tem em {column} uma data que não existe em nosso calendário (infinita, ou além do ano 9999)"
    )]
    Time { table: String, column: String },
    #[error("{table} tem em {column} mais do que cabe num texto ou numa lista")]
    Long { table: String, column: String },
    #[error("{table} tem em {column} um valor que o programa não aceita")]
    Value { table: String, column: String },
    #[error("{table} tem em {column} o que não é um número, ou não tem fim")]
    Number { table: String, column: String },
    #[error("{table} tem em {column} listas dentro de uma lista")]
    Nested { table: String, column: String },
    #[error("a numeração de {table} {why}: a cópia não é como o programa a gravou")]
    Numbering { table: String, why: &'static str },
    #[error(transparent)]
    Migration(#[from] MigrationError),
    #[error(transparent)]
    Store(#[from] StoreError),
}

impl From<diesel::result::Error> for RestoreError {
    fn from(error: diesel::result::Error) -> Self {
        Self::Store(store_error("restore", error))
    }
}
