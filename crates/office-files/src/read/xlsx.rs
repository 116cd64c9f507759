use std::collections::BTreeSet;
use std::io::Cursor;
use std::panic::{AssertUnwindSafe, catch_unwind};

use calamine::{DataRef, Reader as _, SheetType, SheetVisible, Xlsx, XlsxError};

use super::bounds::Limits;
use super::document::{Document, Format};
use super::gather::Gatherer;
use super::numbers::{date_text, number_text, truth_text};
use super::unreadable::Unreadable;
use super::xlsx_costs;
use super::zip::{self, Zip};

/// Reads a workbook whose archive was already counted.
pub(crate) fn read(
    name: &str,
    bytes: &[u8],
    mut zip: Zip<'_>,
    limits: &Limits,
) -> Result<Document, Unreadable> {
    xlsx_costs::refuse(&mut zip, limits)?;
    // The parser subtracts places it read from the file without a check; a panic of it is a damaged file.
    let sheets =
        catch_unwind(AssertUnwindSafe(|| sheets(bytes, limits))).unwrap_or(Err(Unreadable::Damaged))?;
    Ok(Document { name: name.to_owned(), sheets, format: Format::Xlsx, encoding: None, delimiter: None })
}

fn sheets(bytes: &[u8], limits: &Limits) -> Result<Vec<kernel::table::Sheet>, Unreadable> {
    let mut workbook = Xlsx::new(Cursor::new(bytes)).map_err(|error| refusal(&error))?;
    let names: Vec<String> = workbook
        .sheets_metadata()
        .iter()
        .filter(|sheet| sheet.typ == SheetType::WorkSheet && sheet.visible == SheetVisible::Visible)
        .map(|sheet| sheet.name.clone())
        .collect();
    // The parser finds a sheet by its name, so the same name twice would be one sheet read twice.
    if names.iter().collect::<BTreeSet<_>>().len() < names.len() {
        return Err(Unreadable::Damaged);
    }
    let mut gatherer = Gatherer::new(limits);
    for name in names {
        gatherer.begin_sheet(&name);
        let mut cells = workbook.worksheet_cells_reader(&name).map_err(|error| refusal(&error))?;
        while let Some(cell) = cells.next_cell().map_err(|error| refusal(&error))? {
            let (line, column) = cell.get_position();
            match cell.get_value() {
                DataRef::Empty => {}
                DataRef::Int(value) => gatherer.cell(line, column, &value.to_string())?,
                DataRef::Float(value) => gatherer.cell(line, column, &number_text(*value))?,
                DataRef::String(text) | DataRef::DateTimeIso(text) | DataRef::DurationIso(text) => {
                    gatherer.cell(line, column, text)?;
                }
                DataRef::SharedString(text) => gatherer.cell(line, column, text)?,
                DataRef::Bool(value) => gatherer.cell(line, column, truth_text(*value))?,
                DataRef::DateTime(date) => gatherer.cell(line, column, &date_text(date))?,
                DataRef::Error(error) => gatherer.cell(line, column, &error.to_string())?,
            }
        }
        gatherer.end_sheet()?;
    }
    Ok(gatherer.sheets())
}

fn refusal(error: &XlsxError) -> Unreadable {
    match error {
        XlsxError::Password => Unreadable::PasswordProtected,
        XlsxError::Zip(error) => zip::refusal(error),
        XlsxError::Io(error) => zip::broken(error),
        _ => Unreadable::Damaged,
    }
}
