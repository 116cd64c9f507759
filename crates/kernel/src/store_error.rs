use std::error::Error;

use thiserror::Error;

/// What a store can answer besides data. Never shown to a user as it is.
#[derive(Debug, Error)]
pub enum StoreError {
    /// The database is away, or the pool gave no connection in time.
    #[error("o banco de dados não respondeu")]
    Down(#[source] Box<dyn Error + Send + Sync>),
    /// The connection was lost while the transaction was committed: it may have been kept, or not.
    #[error("o banco de dados não disse se guardou")]
    Unknown(#[source] Box<dyn Error + Send + Sync>),
    /// A constraint refused the write; carries the constraint's name.
    #[error("conflito com {0}")]
    Clash(String),
    /// The school keeps as much of this as it may; carries the table's name and how many rows it may have.
    #[error("a escola guarda {most} de {name}, o máximo")]
    Full { name: String, most: usize },
    /// Anything else: a defect, with the call that failed.
    #[error("falha do banco de dados em {call}")]
    Broken {
        call: &'static str,
        #[source]
        source: Box<dyn Error + Send + Sync>,
    },
}
