//! Spreadsheets: files that people upload, read to sheets or to what else they hold, and files that they get.

use std::sync::Arc;

use kernel::Contents;
use kernel::table::Sheet;
use thiserror::Error;

/// A file that was read.
#[derive(Debug, Clone)]
pub struct Spreadsheet {
    /// The name of the file read; of a zip, that of the file inside it.
    pub name: String,
    pub sheets: Vec<Sheet>,
    /// "xlsx", "ods", "zip" or "csv".
    pub format: &'static str,
    /// Of a text file, as detected.
    pub encoding: Option<&'static str>,
    pub delimiter: Option<char>,
}

/// Why a file cannot be read: a sentence in Portuguese.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
#[error("{0}")]
pub struct Unreadable(pub String);

/// Reads an uploaded file within the limits for uploads.
pub trait SpreadsheetReader: Send + Sync {
    /// Asks now and then whether anyone still waits for it, and stops when nobody does.
    fn read(&self, name: &str, bytes: &[u8], is_wanted: &dyn Fn() -> bool)
    -> Result<Spreadsheet, Unreadable>;
}

/// A file that was read, whatever it holds.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct OpenedFile {
    pub contents: Contents,
    /// Of a text file, as detected.
    pub encoding: Option<&'static str>,
    /// Of a table in a text file.
    pub delimiter: Option<char>,
}

/// Reads an uploaded file that may hold a table, another text or an XML document, within limits of its own.
pub trait ContentsReader: Send + Sync {
    /// `is_table` tells of a text whether its lines hold cells. Asks now and then whether anyone still waits for it, and
    /// stops when nobody does.
    fn open(
        &self,
        name: &str,
        bytes: &[u8],
        is_table: fn(&str) -> bool,
        is_wanted: &dyn Fn() -> bool,
    ) -> Result<OpenedFile, Unreadable>;
}

/// A sheet to be written: lines of cells, each a text.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct WrittenSheet {
    pub name: String,
    pub lines: Vec<Vec<String>>,
}

/// Writes files that spreadsheet programs open. Cells stay texts: no program takes one for a formula, and numbers keep
/// the zeros at their beginning.
pub trait SpreadsheetWriter: Send + Sync {
    /// An xlsx workbook; `None` where it cannot be written, as with more lines than a workbook has.
    fn workbook(&self, sheets: &[WrittenSheet]) -> Option<Vec<u8>>;
    /// Text in UTF-8 with a byte order mark and semicolons, as Excel opens it in Brazil.
    fn text(&self, lines: &[Vec<String>]) -> Vec<u8>;
}

/// What reads and writes them.
#[derive(Clone)]
pub struct Spreadsheets {
    pub reader: Arc<dyn SpreadsheetReader>,
    pub contents: Arc<dyn ContentsReader>,
    pub writer: Arc<dyn SpreadsheetWriter>,
}

impl std::fmt::Debug for Spreadsheets {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        out.debug_struct("Spreadsheets").finish_non_exhaustive()
    }
}
