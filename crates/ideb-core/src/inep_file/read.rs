use kernel::table::{Bounds, Sheet};

use super::bare;
use super::not_inep::NotInep;
use super::reading::Reading;
use super::table::ResultTable;

/// Reads every table of the index in a file. Titles, notes and blank lines are passed over; a line with a malformed
/// key is left out and listed; a malformed figure is listed and leaves its line as it is. What INEP did not publish is
/// `None`, never 0.
///
/// The stage stands in a column, else in the titles above the header, the sheet's name or the file's name, else it
/// follows from N and the proficiencies; the edition in the columns' names, in a column or in the file's name. Lines
/// copied without their header are read under INEP's, where their figures tell which.
pub fn read(sheets: &[Sheet], file_name: &str, bounds: &Bounds) -> Result<Reading, NotInep> {
    let mut reading: Option<Reading> = None;
    for sheet in sheets {
        let copied = if ResultTable::has_header(sheet) { Vec::new() } else { bare::with_headers(sheet) };
        for sheet in if copied.is_empty() { std::slice::from_ref(sheet) } else { &copied } {
            let Some(table) = ResultTable::find(sheet, file_name)? else {
                continue;
            };
            let reading =
                reading.get_or_insert_with(|| Reading { layout: table.layout(), ..Reading::default() });
            table.read_into(reading, bounds)?;
        }
    }
    let reading = reading.ok_or(NotInep::UnknownLayout)?;
    let told = reading.left_out.count + reading.unreadable.count;
    if reading.rows.is_empty() && reading.unkeyed.is_empty() && told == 0 {
        return Err(NotInep::NoRows);
    }
    Ok(reading)
}
