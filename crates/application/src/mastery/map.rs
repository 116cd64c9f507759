//! The map of a class in a subject.

use chrono::{DateTime, Utc};
use kernel::{ClassId, PersonId, StoreError, SubjectId};
use quiz_engine::class_map::{ClassMap, Habits, Help, MapSkill, class_map, help};
use quiz_engine::mastery::Parameters;
use quiz_engine::question::skill_in_full;
use school_management::notices::activity::{ActivityKind, NewActivity};
use school_management::notices::audit::EXPORTED;
use school_management::people::person::Person;

use crate::classes::class::By;
use crate::people::state::state_of;
use crate::pupils::seen::{OfClass, of_class};
use crate::tx::database::SchoolTx;
use crate::tx::views::SchoolView;

/// A class's map, and who of it needs help.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Mapped {
    pub class: String,
    pub subject: String,
    pub map: ClassMap,
    pub help: Vec<Help>,
}

/// `None` where whoever asks does not reach the class, or the subject is none of the school.
pub fn mapped(
    view: &mut dyn SchoolView,
    person: &Person,
    class: ClassId,
    subject: SubjectId,
    now: DateTime<Utc>,
) -> Result<Option<Mapped>, StoreError> {
    let Some((name, pupils)) = active_pupils(view, person, class)? else { return Ok(None) };
    let subjects = view.classes().subjects()?.into_iter();
    let named = subjects.filter(|it| it.id == subject).map(|it| it.about.name.as_str().to_owned()).next();
    let Some(subject_name) = named else { return Ok(None) };
    let skills = view.quizzes().skills_of_class(class, subject)?;
    let known = view.quizzes().known_in_class(class, &[subject])?;
    let map = class_map(pupils, skills, &known);
    let said = view.quizzes().said_in_class(class, &[subject])?;
    let played = view.quizzes().last_played_in_class(class)?;
    let own = view.quizzes().own_parameters()?;
    let by = |skill| own.get(&skill).copied().unwrap_or(Parameters::ASSUMED);
    let habits = Habits::of(&said, &played, by, now, state_of(view.school())?);
    let help = help(&map, &habits);
    Ok(Some(Mapped { class: name, subject: subject_name, map, help }))
}

/// What a class is called, and its pupils with their names.
type ClassPupils = (String, Vec<(PersonId, String)>);

/// A class with its active pupils, in alphabetical order; `None` where whoever asks does not reach it.
pub(super) fn active_pupils(
    view: &mut dyn SchoolView,
    person: &Person,
    id: ClassId,
) -> Result<Option<ClassPupils>, StoreError> {
    let Some(OfClass::ToStaff(seen)) = of_class(view, person, id)? else { return Ok(None) };
    let Some(class) = view.classes().class(id)? else { return Ok(None) };
    let active = seen.into_iter().filter(|it| it.pupil.active);
    let named = active.map(|it| (it.pupil.id, it.pupil.data.name.to_string())).collect();
    Ok(Some((class.about.name.as_str().to_owned(), named)))
}

/// The map as a table: the header, a line a pupil with per cent, and how many are to strengthen each skill.
pub fn lines(mapped: &Mapped) -> Vec<Vec<String>> {
    let map = &mapped.map;
    let skill = |it: &MapSkill| skill_in_full(&it.skill.name, it.skill.asks.as_deref());
    let header = ["Aluno", "A reforçar", "Respondidas"].map(ToOwned::to_owned);
    let header = header.into_iter().chain(map.skills.iter().map(skill)).collect();
    let pupils = map.pupils.iter().map(|pupil| {
        let counts = [pupil.share.to_strengthen, pupil.share.answered].map(|count| count.to_string());
        let cells =
            pupil.cells.iter().map(|cell| cell.map(|cell| cell.percent.to_string()).unwrap_or_default());
        std::iter::once(pupil.name.clone()).chain(counts).chain(cells).collect()
    });
    let last = |named: &str, of: fn(&MapSkill) -> u32| {
        let counts = map.skills.iter().map(move |skill| of(skill).to_string());
        [named, "", ""].map(ToOwned::to_owned).into_iter().chain(counts).collect()
    };
    let to_strengthen = last("Alunos a reforçar", |it| it.share.to_strengthen);
    let answered = last("Alunos que responderam", |it| it.share.answered);
    std::iter::once(header).chain(pupils).chain([to_strengthen, answered]).collect()
}

/// That somebody took it along.
pub fn told(tx: &mut dyn SchoolTx, by: By<'_>, mapped: &Mapped) -> Result<(), StoreError> {
    let text = format!("{EXPORTED} o mapa da turma {} em {}", mapped.class, mapped.subject);
    tx.school().record(Some(by.actor.id()), &NewActivity::new(ActivityKind::Pupils, text), by.now)
}
