use kernel::table::Problem;
use kernel::{PersonId, shortened};

use crate::people::pupil::{BirthDate, Enrolment, Pupil, PupilData};
use crate::roster::classes::{
    ClassChoice, ClassRef, KnownClass, MOST_NEW_CLASSES, NoClass, NumberedClass, Resolver,
};
use crate::roster::file::{Column, Entry, List, Notice, Reading, Row, Says};
use crate::roster::refusal::Refusal;

use super::change::{Change, PupilField, changes};
use super::drawn_numbers::DrawnNumbers;
use super::first_rows::FirstRows;
use super::identities::{self, Identities};
use super::outcome::{Outcome, Plan, PlanLine, Shown, Update};
use super::roll::{Found, Roll};

/// Characters of a cell in the preview.
const SHOWN_CHARS: usize = 80;

/// What whoever imports has chosen.
#[derive(Debug, Clone, Copy)]
pub struct PlanOptions<'a> {
    /// Every class of the school: those of other years and the archived ones say why they do not serve.
    pub classes: &'a [KnownClass],
    /// Pupils go to classes of this year.
    pub school_year: i32,
    pub choice: &'a ClassChoice,
    /// Whether pupils without a number get one. They are then known again by name and date of birth.
    pub draw_numbers: bool,
}

/// What an import of the file would do. The same file after the import changes nothing.
///
/// A pupil who is known by number is updated with what the file says: a column that it does not have, and an empty cell,
/// keep what is stored. Inactive pupils stay so, and nobody is deactivated.
pub fn plan(reading: &Reading<'_>, roll: &Roll, options: &PlanOptions<'_>) -> Result<Plan, Refusal> {
    let here = || reading.rows.iter().filter(|row| !matches!(row.says, Says::Left(_)));
    let has_number = |row: &Row<'_>| !number_cell(reading, row).is_empty();
    if here().next().is_some() && !options.draw_numbers && !here().any(has_number) {
        return Err(Refusal::NoNumbers);
    }
    let by_line = matches!(options.choice, ClassChoice::ByLine { .. });
    let says_class = reading.lists.iter().any(List::has_class);
    if here().next().is_some() && by_line && !says_class && here().all(|row| row.class.is_none()) {
        return Err(Refusal::NoClasses);
    }
    let of_roll = roll.pupils().iter().map(|pupil| &pupil.data.enrolment);
    let taken = of_roll.chain(reading.rows.iter().filter_map(|row| row.enrolment.as_ref()));
    let mut planner = Planner {
        reading,
        roll,
        draws: options.draw_numbers,
        classes: Resolver::new(options.classes, options.school_year, options.choice),
        numbers: DrawnNumbers::after(options.school_year, taken),
        identities: Identities::default(),
        numbers_of: FirstRows::default(),
        pupils_of: FirstRows::default(),
        people_of: FirstRows::default(),
        repeats: None,
        waits_for_class: false,
    };
    let lines = reading.rows.iter().map(|row| planner.line(row)).collect();
    let Planner { classes, identities, waits_for_class, .. } = planner;
    let Resolver { create, mut missing, numbered, chosen, .. } = classes;
    let missing_count = missing.len();
    missing.truncate(MOST_NEW_CLASSES);
    let notices = reading.notices.iter().cloned().chain(identities.notices());
    let notices = notices.chain(by_number(&numbered)).collect();
    Ok(Plan { lines, create, missing, missing_count, waits_for_class, numbered, chosen, notices })
}

/// Classes were found by numbers that people do not see, and so can hardly mean.
fn by_number(numbered: &[NumberedClass]) -> Option<Notice> {
    let NumberedClass { number, class_name, .. } = numbered.first()?;
    let number = shortened(number, SHOWN_CHARS);
    let what = match numbered.len() {
        1 => format!("1 turma foi achada só pelo número interno do sistema: {number} é a {class_name}."),
        many => {
            format!(
                "{many} turmas foram achadas só pelo número interno do sistema, como {number}, que é a {class_name}."
            )
        }
    };
    Some(Notice { what, hint: "Se os números são de outro sistema, escolha a turma de cada um." })
}

fn number_cell<'a>(reading: &Reading<'_>, row: &Row<'a>) -> &'a str {
    reading.lists[row.list].cell(row.line, Column::Enrolment)
}

struct Planner<'a> {
    reading: &'a Reading<'a>,
    roll: &'a Roll,
    draws: bool,
    classes: Resolver<'a>,
    numbers: DrawnNumbers,
    identities: Identities,
    numbers_of: FirstRows<'a, &'a Enrolment>,
    pupils_of: FirstRows<'a, PersonId>,
    /// Those without a number.
    people_of: FirstRows<'a, (String, Option<BirthDate>)>,
    /// Of the line at hand: [`PlanLine::repeats`].
    repeats: Option<(usize, u32)>,
    /// [`Plan::waits_for_class`].
    waits_for_class: bool,
}

impl<'a> Planner<'a> {
    fn line(&mut self, row: &'a Row<'a>) -> PlanLine {
        let mut shown = self.shown(row);
        let mut note = None;
        let outcome = self.outcome(row, &mut shown, &mut note).unwrap_or_else(|problems| {
            let table = &self.reading.lists[row.list].table;
            Outcome::Wrong(problems.into_iter().map(|problem| table.finding(row.line, problem)).collect())
        });
        let repeats = self.repeats.take();
        PlanLine { table: row.list, line: row.line.number, shown, outcome, note, repeats }
    }

    /// What becomes of a line, or everything that is wrong with it.
    fn outcome(
        &mut self,
        row: &'a Row<'a>,
        shown: &mut Shown,
        note: &mut Option<String>,
    ) -> Result<Outcome, Vec<Problem>> {
        let mut problems: Vec<Problem> = self.number_problem(row).into_iter().collect();
        let (entry, known) = match &row.says {
            Says::Left(situation) => return Ok(Outcome::Ignored { situation: situation.clone() }),
            Says::Wrong(found) => {
                problems.extend(found.iter().cloned());
                return Err(self.with_class(row, problems));
            }
            Says::Pupil(_) if !problems.is_empty() => return Err(self.with_class(row, problems)),
            Says::Pupil(entry) => match self.whom(row, entry) {
                Ok(known) => (entry, known),
                Err(problem) => return Err(self.with_class(row, vec![problem])),
            },
        };
        let class = self.classes.resolve(row.class.as_ref(), known).map_err(|no_class| {
            self.waits_for_class |= self.classes.is_missing(row.class.as_ref());
            vec![self.class_problem(row, no_class)]
        })?;
        shown.class = shortened(&self.classes.name(class), SHOWN_CHARS);
        if let Some(pupil) = known {
            shown.enrolment = pupil.data.enrolment.to_string();
            *note = note_of(pupil, row);
            return Ok(self.of_known(pupil, entry, class));
        }
        let number = if let Some(number) = &row.enrolment {
            self.identities.note_new(self.roll, number, entry);
            number.clone()
        } else {
            let drawn = self.numbers.draw();
            shown.enrolment = drawn.to_string();
            *note = Some("A matrícula é criada pelo sistema".to_owned());
            drawn
        };
        Ok(Outcome::New { pupil: entry.new_pupil(number), class })
    }

    /// A number that is missing, or that a line before has.
    fn number_problem(&mut self, row: &'a Row<'a>) -> Option<Problem> {
        let is_missing = row.enrolment.is_none() && number_cell(self.reading, row).is_empty();
        let (what, hint) = if let Some(number) = &row.enrolment {
            let first = self.numbers_of.before(number, row)?;
            self.repeats = Some((first.list, first.line.number));
            let what = format!("A matrícula {number} já está na {}.", self.place_of(first));
            (what, "Corrija a matrícula ou apague uma das duas linhas.")
        } else if is_missing && !self.draws && !matches!(row.says, Says::Left(_)) {
            ("Falta a matrícula.".to_owned(), "Preencha a matrícula ou apague a linha.")
        } else {
            return None;
        };
        Some(Problem { column: self.reading.lists[row.list].place(Column::Enrolment), what, hint })
    }

    /// The pupil of the school whom a line is about; None for a new one.
    fn whom(&mut self, row: &'a Row<'a>, entry: &Entry) -> Result<Option<&'a Pupil>, Problem> {
        let list = &self.reading.lists[row.list];
        let at_number = |what, hint| Problem { column: list.place(Column::Enrolment), what, hint };
        let at_name = |what, hint| Problem::at(list.name_place(), what, hint);
        let roll = self.roll;
        let found = if let Some(number) = &row.enrolment {
            roll.by_number(number, &entry.name)
        } else {
            let person = (entry.name.key(), entry.birth_date);
            if let Some(first) = self.people_of.before(person, row) {
                self.repeats = Some((first.list, first.line.number));
                let what = format!("O mesmo aluno já está na {}.", self.place_of(first));
                return Err(at_name(
                    what,
                    "Apague uma das linhas; se são dois, escreva a matrícula de cada um.",
                ));
            }
            roll.by_person(&entry.name, entry.birth_date)
        };
        match found {
            Found::Nobody => Ok(None),
            Found::Pupil(pupil) => match self.pupils_of.before(pupil.id, row) {
                None if identities::is_somebody_else(pupil, entry) => {
                    let PupilData { enrolment, name, birth_date, .. } = &pupil.data;
                    let born = birth_date.map(|date| format!(", que nasceu em {date}")).unwrap_or_default();
                    let what = format!("A matrícula {enrolment} é de {name}{born}.");
                    let hint = "Corrija a matrícula. Se é o mesmo aluno, corrija o nome ou o nascimento na ficha dele e importe de novo.";
                    Err(at_number(what, hint))
                }
                None => Ok(Some(pupil)),
                Some(first) => {
                    self.repeats = Some((first.list, first.line.number));
                    let what = format!("A {} já é deste aluno.", self.place_of(first));
                    Err(at_number(what, "Apague uma das duas linhas."))
                }
            },
            Found::Alike(pupil) => {
                let PupilData { enrolment, name, .. } = &pupil.data;
                let what = format!("Falta ou sobra um zero? A matrícula {enrolment} é de {name}.");
                let hint = "O Excel apaga zeros do início: formate a coluna como texto e digite a matrícula inteira.";
                Err(at_number(what, hint))
            }
            Found::Several => {
                let what = "Há mais de um aluno com esse nome.".to_owned();
                Err(at_name(what, "Escreva a matrícula ou a data de nascimento."))
            }
        }
    }

    fn of_known(&mut self, pupil: &Pupil, entry: &Entry, class: ClassRef) -> Outcome {
        self.identities.note_update(pupil, &entry.name);
        let after = entry.over(&pupil.data);
        let mut all = changes(&pupil.data, &after);
        let moves_to = Some(class).filter(|class| pupil.class.map(ClassRef::Known) != Some(*class));
        if let Some(class) = moves_to {
            let from = pupil.class.map(|class| self.classes.name(ClassRef::Known(class))).unwrap_or_default();
            all.insert(0, Change { field: PupilField::Class, from, to: self.classes.name(class) });
        }
        if all.is_empty() {
            return Outcome::Same(pupil.id);
        }
        Outcome::Updated(Update { id: pupil.id, after, moves_to, changes: all })
    }

    /// The problems of a line, and that of its class where there is one. It creates no class.
    fn with_class(&mut self, row: &Row<'_>, mut problems: Vec<Problem>) -> Vec<Problem> {
        let known = row.enrolment.as_ref().and_then(|number| self.roll.of_number(number));
        let no_class = self.classes.problem(row.class.as_ref(), known);
        problems.extend(no_class.map(|no_class| self.class_problem(row, no_class)));
        problems
    }

    fn class_problem(&self, row: &Row<'_>, no_class: NoClass) -> Problem {
        let column = self.reading.lists[row.list].class_place(row.line);
        Problem { column, what: no_class.what, hint: no_class.hint }
    }

    /// `linha 7`, with the sheet where the file has several.
    fn place_of(&self, row: &Row<'_>) -> String {
        let sheet = &self.reading.lists[row.list].table.sheet.name;
        match self.reading.lists.len() {
            1 => format!("linha {}", row.line.number),
            _ => format!("linha {} da planilha {}", row.line.number, shortened(sheet, SHOWN_CHARS)),
        }
    }

    fn shown(&self, row: &Row<'_>) -> Shown {
        let list = &self.reading.lists[row.list];
        let short = |text: &str| shortened(text, SHOWN_CHARS);
        let number = row.enrolment.as_ref().map(Enrolment::as_str);
        // Cells that are dates come without the form in which the spreadsheet shows them.
        let birth_date = row.birth_date.map(|date| date.to_string());
        Shown {
            enrolment: short(number.unwrap_or_else(|| list.cell(row.line, Column::Enrolment))),
            name: short(&list.name(row.line)),
            class: row.class.as_ref().map(|words| short(&words.text)).unwrap_or_default(),
            birth_date: birth_date.unwrap_or_else(|| short(list.cell(row.line, Column::BirthDate))),
        }
    }
}

/// What is to be known of a pupil whom a line names.
fn note_of(pupil: &Pupil, row: &Row<'_>) -> Option<String> {
    let number = &pupil.data.enrolment;
    match &row.enrolment {
        _ if !pupil.active => Some("O aluno está inativo e continua assim".to_owned()),
        Some(told) if told != number => Some(format!("Está cadastrado com a matrícula {number}")),
        _ => None,
    }
}
