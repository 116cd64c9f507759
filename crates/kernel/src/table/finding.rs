use super::bounds::Bounds;
use super::sheet::{Line, Sheet};
use crate::words::shortened;

/// Characters of the file's own words in what is said of a line.
const QUOTED_CHARS: usize = 80;

/// What is wrong with a line, and in which column it shows.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Problem {
    pub column: Option<usize>,
    /// A sentence, like the hint, which says what to do about it.
    pub what: String,
    pub hint: &'static str,
}

impl Problem {
    pub fn at(column: usize, what: impl Into<String>, hint: &'static str) -> Self {
        Self { column: Some(column), what: what.into(), hint }
    }
}

/// What is wrong with a line, with its place in the file. The file's own words are cut at 80 characters.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Finding {
    pub sheet: String,
    pub line: u32,
    /// The column's name as the file has it.
    pub column: Option<String>,
    pub value: Option<String>,
    pub problem: String,
    pub hint: &'static str,
}

impl Finding {
    pub(super) fn new(sheet: &Sheet, header: &Line, line: &Line, problem: Problem) -> Self {
        let Problem { column, what, hint } = problem;
        let value = column.map(|column| line.cell(column)).filter(|value| !value.is_empty());
        Self {
            sheet: shortened(&sheet.name, QUOTED_CHARS),
            line: line.number,
            column: column.map(|column| shortened(header.cell(column), QUOTED_CHARS)),
            value: value.map(|value| shortened(value, QUOTED_CHARS)),
            problem: what,
            hint,
        }
    }
}

/// Lines of a file that were left out: all of them counted, the first of them described.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct LeftOut {
    pub count: usize,
    /// Within [`Bounds::described`].
    pub described: Vec<Finding>,
}

impl LeftOut {
    pub fn add(&mut self, bounds: &Bounds, finding: impl FnOnce() -> Finding) {
        self.count += 1;
        if self.described.len() < bounds.described {
            self.described.push(finding());
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn line(number: u32, cells: &[&str]) -> Line {
        Line { number, cells: cells.iter().collect() }
    }

    fn finding(sheet: &str, header: &[&str], cells: &[&str], column: Option<usize>) -> Finding {
        let sheet = Sheet { name: sheet.to_owned(), lines: Vec::new() };
        let problem = Problem { column, what: "Falta o nome.".to_owned(), hint: "Preencha o nome." };
        Finding::new(&sheet, &line(3, header), &line(7, cells), problem)
    }

    #[test]
    fn a_finding_names_its_place_in_the_words_of_the_file() {
        for (cells, column, named, value) in [
            (&["Ana", "9 A"][..], Some(1), Some("Turma"), Some("9 A")),
            (&["Ana", ""], Some(1), Some("Turma"), None),
            (&["Ana"], Some(1), Some("Turma"), None),
            (&["Ana"], None, None, None),
        ] {
            let found = finding("Plan1", &["Nome", "Turma"], cells, column);
            assert_eq!((found.sheet.as_str(), found.line), ("Plan1", 7));
            assert_eq!((found.column.as_deref(), found.value.as_deref()), (named, value), "{cells:?}");
            assert_eq!((found.problem.as_str(), found.hint), ("Falta o nome.", "Preencha o nome."));
        }
    }

    #[test]
    fn long_words_of_the_file_are_cut() {
        let long = "á".repeat(5000);
        let found = finding(&long, &[&long], &[&long], Some(0));
        let cut = format!("{}…", "á".repeat(80));
        assert_eq!(
            (&found.sheet, found.column.as_ref(), found.value.as_ref()),
            (&cut, Some(&cut), Some(&cut))
        );
    }

    #[test]
    fn lines_left_out_are_all_counted_and_the_first_described() {
        let bounds = Bounds { described: 2, ..Bounds::OPERATOR };
        let mut left_out = LeftOut::default();
        for cells in [["a"], ["b"], ["c"]] {
            left_out.add(&bounds, || finding("", &["Nome"], &cells, Some(0)));
        }
        let described = left_out.described.iter().filter_map(|finding| finding.value.as_deref());
        assert_eq!((left_out.count, described.collect::<Vec<_>>()), (3, vec!["a", "b"]));
    }
}
