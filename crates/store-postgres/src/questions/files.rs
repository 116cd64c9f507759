//! Bytes that a school keeps, in chunks.

use application::files::{FileKept, Files, FilesView, KnownFiles, MediaType, NewFile};
use chrono::{DateTime, Utc};
use diesel::prelude::*;
use diesel::sql_types::{Array, BigInt, Binary, Integer, SmallInt, Text, Timestamptz};
use kernel::{FileId, PersonId, StoreError};

use crate::column::statement::{row, statement};
use crate::column::words::Word;
use crate::connect::transaction::Transaction;

/// As the table bounds it.
const CHUNK: usize = 256 * 1024;

row! {
    AddedRow { id: i64 => BigInt }
}

statement! {
    AddFile(
        sha256: Vec<u8> => Binary,
        kind: &'static str => Text,
        size: i32 => Integer,
        by: i64 => BigInt,
        at: DateTime<Utc> => Timestamptz,
    ) -> AddedRow =
        "WITH added AS (
            INSERT INTO files (sha256, media_type, size, created_by, created_at)
            VALUES ($1::bytea, $2::text, $3::integer, $4::bigint, $5::timestamptz) RETURNING id
        )
        SELECT id FROM added"
}

statement! {
    AddChunks(file: i64 => BigInt, chunks: Vec<Vec<u8>> => Array<Binary>) -> () =
        "INSERT INTO file_chunks (file_id, place, bytes)
        SELECT f.id, g.place - 1, g.bytes FROM (SELECT $1::bigint AS id) f,
            unnest($2::bytea[]) WITH ORDINALITY AS g (bytes, place)"
}

statement! {
    /// Its chunks go with it.
    RemoveFile(id: i64 => BigInt) -> () = "DELETE FROM files WHERE id = $1::bigint"
}

row! {
    FileRow { media_type: Word<MediaType> => Text, sha256: Vec<u8> => Binary }
}

statement! {
    OneFile(id: i64 => BigInt) -> FileRow = "SELECT f.media_type, f.sha256 FROM files f WHERE f.id = $1::bigint"
}

row! {
    ChunkRow { bytes: Vec<u8> => Binary }
}

statement! {
    Chunk(file: i64 => BigInt, place: i16 => SmallInt) -> ChunkRow =
        "SELECT c.bytes FROM file_chunks c WHERE c.file_id = $1::bigint AND c.place = $2::smallint"
}

impl Files for Transaction {
    fn add_file(&mut self, new: &NewFile, by: PersonId, at: DateTime<Utc>) -> Result<FileId, StoreError> {
        let add = AddFile {
            sha256: new.sha256.to_vec(),
            kind: new.kind.slug(),
            // What is larger than any file the table refuses too.
            size: i32::try_from(new.bytes.len()).unwrap_or(i32::MAX),
            by: by.0,
            at,
        };
        let added: AddedRow = self.run("add_file", |connection| add.get_result(connection))?;
        let chunks = new.bytes.chunks(CHUNK).map(<[u8]>::to_vec).collect();
        let chunks = AddChunks { file: added.id, chunks };
        self.run("add_chunks", |connection| chunks.execute(connection))?;
        Ok(FileId(added.id))
    }

    fn remove_file(&mut self, id: FileId) -> Result<(), StoreError> {
        self.run("remove_file", |connection| RemoveFile { id: id.0 }.execute(connection)).map(drop)
    }
}

impl KnownFiles for Transaction {
    fn file(&mut self, id: FileId) -> Result<Option<FileKept>, StoreError> {
        let row: Option<FileRow> =
            self.run("file", |connection| OneFile { id: id.0 }.get_result(connection).optional())?;
        let broken = || StoreError::Broken { call: "file", source: "not 32 bytes".into() };
        let kept = |FileRow { media_type, sha256 }: FileRow| {
            Ok(FileKept { kind: media_type.0, sha256: sha256.try_into().map_err(|_| broken())? })
        };
        row.map(kept).transpose()
    }
}

impl FilesView for Transaction {
    fn file_bytes(&mut self, id: FileId) -> Result<Vec<u8>, StoreError> {
        let mut bytes = Vec::new();
        for place in 0.. {
            let chunk = Chunk { file: id.0, place };
            let row: Option<ChunkRow> =
                self.run("file_bytes", |connection| chunk.get_result(connection).optional())?;
            let Some(ChunkRow { bytes: next }) = row else { break };
            bytes.extend(next);
        }
        Ok(bytes)
    }
}
