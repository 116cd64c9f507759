//! A class list in a sheet: its columns, and where it says the class.

use std::collections::HashMap;

use kernel::one_line;
use kernel::table::{Header, Line, Sheet, Table, folded, plain};

use super::columns::{Column, column, is_header, is_list_of_names, places};
use crate::roster::classes::{ClassGuess, ClassWords};

/// A table of pupils.
#[derive(Debug, Clone)]
pub(in crate::roster) struct List<'a> {
    pub table: Table<'a, Column>,
    /// The surest column of each kind.
    places: HashMap<Column, usize>,
    /// The class of all its lines where no column says it: in a title, as `Turma: 5º ANO A`, else the sheet's name
    /// where a file has a sheet for each class.
    class: Option<ClassWords>,
}

impl<'a> List<'a> {
    /// The lists of a file's sheets. A line with nothing but the word `Nome` is a header only where no sheet has a
    /// better one: covers and notes have such lines too.
    pub fn all(sheets: &'a [Sheet]) -> Vec<Self> {
        let find = |is_header: fn(&Header<'_, Column>) -> bool| {
            let lists = sheets.iter().filter_map(|sheet| Self::find(sheet, is_header));
            lists.collect::<Vec<_>>()
        };
        let mut lists = find(is_header);
        if lists.is_empty() {
            lists = find(is_list_of_names);
        }
        if lists.iter().any(|list| list.lines().next().is_some()) {
            lists.retain(|list| list.lines().next().is_some());
        }
        lists
    }

    fn find(sheet: &'a Sheet, is_header: fn(&Header<'_, Column>) -> bool) -> Option<Self> {
        let table = Table::find(sheet, column, is_header)?;
        let places = places(&table.header);
        let class = table.titles.iter().find_map(class_of_title);
        let class = class.map(|text| ClassWords { text, is_id: false });
        Some(Self { table, places, class })
    }

    /// Takes the sheet's name for the class, where it can be one.
    pub fn class_by_sheet(&mut self) {
        let name = one_line(&self.table.sheet.name);
        if ClassGuess::of(&name).is_some() {
            self.class.get_or_insert(ClassWords { text: name, is_id: false });
        }
    }

    pub fn has(&self, column: Column) -> bool {
        self.places.contains_key(&column)
    }

    /// Where the cell stands of which a problem is told.
    pub fn place(&self, column: Column) -> Option<usize> {
        self.places.get(&column).copied()
    }

    /// The text of a line's cell as it was typed; empty where there is no such column.
    pub fn cell<'line>(&self, line: &'line Line, column: Column) -> &'line str {
        self.place(column).map_or("", |place| plain(line.cell(place)))
    }

    /// First and last name are joined.
    pub fn name(&self, line: &Line) -> String {
        let [name, first, last] =
            [Column::Name, Column::FirstName, Column::LastName].map(|it| self.cell(line, it));
        let first = if name.is_empty() { first } else { name };
        one_line(&format!("{first} {last}"))
    }

    pub fn name_place(&self) -> usize {
        let places = [Column::Name, Column::FirstName].map(|column| self.place(column));
        places.into_iter().flatten().next().unwrap_or_default()
    }

    /// What the line says of the class: its name before its id, which may be another system's; a mere letter together
    /// with the grade; where there is no column for the class, the grade's, in which many write the class.
    pub fn class(&self, line: &Line) -> Option<ClassWords> {
        let [named, id, grade] =
            [Column::Class, Column::ClassId, Column::Grade].map(|it| one_line(self.cell(line, it)));
        let is_id = named.is_empty() && !id.is_empty();
        let class = if is_id { id } else { named };
        if !class.is_empty() {
            let is_letter = !is_id && !grade.is_empty() && class.chars().count() <= 2;
            let text = if is_letter && ClassGuess::of(&class).is_none() {
                format!("{grade} {class}")
            } else {
                class
            };
            return Some(ClassWords { text, is_id });
        }
        if self.has(Column::Class) || self.has(Column::ClassId) {
            return None;
        }
        if grade.is_empty() { self.class.clone() } else { Some(ClassWords { text: grade, is_id: false }) }
    }

    /// Where the class stands in a line.
    pub fn class_place(&self) -> Option<usize> {
        [Column::Class, Column::ClassId, Column::Grade].into_iter().find_map(|column| self.place(column))
    }

    /// The lines of pupils: neither notes nor the header once more.
    pub fn lines(&self) -> impl Iterator<Item = &'a Line> {
        let header = &self.table.header;
        let told = [
            Column::Enrolment,
            Column::Name,
            Column::FirstName,
            Column::LastName,
            Column::Email,
            Column::BirthDate,
            Column::GuardianName,
        ];
        let places: Vec<usize> = told.into_iter().filter_map(|column| self.place(column)).collect();
        let tells = move |line: &&Line| places.iter().any(|place| !line.cell(*place).is_empty());
        self.table.lines.iter().filter(tells).filter(|line| !header.is_repeated_by(line))
    }
}

/// `Turma: 5º ANO A` in one cell, or `Turma` and its name in the next.
fn class_of_title(line: &Line) -> Option<String> {
    let cells: Vec<&str> = line.cells.iter().filter(|cell| !cell.is_empty()).collect();
    let beside = |(place, cell): (usize, &&str)| {
        let (label, value) = cell.split_once(':').unwrap_or((cell, ""));
        if folded(label) != "turma" {
            return None;
        }
        let value = if value.trim().is_empty() { cells.get(place + 1)? } else { value };
        Some(one_line(value)).filter(|value| !value.is_empty())
    };
    cells.iter().enumerate().find_map(beside)
}
