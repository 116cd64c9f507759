//! Workbooks of Excel, read by events: the shared texts, the formats that are dates, and the cells of the visible
//! sheets, one after the other. The library that reads them keeps shared texts and cell styles without a bound.

#[cfg(test)]
mod beside_calamine;
mod dates;
mod figures;
mod shared_texts;
mod sheet;
mod styles;
mod text;
mod workbook;

use super::budget::Budget;
use super::document::{Document, Format};
use super::gather::Gatherer;
use super::numbers::DecimalMark;
use super::unreadable::Unreadable;
use super::zip::Zip;
use shared_texts::SharedTexts;
use sheet::Book;
use styles::Styles;
use workbook::Workbook;

/// Reads a workbook whose archive was already counted.
pub(crate) fn read(
    name: &str,
    zip: &mut Zip<'_>,
    mark: DecimalMark,
    budget: &Budget<'_>,
) -> Result<Document, Unreadable> {
    let workbook = Workbook::read(zip, budget)?;
    let texts = workbook.shared_texts.map(|part| SharedTexts::read(zip, part, budget)).transpose()?;
    let styles = workbook.styles.map(|part| Styles::read(zip, part, budget)).transpose()?;
    let book = Book {
        texts: texts.unwrap_or_default(),
        styles: styles.unwrap_or_default(),
        epoch: workbook.epoch,
        mark,
        budget,
    };
    let mut gatherer = Gatherer::new(budget);
    for (name, part) in workbook.sheets {
        gatherer.begin_sheet(&name);
        sheet::read(zip, part, &book, &mut gatherer)?;
        gatherer.end_sheet()?;
    }
    let sheets = gatherer.sheets();
    Ok(Document { name: name.to_owned(), sheets, format: Format::Xlsx, encoding: None, delimiter: None })
}
