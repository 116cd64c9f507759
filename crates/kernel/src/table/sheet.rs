use super::cells::Cells;

/// How far down a header is looked for: INEP puts nine lines of titles above it.
const TOP_LINES: usize = 60;

/// A sheet of a spreadsheet, or a text file with delimiters, as lines of text cells.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Sheet {
    /// The sheet's or the file's name.
    pub name: String,
    /// Lines with at least one cell that is not empty.
    pub lines: Vec<Line>,
}

impl Sheet {
    /// The lines among which a header is looked for.
    pub fn top(&self) -> &[Line] {
        &self.lines[..self.lines.len().min(TOP_LINES)]
    }
}

/// A line and where it stands in the file.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Line {
    /// Counted from 1, as spreadsheets and editors show it.
    pub number: u32,
    /// Trimmed texts; numbers with a dot, dates as ISO. Trailing empty cells may be missing.
    pub cells: Cells,
}

impl Line {
    /// The cell's text; empty where the line ends before it.
    pub fn cell(&self, column: usize) -> &str {
        self.cells.get(column).unwrap_or_default()
    }
}
