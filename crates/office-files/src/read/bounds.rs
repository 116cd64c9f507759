/// How much of a file is read before it is refused.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Limits {
    /// Bytes of the file itself.
    pub packed_bytes: u64,
    /// Bytes of all entries of a zip archive (xlsx and ods are such archives) once inflated.
    pub inflated_bytes: u64,
    /// Bytes kept in memory at a time, about: texts of cells, the cells themselves, names, a file inside the archive.
    pub memory: u64,
    /// Steps of the reading: an element begins or ends, a text, a cell.
    pub steps: u64,
    /// Entries of a zip archive: an ordinary workbook has several for each of its sheets, for pictures and for comments.
    pub entries: usize,
    /// Sheets of a spreadsheet.
    pub sheets: usize,
    /// The highest line number with content.
    pub lines: usize,
    /// The highest column number with content.
    pub columns: usize,
    /// Characters of one cell.
    pub cell_chars: usize,
}

impl Limits {
    /// Files people send through the browser.
    pub const UPLOAD: Self = Self {
        packed_bytes: 2_000_000,
        inflated_bytes: 20_000_000,
        memory: 16_000_000,
        // A full sheet of the shortest cells takes about four million.
        steps: 6_000_000,
        entries: 1_000,
        sheets: 100,
        lines: 20_000,
        columns: 512,
        cell_chars: 32_767,
    };

    /// Files of questions: a text may be larger than a class list, with pictures that are passed over.
    pub const QUESTIONS: Self = Self { packed_bytes: 5_000_000, memory: 32_000_000, ..Self::UPLOAD };

    /// Files the operator loads by the command line: INEP's largest lists some 70,000 schools.
    pub const OPERATOR: Self = Self {
        packed_bytes: 64_000_000,
        inflated_bytes: 1_000_000_000,
        memory: 1_000_000_000,
        steps: 300_000_000,
        entries: 1_000,
        sheets: 100,
        lines: 300_000,
        columns: 1024,
        cell_chars: 32_767,
    };
}
