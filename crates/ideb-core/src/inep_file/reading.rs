//! What is read from a file.

use std::collections::BTreeSet;

use kernel::Stage;
use kernel::table::{Bounds, LeftOut};

use crate::measure::Edition;
use crate::precision::Precision;
use crate::reference::{Figures, ReferenceRow};

/// For files of strangers: as many results as fit in some 15 MB, which are a state of 6,000 schools with ten editions. The
/// operator's own files are read without bounds.
pub const UPLOAD: Bounds = Bounds::upload(60_000);

/// What a file holds.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Reading {
    /// The kind of table, named for people.
    pub layout: &'static str,
    /// What can be imported, each with its line in the file.
    pub rows: Vec<(u32, ReferenceRow)>,
    /// Results of schools without a code: good for verification; a school may import those under its own name.
    pub unkeyed: Vec<UnkeyedRow>,
    /// Lines whose key cannot be read.
    pub left_out: LeftOut,
    /// Cells that cannot be read, of lines that count all the same.
    pub unreadable: LeftOut,
    /// The results that lack a figure because its cell cannot be read, by line.
    pub incomplete: BTreeSet<(u32, Stage, Edition)>,
    /// How fine the file prints its figures.
    pub precision: Precision,
    /// Columns with a name that says nothing to the import, and those whose name stands twice: what they hold is not
    /// read.
    pub unknown_columns: Vec<UnknownColumn>,
    /// Results of all rows, with and without code.
    pub results: usize,
}

/// A column that is not read, in the words of the file.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct UnknownColumn {
    pub sheet: String,
    pub name: String,
}

/// A school's results in a table that names schools but gives no code.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct UnkeyedRow {
    pub line: u32,
    pub name: String,
    pub results: Vec<(Stage, Edition, Figures)>,
}
