//! Classes and subjects as screens show them, within the reach of who looks.

use std::collections::BTreeMap;

use kernel::{ClassId, Stage, StoreError, SubjectId};
use school_management::classes::class::Class;
use school_management::classes::subject::Subject;
use school_management::people::person::Person;
use school_management::people::reach::Reach;

use crate::access::reach;
use crate::pupils::seen::one;
use crate::tx::views::SchoolView;

/// What the school teaches; to a pupil, what their stage does, with how many questions each subject has for them to play.
#[derive(Debug, Clone)]
pub enum Subjects {
    ToStaff(Vec<Subject>),
    ToPupil(Vec<Subject>, BTreeMap<SubjectId, usize>),
}

pub fn subjects(view: &mut dyn SchoolView, person: &Person) -> Result<Subjects, StoreError> {
    let mut subjects = view.classes().subjects()?;
    let Person::Pupil(pupil) = person else { return Ok(Subjects::ToStaff(subjects)) };
    let class = one(view, person, pupil.id)?.and_then(|seen| seen.pupil.class);
    let stage: Option<Stage> = match class {
        Some(class) => view.classes().class(class)?.map(|class| class.about.grade.stage),
        None => None,
    };
    subjects.retain(|subject| stage.is_none_or(|stage| stage == subject.about.stage));
    Ok(Subjects::ToPupil(subjects, view.questions().count_active()?))
}

/// Any class to the staff, and to a pupil their own.
pub fn class(view: &mut dyn SchoolView, person: &Person, id: ClassId) -> Result<Option<Class>, StoreError> {
    if let Reach::Oneself(pupil) = reach(view.school(), person)? {
        let own = one(view, person, pupil)?.and_then(|seen| seen.pupil.class);
        if own != Some(id) {
            return Ok(None);
        }
    }
    view.classes().class(id)
}
