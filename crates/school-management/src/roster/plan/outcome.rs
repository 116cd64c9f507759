//! What an import would do, line by line.

use kernel::PersonId;
use kernel::table::Finding;

use crate::people::pupil::PupilData;
use crate::roster::classes::{ChosenClass, ClassRef, ClassToCreate, MissingClass, NumberedClass};
use crate::roster::file::Notice;
use crate::roster::refusal::Refusal;

use super::change::Change;

/// An import before it is done.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Plan {
    /// In the order of the file.
    pub lines: Vec<PlanLine>,
    /// Classes that new and moved pupils need, in the order of [`ClassRef::New`].
    pub create: Vec<ClassToCreate>,
    /// What the file calls classes that are not there: to be mapped, or created.
    pub missing: Vec<MissingClass>,
    /// What means a class of the school by its number alone, and may be meant otherwise.
    pub numbered: Vec<NumberedClass>,
    /// What was chosen for texts of the file by hand.
    pub chosen: Vec<ChosenClass>,
    pub notices: Vec<Notice>,
}

/// A line of the file.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PlanLine {
    /// The place among [`Reading::tables`](crate::roster::Reading::tables).
    pub table: usize,
    /// Counted from 1, as spreadsheets show it.
    pub line: u32,
    pub shown: Shown,
    pub outcome: Outcome,
    /// What else is to be known of it, such as that the pupil is inactive and stays so.
    pub note: Option<String>,
    /// The table and line that said the same before, of a line that is wrong for that.
    pub repeats: Option<(usize, u32)>,
}

/// A line's cells for the preview, as the file has them, each shortened; with the number that was drawn and the name
/// that the class has in school.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Shown {
    pub enrolment: String,
    pub name: String,
    pub class: String,
    pub birth_date: String,
}

/// What becomes of a line.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Outcome {
    New {
        pupil: PupilData,
        class: ClassRef,
    },
    Updated(Update),
    Same(PersonId),
    /// The pupil left; the situation in the file's words.
    Ignored {
        situation: String,
    },
    Wrong(Vec<Finding>),
}

/// A pupil whom the file says something new of.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Update {
    pub id: PersonId,
    /// All that is known afterwards.
    pub after: PupilData,
    /// The class the pupil moves to. The history keeps the old one.
    pub moves_to: Option<ClassRef>,
    pub changes: Vec<Change>,
}

/// How many lines become what.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Counts {
    pub new: usize,
    pub updated: usize,
    pub same: usize,
    pub ignored: usize,
    pub wrong: usize,
    pub classes_to_create: usize,
}

impl Plan {
    pub fn counts(&self) -> Counts {
        let mut counts = Counts { classes_to_create: self.create.len(), ..Counts::default() };
        for line in &self.lines {
            *match line.outcome {
                Outcome::New { .. } => &mut counts.new,
                Outcome::Updated(_) => &mut counts.updated,
                Outcome::Same(_) => &mut counts.same,
                Outcome::Ignored { .. } => &mut counts.ignored,
                Outcome::Wrong(_) => &mut counts.wrong,
            } += 1;
        }
        counts
    }

    /// Why the import must not be done: no line of it is valid, or none as long as nobody says which classes are meant. A rehearsal
    /// shows the lines all the same.
    pub fn refusal(&self) -> Option<Refusal> {
        let Counts { new, updated, same, .. } = self.counts();
        (new + updated + same == 0).then_some(match self.missing.len() {
            0 => Refusal::NoValidLine,
            count => Refusal::UnknownClasses { count },
        })
    }

    /// What is wrong, line by line.
    pub fn findings(&self) -> impl Iterator<Item = &Finding> {
        self.lines.iter().flat_map(PlanLine::findings)
    }
}

impl PlanLine {
    /// What is wrong with it.
    pub fn findings(&self) -> &[Finding] {
        match &self.outcome {
            Outcome::New { .. } | Outcome::Updated(_) | Outcome::Same(_) | Outcome::Ignored { .. } => &[],
            Outcome::Wrong(findings) => findings,
        }
    }

    /// The column "Observação" of the preview.
    pub fn observation(&self) -> String {
        let said = match &self.outcome {
            Outcome::New { .. } | Outcome::Same(_) => Vec::new(),
            Outcome::Updated(update) => update.changes.iter().map(ToString::to_string).collect(),
            Outcome::Ignored { situation } => vec![format!("Não entra: a situação é {situation}")],
            Outcome::Wrong(findings) => findings.iter().map(|finding| finding.problem.clone()).collect(),
        };
        let said: Vec<_> = said.into_iter().chain(self.note.clone()).collect();
        said.join("; ").replace(".; ", "; ")
    }
}
