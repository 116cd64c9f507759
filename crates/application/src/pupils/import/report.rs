//! What an import did, or in a rehearsal would do.

use kernel::{Grade, PupilImportId};
use school_management::classes::class::Shift;
use school_management::people::pupil::DateOrder;
use school_management::roster::classes::{ClassRef, ClassToCreate, class_text};
use school_management::roster::{Layout, Outcome, Plan, Reading, Refusal, TableFound};

use super::choice::Choice;
use crate::spreadsheet::Spreadsheet;

/// The file, its lines, and what would become of them.
#[derive(Debug, Clone)]
pub struct Report {
    /// "xlsx", "ods", "zip", "csv" or "txt".
    pub format: &'static str,
    /// Of a text file, as detected.
    pub encoding: Option<&'static str>,
    pub delimiter: Option<char>,
    pub layout: Layout,
    pub tables: Vec<TableFound>,
    /// The one whose classes pupils go to.
    pub school_year: i32,
    pub date_order: DateOrder,
    pub plan: Plan,
    /// Those that the import would create, or created.
    pub new_classes: Vec<NewClassFound>,
    /// Why the import would do nothing.
    pub refusal: Option<Refusal>,
    /// The import, once something was written.
    pub import: Option<PupilImportId>,
}

/// A class to be created.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NewClassFound {
    /// By which its grade is told: [`Choice::new_classes`](super::Choice::new_classes).
    pub key: String,
    pub name: String,
    /// Pupils who go there.
    pub lines: usize,
    /// As told, else as the name says. None has to be told before the import.
    pub grade: Option<Grade>,
    pub shift: Shift,
}

/// What whoever imports has to say before the file can be imported.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Needs {
    /// Whether numbers are drawn for the pupils.
    Numbers,
    /// The class that all of them go to.
    Class,
    /// Which classes are meant by names that the school does not have.
    Classes,
    /// Of which grade the new classes are.
    Grades,
}

impl Report {
    pub(super) fn new(
        file: &Spreadsheet,
        reading: &Reading<'_>,
        choice: &Choice,
        school_year: i32,
        plan: Plan,
        refusal: Option<Refusal>,
    ) -> Self {
        Self {
            format: file.format,
            encoding: file.encoding,
            delimiter: file.delimiter,
            layout: reading.layout,
            tables: reading.tables(),
            school_year,
            date_order: choice.date_order,
            new_classes: new_classes(&plan, choice),
            plan,
            refusal,
            import: None,
        }
    }

    /// After the import.
    pub(super) fn done(self, import: Option<PupilImportId>) -> Self {
        Self { import, ..self }
    }

    pub fn needs(&self) -> Option<Needs> {
        match self.refusal {
            Some(Refusal::NoNumbers) => Some(Needs::Numbers),
            Some(Refusal::NoClasses) => Some(Needs::Class),
            Some(Refusal::UnknownClasses { .. }) => Some(Needs::Classes),
            _ => self.new_classes.iter().any(|class| class.grade.is_none()).then_some(Needs::Grades),
        }
    }
}

fn new_classes(plan: &Plan, choice: &Choice) -> Vec<NewClassFound> {
    let mut lines = vec![0; plan.create.len()];
    for line in &plan.lines {
        let class = match &line.outcome {
            Outcome::New { class, .. } => Some(*class),
            Outcome::Updated(update) => update.moves_to,
            Outcome::Same(_) | Outcome::Ignored { .. } | Outcome::Wrong(_) => None,
        };
        if let Some(ClassRef::New(place)) = class {
            lines[place] += 1;
        }
    }
    let found = |(class, lines): (&ClassToCreate, usize)| {
        let key = class_text(&class.name);
        let guess = class.guess.as_ref();
        // Most schools have all of their classes in one shift; it can be changed before the import and after.
        let guessed =
            (guess.map(|guess| guess.grade), guess.and_then(|guess| guess.shift).unwrap_or(Shift::Matutino));
        let told = choice.new_classes.get(&key).map(|(grade, shift)| (Some(*grade), *shift));
        let (grade, shift) = told.unwrap_or(guessed);
        NewClassFound { key, name: class.name.clone(), lines, grade, shift }
    };
    plan.create.iter().zip(lines).map(found).collect()
}
