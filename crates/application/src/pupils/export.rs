//! Pupils as a file: many in the layout of the import, or everything about one.

use std::collections::HashMap;

use chrono::{DateTime, Utc};
use kernel::{ClassId, PersonId, StoreError};
use learning_style::profile::Profile;
use learning_style::questionnaire::Replies;
use learning_style::recommendation::KeptRecommendation;
use learning_style::store::NewBehaviour;
use quiz_engine::class_simulation::view::SheetOfPupil;
use quiz_engine::play::Quiz;
use quiz_engine::play::view::{Missed, QuizPage, Reached, SkillOfSubject};
use school_management::notices::activity::{ActivityKind, NewActivity};
use school_management::notices::audit::EXPORTED;
use school_management::people::person::Person;
use school_management::people::pupil::view::{ClassMove, Performance, PupilSeen, Traces};
use school_management::roster::export::{HEADER, cells};

use crate::access::reach;
use crate::classes::class::By;
use crate::classes::school_year;
use crate::pupils::pupil::record;
use crate::pupils::seen::{self, Asked};
use crate::tx::database::SchoolTx;
use crate::tx::views::SchoolView;

/// Whom a file is about.
#[derive(Debug, Clone)]
pub enum Exported {
    /// These alone.
    Those(Vec<PersonId>),
    All(Asked),
}

/// Everything about one pupil. [`TABLES`](crate::pupils::erasure::TABLES) says where it stands.
#[derive(Debug, Clone)]
pub struct Everything {
    pub school_name: String,
    pub seen: PupilSeen,
    pub moves: Vec<ClassMove>,
    pub performance: Vec<Performance>,
    pub sheets: Vec<SheetOfPupil>,
    pub played: Played,
    pub learnt: Learnt,
    pub traces: Traces,
}

/// What a pupil played, the newest first, and what it left.
#[derive(Debug, Clone)]
pub struct Played {
    pub quizzes: Vec<Quiz>,
    pub skills: Vec<SkillOfSubject>,
    pub misses: Vec<Missed>,
    pub reached: Reached,
}

/// How a pupil studies, as far as it is kept, also while the school has its analysis off.
#[derive(Debug, Clone)]
pub struct Learnt {
    pub behaviours: Vec<NewBehaviour>,
    pub replies: Option<(Replies, DateTime<Utc>)>,
    pub profile: Option<(Profile, DateTime<Utc>)>,
    pub recommendations: Vec<KeptRecommendation>,
}

/// The lines of the file, its header first; `None` where one of those who are asked for is out of reach.
pub fn lines(
    view: &mut dyn SchoolView,
    person: &Person,
    whom: &Exported,
    now: DateTime<Utc>,
) -> Result<Option<Vec<Vec<String>>>, StoreError> {
    let ids = match whom {
        Exported::Those(ids) => ids.clone(),
        Exported::All(asked) => seen::found(view, person, asked)?,
    };
    let reach = reach(view.school(), person)?;
    let mut pupils = view.pupils().pupils_seen(&ids)?;
    pupils.retain(|seen| reach.has(seen.pupil.id, seen.teacher));
    if pupils.len() < ids.len() {
        return Ok(None);
    }
    let classes = classes_written(view, now)?;
    let class = |seen: &PupilSeen| classes.get(&seen.pupil.class?).map(String::as_str);
    let line = |seen: &PupilSeen| cells(&seen.pupil, class(seen)).to_vec();
    let header = HEADER.map(ToOwned::to_owned).to_vec();
    Ok(Some(std::iter::once(header).chain(pupils.iter().map(line)).collect()))
}

/// What a file calls each class.
fn classes_written(
    view: &mut dyn SchoolView,
    now: DateTime<Utc>,
) -> Result<HashMap<ClassId, String>, StoreError> {
    let Some(school) = view.school().school()? else { return Ok(HashMap::new()) };
    let year = school_year::current(view.classes(), &school, now)?;
    let classes = view.classes().every_class()?.into_iter();
    Ok(classes.map(|class| (class.id, class.written(year))).collect())
}

pub fn everything(
    view: &mut dyn SchoolView,
    person: &Person,
    id: PersonId,
) -> Result<Option<Everything>, StoreError> {
    let Some(school) = view.school().school()? else { return Ok(None) };
    let Some(seen) = seen::one(view, person, id)? else { return Ok(None) };
    Ok(Some(Everything {
        school_name: school.name,
        seen,
        moves: view.pupils().class_moves(id)?,
        performance: view.pupils().performance(id)?,
        sheets: view.class_simulations().sheets_of_pupil(id)?,
        played: played(view, id)?,
        learnt: learnt(view, id)?,
        traces: view.pupils().traces(id)?,
    }))
}

fn played(view: &mut dyn SchoolView, id: PersonId) -> Result<Played, StoreError> {
    let view = view.quizzes();
    Ok(Played {
        quizzes: view.quizzes_of(id, QuizPage { limit: usize::MAX, before: None })?,
        skills: view.skills_known(id)?,
        misses: view.missed(id)?,
        reached: view.reached(id)?,
    })
}

fn learnt(view: &mut dyn SchoolView, id: PersonId) -> Result<Learnt, StoreError> {
    let view = view.learning();
    Ok(Learnt {
        behaviours: view.every_behaviour(id)?,
        replies: view.replies(id)?,
        profile: view.profile(id)?,
        recommendations: view.recommendations(id)?,
    })
}

/// A list leaves the school; asked for before it does.
pub fn told(tx: &mut dyn SchoolTx, by: By<'_>, pupils: usize) -> Result<(), StoreError> {
    let text = match pupils {
        1 => format!("{EXPORTED} a lista de alunos: 1 aluno"),
        many => format!("{EXPORTED} a lista de alunos: {many} alunos"),
    };
    tx.school().record(Some(by.actor.id()), &NewActivity::new(ActivityKind::Pupils, text), by.now)
}

/// All that is known of a pupil leaves the school; asked for before it does.
pub fn told_of_one(tx: &mut dyn SchoolTx, by: By<'_>, id: PersonId) -> Result<(), StoreError> {
    record(tx, by, format!("{EXPORTED} todos os dados de um aluno"), &[id])
}
