use kernel::table::{Line, Problem, Sheet, is_error_value};
use kernel::{Day, one_line};

use crate::people::pupil::{BirthDate, BirthDateError, DateOrder, Enrolment, GuardianName, Phone, PupilName};
use crate::people::staff::Email;

use super::columns::{Column, Layout, names_columns};
use super::list::{List, is_another_header};
use super::notices::notices;
use super::number_cell;
use super::reading::{Entry, Reading, Row, Says};
use super::situation::has_left;
use crate::roster::refusal::{NOT_CALCULATED, Refusal, not_calculated};

/// Lines of pupils in one file.
pub const MOST_LINES: usize = 5000;

/// Reads the class lists of a file, one a sheet: the header below title lines, notes passed over, each line with
/// everything that is wrong with it.
pub fn read(sheets: &[Sheet], order: DateOrder, today: Day) -> Result<Reading<'_>, Refusal> {
    let mut lists: Vec<List<'_>> = List::all(sheets);
    let Some(first) = lists.first() else {
        return Err(without_list(sheets));
    };
    let layout = Layout::of(&first.table.header);
    if lists.len() > 1 {
        lists.iter_mut().for_each(List::class_by_sheet);
    }
    let mut rows = Vec::new();
    for (place, list) in lists.iter().enumerate() {
        for line in list.lines() {
            if rows.len() == MOST_LINES {
                return Err(Refusal::TooManyLines { limit: MOST_LINES });
            }
            rows.push(LineReader { list, line, order, today, problems: Vec::new() }.row(place));
        }
    }
    if rows.is_empty() {
        return Err(Refusal::NoLines);
    }
    let notices = notices(&lists, &rows, order, today);
    Ok(Reading { lists, rows, layout, notices })
}

/// A file of one line has nothing below its header; another has no header that we know.
fn without_list(sheets: &[Sheet]) -> Refusal {
    let mut lines = sheets.iter().flat_map(|sheet| &sheet.lines);
    match (lines.next(), lines.next()) {
        (Some(_), Some(_)) if has_no_separator(sheets) => Refusal::NoSeparator,
        (Some(first), Some(_)) => {
            let cells: Vec<&str> = first.cells.iter().filter(|cell| !cell.is_empty()).collect();
            Refusal::NoHeader { first_line: one_line(&cells.join(", ")) }
        }
        _ => Refusal::NoLines,
    }
}

/// Whether each line came in one cell, in which columns can be seen.
fn has_no_separator(sheets: &[Sheet]) -> bool {
    let lines = || sheets.iter().flat_map(|sheet| &sheet.lines);
    let is_one_cell = |line: &Line| line.cells.iter().filter(|cell| !cell.is_empty()).count() == 1;
    let has_columns = |line: &Line| {
        let text = line.cells.iter().collect::<String>();
        text.contains([';', ',', '|', '\t']) || names_columns(&text)
    };
    lines().all(is_one_cell) && lines().any(has_columns)
}

/// A line while it is read, with what is wrong with it.
struct LineReader<'a, 'list> {
    list: &'list List<'a>,
    line: &'a Line,
    order: DateOrder,
    today: Day,
    problems: Vec<Problem>,
}

impl<'a> LineReader<'a, '_> {
    fn row(mut self, place: usize) -> Row<'a> {
        let situation = self.cell(Column::Situation).unwrap_or_default();
        if has_left(situation) {
            let says = Says::Left(kernel::shortened(&one_line(situation), 80));
            return Row {
                list: place,
                line: self.line,
                enrolment: None,
                class: None,
                birth_date: None,
                says,
            };
        }
        let more = self.list.cells_too_many(self.line);
        if more > 0 {
            let cells = if more == 1 { "uma célula".to_owned() } else { format!("{more} células") };
            self.problems.push(Problem {
                column: None,
                what: format!("Esta linha tem {cells} a mais que o cabeçalho."),
                hint: "Confira se alguma célula está fora da sua coluna; apague a que sobra, ou dê um nome à coluna dela.",
            });
        }
        if is_another_header(self.line) {
            self.problems.push(Problem {
                column: None,
                what: "Esta linha é outro cabeçalho, com outras colunas.".to_owned(),
                hint: "Deixe as mesmas colunas em todas as listas, ou cada lista em uma planilha.",
            });
        }
        let enrolment = self.enrolment();
        let name = self.name(enrolment.as_ref());
        let email =
            self.optional(Column::Email, str::parse::<Email>, "Corrija o e-mail ou deixe a célula vazia.");
        let birth_date = self.birth_date();
        let guardian_name = self.optional(
            Column::GuardianName,
            GuardianName::typed,
            "Corrija o nome ou deixe a célula vazia.",
        );
        let guardian_phone =
            self.optional(Column::GuardianPhone, Phone::typed, "Corrija o telefone ou deixe a célula vazia.");
        let says = match name {
            Some(name) if self.problems.is_empty() => {
                Says::Pupil(Entry { name, email, birth_date, guardian_name, guardian_phone })
            }
            _ => Says::Wrong(self.problems),
        };
        Row { list: place, line: self.line, enrolment, class: self.list.class(self.line), birth_date, says }
    }

    /// None where a formula has failed, which is wrong in every column that is read; classes are found later.
    fn cell(&mut self, column: Column) -> Option<&'a str> {
        let text = self.list.cell(self.line, column);
        match self.list.place(column).filter(|_| is_error_value(text)) {
            Some(place) => {
                self.problems.push(Problem::at(place, not_calculated(text), NOT_CALCULATED));
                None
            }
            None => Some(text),
        }
    }

    /// None where the cell is empty, too: whether that is wrong depends on whether numbers are drawn.
    fn enrolment(&mut self) -> Option<Enrolment> {
        let (text, digit) = (self.cell(Column::Enrolment), self.cell(Column::EnrolmentDigit));
        let (text, digit) = (text?, digit?);
        let place = self.list.place(Column::Enrolment).filter(|_| !text.is_empty())?;
        let read = number_cell::enrolment(text, digit, place);
        read.map_err(|problem| self.problems.push(problem)).ok()
    }

    fn name(&mut self, enrolment: Option<&Enrolment>) -> Option<PupilName> {
        let parts = [Column::Name, Column::FirstName, Column::LastName].map(|it| self.cell(it));
        if parts.contains(&None) {
            return None;
        }
        let name = self.list.name(self.line);
        let told = |what: String| match enrolment {
            Some(enrolment) if name.is_empty() => Problem::at(
                self.list.name_place(),
                format!("A matrícula {enrolment} está sem nome."),
                "Preencha o nome ou apague a linha.",
            ),
            _ => Problem::at(self.list.name_place(), what, "Confira o nome, com até 200 letras."),
        };
        PupilName::typed(&name).map_err(|what| self.problems.push(told(what))).ok()
    }

    fn birth_date(&mut self) -> Option<BirthDate> {
        let text = self.cell(Column::BirthDate)?;
        let place = self.list.place(Column::BirthDate).filter(|_| !text.is_empty())?;
        let told = |error: BirthDateError| Problem::at(place, error.to_string(), error.hint());
        let read = BirthDate::typed(text, self.order, self.today);
        read.map_err(|error| self.problems.push(told(error))).ok()
    }

    fn optional<T, E: Into<String>>(
        &mut self,
        column: Column,
        parse: impl FnOnce(&str) -> Result<T, E>,
        hint: &'static str,
    ) -> Option<T> {
        let text = self.cell(column)?;
        let place = self.list.place(column).filter(|_| !text.is_empty())?;
        parse(text).map_err(|what| self.problems.push(Problem::at(place, what, hint))).ok()
    }
}
