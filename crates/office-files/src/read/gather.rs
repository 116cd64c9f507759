use kernel::shortened;
use kernel::table::{Cells, Line, Sheet};

use super::budget::Budget;
use super::unreadable::Unreadable;

/// A line this far after the one before it is a stray cell, not the table going on.
const GAP: u32 = 1000;

/// Characters of a sheet's name; Excel allows 31, and a text file's is its file's.
const NAME_CHARS: usize = 255;

/// Gathers the cells of a document and stops at the first limit.
pub(crate) struct Gatherer<'a> {
    budget: &'a Budget<'a>,
    sheets: Vec<Sheet>,
    current: Sheet,
    /// The cells of the last line, until it is whole.
    open: Vec<String>,
    /// The number of that line; none is 0.
    line: u32,
    /// Bytes its cells take, about.
    held: usize,
}

impl<'a> Gatherer<'a> {
    pub(crate) fn new(budget: &'a Budget<'a>) -> Self {
        let current = Sheet::default();
        Self { budget, sheets: Vec::new(), current, open: Vec::new(), line: 0, held: 0 }
    }

    pub(crate) fn begin_sheet(&mut self, name: &str) {
        self.open.clear();
        self.line = 0;
        self.current = Sheet { name: shortened(name, NAME_CHARS), lines: Vec::new() };
    }

    pub(crate) fn end_sheet(&mut self) -> Result<(), Unreadable> {
        if self.sheets.len() == self.budget.limits.sheets {
            return Err(Unreadable::TooManySheets { limit: self.budget.limits.sheets });
        }
        self.end_line()?;
        self.line = 0;
        self.sheets.push(std::mem::take(&mut self.current));
        Ok(())
    }

    pub(crate) fn sheets(self) -> Vec<Sheet> {
        self.sheets
    }

    /// Keeps a cell; one without text is passed over. Both places are counted from 0, and lines must come in order.
    pub(crate) fn cell(&mut self, line: u32, column: u32, text: &str) -> Result<(), Unreadable> {
        self.budget.step()?;
        let limits = self.budget.limits;
        let text = trimmed(text);
        if text.is_empty() {
            return Ok(());
        }
        let number = line + 1;
        if column as usize >= limits.columns {
            return Err(self.far(line, column));
        }
        if text.len() > limits.cell_chars && text.chars().count() > limits.cell_chars {
            return Err(Unreadable::HugeCell { line: number, limit: limits.cell_chars });
        }
        if text.contains('\0') {
            return Err(Unreadable::NulBytes);
        }
        let last = self.line;
        if number < last {
            return Err(Unreadable::Damaged);
        }
        if number as usize > limits.lines {
            return Err(if number - last > GAP {
                self.far(line, column)
            } else {
                Unreadable::TooManyLines { limit: limits.lines }
            });
        }
        if number > last {
            self.end_line()?;
            self.line = number;
        }
        self.place(column as usize, text)
    }

    fn place(&mut self, column: usize, text: &str) -> Result<(), Unreadable> {
        let slots = (column + 1).saturating_sub(self.open.len());
        let bytes = slots * size_of::<String>() + text.len();
        self.budget.hold(bytes)?;
        self.held += bytes;
        if slots > 0 {
            self.open.resize(column + 1, String::new());
        }
        text.clone_into(&mut self.open[column]);
        Ok(())
    }

    /// Keeps the open line.
    fn end_line(&mut self) -> Result<(), Unreadable> {
        if self.open.is_empty() {
            return Ok(());
        }
        let bytes = self.open.iter().map(String::len).sum();
        self.budget.hold(size_of::<u32>() + Cells::memory(self.open.len(), bytes))?;
        let cells = self.open.drain(..).collect();
        self.current.lines.push(Line { number: self.line, cells });
        self.budget.release(std::mem::take(&mut self.held));
        Ok(())
    }

    /// The refusal of a cell far from the table; both places are counted from 0.
    pub(crate) fn far(&self, line: u32, column: u32) -> Unreadable {
        Unreadable::FarCell {
            sheet: self.current.name.clone(),
            cell: format!("{}{}", column_letters(column), line.saturating_add(1)),
        }
    }
}

/// Without spaces of any kind (the no-break space is one) and byte order marks around it.
pub(crate) fn trimmed(text: &str) -> &str {
    text.trim_matches(|letter: char| letter.is_whitespace() || letter == '\u{feff}')
}

/// A column, counted from 0, as spreadsheets name it: A, B, ... Z, AA.
fn column_letters(column: u32) -> String {
    let mut letters = Vec::new();
    let mut rest = u64::from(column) + 1;
    while rest > 0 {
        rest -= 1;
        letters.push(char::from(b'A' + (rest % 26) as u8));
        rest /= 26;
    }
    letters.iter().rev().collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::read::bounds::Limits;
    use crate::read::budget::unbounded;

    #[test]
    fn columns_have_the_letters_of_spreadsheets() {
        for (column, letters) in [(0, "A"), (25, "Z"), (26, "AA"), (701, "ZZ"), (16_383, "XFD")] {
            assert_eq!(column_letters(column), letters);
        }
    }

    #[test]
    fn each_limit_has_its_own_refusal() {
        let limits = Limits { lines: 5000, ..Limits::UPLOAD };
        let refusal = |cells: &[(u32, u32)]| {
            let budget = unbounded(&limits);
            let mut gatherer = Gatherer::new(&budget);
            gatherer.begin_sheet("Plan1");
            let mut cells = cells.iter();
            cells.try_for_each(|(line, column)| gatherer.cell(*line, *column, "x"))
        };
        assert_eq!(refusal(&[(0, 0), (4999, 511)]), Ok(()));
        assert_eq!(
            refusal(&[(4998, 0), (4999, 0), (5000, 0)]),
            Err(Unreadable::TooManyLines { limit: 5000 })
        );
        for (line, column, cell) in [(1_048_575, 0, "A1048576"), (0, 512, "SS1")] {
            let far = Unreadable::FarCell { sheet: "Plan1".to_owned(), cell: cell.to_owned() };
            assert_eq!(refusal(&[(line, column)]), Err(far));
        }
        assert_eq!(refusal(&[(3, 0), (2, 0)]), Err(Unreadable::Damaged));
    }

    #[test]
    fn repeated_text_cannot_multiply_a_small_file() {
        let limits = Limits { memory: 200_000, ..Limits::UPLOAD };
        let budget = unbounded(&limits);
        let mut gatherer = Gatherer::new(&budget);
        let long = "x".repeat(30_000);
        let outcome = (0..100).try_for_each(|line| gatherer.cell(line, 0, &long));
        assert_eq!(outcome, Err(Unreadable::TooMuch));
    }
}
