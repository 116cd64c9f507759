//! Sheets of texts to files that spreadsheet programs open.

use std::borrow::Cow;
use std::collections::HashSet;

use application::spreadsheet::{SpreadsheetWriter, WrittenSheet};
use kernel::table::neutralised;
use rust_xlsxwriter::{Format, Workbook, Worksheet, XlsxError};

/// Characters of a sheet's name.
const LONGEST_NAME: usize = 31;

/// What a cell holds, in Excel's characters: those beyond the first 65,536 of Unicode are two.
const LONGEST_CELL: usize = 32_767;

/// Stands where a longer text was cut.
const CUT: &str = "... (texto cortado)";

/// Characters that no sheet's name has.
const NOT_IN_NAMES: [char; 7] = ['[', ']', ':', '*', '?', '/', '\\'];

/// Writes xlsx and text.
#[derive(Debug, Clone, Copy)]
pub struct Workbooks;

impl SpreadsheetWriter for Workbooks {
    fn workbook(&self, sheets: &[WrittenSheet]) -> Option<Vec<u8>> {
        workbook(sheets).ok()
    }

    fn text(&self, lines: &[Vec<String>]) -> Vec<u8> {
        let lines =
            lines.iter().map(|line| line.iter().map(|cell| quoted(cell)).collect::<Vec<_>>().join(";"));
        format!("\u{feff}{}", lines.map(|line| line + "\r\n").collect::<String>()).into_bytes()
    }
}

fn workbook(sheets: &[WrittenSheet]) -> Result<Vec<u8>, XlsxError> {
    let mut workbook = Workbook::new();
    // Else Excel drops the zeros at a number's beginning when somebody mends it.
    let text = Format::new().set_num_format("@");
    let mut names = HashSet::new();
    for sheet in sheets {
        let page = workbook.add_worksheet();
        page.set_name(free_name(&sheet.name, &mut names))?;
        for (row, line) in (0..).zip(&sheet.lines) {
            write_line(page, row, line, &text)?;
        }
        page.autofit();
    }
    workbook.save_to_buffer()
}

fn write_line(page: &mut Worksheet, row: u32, line: &[String], text: &Format) -> Result<(), XlsxError> {
    for (column, cell) in (0..).zip(line) {
        page.write_string_with_format(row, column, fitting(neutralised(cell)), text)?;
    }
    Ok(())
}

/// The text, or its beginning where a cell does not hold it.
fn fitting(text: Cow<'_, str>) -> Cow<'_, str> {
    if text.encode_utf16().count() <= LONGEST_CELL {
        return text;
    }
    let mut room = LONGEST_CELL - CUT.len();
    let fits = |letter: &char| match room.checked_sub(letter.len_utf16()) {
        Some(left) => {
            room = left;
            true
        }
        None => false,
    };
    let beginning: String = text.chars().take_while(fits).collect();
    (beginning + CUT).into()
}

/// The name as a workbook takes it, which no sheet before has.
fn free_name(name: &str, taken: &mut HashSet<String>) -> String {
    let allowed = |letter: &char| !NOT_IN_NAMES.contains(letter) && !letter.is_control();
    let name: String = name.chars().filter(allowed).collect();
    let name = name.trim_matches(['\'', ' ']);
    let name = if name.is_empty() { "Planilha" } else { name };
    let cut = |most: usize| name.chars().take(most).collect::<String>();
    let numbered = |number: usize| {
        let ending = format!(" ({number})");
        format!("{}{ending}", cut(LONGEST_NAME - ending.len()).trim_end())
    };
    let mut names = std::iter::once(cut(LONGEST_NAME)).chain((2..).map(numbered));
    // Excel compares them without capitals.
    names.find(|name| taken.insert(name.to_lowercase())).unwrap_or_default()
}

/// A cell of a text with semicolons.
fn quoted(cell: &str) -> String {
    let cell = neutralised(cell);
    if cell.contains([';', '"', '\n', '\r']) {
        format!("\"{}\"", cell.replace('"', "\"\""))
    } else {
        cell.into_owned()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Limits, read};

    const LINES: [[&str; 3]; 3] = [
        ["matricula", "nome", "telefone"],
        ["0012", "Ana; \"Nina\"\nLima", "+55 16 3301"],
        ["=1+1", "'=x", ""],
    ];

    fn lines() -> Vec<Vec<String>> {
        LINES.map(|line| line.map(str::to_owned).to_vec()).to_vec()
    }

    fn read_back(name: &str, bytes: &[u8]) -> Vec<Vec<String>> {
        let document = read(name, bytes, &Limits::UPLOAD).unwrap();
        let lines = document.sheets[0].lines.iter();
        lines
            .map(|line| (0..3).map(|cell| kernel::table::plain(line.cell(cell)).to_owned()).collect())
            .collect()
    }

    #[test]
    fn what_is_written_is_read_back_and_no_formula() {
        let sheet = WrittenSheet { name: "Alunos".to_owned(), lines: lines() };
        let workbook = Workbooks.workbook(&[sheet]).unwrap();
        assert_eq!(read_back("alunos.xlsx", &workbook), lines());
        let text = Workbooks.text(&lines());
        assert_eq!(read_back("alunos.csv", &text), lines());
        let text = String::from_utf8(text).unwrap();
        assert_eq!(
            text,
            "\u{feff}matricula;nome;telefone\r\n0012;\"Ana; \"\"Nina\"\"\nLima\";'+55 16 3301\r\n'=1+1;''=x;\r\n"
        );
    }

    #[test]
    fn a_text_that_no_cell_holds_is_cut_and_says_so() {
        let cut = |kept: String| kept + CUT;
        for (text, written) in [
            ("a".repeat(LONGEST_CELL), "a".repeat(LONGEST_CELL)),
            ("a".repeat(LONGEST_CELL + 1), cut("a".repeat(LONGEST_CELL - CUT.len()))),
            ("😀".repeat(LONGEST_CELL), cut("😀".repeat((LONGEST_CELL - CUT.len()) / 2))),
            // The apostrophe before it counts too.
            (
                "=".to_owned() + &"a".repeat(LONGEST_CELL - 1),
                cut("=".to_owned() + &"a".repeat(LONGEST_CELL - CUT.len() - 2)),
            ),
        ] {
            let sheet = WrittenSheet { name: "Linhas".to_owned(), lines: vec![vec![text]] };
            let read = read_back("linhas.xlsx", &Workbooks.workbook(&[sheet]).unwrap());
            assert_eq!(read[0][0], written);
        }
    }

    #[test]
    fn each_sheet_has_a_name_that_excel_takes() {
        let mut taken = HashSet::new();
        let long = "5º ANO A INTEGRAL ANUAL DA TARDE";
        for (name, expected) in [
            ("6º A", "6º A"),
            ("6º a", "6º a (2)"),
            ("6º A", "6º A (3)"),
            ("[6/A]:*?\\", "6A"),
            ("'", "Planilha"),
            ("", "Planilha (2)"),
            (long, "5º ANO A INTEGRAL ANUAL DA TARD"),
            (long, "5º ANO A INTEGRAL ANUAL DA (2)"),
        ] {
            assert_eq!(free_name(name, &mut taken), expected, "{name}");
        }
        let sheets = ["6/A", "", "6A"].map(|name| WrittenSheet { name: name.to_owned(), lines: lines() });
        let workbook = Workbooks.workbook(&sheets).unwrap();
        let names: Vec<_> = read("a.xlsx", &workbook, &Limits::UPLOAD)
            .unwrap()
            .sheets
            .into_iter()
            .map(|it| it.name)
            .collect();
        assert_eq!(names, ["6A", "Planilha", "6A (2)"]);
    }
}
