use std::collections::HashMap;

use kernel::table::{Finding, Problem};
use kernel::{PersonId, shortened};

use crate::people::pupil::{BirthDate, Enrolment, Pupil};
use crate::roster::classes::{ClassChoice, ClassRef, KnownClass, NoClass, Resolver};
use crate::roster::file::{Column, Entry, List, Reading, Row, Says};
use crate::roster::refusal::Refusal;

use super::change::{Change, PupilField, changes};
use super::drawn_numbers::DrawnNumbers;
use super::identities::Identities;
use super::outcome::{Outcome, Plan, PlanLine, Shown, Update};
use super::roll::{Found, Roll, name_key};

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
    let says_class = reading.lists.iter().any(|list| list.class_place().is_some());
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
        lines_of_numbers: HashMap::new(),
        lines_of_pupils: HashMap::new(),
        lines_of_people: HashMap::new(),
    };
    let lines = reading.rows.iter().map(|row| planner.line(row)).collect();
    let Planner { classes: Resolver { create, missing, .. }, identities, .. } = planner;
    let notices = reading.notices.iter().cloned().chain(identities.notices()).collect();
    Ok(Plan { lines, create, missing, notices })
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
    /// The rows that first had a number, were about a pupil, or named somebody without a number.
    lines_of_numbers: HashMap<&'a Enrolment, &'a Row<'a>>,
    lines_of_pupils: HashMap<PersonId, &'a Row<'a>>,
    lines_of_people: HashMap<(String, Option<BirthDate>), &'a Row<'a>>,
}

impl<'a> Planner<'a> {
    fn line(&mut self, row: &'a Row<'a>) -> PlanLine {
        let mut line = PlanLine {
            table: row.list,
            line: row.line.number,
            shown: self.shown(row),
            outcome: Outcome::Ignored { situation: String::new() },
            note: None,
        };
        line.outcome = match &row.says {
            Says::Left(situation) => Outcome::Ignored { situation: situation.clone() },
            Says::Pupil(entry) => match self.number_problem(row) {
                None => {
                    self.pupil(row, entry, &mut line).unwrap_or_else(|problems| self.wrong(row, problems))
                }
                Some(problem) => self.wrong_with_class(row, vec![problem]),
            },
            Says::Wrong(problems) => {
                let number = self.number_problem(row);
                self.wrong_with_class(row, number.into_iter().chain(problems.iter().cloned()).collect())
            }
        };
        line
    }

    /// A number that is missing, or that a line before has.
    fn number_problem(&mut self, row: &'a Row<'a>) -> Option<Problem> {
        let list = &self.reading.lists[row.list];
        let column = list.place(Column::Enrolment);
        let Some(number) = &row.enrolment else {
            let is_missing = !self.draws && number_cell(self.reading, row).is_empty();
            return is_missing.then(|| Problem {
                column,
                what: "Falta a matrícula.".to_owned(),
                hint: "Preencha a matrícula ou apague a linha.",
            });
        };
        let first = *self.lines_of_numbers.entry(number).or_insert(row);
        (!std::ptr::eq(first, row)).then(|| Problem {
            column,
            what: format!("A matrícula {number} já está na {}.", self.place_of(first)),
            hint: "Corrija a matrícula ou apague uma das duas linhas.",
        })
    }

    /// `linha 7`, with the sheet where the file has several.
    fn place_of(&self, row: &Row<'_>) -> String {
        let sheet = &self.reading.lists[row.list].table.sheet.name;
        match self.reading.lists.len() {
            1 => format!("linha {}", row.line.number),
            _ => format!("linha {} da planilha {}", row.line.number, shortened(sheet, SHOWN_CHARS)),
        }
    }

    fn pupil(
        &mut self,
        row: &'a Row<'a>,
        entry: &Entry,
        line: &mut PlanLine,
    ) -> Result<Outcome, Vec<Problem>> {
        let roll = self.roll;
        let found = match &row.enrolment {
            Some(number) => roll.by_number(number, &entry.name),
            None => {
                self.once(row, entry)?;
                roll.by_person(&entry.name, entry.birth_date)
            }
        };
        let list = &self.reading.lists[row.list];
        let number_column = list.place(Column::Enrolment);
        let known = match found {
            Found::Pupil(pupil) => Some(pupil),
            Found::Nobody => None,
            Found::Alike(pupil) => {
                let Pupil { data, .. } = pupil;
                let number = row.enrolment.as_ref().map(ToString::to_string).unwrap_or_default();
                return Err(self.with_class(row, Problem {
                    column: number_column,
                    what: format!("A matrícula {number} parece a {}, de {}, que já está cadastrada.", data.enrolment, data.name),
                    hint: "O Excel apaga zeros do início: formate a coluna como texto e digite a matrícula inteira.",
                }));
            }
            Found::Several => {
                return Err(self.with_class(
                    row,
                    Problem {
                        column: Some(list.name_place()),
                        what: "Há mais de um aluno com esse nome.".to_owned(),
                        hint: "Escreva a matrícula ou a data de nascimento.",
                    },
                ));
            }
        };
        if let Some(pupil) = known {
            let first = *self.lines_of_pupils.entry(pupil.id).or_insert(row);
            if !std::ptr::eq(first, row) {
                let what = format!("A {} já é deste aluno.", self.place_of(first));
                let problem = Problem { column: number_column, what, hint: "Apague uma das duas linhas." };
                return Err(self.with_class(row, problem));
            }
        }
        let class = self
            .classes
            .resolve(row.class.as_ref())
            .map_err(|no_class| vec![class_problem(list, no_class)])?;
        line.shown.class = shortened(self.classes.name(class), SHOWN_CHARS);
        match known {
            Some(pupil) => Ok(self.known(row, pupil, entry, class, line)),
            None => self.new_pupil(row, entry, class, line),
        }
    }

    /// Nobody without a number stands in the file twice.
    fn once(&mut self, row: &'a Row<'a>, entry: &Entry) -> Result<(), Vec<Problem>> {
        let first = *self.lines_of_people.entry((name_key(&entry.name), entry.birth_date)).or_insert(row);
        if std::ptr::eq(first, row) {
            return Ok(());
        }
        let what = format!("O mesmo aluno já está na {}.", self.place_of(first));
        let column = Some(self.reading.lists[row.list].name_place());
        let hint =
            "Apague uma das duas linhas; se são dois alunos, escreva a matrícula ou o nascimento de cada um.";
        Err(self.with_class(row, Problem { column, what, hint }))
    }

    fn new_pupil(
        &mut self,
        row: &Row<'_>,
        entry: &Entry,
        class: ClassRef,
        line: &mut PlanLine,
    ) -> Result<Outcome, Vec<Problem>> {
        let number = match &row.enrolment {
            Some(number) => {
                self.identities.note_new(self.roll, number, entry);
                number.clone()
            }
            None => {
                let hint = "Escreva a matrícula na linha.";
                let drawn = self.numbers.draw();
                let drawn = drawn.map_err(|what| vec![Problem { column: None, what, hint }])?;
                line.shown.enrolment = drawn.to_string();
                line.note = Some("A matrícula é criada pelo sistema".to_owned());
                drawn
            }
        };
        Ok(Outcome::New { pupil: entry.new_pupil(number), class })
    }

    fn known(
        &mut self,
        row: &Row<'_>,
        pupil: &Pupil,
        entry: &Entry,
        class: ClassRef,
        line: &mut PlanLine,
    ) -> Outcome {
        let number = &pupil.data.enrolment;
        line.shown.enrolment = number.to_string();
        line.note = match &row.enrolment {
            _ if !pupil.active => Some("O aluno está inativo e continua assim".to_owned()),
            Some(told) if told != number => Some(format!("Está cadastrado com a matrícula {number}")),
            _ => None,
        };
        self.identities.note_update(pupil, &entry.name);
        let after = entry.over(&pupil.data);
        let mut all = changes(&pupil.data, &after);
        let moves_to = Some(class).filter(|class| pupil.class.map(ClassRef::Known) != Some(*class));
        if let Some(class) = moves_to {
            let from = pupil.class.map_or("", |class| self.classes.name(ClassRef::Known(class))).to_owned();
            all.insert(0, Change { field: PupilField::Class, from, to: self.classes.name(class).to_owned() });
        }
        if all.is_empty() {
            return Outcome::Same(pupil.id);
        }
        Outcome::Updated(Update { id: pupil.id, after, moves_to, changes: all })
    }

    /// A problem, and that of the class where there is one.
    fn with_class(&mut self, row: &Row<'_>, problem: Problem) -> Vec<Problem> {
        let no_class = self.classes.problem(row.class.as_ref());
        let list = &self.reading.lists[row.list];
        [Some(problem), no_class.map(|no_class| class_problem(list, no_class))]
            .into_iter()
            .flatten()
            .collect()
    }

    fn wrong_with_class(&mut self, row: &Row<'_>, mut problems: Vec<Problem>) -> Outcome {
        let no_class = self.classes.problem(row.class.as_ref());
        problems.extend(no_class.map(|no_class| class_problem(&self.reading.lists[row.list], no_class)));
        self.wrong(row, problems)
    }

    fn wrong(&self, row: &Row<'_>, problems: Vec<Problem>) -> Outcome {
        let table = &self.reading.lists[row.list].table;
        let findings: Vec<Finding> =
            problems.into_iter().map(|problem| table.finding(row.line, problem)).collect();
        Outcome::Wrong(findings)
    }

    fn shown(&self, row: &Row<'_>) -> Shown {
        let list = &self.reading.lists[row.list];
        let short = |text: &str| shortened(text, SHOWN_CHARS);
        let number = row.enrolment.as_ref().map(Enrolment::as_str);
        Shown {
            enrolment: short(number.unwrap_or_else(|| list.cell(row.line, Column::Enrolment))),
            name: short(&list.name(row.line)),
            class: row.class.as_ref().map(|words| short(&words.text)).unwrap_or_default(),
            birth_date: short(list.cell(row.line, Column::BirthDate)),
        }
    }
}

fn class_problem(list: &List<'_>, no_class: NoClass) -> Problem {
    Problem { column: list.class_place(), what: no_class.what, hint: no_class.hint }
}
