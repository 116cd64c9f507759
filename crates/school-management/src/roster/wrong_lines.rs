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
        let wrong: Vec<_> =
            rows.filter_map(|(row, line)| Some(cells(row.line, width, reason(line)?))).collect();
        let titles = list.table.titles.iter().map(|title| cells(title, width, String::new()));
        let header = cells(header, width, REASON.to_owned());
        let lines = if wrong.is_empty() { wrong } else { titles.chain([header]).chain(wrong).collect() };
        WrongTable { sheet: list.table.sheet.name.clone(), lines }
    });
    tables.filter(|table| !table.lines.is_empty()).collect()
}

fn cells(line: &Line, width: usize, last: String) -> Vec<String> {
    (0..width).map(|column| plain(line.cell(column)).to_owned()).chain([last]).collect()
}

fn reason(line: &PlanLine) -> Option<String> {
    let Outcome::Wrong(findings) = &line.outcome else {
        return None;
    };
    let told = findings.iter().map(|finding| format!("{} {}", finding.problem, finding.hint));
    Some(told.collect::<Vec<_>>().join(" "))
}
