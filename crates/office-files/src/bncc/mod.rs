//! The BNCC as the package `bncc` of PyPI publishes it (dados abertos, CC BY 4.0): four JSON documents, alone, in a folder
//! or in the package's archive.

mod document;
#[cfg(test)]
mod tests;

use std::collections::BTreeMap;
use std::io::Read as _;

use lesson_planning::bncc::BnccSkill;
use thiserror::Error;

use crate::read::bounds::Limits;
use crate::read::budget::Budget;
use crate::read::unreadable::Unreadable;
use crate::read::zip;

use self::document::Document;

/// The documents with skills, by their names.
const DOCUMENTS: [&str; 4] =
    ["educacao-infantil.json", "ensino-fundamental.json", "ensino-medio.json", "computacao.json"];

/// Why a file has no catalogue that can be read, as a sentence for the operator.
#[derive(Debug, Error)]
pub enum NoCatalogue {
    #[error(transparent)]
    Unreadable(#[from] Unreadable),
    #[error("O arquivo {0} não é um dos documentos da BNCC que sabemos ler, ou está danificado.")]
    UnknownDocument(String),
    #[error("A pasta ou o pacote não tem nenhum dos documentos {}.", DOCUMENTS.join(", "))]
    NoDocument,
}

/// Whether a file's name is one of the documents with skills.
pub fn is_document(name: &str) -> bool {
    DOCUMENTS.contains(&zip::base_name(name))
}

/// The skills of one document, without those that are no longer in force.
pub fn document(name: &str, bytes: &[u8]) -> Result<Vec<BnccSkill>, NoCatalogue> {
    Document::read(bytes)
        .and_then(Document::skills)
        .ok_or_else(|| NoCatalogue::UnknownDocument(name.to_owned()))
}

/// The skills of all documents in the package's archive, each document once.
pub fn package(bytes: &[u8], limits: &Limits) -> Result<Vec<BnccSkill>, NoCatalogue> {
    let budget = Budget::new(bytes.len(), limits, &|| true);
    let mut archive = zip::open(bytes, &budget)?;
    let names: BTreeMap<String, String> = zip::names(&archive)
        .into_iter()
        .filter(|name| is_document(name))
        .map(|name| (zip::base_name(&name).to_owned(), name))
        .collect();
    if names.is_empty() {
        return Err(NoCatalogue::NoDocument);
    }
    let mut skills = Vec::new();
    for name in names.values() {
        let mut bytes = Vec::new();
        zip::entry(&mut archive, name)?.read_to_end(&mut bytes).map_err(|_| Unreadable::Damaged)?;
        skills.extend(document(name, &bytes)?);
    }
    Ok(skills)
}
