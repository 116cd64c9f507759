use application::spreadsheet::{self, ContentsReader, OpenedFile, Spreadsheet, SpreadsheetReader};

use crate::read::bounds::Limits;
use crate::read::contents::open_while;
use crate::read::document::Format;
use crate::read::read_while;

/// Reads uploaded files, within [`Limits::UPLOAD`] and [`Limits::QUESTIONS`].
#[derive(Debug, Clone, Copy)]
pub struct Uploads;

impl SpreadsheetReader for Uploads {
    fn read(
        &self,
        name: &str,
        bytes: &[u8],
        is_wanted: &dyn Fn() -> bool,
    ) -> Result<Spreadsheet, spreadsheet::Unreadable> {
        let document = read_while(is_wanted, name, bytes, &Limits::UPLOAD)
            .map_err(|error| spreadsheet::Unreadable(error.to_string()))?;
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

impl ContentsReader for Uploads {
    fn open(
        &self,
        name: &str,
        bytes: &[u8],
        is_table: fn(&str) -> bool,
        is_wanted: &dyn Fn() -> bool,
    ) -> Result<OpenedFile, spreadsheet::Unreadable> {
        open_while(is_wanted, is_table, name, bytes, &Limits::QUESTIONS)
            .map_err(|error| spreadsheet::Unreadable(error.to_string()))
    }
}
