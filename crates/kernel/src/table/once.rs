//! Records that a file tells, each once.

use std::collections::HashMap;
use std::hash::Hash;

use super::bounds::Bounds;
use super::find::Table;
use super::finding::{LeftOut, Problem};
use super::header::Header;
use super::sheet::Line;

/// The records of all tables in the order of the file, and the lines that cannot be read. A line that says again what another
/// of its key said is passed over; one that says otherwise is left out, as `differs` tells of it and the first one's number.
pub fn read_once<Role: PartialEq, T: Clone + PartialEq, K: Eq + Hash>(
    tables: &[Table<'_, Role>],
    bounds: &Bounds,
    read: impl Fn(&Header<'_, Role>, &Line) -> Result<T, Problem>,
    key: impl Fn(&T) -> K,
    differs: impl Fn(&Header<'_, Role>, u32) -> Problem,
) -> (Vec<T>, LeftOut) {
    let (mut records, mut left_out) = (Vec::new(), LeftOut::default());
    let mut known = HashMap::new();
    for table in tables {
        for line in table.lines.iter().filter(|line| !table.header.is_repeated_by(line)) {
            let record = read(&table.header, line).and_then(|read| {
                let first = known.entry(key(&read)).or_insert_with(|| (line.number, read.clone()));
                if first.1 == read {
                    return Ok((first.0 == line.number).then_some(read));
                }
                Err(differs(&table.header, first.0))
            });
            match record {
                Ok(record) => records.extend(record),
                Err(problem) => left_out.add(bounds, || table.finding(line, problem)),
            }
        }
    }
    (records, left_out)
}

/// A text of a cell, without signs that no text has.
pub fn bounded(text: String, longest: usize) -> Result<String, String> {
    if text.chars().any(|letter| letter.is_control() && letter != '\n') {
        Err("O texto contém caracteres inválidos.".to_owned())
    } else if text.chars().count() > longest {
        Err(format!("O texto passa de {longest} caracteres."))
    } else {
        Ok(text)
    }
}
