//! The lines that were not imported, as a file to mend and import again.

use std::collections::HashSet;

use kernel::table::{Line, plain};

use super::file::Reading;
use super::plan::{Outcome, Plan, PlanLine};

/// The column that says what is wrong. An import passes over it.
const REASON: &str = "o_que_corrigir";

/// The wrong lines of one of the file's tables.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct WrongTable {
    pub sheet: String,
    /// Titles, header and wrong lines as the file has them, with what is wrong in a last cell. Whoever writes the file
    /// neutralises them ([`kernel::table::neutralised`]).
    pub lines: Vec<Vec<String>>,
}

/// What is said of a line that is well, but that a wrong one repeats: whoever mends that one has to see both.
const REPEATED: &str = "Esta linha está certa, mas outra repete este aluno: corrija ou apague a outra.";

/// The tables that have wrong lines, with the lines that these repeat.
pub fn wrong_lines(reading: &Reading<'_>, plan: &Plan) -> Vec<WrongTable> {
    let repeated: HashSet<_> = plan.lines.iter().filter_map(|line| line.repeats).collect();
    let reason = |line: &PlanLine| {
        let of_pair = || repeated.contains(&(line.table, line.line)).then(|| REPEATED.to_owned());
        reason(line).or_else(of_pair)
    };
    let tables = reading.lists.iter().enumerate().map(|(place, list)| {
        let header = list.table.header.line;
        let width = header.cells.iter().count();
        let rows = reading.rows.iter().zip(&plan.lines).filter(|(row, _)| row.list == place);
        let wrong = rows.filter_map(|(row, line)| Some((row.line, Some(reason(line)?))));
        let mut below: Vec<_> = wrong.collect();
        if below.is_empty() {
            return None;
        }
        // They say the class of the lines below them.
        below.extend(list.below.iter().map(|title| (title.line, None)));
        below.sort_by_key(|(line, _)| line.number);
        let titles = list.table.titles.iter().map(|title| (title, None));
        let header = (header, Some(REASON.to_owned()));
        let lines = titles.chain([header]).chain(below).map(|(line, last)| cells(line, width, last));
        Some(WrongTable { sheet: list.table.sheet.name.clone(), lines: lines.collect() })
    });
    tables.flatten().collect()
}

/// The cells, as many as the header has, the last, and those that are too many; of a title all.
fn cells(line: &Line, width: usize, last: Option<String>) -> Vec<String> {
    let width = if last.is_some() { width } else { line.cells.iter().count().max(width + 1) };
    let cell = |column| plain(line.cell(column)).to_owned();
    let more = (width..line.cells.iter().count()).map(cell);
    (0..width).map(cell).chain(last).chain(more).collect()
}

fn reason(line: &PlanLine) -> Option<String> {
    let Outcome::Wrong(findings) = &line.outcome else {
        return None;
    };
    let told = findings.iter().map(|finding| format!("{} {}", finding.problem, finding.hint));
    Some(told.collect::<Vec<_>>().join(" "))
}
