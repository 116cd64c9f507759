use super::finding::Problem;
use super::folded::folded;
use super::sheet::Line;

/// A column by its name.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Column<Role> {
    /// The name by which synonyms are found; see [`folded`].
    pub folded: String,
    /// What the column holds; `None` for one that the import passes over.
    pub role: Option<Role>,
}

/// The line that names a table's columns, and the role that an import gives each of them.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Header<'a, Role> {
    pub line: &'a Line,
    pub columns: Vec<Column<Role>>,
}

impl<'a, Role: PartialEq> Header<'a, Role> {
    /// Takes a line for a header; `role` tells the role of a folded name.
    pub fn of(line: &'a Line, role: impl Fn(&str) -> Option<Role>) -> Self {
        let column = |name: &str| {
            let folded = folded(name);
            Column { role: role(&folded), folded }
        };
        Self { line, columns: line.cells.iter().map(column).collect() }
    }

    /// The first column with a role.
    pub fn column(&self, role: Role) -> Option<usize> {
        self.columns.iter().position(|column| column.role.as_ref() == Some(&role))
    }

    /// All columns with a role.
    pub fn columns_with(&self, role: Role) -> Vec<usize> {
        (0..self.columns.len()).filter(|column| self.columns[*column].role.as_ref() == Some(&role)).collect()
    }

    /// The roles that were found.
    pub fn roles(&self) -> impl Iterator<Item = &Role> {
        self.columns.iter().filter_map(|column| column.role.as_ref())
    }

    /// What is wrong with a line, in the column with a role.
    pub fn problem(&self, role: Role, what: impl Into<String>, hint: &'static str) -> Problem {
        Problem { column: self.column(role), what: what.into(), hint }
    }

    /// Whether a line below the header is the header once more, as where pages were put together.
    pub fn is_repeated_by(&self, line: &Line) -> bool {
        line.cells == self.line.cells
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn columns_are_found_by_the_synonyms_of_their_names() {
        let names = ["Código INEP", "Nota", "", "NOTA", "observação"];
        let line = Line { number: 4, cells: names.iter().collect() };
        let header = Header::of(&line, |name| match name {
            "codigo_inep" | "id_escola" => Some('c'),
            "nota" => Some('n'),
            _ => None,
        });
        for (role, first, all) in [('c', Some(0), vec![0]), ('n', Some(1), vec![1, 3]), ('x', None, vec![])] {
            assert_eq!((header.column(role), header.columns_with(role)), (first, all), "{role}");
        }
        assert_eq!(header.roles().collect::<String>(), "cnn");
        assert!(header.is_repeated_by(&Line { number: 9, ..line.clone() }));
        assert!(!header.is_repeated_by(&Line { number: 9, cells: names[..4].iter().collect() }));
    }
}
