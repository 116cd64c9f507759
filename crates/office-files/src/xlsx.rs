use std::io::{BufReader, Cursor};
use std::panic::{AssertUnwindSafe, catch_unwind};

use calamine::{DataRef, Reader as _, SheetType, SheetVisible, Xlsx, XlsxError};
use quick_xml::Reader;
use quick_xml::events::Event;

use crate::archive::{self, Zip};
use crate::gather::Gatherer;
use crate::numbers::{date_text, number_text, truth_text};
use crate::{Document, Format, Limits, Unreadable};

/// Reads a workbook whose archive was already counted.
pub(crate) fn read(
    name: &str,
    bytes: &[u8],
    mut zip: Zip<'_>,
    limits: &Limits,
) -> Result<Document, Unreadable> {
    refuse_false_counts(&mut zip, limits)?;
    // The parser subtracts places it read from the file without a check; a panic of it is a damaged file.
    let sheets =
        catch_unwind(AssertUnwindSafe(|| sheets(bytes, limits))).unwrap_or(Err(Unreadable::Damaged))?;
    Ok(Document { name: name.to_owned(), sheets, format: Format::Xlsx, encoding: None, delimiter: None })
}

fn sheets(bytes: &[u8], limits: &Limits) -> Result<Vec<kernel::Sheet>, Unreadable> {
    let mut workbook = Xlsx::new(Cursor::new(bytes)).map_err(|error| refusal(&error))?;
    let names: Vec<String> = workbook
        .sheets_metadata()
        .iter()
        .filter(|sheet| sheet.typ == SheetType::WorkSheet && sheet.visible == SheetVisible::Visible)
        .map(|sheet| sheet.name.clone())
        .collect();
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
        gatherer.end_sheet();
    }
    Ok(gatherer.sheets())
}

/// The parser reserves memory for as many shared texts as the file says it has. Each takes five bytes (`<si/>`) at
/// least, so a number its part has no room for is a lie that would end the process.
fn refuse_false_counts(zip: &mut Zip<'_>, limits: &Limits) -> Result<(), Unreadable> {
    let room = limits.inflated_bytes / 5;
    for part in archive::names(zip) {
        if !part.to_lowercase().ends_with("sharedstrings.xml") {
            continue;
        }
        let entry = archive::entry(zip, &part)?;
        let room = room.min(entry.size() / 5);
        let mut xml = Reader::from_reader(BufReader::new(entry));
        let mut buffer = Vec::new();
        loop {
            buffer.clear();
            match xml.read_event_into(&mut buffer).map_err(|_| Unreadable::Damaged)? {
                Event::Start(tag) | Event::Empty(tag) if tag.local_name().as_ref() == "sst" => {
                    let claimed = tag
                        .try_get_attribute("uniqueCount")
                        .map_err(|_| Unreadable::Damaged)?
                        .map_or(0, |count| count.value.trim().parse::<u64>().unwrap_or(u64::MAX));
                    if claimed > room {
                        return Err(Unreadable::Damaged);
                    }
                    break;
                }
                Event::Eof => break,
                _ => {}
            }
        }
    }
    Ok(())
}

fn refusal(error: &XlsxError) -> Unreadable {
    match error {
        XlsxError::Password => Unreadable::PasswordProtected,
        XlsxError::Zip(error) => archive::refusal(error),
        XlsxError::Io(error) => archive::broken(error),
        _ => Unreadable::Damaged,
    }
}
