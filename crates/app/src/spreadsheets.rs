//! Uploaded files, read by `office-files` within its limits for uploads.

use application::spreadsheet::{Spreadsheet, SpreadsheetReader, Unreadable};
use office_files::{Format, Limits};

#[derive(Debug, Clone, Copy)]
pub struct Uploads;

impl SpreadsheetReader for Uploads {
    fn read(&self, name: &str, bytes: &[u8]) -> Result<Spreadsheet, Unreadable> {
        let document = office_files::read(name, bytes, &Limits::UPLOAD)
            .map_err(|error| Unreadable(error.to_string()))?;
        Ok(Spreadsheet {
            name: document.name,
            sheets: document.sheets,
            format: match document.format {
                Format::Xlsx => "xlsx",
                Format::Ods => "ods",
                Format::Csv => "csv",
                Format::Txt => "txt",
            },
            encoding: document.encoding,
            delimiter: document.delimiter,
        })
    }
}
