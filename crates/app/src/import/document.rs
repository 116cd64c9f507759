use std::io;
use std::path::Path;

use office_files::{Document, Limits};

use crate::failure::{Failure, system_words};

pub fn bytes(file: &Path) -> Result<Vec<u8>, Failure> {
    Ok(std::fs::read(file).map_err(|error| cannot_open(&error))?)
}

pub fn cannot_open(error: &io::Error) -> String {
    format!("não foi possível abrir: {}", system_words(error))
}

/// A file's bytes and the tables in it.
pub fn document(file: &Path) -> Result<(Vec<u8>, Document), Failure> {
    let bytes = bytes(file)?;
    let name = file.file_name().unwrap_or_default().to_string_lossy();
    let document = office_files::read(&name, &bytes, &Limits::OPERATOR)?;
    Ok((bytes, document))
}
