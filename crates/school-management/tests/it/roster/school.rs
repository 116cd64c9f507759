//! A school on paper: what an import would be done to, and is.

use kernel::table::{Line, Sheet};
use kernel::{ClassId, Day, Grade, PersonId, Stage, Uf};
use school_management::classes::class::Shift;
use school_management::people::pupil::{DateOrder, Pupil, PupilData};
use school_management::roster::classes::{ClassChoice, ClassRef, KnownClass};
use school_management::roster::{Outcome, Plan, PlanOptions, Reading, Refusal, Roll, plan, read};

pub const YEAR: i32 = 2026;

pub fn today() -> Day {
    Day::of("2026-11-22T15:00:00Z".parse().unwrap(), Uf::SP)
}

/// Lines of text with `;` between the cells; blank ones are passed over, as by the readers.
pub fn sheet(name: &str, text: &str) -> Sheet {
    split(name, text, ';')
}

pub fn split(name: &str, text: &str, delimiter: char) -> Sheet {
    let cells = |line: &str| line.split(delimiter).map(str::trim).collect();
    let lines = (1..).zip(text.lines()).filter(|(_, line)| !line.trim().is_empty());
    let lines = lines.map(|(number, line)| Line { number, cells: cells(line) }).collect();
    Sheet { name: name.to_owned(), lines }
}

pub fn reading(sheets: &[Sheet]) -> Result<Reading<'_>, Refusal> {
    read(sheets, DateOrder::DayFirst, today())
}

/// Its pupils and classes.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct School {
    pub pupils: Vec<Pupil>,
    pub classes: Vec<KnownClass>,
    pub draw_numbers: bool,
}

impl School {
    /// Classes of this year, one that is archived and one of last year.
    pub fn new() -> Self {
        let class =
            |(id, name, grade, shift, school_year, archived): (i64, &str, &str, _, i32, bool)| KnownClass {
                id: ClassId(id),
                name: name.to_owned(),
                grade: grade_called(grade),
                shift,
                school_year,
                archived,
            };
        let classes = [
            (1, "6º A", "6º ano", Shift::Matutino, YEAR, false),
            (2, "6º B", "6º ano", Shift::Matutino, YEAR, false),
            (3, "7º A", "7º ano", Shift::Vespertino, YEAR, false),
            (4, "7º B", "7º ano", Shift::Vespertino, YEAR, false),
            (5, "7º C", "7º ano", Shift::Vespertino, YEAR, false),
            (6, "1ª A", "1ª série", Shift::Noturno, YEAR, false),
            (7, "101", "1ª série", Shift::Matutino, YEAR, false),
            (8, "6º C", "6º ano", Shift::Matutino, YEAR, true),
            (9, "9º A", "9º ano", Shift::Matutino, 2025, false),
            (10, "3", "3ª série", Shift::Matutino, YEAR, false),
            (11, "9º B manhã", "9º ano", Shift::Matutino, YEAR, false),
            (12, "9º B tarde", "9º ano", Shift::Vespertino, YEAR, false),
            (13, "Ipê", "2º ano", Shift::Integral, YEAR, false),
            (14, "Ipe", "3º ano", Shift::Integral, YEAR, false),
        ];
        Self { pupils: Vec::new(), classes: classes.map(class).to_vec(), draw_numbers: false }
    }

    /// With the pupils of a file.
    pub fn with(text: &str) -> Self {
        let mut school = Self::new();
        let plan = school.import(&[sheet("lista", text)], &ClassChoice::default()).unwrap();
        assert_eq!(plan.counts().new, plan.lines.len(), "{:?}", plan.findings().collect::<Vec<_>>());
        school
    }

    pub fn plan(&self, sheets: &[Sheet], choice: &ClassChoice) -> Result<Plan, Refusal> {
        let options = PlanOptions {
            classes: &self.classes,
            school_year: YEAR,
            choice,
            draw_numbers: self.draw_numbers,
        };
        plan(&reading(sheets)?, &Roll::of(self.pupils.clone()), &options)
    }

    /// The verdicts of a file, line by line: `2 Novo`, `3 Errada: Falta a turma.`
    pub fn verdicts(&self, text: &str) -> Vec<String> {
        verdicts(&self.plan(&[sheet("lista", text)], &ClassChoice::default()).unwrap())
    }

    /// Does what a plan says.
    pub fn import(&mut self, sheets: &[Sheet], choice: &ClassChoice) -> Result<Plan, Refusal> {
        let plan = self.plan(sheets, choice)?;
        let first_new = self.classes.iter().map(|class| class.id.0).max().unwrap_or_default() + 1;
        let created = |place: usize| ClassId(first_new + i64::try_from(place).unwrap());
        let id = |class: ClassRef| match class {
            ClassRef::Known(id) => id,
            ClassRef::New(place) => created(place),
        };
        for (place, class) in plan.create.iter().enumerate() {
            let name = class.name.clone();
            let guess = class.guess.as_ref();
            self.classes.push(KnownClass {
                id: created(place),
                name,
                grade: guess.map_or(grade_called("1º ano"), |guess| guess.grade),
                shift: guess.and_then(|guess| guess.shift).unwrap_or(Shift::Matutino),
                school_year: YEAR,
                archived: false,
            });
        }
        for line in &plan.lines {
            match &line.outcome {
                Outcome::New { pupil, class } => self.add(pupil.clone(), id(*class)),
                Outcome::Updated(update) => {
                    let pupil = self.pupils.iter_mut().find(|pupil| pupil.id == update.id).unwrap();
                    pupil.data = update.after.clone();
                    pupil.class = update.moves_to.map(id).or(pupil.class);
                }
                Outcome::Same(_) | Outcome::Ignored { .. } | Outcome::Wrong(_) => {}
            }
        }
        Ok(plan)
    }

    /// A class of the 9th grade.
    pub fn add_class(&mut self, id: i64, name: &str, school_year: i32) {
        let (grade, shift) = (grade_called("9º ano"), Shift::Matutino);
        self.classes.push(KnownClass {
            id: ClassId(id),
            name: name.to_owned(),
            grade,
            shift,
            school_year,
            archived: false,
        });
    }

    fn add(&mut self, data: PupilData, class: ClassId) {
        let taken = self.pupils.iter().any(|pupil| pupil.data.enrolment == data.enrolment);
        assert!(!taken, "{} stands twice", data.enrolment);
        let id = PersonId(i64::try_from(self.pupils.len()).unwrap() + 1);
        self.pupils.push(Pupil { id, class: Some(class), active: true, data });
    }

    pub fn pupil(&self, number: &str) -> &Pupil {
        self.pupils.iter().find(|pupil| pupil.data.enrolment.as_str() == number).unwrap()
    }
}

fn grade_called(label: &str) -> Grade {
    Stage::ALL.into_iter().flat_map(Stage::grades).find(|grade| grade.label() == label).unwrap()
}

pub fn verdicts(plan: &Plan) -> Vec<String> {
    let verdict = |outcome: &Outcome| match outcome {
        Outcome::New { .. } => "Novo",
        Outcome::Updated(_) => "Atualiza",
        Outcome::Same(_) => "Sem mudança",
        Outcome::Ignored { .. } => "Fora",
        Outcome::Wrong(_) => "Errada",
    };
    let lines = plan.lines.iter().map(|line| {
        let said = line.told(usize::MAX).observation;
        let colon = if said.is_empty() { "" } else { ": " };
        format!("{} {}{colon}{said}", line.line, verdict(&line.outcome))
    });
    lines.collect()
}
