//! Bytes of spreadsheets and text files to sheets of text cells.

pub(crate) mod bounds;
mod csv;
pub(crate) mod document;
mod gather;
mod numbers;
mod ods;
mod package;
#[cfg(test)]
mod tests;
mod text;
pub(crate) mod unreadable;
mod xlsx;
mod xlsx_costs;
mod zip;

use bounds::Limits;
use document::Document;
use unreadable::Unreadable;

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
        package::read(name, bytes, limits)?
    } else {
        unreadable::refuse_known_formats(bytes)?;
        csv::read(name, bytes, limits)?
    };
    if document.sheets.iter().all(|sheet| sheet.lines.is_empty()) {
        return Err(Unreadable::Blank);
    }
    Ok(document)
}
