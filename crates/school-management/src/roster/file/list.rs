//! A class list in a sheet: its columns, and where it says the class.

use std::collections::HashMap;

use kernel::table::{Header, Line, Sheet, Table, folded, is_error_value, plain};
use kernel::{name_line, one_line};

use super::columns::{Column, column, is_header, is_list_of_names, places};
use crate::roster::classes::{ClassGuess, ClassWords};

/// A table of pupils.
#[derive(Debug, Clone)]
pub(in crate::roster) struct List<'a> {
    pub table: Table<'a, Column>,
    /// The surest column of each kind.
    places: HashMap<Column, usize>,
    /// The class of its lines where no cell of theirs says it, until a title below says another.
    class: Option<ListClass>,
    /// Titles between its lines: where lists were put one below the other, each with its own `Turma: 2`.
    pub below: Vec<TitleBelow<'a>>,
}

/// What the list as a whole says of the class.
#[derive(Debug, Clone)]
enum ListClass {
    /// `Turma: 5º ANO A`
    Title(String),
    /// The sheet's name, where a file has a sheet for each class.
    Sheet(String),
}

/// A title from which on the lines are of another class.
#[derive(Debug, Clone)]
pub(in crate::roster) struct TitleBelow<'a> {
    pub line: &'a Line,
    pub class: String,
}

/// What makes a line one of a pupil.
const TELLING: [Column; 7] = [
    Column::Enrolment,
    Column::Name,
    Column::FirstName,
    Column::LastName,
    Column::Email,
    Column::BirthDate,
    Column::GuardianName,
];

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
        let class = table.titles.iter().find_map(Title::of).map(|title| ListClass::Title(title.class));
        let mut list = Self { table, places, class, below: Vec::new() };
        list.below = list.table.lines.iter().filter_map(|line| list.title_below(line)).collect();
        Some(list)
    }

    /// A line that says the class and is no pupil's: before the title stands nothing of a pupil, and with it no number and
    /// name. What has a label of its own, as `Turno: manhã`, is no pupil's.
    fn title_below(&self, line: &'a Line) -> Option<TitleBelow<'a>> {
        if self.is_header_again(line) {
            return None;
        }
        let Title { class, place, beside } = Title::of(line)?;
        let of_pupil = |column: &Column| {
            let other = self.place(*column).filter(|other| *other != place && Some(*other) != beside)?;
            Some(line.cell(other)).filter(|cell| !cell.is_empty() && !cell.contains(':'))
        };
        let is_first = line.cells.iter().position(|cell| !cell.is_empty()) == Some(place);
        let in_class_column = self.class_columns().any(|column| column == place);
        let is_title = if is_first && !in_class_column {
            let names_a_pupil = [Column::Name, Column::FirstName].iter().any(|it| of_pupil(it).is_some());
            let is_number = |cell: &str| cell.contains(|letter: char| letter.is_ascii_digit());
            let has_number =
                !self.has(Column::Enrolment) || of_pupil(&Column::Enrolment).is_some_and(is_number);
            !(names_a_pupil && has_number)
        } else {
            TELLING.iter().all(|column| of_pupil(column).is_none())
        };
        is_title.then_some(TitleBelow { line, class })
    }

    /// Takes the sheet's name for the class, where it can be one.
    pub fn class_by_sheet(&mut self) {
        let name = one_line(&self.table.sheet.name);
        if ClassGuess::of(&name).is_some() {
            self.class.get_or_insert(ListClass::Sheet(name));
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
    /// with the grade; the title above where its cell is empty; where neither says it, the grade's, in which many write
    /// the class.
    pub fn class(&self, line: &Line) -> Option<ClassWords> {
        let [named, id, grade] =
            [Column::Class, Column::ClassId, Column::Grade].map(|it| name_line(self.cell(line, it)));
        if let Some(error) = [&named, &id, &grade].into_iter().find(|cell| is_error_value(cell)) {
            return Some(ClassWords { text: error.clone(), is_id: false });
        }
        let of_title = || self.title_above(line).filter(|_| !says_which(&grade)).map(str::to_owned);
        let is_id = named.is_empty() && !id.is_empty();
        let class = if is_id { Some(id) } else { Some(named).filter(|it| !it.is_empty()).or_else(of_title) };
        if let Some(class) = class {
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
        let of_sheet = match &self.class {
            Some(ListClass::Sheet(name)) => Some(name.clone()),
            Some(ListClass::Title(_)) | None => None,
        };
        let text = if grade.is_empty() { of_sheet? } else { grade };
        Some(ClassWords { text, is_id: false })
    }

    /// How many cells a line has beyond the last column that has a name.
    pub fn cells_too_many(&self, line: &Line) -> usize {
        let header = &self.table.header.columns;
        let last = header.iter().rposition(|column| !column.folded.is_empty()).unwrap_or_default();
        line.cells.iter().skip(last + 1).filter(|cell| !cell.is_empty()).count()
    }

    /// Whether the line names the same columns, as where pages or lists were put one below the other.
    fn is_header_again(&self, line: &Line) -> bool {
        let header = Header::of(line, column);
        self.table.header.is_repeated_by(line) || is_header(&header) && places(&header) == self.places
    }

    /// The class of the last title above the line.
    fn title_above(&self, line: &Line) -> Option<&str> {
        let below = self.below.partition_point(|title| title.line.number < line.number);
        match (below.checked_sub(1), &self.class) {
            (Some(last), _) => Some(&self.below[last].class),
            (None, Some(ListClass::Title(class))) => Some(class),
            (None, Some(ListClass::Sheet(_)) | None) => None,
        }
    }

    /// The classes that its titles say, where it has several.
    pub fn classes_in_titles(&self) -> impl Iterator<Item = &str> {
        let above = match &self.class {
            Some(ListClass::Title(class)) => Some(class.as_str()),
            Some(ListClass::Sheet(_)) | None => None,
        };
        let below = self.below.iter().map(|title| title.class.as_str());
        above.into_iter().filter(|_| !self.below.is_empty()).chain(below)
    }

    /// Where the class stands in a line.
    pub fn class_place(&self, line: &Line) -> Option<usize> {
        let of_error = self.class_columns().find(|place| is_error_value(line.cell(*place)));
        of_error.or_else(|| self.class_columns().next())
    }

    /// Whether the lines have a cell for the class.
    pub fn has_class(&self) -> bool {
        self.class_columns().next().is_some()
    }

    fn class_columns(&self) -> impl Iterator<Item = usize> {
        [Column::Class, Column::ClassId, Column::Grade].into_iter().filter_map(|column| self.place(column))
    }

    /// The lines of pupils: neither titles nor notes nor the header once more.
    pub fn lines(&self) -> impl Iterator<Item = &'a Line> {
        let places: Vec<usize> = TELLING.into_iter().filter_map(|column| self.place(column)).collect();
        let tells = move |line: &&Line| places.iter().any(|place| !line.cell(*place).is_empty());
        let is_title =
            |line: &Line| self.below.binary_search_by_key(&line.number, |title| title.line.number).is_ok();
        let lines = self.table.lines.iter().filter(tells).filter(|line| !self.is_header_again(line));
        lines.filter(move |line| !is_title(line))
    }
}

/// Whether a line, which is no title, names columns: those of another table.
pub(super) fn is_another_header(line: &Line) -> bool {
    is_header(&Header::of(line, column))
}

/// Whether the column of grades has the class, as `7A`.
fn says_which(grade: &str) -> bool {
    ClassGuess::of(grade).is_some_and(|guess| !guess.which.is_empty())
}

/// A line that says a class: `Turma: 5º ANO A` in one cell, or `Turma` and its name in the next; or `Turma 5º A` alone.
struct Title {
    class: String,
    /// Of the cell that says so.
    place: usize,
    /// Of the cell beside it that has the name, where it has not.
    beside: Option<usize>,
}

impl Title {
    fn of(line: &Line) -> Option<Self> {
        let cells = line.cells.iter().enumerate().filter(|(_, cell)| !cell.is_empty());
        let cells: Vec<(usize, &str)> = cells.collect();
        if let [(place, cell)] = cells[..]
            && let Some(class) = class_called(cell)
        {
            return Some(Self { class, place, beside: None });
        }
        let labelled = |(nth, (place, cell)): (usize, &(usize, &str))| {
            let (label, value) = cell.split_once(':').unwrap_or((cell, ""));
            if folded(label) != "turma" {
                return None;
            }
            let next = || cells.get(nth + 1).map(|(beside, value)| (*value, Some(*beside)));
            let (value, beside) = Some((value, None)).filter(|_| !value.trim().is_empty()).or_else(next)?;
            // Else it is a header.
            let class = Some(name_line(value))
                .filter(|class| !class.is_empty() && column(&folded(class)).is_none())?;
            Some(Self { class, place: *place, beside })
        };
        cells.iter().enumerate().find_map(labelled)
    }
}

/// The class of `Turma 5º A` or `Turma 2`; other words that begin so say something about it.
fn class_called(title: &str) -> Option<String> {
    const SHORT: usize = 3;
    let (word, class) = title.split_once(' ')?;
    let class = name_line(class);
    let is_name = (1..=SHORT).contains(&class.chars().count()) || ClassGuess::of(&class).is_some();
    (folded(word) == "turma" && is_name && !word.contains(':')).then_some(class)
}
