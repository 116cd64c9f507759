//! OpenDocument spreadsheets, read by events. The library that reads xlsx builds every repeated cell of an ods file
//! in memory, and a few bytes may say "repeat 16,384 columns of a million rows".

use std::ops::Range;

use quick_xml::events::{BytesStart, Event};

use super::budget::Budget;
use super::document::{Document, Format};
use super::gather::{Gatherer, trimmed};
use super::numbers::{DecimalMark, truth_text};
use super::unreadable::Unreadable;
use super::xml::{Xml, attribute, push_text};
use super::zip::{self, Zip};

/// Reads a workbook whose archive was already counted.
pub(crate) fn read(
    name: &str,
    zip: &mut Zip<'_>,
    mark: DecimalMark,
    budget: &Budget<'_>,
) -> Result<Document, Unreadable> {
    refuse_password(zip, budget)?;
    let mut table = Table::new(mark, budget);
    let mut xml = Xml::new(zip::entry(zip, "content.xml")?, budget);
    loop {
        match xml.next()? {
            Event::Start(tag) => {
                let name = tag.name();
                // What carries text of its own, such as a comment or a drawing.
                let beside = matches!(name.as_ref(), "office:annotation" | "table:shapes")
                    || name.as_ref().starts_with("draw:");
                if beside {
                    xml.skip()?;
                } else {
                    table.open(&tag)?;
                }
            }
            Event::End(tag) => table.close(tag.name().as_ref())?,
            Event::Eof => break,
            event => table.text_of(&event)?,
        }
    }
    Ok(Document {
        name: name.to_owned(),
        sheets: table.gatherer.sheets(),
        format: Format::Ods,
        encoding: None,
        delimiter: None,
    })
}

fn refuse_password(zip: &mut Zip<'_>, budget: &Budget<'_>) -> Result<(), Unreadable> {
    if !zip::names(zip).iter().any(|name| name == "META-INF/manifest.xml") {
        return Ok(());
    }
    let mut xml = Xml::new(zip::entry(zip, "META-INF/manifest.xml")?, budget);
    loop {
        match xml.next()? {
            Event::Start(tag) if tag.local_name().as_ref() == "encryption-data" => {
                return Err(Unreadable::PasswordProtected);
            }
            Event::Eof => return Ok(()),
            _ => {}
        }
    }
}

/// A filled cell of the open row: the columns that repeat it, within the limit, and its text, which is not empty.
struct Filled {
    columns: Range<u32>,
    text: String,
}

/// The open cell. `value` is what its attributes say; a cell without it shows its paragraphs.
struct Cell {
    repeats: u32,
    value: Option<String>,
    /// What it shows counts, not its value.
    is_as_shown: bool,
    shown: String,
    paragraphs: usize,
}

/// Where the reading stands: sheet, row, cell.
struct Table<'a> {
    mark: DecimalMark,
    gatherer: Gatherer<'a>,
    budget: &'a Budget<'a>,
    line: u32,
    row_repeats: u32,
    row: Option<Vec<Filled>>,
    column: u32,
    cell: Option<Cell>,
    in_paragraph: bool,
}

impl<'a> Table<'a> {
    fn new(mark: DecimalMark, budget: &'a Budget<'a>) -> Self {
        Self {
            mark,
            gatherer: Gatherer::new(budget),
            budget,
            line: 0,
            row_repeats: 1,
            row: None,
            column: 0,
            cell: None,
            in_paragraph: false,
        }
    }

    fn open(&mut self, tag: &BytesStart<'_>) -> Result<(), Unreadable> {
        match tag.name().as_ref() {
            "table:table" => {
                self.gatherer.begin_sheet(&attribute(tag, "table:name")?.unwrap_or_default());
                self.line = 0;
            }
            "table:table-row" => {
                self.row_repeats = count(tag, "table:number-rows-repeated")?;
                self.row = Some(Vec::new());
                self.column = 0;
            }
            "table:table-cell" | "table:covered-table-cell" if self.row.is_some() => {
                self.cell = Some(Cell {
                    repeats: count(tag, "table:number-columns-repeated")?,
                    value: value(tag, self.mark)?,
                    is_as_shown: self.mark == DecimalMark::Comma && is_figure(tag)?,
                    shown: String::new(),
                    paragraphs: 0,
                });
            }
            "text:p" => {
                if let Some(cell) = &mut self.cell {
                    cell.paragraphs += 1;
                    self.in_paragraph = true;
                    if cell.paragraphs > 1 {
                        cell.shown.push('\n');
                    }
                }
            }
            "text:s" => {
                let longest = self.budget.limits.cell_chars;
                let spaces = (count(tag, "text:c")? as usize).min(longest);
                // Spaces around a text are not kept, but a few bytes may ask for many.
                self.budget.hold(spaces)?;
                self.text(&" ".repeat(spaces))?;
            }
            "text:tab" => self.text("\t")?,
            "text:line-break" => self.text("\n")?,
            _ => {}
        }
        Ok(())
    }

    fn text_of(&mut self, event: &Event<'_>) -> Result<(), Unreadable> {
        let mut text = String::new();
        push_text(&mut text, event)?;
        self.text(&text)
    }

    fn text(&mut self, text: &str) -> Result<(), Unreadable> {
        let longest = self.budget.limits.cell_chars;
        if let Some(cell) = self.cell.as_mut().filter(|_| self.in_paragraph) {
            cell.shown.push_str(text);
            // Four bytes are the most a character takes; the exact count comes when the cell is kept.
            if cell.shown.len() > longest.saturating_mul(4).saturating_add(4) {
                return Err(Unreadable::HugeCell { line: self.line.saturating_add(1), limit: longest });
            }
        }
        Ok(())
    }

    fn close(&mut self, name: &str) -> Result<(), Unreadable> {
        match name {
            "text:p" => self.in_paragraph = false,
            "table:table-cell" | "table:covered-table-cell" => {
                if let (Some(cell), Some(row)) = (self.cell.take(), &mut self.row) {
                    let shown =
                        Some(&cell.shown).filter(|shown| cell.is_as_shown && !shown.is_empty()).cloned();
                    let text = shown.or(cell.value).unwrap_or(cell.shown);
                    let text = trimmed(&text);
                    let end = self.column.saturating_add(cell.repeats);
                    if !text.is_empty() {
                        let most = u32::try_from(self.budget.limits.columns).unwrap_or(u32::MAX);
                        if end > most {
                            return Err(self.gatherer.far(self.line, self.column.max(most)));
                        }
                        self.budget.hold(size_of::<Filled>() + text.len())?;
                        row.push(Filled { columns: self.column..end, text: text.to_owned() });
                    }
                    self.column = end;
                }
                self.in_paragraph = false;
            }
            "table:table-row" => {
                let row = self.row.take().unwrap_or_default();
                if !row.is_empty() {
                    for repeat in 0..self.row_repeats {
                        self.keep(&row, self.line.saturating_add(repeat))?;
                    }
                }
                self.budget.release(row.iter().map(|filled| size_of::<Filled>() + filled.text.len()).sum());
                self.line = self.line.saturating_add(self.row_repeats);
            }
            "table:table" => self.gatherer.end_sheet()?,
            _ => {}
        }
        Ok(())
    }

    fn keep(&mut self, row: &[Filled], line: u32) -> Result<(), Unreadable> {
        if line == u32::MAX {
            return Err(Unreadable::Damaged);
        }
        for filled in row {
            for column in filled.columns.clone() {
                self.gatherer.cell(line, column, &filled.text)?;
            }
        }
        Ok(())
    }
}

/// A repeat count, at least 1.
fn count(tag: &BytesStart<'_>, name: &str) -> Result<u32, Unreadable> {
    attribute(tag, name)?.map_or(Ok(1), |text| {
        text.trim().parse::<u32>().map(|count| count.max(1)).map_err(|_| Unreadable::Damaged)
    })
}

/// Whether a cell shows something else than the digits of its value: `50%`, `R$ 3,50`, `08:30`.
fn is_figure(tag: &BytesStart<'_>) -> Result<bool, Unreadable> {
    let kind = attribute(tag, "office:value-type")?;
    Ok(matches!(kind.as_deref(), Some("percentage" | "currency" | "time")))
}

/// The typed value of a cell; `None` for text, which stands in the cell's paragraphs.
fn value(tag: &BytesStart<'_>, mark: DecimalMark) -> Result<Option<String>, Unreadable> {
    let kind = attribute(tag, "office:value-type")?;
    Ok(match kind.as_deref() {
        Some("float" | "percentage" | "currency") => attribute(tag, "office:value")?
            .map(|text| text.trim().parse().map_or(text, |value| mark.number_text(value))),
        Some("date") => attribute(tag, "office:date-value")?
            .map(|date| date.strip_suffix("T00:00:00").unwrap_or(&date).to_owned()),
        Some("time") => attribute(tag, "office:time-value")?.map(|time| time_text(&time)),
        Some("boolean") => {
            attribute(tag, "office:boolean-value")?.map(|truth| truth_text(truth == "true").to_owned())
        }
        Some("string") => attribute(tag, "office:string-value")?,
        _ => None,
    })
}

/// `PT06H30M00S` as `06:30:00`; anything else as it is.
fn time_text(text: &str) -> String {
    let parts: Vec<&str> = text.trim_start_matches("PT").split(['H', 'M', 'S']).take(3).collect();
    match parts.as_slice() {
        [hours, minutes, seconds] => {
            let seconds = seconds.split(['.', ',']).next().unwrap_or_default();
            format!("{hours:0>2}:{minutes:0>2}:{seconds:0>2}")
        }
        _ => text.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::read::bounds::Limits;
    use crate::read::budget::unbounded;

    #[test]
    fn what_shows_nothing_is_not_repeated() {
        for text in ["", " \u{a0}\t", "\u{feff}", "\u{2003}\u{feff} "] {
            let budget = unbounded(&Limits::UPLOAD);
            let mut table = Table::new(DecimalMark::Dot, &budget);
            table.row = Some(Vec::new());
            let (value, shown) = (Some(text.to_owned()), String::new());
            table.cell = Some(Cell { repeats: u32::MAX, value, is_as_shown: false, shown, paragraphs: 0 });
            table.close("table:table-cell").unwrap();
            assert!(table.row.is_some_and(|row| row.is_empty()), "{text:?}");
        }
    }

    #[test]
    fn times_are_read_from_durations() {
        assert_eq!(time_text("PT06H30M00S"), "06:30:00");
        assert_eq!(time_text("PT6H5M1.5S"), "06:05:01");
    }
}
