//! What a file says, before it is compared with what the school has.

use kernel::table::{Line, Problem};

use crate::people::pupil::{BirthDate, Enrolment, GuardianName, Phone, PupilData, PupilName};
use crate::people::staff::Email;

use super::columns::Layout;
use super::list::List;
use crate::roster::classes::ClassWords;

/// A file's lines, each by itself.
#[derive(Debug, Clone)]
pub struct Reading<'a> {
    pub(in crate::roster) lists: Vec<List<'a>>,
    pub(in crate::roster) rows: Vec<Row<'a>>,
    pub layout: Layout,
    /// What may be wrong with the file as a whole, though its lines can be read.
    pub notices: Vec<Notice>,
}

/// Something to look at before the import.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Notice {
    pub what: String,
    pub hint: &'static str,
}

/// A table of the file, for the screen.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TableFound {
    pub sheet: String,
    /// Counted from 1.
    pub header_line: u32,
    /// Columns that are not read, by the names in the file.
    pub unread: Vec<String>,
}

/// A line.
#[derive(Debug, Clone)]
pub(in crate::roster) struct Row<'a> {
    /// The place of its list among the file's.
    pub list: usize,
    pub line: &'a Line,
    pub enrolment: Option<Enrolment>,
    pub class: Option<ClassWords>,
    pub birth_date: Option<BirthDate>,
    pub says: Says,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub(in crate::roster) enum Says {
    Pupil(Entry),
    /// The situation of a pupil who left.
    Left(String),
    Wrong(Vec<Problem>),
}

/// What a line says of a pupil beside number and class. None: the file has no such column, or the cell is empty.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(in crate::roster) struct Entry {
    pub name: PupilName,
    pub email: Option<Email>,
    pub birth_date: Option<BirthDate>,
    pub guardian_name: Option<GuardianName>,
    pub guardian_phone: Option<Phone>,
}

impl Reading<'_> {
    /// The tables that were found.
    pub fn tables(&self) -> Vec<TableFound> {
        const MOST: usize = 40;
        let found = |list: &List<'_>| {
            let header = &list.table.header;
            let unread = header.columns.iter().zip(header.line.cells.iter());
            let unread = unread.filter(|(column, _)| column.role.is_none() && !column.folded.is_empty());
            TableFound {
                sheet: list.table.sheet.name.clone(),
                header_line: header.line.number,
                unread: unread.take(MOST).map(|(_, name)| kernel::shortened(name, 80)).collect(),
            }
        };
        self.lists.iter().map(found).collect()
    }

    /// How many lines of pupils it has.
    pub fn lines(&self) -> usize {
        self.rows.len()
    }
}

impl Entry {
    /// A pupil of whom no more is known.
    pub fn new_pupil(&self, enrolment: Enrolment) -> PupilData {
        let Self { name, email, birth_date, guardian_name, guardian_phone } = self.clone();
        PupilData { enrolment, name, email, birth_date, guardian_name, guardian_phone }
    }

    /// What is known of a pupil once this is: what it does not say stays.
    pub fn over(&self, known: &PupilData) -> PupilData {
        PupilData {
            enrolment: known.enrolment.clone(),
            name: if is_the_same_in_capitals(&self.name, &known.name) { &known.name } else { &self.name }
                .clone(),
            email: self.email.clone().or_else(|| known.email.clone()),
            birth_date: self.birth_date.or(known.birth_date),
            guardian_name: self.guardian_name.clone().or_else(|| known.guardian_name.clone()),
            guardian_phone: self.guardian_phone.clone().or_else(|| known.guardian_phone.clone()),
        }
    }
}

/// State systems print names in capitals, which does not tell how they are written.
fn is_the_same_in_capitals(capitals: &PupilName, known: &PupilName) -> bool {
    let has_small = capitals.as_str().chars().any(char::is_lowercase);
    !has_small && capitals.as_str() == known.as_str().to_uppercase()
}
