use application::spreadsheet::{self, Spreadsheet, SpreadsheetReader};

use crate::read::bounds::Limits;
use crate::read::document::Format;
use crate::read::read_while;

/// Reads uploaded files, within [`Limits::UPLOAD`].
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
