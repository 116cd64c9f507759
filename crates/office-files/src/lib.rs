//! Bytes of spreadsheets and text files to [`Sheet`]s of text cells.
//!
//! The bytes come from strangers, so every reader works cell by cell under [`Limits`]: nothing is inflated to memory
//! before it was counted, and no dense range is ever built.

mod read;
#[cfg(any(test, feature = "testing"))]
pub mod testing;
mod uploads;

use kernel::table::Sheet;

use read::{csv, unreadable, zip};

pub use read::unreadable::Unreadable;
pub use uploads::Uploads;

/// How much of a file is read before it is refused.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Limits {
    /// Bytes of the file itself.
    pub packed_bytes: u64,
    /// Bytes of all entries of a zip archive (xlsx and ods are such archives) once inflated. The text kept in memory
    /// may take twice as much, so that repeated cells cannot multiply a small file.
    pub inflated_bytes: u64,
    /// Entries of a zip archive.
    pub entries: usize,
    /// Sheets of a spreadsheet.
    pub sheets: usize,
    /// The highest line number with content.
    pub lines: usize,
    /// The highest column number with content.
    pub columns: usize,
    /// Characters of one cell.
    pub cell_chars: usize,
}

impl Limits {
    /// Refuses more bytes in memory than twice those of the inflated file.
    pub(crate) fn allow(&self, bytes: u64) -> Result<(), Unreadable> {
        if bytes > self.inflated_bytes.saturating_mul(2) {
            return Err(Unreadable::TooLargeInside { limit: self.inflated_bytes });
        }
        Ok(())
    }

    /// Files people send through the browser.
    pub const UPLOAD: Self = Self {
        packed_bytes: 2_000_000,
        inflated_bytes: 20_000_000,
        entries: 50,
        sheets: 100,
        lines: 20_000,
        columns: 512,
        cell_chars: 32_767,
    };

    /// Files the operator loads by the command line: INEP's largest lists some 70,000 schools.
    pub const OPERATOR: Self = Self {
        packed_bytes: 64_000_000,
        inflated_bytes: 1_000_000_000,
        entries: 50,
        sheets: 100,
        lines: 300_000,
        columns: 1024,
        cell_chars: 32_767,
    };
}

/// What kind of file was read; for a zip archive, the file inside it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Format {
    Xlsx,
    Ods,
    /// Text whose lines hold cells between delimiters.
    Csv,
    /// Text with one cell per line.
    Txt,
}

/// A file as sheets.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Document {
    /// The file's name; for a zip archive, that of the file read inside it, without folders.
    pub name: String,
    /// In the file's order; sheets hidden in an xlsx file are left out. A text file is one sheet.
    pub sheets: Vec<Sheet>,
    pub format: Format,
    /// The name of a text file's character encoding ("UTF-8", "windows-1252").
    pub encoding: Option<&'static str>,
    /// What separates the cells of a text file.
    pub delimiter: Option<char>,
}

/// Reads an xlsx, ods, csv or txt file, or a zip archive that holds one. The content decides, not the name.
///
/// Line numbers are those a spreadsheet program shows, also for text files.
pub fn read(name: &str, bytes: &[u8], limits: &Limits) -> Result<Document, Unreadable> {
    if bytes.len() as u64 > limits.packed_bytes {
        return Err(Unreadable::TooLarge { limit: limits.packed_bytes });
    }
    if bytes.is_empty() {
        return Err(Unreadable::Empty);
    }
    let document = if zip::is_zip(bytes) {
        zip::read(name, bytes, limits)?
    } else {
        unreadable::refuse_known_formats(bytes)?;
        csv::read(name, bytes, limits)?
    };
    if document.sheets.iter().all(|sheet| sheet.lines.is_empty()) {
        return Err(Unreadable::Blank);
    }
    Ok(document)
}
