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
    /// What the file calls classes that are not there, to be mapped or created: the first [`MOST_NEW_CLASSES`] of them.
    ///
    /// [`MOST_NEW_CLASSES`]: crate::roster::classes::MOST_NEW_CLASSES
    pub missing: Vec<MissingClass>,
    /// Of all that are not there.
    pub missing_count: usize,
    /// Whether nothing else is wrong with some line than that its class is not there.
    pub waits_for_class: bool,
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

/// A line as whoever imports is told of it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ToldLine<'a> {
    pub line: &'a PlanLine,
    /// The column "Observação" of the preview.
    pub observation: String,
    pub findings: &'a [Finding],
}

/// So many wrong lines are told with every problem and its remedy, and of the others the first problem: a list may be wrong in
/// all its lines and cells, and the workbook of the wrong lines has them all.
pub const EXPLAINED: usize = 100;

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

    /// Why the import must not be done: no line of it is valid, or none as long as nobody says which classes are meant, where that
    /// would help. A rehearsal shows the lines all the same.
    pub fn refusal(&self) -> Option<Refusal> {
        let Counts { new, updated, same, .. } = self.counts();
        let refusal = if self.waits_for_class {
            Refusal::UnknownClasses { count: self.missing_count }
        } else {
            Refusal::NoValidLine
        };
        (new + updated + same == 0).then_some(refusal)
    }

    /// The lines, of which the first [`EXPLAINED`] wrong ones are told whole.
    pub fn told(&self) -> impl Iterator<Item = ToldLine<'_>> {
        let mut explained = 0;
        self.lines.iter().map(move |line| {
            let told = line.told(if explained < EXPLAINED { usize::MAX } else { 1 });
            explained += usize::from(!told.findings.is_empty());
            told
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

    /// With so many problems at most, and how many there are besides.
    pub fn told(&self, most: usize) -> ToldLine<'_> {
        let all = self.findings();
        let (findings, more) = all.split_at(most.min(all.len()));
        let said = match &self.outcome {
            Outcome::New { .. } | Outcome::Same(_) => Vec::new(),
            Outcome::Updated(update) => update.changes.iter().map(ToString::to_string).collect(),
            Outcome::Ignored { situation } => vec![format!("Não entra: a situação é {situation}")],
            Outcome::Wrong(_) => vec![problems(findings, more.len())],
        };
        let said: Vec<_> = said.into_iter().chain(self.note.clone()).collect();
        ToldLine { line: self, observation: said.join("; ").replace(".; ", "; "), findings }
    }
}

fn problems(told: &[Finding], more: usize) -> String {
    let told: Vec<_> = told.iter().map(|finding| finding.problem.as_str()).collect();
    match more {
        0 => told.join("; "),
        _ => format!("{} E mais {more} na mesma linha.", told.join("; ")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn wrong(problems: &[&str], note: Option<&str>) -> PlanLine {
        let finding = |problem: &&str| Finding {
            sheet: "lista".to_owned(),
            line: 2,
            column: None,
            value: None,
            problem: (*problem).to_owned(),
            hint: "Corrija.",
        };
        PlanLine {
            table: 0,
            line: 2,
            shown: Shown::default(),
            outcome: Outcome::Wrong(problems.iter().map(finding).collect()),
            note: note.map(str::to_owned),
            repeats: None,
        }
    }

    #[test]
    fn a_line_is_told_with_so_many_problems_its_note_and_how_many_there_are_besides() {
        let two = ["Falta a turma.", "Essa data não existe."];
        for (note, most, said, findings) in [
            (None, 2, "Falta a turma; Essa data não existe.", 2),
            (None, 1, "Falta a turma. E mais 1 na mesma linha.", 1),
            (Some("Está inativo"), 1, "Falta a turma. E mais 1 na mesma linha; Está inativo", 1),
        ] {
            let line = wrong(&two, note);
            let told = line.told(most);
            assert_eq!((told.observation.as_str(), told.findings.len()), (said, findings));
        }
    }

    #[test]
    fn the_first_hundred_wrong_lines_are_told_whole() {
        let lines = vec![wrong(&["Falta a turma.", "Essa data não existe."], None); EXPLAINED + 2];
        let plan = Plan { lines, ..Plan::default() };
        let told: Vec<_> = plan.told().map(|line| line.findings.len()).collect();
        assert_eq!(told, [vec![2; EXPLAINED], vec![1, 1]].concat());
    }
}
