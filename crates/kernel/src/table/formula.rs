use std::borrow::Cow;

/// A cell for a file that spreadsheets open: one that they would take for a formula begins with an apostrophe. Every
/// writer of such a file uses it; [`plain`] undoes it.
pub fn neutralised(cell: &str) -> Cow<'_, str> {
    if is_like_a_formula(cell) { Cow::Owned(format!("'{cell}")) } else { Cow::Borrowed(cell) }
}

/// A cell as it was before [`neutralised`].
pub fn plain(cell: &str) -> &str {
    cell.strip_prefix('\'').filter(|rest| is_like_a_formula(rest)).unwrap_or(cell)
}

/// What a formula begins with; some spreadsheets take the wide signs for the others.
const BEGINNINGS: [char; 10] = ['=', '+', '-', '@', '\t', '\r', '＝', '＋', '－', '＠'];

/// With apostrophes before it too, so that none is lost when the cell is read again.
fn is_like_a_formula(cell: &str) -> bool {
    cell.trim_start_matches('\'').starts_with(BEGINNINGS)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_cell_is_a_formula_and_each_comes_back() {
        for (cell, written) in [
            ("=1+1", "'=1+1"),
            ("+55 11 4002-8922", "'+55 11 4002-8922"),
            ("-1", "'-1"),
            ("@SUM(A1)", "'@SUM(A1)"),
            ("\tx", "'\tx"),
            ("\rx", "'\rx"),
            ("＝1+1", "'＝1+1"),
            ("＋1", "'＋1"),
            ("－1", "'－1"),
            ("＠SUM(A1)", "'＠SUM(A1)"),
            ("'=x", "''=x"),
            ("''+", "'''+"),
            ("D'Ávila", "D'Ávila"),
            ("'n Dorp", "'n Dorp"),
            ("'", "'"),
            ("5=5", "5=5"),
            ("", ""),
        ] {
            assert_eq!(neutralised(cell), written, "{cell}");
            assert_eq!(plain(written), cell, "{written}");
        }
    }
}
