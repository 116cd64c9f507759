use kernel::table::{Header, Sheet, Table};

use super::cells;
use super::columns::{Column, is_header, is_poor_header, role};
use super::line::Columns;
use super::unnamed;
use crate::formats::refusal::Refusal;
use crate::formats::said::Said;

/// The questions of a file's tables, one a sheet; `is_workbook` where a program kept numbers and days as such. At most so many questions, and one more.
pub(in crate::formats) fn tables(
    sheets: &[Sheet],
    is_workbook: bool,
    most: usize,
) -> Result<Vec<Said>, Refusal> {
    let named = named(sheets, is_header, is_workbook, most)?;
    if let Some(questions) = named.or_else(|| unnamed(sheets, is_workbook, most)) {
        return Ok(questions);
    }
    self::named(sheets, is_poor_header, is_workbook, most)?.ok_or_else(|| without_header(sheets))
}

/// `None` where no sheet has such a header.
fn named(
    sheets: &[Sheet],
    is_header: fn(&Header<'_, Column>) -> bool,
    is_workbook: bool,
    most: usize,
) -> Result<Option<Vec<Said>>, Refusal> {
    let mut questions = None;
    for table in sheets.iter().filter_map(|sheet| Table::find(sheet, role, is_header)) {
        let columns = Columns::of(&table.header)?;
        let above = table.titles.iter().filter_map(|line| columns.said_above(line));
        let below = table.lines.iter().filter(|line| !table.header.is_repeated_by(line));
        let said = above
            .chain(below.filter_map(|line| columns.said(line)))
            .map(|said| of_sheet(said, table.sheet, is_workbook));
        let questions = questions.get_or_insert_with(Vec::new);
        questions.extend(said.take(most + 1 - questions.len().min(most + 1)));
    }
    Ok(questions)
}

/// Cells without names, as they are pasted: in the order of the specification's text lines.
fn unnamed(sheets: &[Sheet], is_workbook: bool, most: usize) -> Option<Vec<Said>> {
    let is_one = |sheet: &&Sheet| {
        let with_key = sheet.lines.iter().filter(|line| unnamed::has_key(line)).count();
        with_key * 2 > sheet.lines.len()
    };
    let sheet = sheets.iter().find(is_one)?;
    Some(
        sheet
            .lines
            .iter()
            .take(most + 1)
            .map(unnamed::said)
            .map(|said| of_sheet(said, sheet, is_workbook))
            .collect(),
    )
}

fn without_header(sheets: &[Sheet]) -> Refusal {
    let Some(first) = sheets.iter().find_map(|sheet| sheet.lines.first()) else {
        return Refusal::NoQuestions;
    };
    let first_line = first.cells.iter().filter(|cell| !cell.is_empty()).collect::<Vec<_>>().join(", ");
    Refusal::NoHeader { first_line }
}

fn of_sheet(mut said: Said, sheet: &Sheet, is_workbook: bool) -> Said {
    if is_workbook {
        said.place.sheet = Some(sheet.name.clone());
        said.fault = said.fault.or_else(|| cells::day_fault(&said.options));
    }
    said
}
