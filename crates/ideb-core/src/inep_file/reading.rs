//! What is read from a file.

use kernel::Stage;

use crate::measure::Edition;
use crate::reference::{Figures, ReferenceRow};

/// How much is kept of a file.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Bounds {
    /// Results; a file with more is refused.
    pub results: usize,
    /// Lines left out that are described one by one; the others are counted.
    pub described: usize,
}

impl Bounds {
    /// For files of strangers: as many results as fit in some 60 MB.
    pub const UPLOAD: Self = Self { results: 200_000, described: 100 };

    /// For the operator's own files, of which every line is described.
    pub const OPERATOR: Self = Self { results: usize::MAX, described: usize::MAX };
}

/// What a file holds.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Reading {
    /// The kind of table, named for people.
    pub layout: &'static str,
    /// What can be imported, each with its line in the file.
    pub rows: Vec<(u32, ReferenceRow)>,
    /// Results of schools without a code: good for verification; a school may import those under its own name.
    pub unkeyed: Vec<UnkeyedRow>,
    /// Lines that were left out: the first of them, within [`Bounds::described`].
    pub skipped: Vec<Skipped>,
    /// All lines that were left out.
    pub left_out: usize,
    /// Results of all rows, with and without code.
    pub results: usize,
}

/// A school's results in a table that names schools but gives no code.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct UnkeyedRow {
    pub line: u32,
    pub name: String,
    pub results: Vec<(Stage, Edition, Figures)>,
}

/// A line that was left out, and what to do about it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Skipped {
    /// This and the other words of the file are cut at 80 characters.
    pub sheet: String,
    pub line: u32,
    /// The column's name as the file has it.
    pub column: Option<String>,
    pub value: Option<String>,
    pub problem: String,
    pub hint: &'static str,
}
