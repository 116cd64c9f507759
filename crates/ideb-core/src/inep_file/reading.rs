//! What is read from a file.

use kernel::Stage;
use kernel::table::{Bounds, LeftOut};

use crate::measure::Edition;
use crate::reference::{Figures, ReferenceRow};

/// For files of strangers: as many results as fit in some 60 MB. The operator's own files are read without bounds.
pub const UPLOAD: Bounds = Bounds::upload(200_000);

/// What a file holds.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Reading {
    /// The kind of table, named for people.
    pub layout: &'static str,
    /// What can be imported, each with its line in the file.
    pub rows: Vec<(u32, ReferenceRow)>,
    /// Results of schools without a code: good for verification; a school may import those under its own name.
    pub unkeyed: Vec<UnkeyedRow>,
    pub left_out: LeftOut,
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
