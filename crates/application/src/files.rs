//! Bytes that a school keeps.

use chrono::{DateTime, Utc};
use kernel::{FileId, PersonId, StoreError, words};

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
