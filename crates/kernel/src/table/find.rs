use super::finding::{Finding, Problem};
use super::header::Header;
use super::sheet::{Line, Sheet};

/// A table in a sheet: titles, the line that names its columns, and the lines below it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Table<'a, Role> {
    pub sheet: &'a Sheet,
    pub titles: &'a [Line],
    pub header: Header<'a, Role>,
    pub lines: &'a [Line],
}

impl<'a, Role: PartialEq> Table<'a, Role> {
    /// The table under the first line at the sheet's top that is a header: `role` tells the role of a folded name, and
    /// `is_header` whether these columns make one.
    pub fn find(
        sheet: &'a Sheet,
        role: impl Fn(&str) -> Option<Role>,
        is_header: impl Fn(&Header<'_, Role>) -> bool,
    ) -> Option<Self> {
        let headers = sheet.top().iter().map(|line| Header::of(line, &role));
        let (place, header) = headers.enumerate().find(|(_, header)| is_header(header))?;
        Some(Self { sheet, titles: &sheet.lines[..place], header, lines: &sheet.lines[place + 1..] })
    }

    /// What is wrong with one of its lines, in the words of the file.
    pub fn finding(&self, line: &Line, problem: Problem) -> Finding {
        Finding::new(self.sheet, self.header.line, line, problem)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sheet(lines: &[&str]) -> Sheet {
        let lines = (1..).zip(lines).map(|(number, line)| Line { number, cells: line.split(';').collect() });
        Sheet { name: "Plan1".to_owned(), lines: lines.collect() }
    }

    fn find(sheet: &Sheet) -> Option<Table<'_, char>> {
        let role = |name: &str| ["nome", "turma"].contains(&name).then_some('x');
        Table::find(sheet, role, |header| header.roles().count() == 2)
    }

    #[test]
    fn a_table_begins_below_its_titles() {
        for (lines, titles, below) in [
            (&["Nome;Turma", "Ana;9A"][..], 0, 1),
            (&["Escola", "Relação de nomes", "Nome;Turma", "Ana;9A", "Rui;9B"], 2, 2),
            (&["Nome;Turma", "Nome;Turma"], 0, 1),
        ] {
            let sheet = sheet(lines);
            let table = find(&sheet).unwrap();
            assert_eq!((table.titles.len(), table.lines.len()), (titles, below), "{lines:?}");
            assert_eq!(table.header.line.number as usize, titles + 1);
        }
        assert_eq!(find(&sheet(&["Nome;Série", "Ana;9"])), None);
        assert_eq!(find(&sheet(&[])), None);
    }

    #[test]
    fn a_header_far_down_is_none() {
        for (above, found) in [(59, true), (60, false)] {
            let lines = [vec!["título"; above], vec!["nome;turma"]].concat();
            assert_eq!(find(&sheet(&lines)).is_some(), found, "{above}");
        }
    }
}
