//! Files in memory.

use std::collections::BTreeMap;

use chrono::{DateTime, Utc};
use kernel::{FileId, PersonId, StoreError};

use crate::files::{FileKept, Files, KnownFiles, NewFile};

/// What is kept of each file, and the last number.
#[derive(Debug, Clone, Default)]
pub struct MemoryFiles(BTreeMap<FileId, NewFile>, i64);

impl MemoryFiles {
    pub fn all(&self) -> Vec<FileId> {
        self.0.keys().copied().collect()
    }
}

impl KnownFiles for MemoryFiles {
    fn file(&mut self, id: FileId) -> Result<Option<FileKept>, StoreError> {
        Ok(self.0.get(&id).map(|file| FileKept { kind: file.kind, sha256: file.sha256 }))
    }
}

impl Files for MemoryFiles {
    fn add_file(&mut self, new: &NewFile, _: PersonId, _: DateTime<Utc>) -> Result<FileId, StoreError> {
        self.1 += 1;
        self.0.insert(FileId(self.1), new.clone());
        Ok(FileId(self.1))
    }

    fn remove_file(&mut self, id: FileId) -> Result<(), StoreError> {
        self.0.remove(&id);
        Ok(())
    }
}
