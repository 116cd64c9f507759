//! Bytes of spreadsheets and text files to sheets of text cells.

pub(crate) mod bounds;
pub(crate) mod budget;
pub(crate) mod contents;
mod csv;
pub(crate) mod document;
mod gather;
#[cfg(test)]
mod hostile;
mod numbers;
mod ods;
mod package;
#[cfg(test)]
mod tests;
mod text;
pub(crate) mod unreadable;
mod xlsx;
pub(crate) mod xml;
pub(crate) mod zip;

use bounds::Limits;
use budget::Budget;
use document::Document;
use numbers::DecimalMark;
use unreadable::Unreadable;

/// Reads an xlsx, ods, csv or txt file, or a zip archive that holds one. The content decides, not the name.
///
/// Line numbers are those a spreadsheet program shows, also for text files.
pub fn read(name: &str, bytes: &[u8], limits: &Limits) -> Result<Document, Unreadable> {
    read_while(&|| true, name, bytes, limits)
}

/// The same as long as someone waits for it, who is asked now and then.
pub(crate) fn read_while(
    is_wanted: &dyn Fn() -> bool,
    name: &str,
    bytes: &[u8],
    limits: &Limits,
) -> Result<Document, Unreadable> {
    refuse_size(bytes, limits)?;
    let budget = Budget::new(bytes.len(), limits, is_wanted);
    let document = if zip::is_zip(bytes) {
        package::read(name, bytes, DecimalMark::Dot, &budget)?
    } else {
        unreadable::refuse_known_formats(bytes)?;
        csv::read(name, bytes, &budget)?
    };
    refuse_blank(document)
}

fn refuse_size(bytes: &[u8], limits: &Limits) -> Result<(), Unreadable> {
    if bytes.len() as u64 > limits.packed_bytes {
        Err(Unreadable::TooLarge { limit: limits.packed_bytes })
    } else if bytes.is_empty() {
        Err(Unreadable::Empty)
    } else {
        Ok(())
    }
}

fn refuse_blank(document: Document) -> Result<Document, Unreadable> {
    if document.sheets.iter().all(|sheet| sheet.lines.is_empty()) {
        Err(Unreadable::Blank)
    } else {
        Ok(document)
    }
}
