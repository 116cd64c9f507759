//! The lines of a backup, compressed: what it is, then each table with its rows, then the sequences. A row is a JSON array of
//! texts, any other line an object.

use std::io::{BufRead, BufReader, Read, Write};

use flate2::Compression;
use flate2::read::GzDecoder;
use flate2::write::GzEncoder;
use kernel::hex;
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use crate::failure::Failure;

pub const FORMAT: u32 = 1;
/// No row of ours comes near; what is longer is none.
const LONGEST_LINE: u64 = 64 << 20;

/// Any line but a row.
#[derive(Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum Mark {
    /// The first line.
    #[serde(rename_all = "camelCase")]
    Backup {
        format: u32,
        program: String,
        migrations: Vec<String>,
    },
    Table {
        name: String,
        columns: Vec<String>,
    },
    /// After a table's rows.
    Rows {
        count: u64,
        sha256: String,
    },
    #[serde(rename_all = "camelCase")]
    Sequence {
        name: String,
        last_value: i64,
        is_called: bool,
    },
    /// The last line.
    End,
}

/// The sum over a table's rows.
#[derive(Default)]
pub struct RowSum {
    count: u64,
    sum: Sha256,
}

impl RowSum {
    pub fn add(&mut self, row: &str) {
        self.count += 1;
        self.sum.update(row);
        self.sum.update("\n");
    }

    pub fn mark(self) -> Mark {
        Mark::Rows { count: self.count, sha256: hex(&self.sum.finalize()) }
    }
}

pub struct LineWriter<W: Write>(GzEncoder<W>);

impl<W: Write> LineWriter<W> {
    pub fn new(out: W) -> Self {
        Self(GzEncoder::new(out, Compression::fast()))
    }

    pub fn mark(&mut self, mark: &Mark) -> Result<(), Failure> {
        self.line(&serde_json::to_string(mark)?)
    }

    pub fn line(&mut self, line: &str) -> Result<(), Failure> {
        self.0.write_all(line.as_bytes())?;
        Ok(self.0.write_all(b"\n")?)
    }

    pub fn finish(self) -> Result<W, Failure> {
        Ok(self.0.finish()?)
    }
}

/// A line as it was read.
pub enum Line {
    Row(String),
    Mark(Mark),
}

pub struct LineReader<R>(BufReader<GzDecoder<R>>);

impl<R: Read> LineReader<R> {
    pub fn new(source: R) -> Self {
        Self(BufReader::with_capacity(1 << 16, GzDecoder::new(source)))
    }

    pub fn next(&mut self) -> Result<Line, Failure> {
        let mut line = String::new();
        self.0.by_ref().take(LONGEST_LINE).read_line(&mut line)?;
        let Some(line) = line.strip_suffix('\n') else { return Err("a cópia acaba antes da hora".into()) };
        if line.starts_with('[') { Ok(Line::Row(line.to_owned())) } else { Self::parsed(line) }
    }

    fn parsed(line: &str) -> Result<Line, Failure> {
        let mark = serde_json::from_str(line);
        Ok(Line::Mark(mark.map_err(|_| "a cópia tem uma linha que este programa não conhece")?))
    }
}
