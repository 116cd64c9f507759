//! Files that people upload, read to sheets.

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
