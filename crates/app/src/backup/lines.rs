//! The lines of a backup, compressed: what it is, then each table with its rows, then the sequences. A row is a JSON array of
//! texts, any other line an object.

use std::io::{self, BufRead, BufReader, Read, Write};

use flate2::Compression;
use flate2::read::GzDecoder;
use flate2::write::GzEncoder;
use kernel::hex;
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use crate::failure::Failure;

pub const FORMAT: u32 = 1;
/// No row of ours comes near; what is longer is none, and is neither written nor read.
const LONGEST_LINE: usize = 4 << 20;
/// Names of tables, columns and migrations.
const LONGEST_MARK: usize = 64 << 10;
/// What a backup may grow to when it is unpacked: so many times its size, and so much besides. Rows of ours grow fivefold.
const GROWTH: u64 = 200;
const GROWTH_BESIDES: u64 = 4 << 20;

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

    pub const fn count(&self) -> u64 {
        self.count
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
        if line.len() >= LONGEST_LINE {
            return Err("uma linha do banco é longa demais para uma cópia de segurança".into());
        }
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

/// Holds one line at a time, whatever the file says.
pub struct LineReader<R>(BufReader<io::Take<GzDecoder<io::Take<R>>>>);

impl<R: Read> LineReader<R> {
    pub fn new(packed: io::Take<R>) -> Self {
        let most = packed.limit().saturating_mul(GROWTH).saturating_add(GROWTH_BESIDES);
        Self(BufReader::with_capacity(1 << 16, GzDecoder::new(packed).take(most)))
    }

    pub fn next(&mut self) -> Result<Line, Failure> {
        let mut line = String::new();
        self.0.by_ref().take(LONGEST_LINE as u64).read_line(&mut line).map_err(unreadable)?;
        if line.pop() != Some('\n') {
            let reason = match () {
                () if self.0.get_ref().limit() == 0 => "a cópia cresce demais ao ser descomprimida",
                () if line.len() + 1 >= LONGEST_LINE => "a cópia tem uma linha longa demais",
                () => "a cópia acaba antes da hora",
            };
            return Err(reason.into());
        }
        if line.starts_with('[') { Ok(Line::Row(line)) } else { Self::parsed(&line) }
    }

    /// Nothing may stand after the last line.
    pub fn finish(mut self) -> Result<(), Failure> {
        if self.0.fill_buf().map_err(unreadable)?.is_empty() {
            return Ok(());
        }
        Err("a cópia continua depois do seu fim".into())
    }

    fn parsed(line: &str) -> Result<Line, Failure> {
        let mark = if line.len() > LONGEST_MARK { None } else { serde_json::from_str(line).ok() };
        Ok(Line::Mark(mark.ok_or("a cópia tem uma linha que este programa não conhece")?))
    }
}

/// How many columns a row has; none where it is not a list of texts and of what is empty.
pub fn columns_of(row: &str) -> Option<usize> {
    serde_json::from_str::<Vec<Option<Cell>>>(row).ok().map(|cells| cells.len())
}

/// A text that PostgreSQL can keep. Nothing of it is held: a row may have millions.
#[derive(Deserialize)]
#[serde(try_from = "String")]
struct Cell;

impl TryFrom<String> for Cell {
    type Error = &'static str;

    fn try_from(text: String) -> Result<Self, Self::Error> {
        if text.contains('\0') { Err("NUL") } else { Ok(Self) }
    }
}

/// Errors of the system have words of their own; the others are what the file holds.
fn unreadable(error: io::Error) -> Failure {
    if error.raw_os_error().is_some() {
        return error.into();
    }
    "a cópia não é texto comprimido como este programa o grava".into()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// How many rows there are before the mark that must be the last line.
    fn read(lines: &[u8], packed_limit: impl Fn(u64) -> u64) -> Result<usize, String> {
        let mut packed = GzEncoder::new(Vec::new(), Compression::best());
        packed.write_all(lines).unwrap();
        let packed = packed.finish().unwrap();
        let limit = packed_limit(packed.len() as u64);
        let mut reader = LineReader::new(packed.take(limit));
        let mut rows = 0;
        loop {
            match reader.next().map_err(|failure| failure.to_string())? {
                Line::Row(_) => rows += 1,
                Line::Mark(_) => {
                    return reader.finish().map(|()| rows).map_err(|failure| failure.to_string());
                }
            }
        }
    }

    #[test]
    fn lines_that_are_not_as_they_are_written_are_refused() {
        let long = |times: usize| format!("[\"{}\"]\n\"end\"\n", "x".repeat(times)).into_bytes();
        let mark =
            |times: usize| format!("{{\"rows\":{{\"count\":1,\"sha256\":\"{}\"}}}}\n", "x".repeat(times));
        let cases: [(Vec<u8>, Result<usize, &str>); 9] = [
            (b"[]\n[]\n\"end\"\n".to_vec(), Ok(2)),
            (long(LONGEST_LINE - 5), Ok(1)),
            (long(LONGEST_LINE), Err("uma linha longa demais")),
            (b"[]".to_vec(), Err("acaba antes da hora")),
            (mark(1000).into_bytes(), Ok(0)),
            (mark(LONGEST_MARK).into_bytes(), Err("não conhece")),
            (b"\"end\"\n\n".to_vec(), Err("continua depois do seu fim")),
            (b"[\"\xff\"]\n".to_vec(), Err("não é texto comprimido")),
            (b"\"fim\"\n".to_vec(), Err("não conhece")),
        ];
        for (lines, expected) in cases {
            match (read(&lines, |length| length), expected) {
                (Ok(rows), Ok(expected)) => assert_eq!(rows, expected),
                (Err(said), Err(expected)) => assert!(said.contains(expected), "{expected}: {said}"),
                (found, expected) => panic!("{expected:?}: {found:?}"),
            }
        }
        let cut = read(&long(1000), |length| length - 9).unwrap_err();
        assert!(cut.contains("não é texto comprimido"), "{cut}");
    }

    #[test]
    fn what_grows_without_end_is_not_unpacked_to_its_end() {
        let row = format!("[\"{}\"]\n", "x".repeat(1 << 20));
        let bomb = row.repeat(10) + "\"end\"\n";
        let said = read(bomb.as_bytes(), |length| length).unwrap_err();
        assert!(said.contains("cresce demais"), "{said}");
        assert_eq!(read((row + "\"end\"\n").as_bytes(), |length| length), Ok(1));
    }

    #[test]
    fn a_row_is_a_list_of_texts_and_of_what_is_empty() {
        assert_eq!(columns_of(r#"["a",null,"\n\u001b"]"#), Some(3));
        assert_eq!(columns_of(&format!("[{}null]", "\"\",".repeat(1_000_000))), Some(1_000_001));
        for other in [
            r"[1]",
            r#"[["a"]]"#,
            r"[{}]",
            "[true]",
            r#"["\u0000"]"#,
            r#"["\ud800"]"#,
            r#"["a"],["b"]"#,
            r#"["a""#,
        ] {
            assert_eq!(columns_of(other), None, "{other}");
        }
        assert_eq!(columns_of(&"[".repeat(1_000_000)), None);
    }

    #[test]
    fn a_row_that_could_not_be_restored_is_not_saved() {
        let mut writer = LineWriter::new(Vec::new());
        assert!(writer.line(&"x".repeat(LONGEST_LINE)).is_err());
        assert!(writer.line(&"x".repeat(LONGEST_LINE - 1)).is_ok());
    }
}
