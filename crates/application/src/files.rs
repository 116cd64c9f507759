//! Bytes that a school keeps, and what makes them of what people send.

use std::sync::Arc;

use chrono::{DateTime, Utc};
use kernel::{FileId, PersonId, StoreError, words};
use thiserror::Error;

use crate::spreadsheet::Spreadsheets;

words! {
    /// What the bytes of a file are, by themselves.
    pub enum MediaType {
        Png = "image/png",
        Jpeg = "image/jpeg",
    }
    /// A text that names none that is kept.
    pub struct UnknownMediaType = "unknown media type";
}

/// A file about to be kept.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NewFile {
    pub kind: MediaType,
    pub sha256: [u8; 32],
    pub bytes: Vec<u8>,
}

/// Why the bytes that somebody sent become no picture: a sentence in Portuguese.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
pub enum NoImage {
    #[error("Envie uma imagem PNG, JPEG ou WebP.")]
    OtherKind,
    #[error("A imagem tem mais de 25 megapixels. Diminua a imagem e envie de novo.")]
    TooManyPixels,
    #[error("A imagem ocupa memória demais para ser lida. Diminua a imagem e envie de novo.")]
    TooMuchMemory,
    #[error("A imagem se move. Envie uma imagem parada.")]
    Animated,
    #[error("A imagem não pôde ser lida. Abra e salve a imagem de novo antes de enviar.")]
    Broken,
}

/// Makes of an uploaded picture the one that is kept: small enough for a page, drawn anew, and nothing in it but what is seen.
pub trait Pictures: Send + Sync {
    fn redraw(&self, bytes: &[u8]) -> Result<NewFile, NoImage>;
}

/// What is known of a file before its bytes are read.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct FileKept {
    pub kind: MediaType,
    pub sha256: [u8; 32],
}

pub trait KnownFiles {
    fn file(&mut self, id: FileId) -> Result<Option<FileKept>, StoreError>;
}

/// Files that come and go.
pub trait Files: KnownFiles {
    fn add_file(&mut self, new: &NewFile, by: PersonId, at: DateTime<Utc>) -> Result<FileId, StoreError>;
    fn remove_file(&mut self, id: FileId) -> Result<(), StoreError>;
}

pub trait FilesView: KnownFiles {
    /// Read in parts, each by a statement of its own.
    fn file_bytes(&mut self, id: FileId) -> Result<Vec<u8>, StoreError>;
}

/// What reads and writes spreadsheets, and what draws pictures anew.
#[derive(Clone)]
pub struct FileTools {
    pub spreadsheets: Spreadsheets,
    pub pictures: Arc<dyn Pictures>,
}

impl std::fmt::Debug for FileTools {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        out.debug_struct("FileTools").finish_non_exhaustive()
    }
}
