//! What could not be read of a file, for who gave it.

use ideb_core::inep_file::Reading;
use kernel::table::{Finding, LeftOut};

use crate::output::say;

/// Cells told one by one; of the others, how many there are.
const CELLS: usize = 20;

/// The columns that were not read, each line left out and the first cells left out, with what is wrong and how to mend
/// it.
pub fn tell(reading: &Reading) {
    if !reading.unknown_columns.is_empty() {
        let names: Vec<_> = reading.unknown_columns.iter().map(|column| column.name.as_str()).collect();
        say!("  colunas não reconhecidas, que não foram lidas: {}", names.join(", "));
    }
    lines_left_out(&reading.left_out);
    if reading.unreadable.count > 0 {
        say!("  células ilegíveis, deixadas de fora (o resto da linha vale): {}", reading.unreadable.count);
        reading.unreadable.described.iter().take(CELLS).for_each(tell_one);
        if reading.unreadable.count > CELLS {
            say!("  ... e mais {}", reading.unreadable.count - CELLS);
        }
    }
}

/// How many lines were left out, and each with what is wrong and how to mend it.
pub fn lines_left_out(left_out: &LeftOut) {
    if left_out.count > 0 {
        say!("  linhas puladas: {}", left_out.count);
        left_out.described.iter().for_each(tell_one);
    }
}

fn tell_one(finding: &Finding) {
    let column = finding.column.as_deref().map(|column| format!(", coluna {column}")).unwrap_or_default();
    let value = finding.value.as_deref().map(|value| format!(" ({value:?})")).unwrap_or_default();
    say!("  {}, linha {}{column}{value}: {} {}", finding.sheet, finding.line, finding.problem, finding.hint);
}
