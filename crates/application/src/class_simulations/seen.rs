//! Simulations as screens show them, within the reach of who looks.

use std::collections::HashMap;

use kernel::{ClassId, ClassSimulationId, PersonId, StoreError, SubjectId};
use quiz_engine::class_simulation::view::{
    AskedText, ClassSimulationFilter, ClassSimulationPage, ClassSimulationsFound, OfSubject,
};
use quiz_engine::class_simulation::{
    About, ClassSimulation, ClassSimulationSeen, Kind, SkillTally, State, Tally, by_need, places,
};
use school_management::people::person::Person;
use school_management::people::reach::Reach;

use super::refusal::SimulationError;
use crate::access::reach;
use crate::tx::views::SchoolView;

/// A simulation with all that a screen shows of it.
#[derive(Debug)]
pub struct Detail {
    pub seen: ClassSimulationSeen,
    pub simulation: ClassSimulation,
    /// In the order of the questions.
    pub texts: Vec<AskedText>,
    /// Of the pupils on its grid.
    pub names: HashMap<PersonId, String>,
}

/// One of the class's concluded simulations, and its place among those that are shown with it, from 1.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Past {
    pub seen: ClassSimulationSeen,
    pub tally: Tally,
    pub place: usize,
}

/// A concluded simulation with those before it.
#[derive(Debug)]
pub struct Outcome {
    pub detail: Detail,
    /// This one, and those before it of the class that compare: of its subject, or mixed as it is, and answered in its way. The
    /// newest first.
    pub history: Vec<Past>,
}

/// What the latest simulations of a class say together.
#[derive(Debug)]
pub struct ClassSkills {
    pub simulations: usize,
    pub skills: Vec<SkillTally>,
    /// The newest test on paper, however many were projected since.
    pub printed: Option<ClassSimulationSeen>,
}

/// So many are shown side by side.
const HISTORY: usize = 12;
/// So many say what a class has learnt by now.
const LATEST: usize = 10;

/// The teacher whose classes alone somebody sees, where the school says so.
fn narrowed(view: &mut dyn SchoolView, person: &Person) -> Result<Option<PersonId>, StoreError> {
    Ok(match reach(view.school(), person)? {
        Reach::School => None,
        Reach::ClassesOf(person) | Reach::Oneself(person) => Some(person),
    })
}

pub fn list(
    view: &mut dyn SchoolView,
    person: &Person,
    filter: ClassSimulationFilter,
    page: ClassSimulationPage,
) -> Result<ClassSimulationsFound, StoreError> {
    let teacher = narrowed(view, person)?;
    view.class_simulations().class_simulations(ClassSimulationFilter { teacher, ..filter }, page)
}

/// `None` where there is none, or none within reach.
pub fn detail(
    view: &mut dyn SchoolView,
    person: &Person,
    id: ClassSimulationId,
) -> Result<Option<Detail>, StoreError> {
    let teacher = narrowed(view, person)?;
    let Some(seen) = view.class_simulations().class_simulation_seen(id)? else { return Ok(None) };
    let Some(simulation) = view.class_simulations().class_simulation(id)? else { return Ok(None) };
    if teacher.is_some() && seen.teacher != teacher {
        return Ok(None);
    }
    let texts = view.class_simulations().asked_texts(id)?;
    let pupils: Vec<_> = simulation.sheets.iter().filter_map(|sheet| sheet.student).collect();
    let named = view.pupils().pupils(&pupils)?.into_iter();
    let names = named.map(|pupil| (pupil.id, pupil.data.name.as_str().to_owned())).collect();
    Ok(Some(Detail { seen, simulation, texts, names }))
}

pub fn outcome(
    view: &mut dyn SchoolView,
    person: &Person,
    id: ClassSimulationId,
) -> Result<Outcome, SimulationError> {
    let detail = detail(view, person, id)?.ok_or(SimulationError::NotFound)?;
    if detail.simulation.state != State::Concluida {
        return Err(SimulationError::NotConcluded);
    }
    let history = history(view, id, detail.simulation.about)?;
    Ok(Outcome { detail, history })
}

/// `None` where there is no such class within reach.
pub fn skills(
    view: &mut dyn SchoolView,
    person: &Person,
    class: ClassId,
    subject: Option<SubjectId>,
) -> Result<Option<ClassSkills>, StoreError> {
    let teacher = narrowed(view, person)?;
    let Some(known) = view.classes().class(class)? else { return Ok(None) };
    if teacher.is_some() && known.about.teacher != teacher {
        return Ok(None);
    }
    let latest = view.class_simulations().latest_concluded(class, subject, LATEST)?;
    let on_paper = ClassSimulationFilter {
        class: Some(class),
        subject: subject.map_or(OfSubject::Any, OfSubject::One),
        kind: Some(Kind::Impressa),
        state: Some(State::Concluida),
        teacher: None,
    };
    let newest = ClassSimulationPage { limit: 1, before: None };
    let printed = view.class_simulations().newest_class_simulations(on_paper, newest)?.pop();
    Ok(Some(ClassSkills { simulations: latest.len(), skills: by_need(&latest), printed }))
}

fn history(view: &mut dyn SchoolView, of: ClassSimulationId, about: About) -> Result<Vec<Past>, StoreError> {
    let filter = ClassSimulationFilter {
        class: Some(about.class),
        subject: OfSubject::like(about.subject),
        kind: Some(about.kind),
        state: Some(State::Concluida),
        teacher: None,
    };
    let before = Some(ClassSimulationId(of.0.saturating_add(1)));
    let page = ClassSimulationPage { limit: HISTORY, before };
    let found = view.class_simulations().newest_class_simulations(filter, page)?;
    let told: Vec<_> = found.into_iter().filter_map(|seen| Some((seen.tally?, seen))).collect();
    let places = places(&told.iter().map(|(tally, _)| *tally).collect::<Vec<_>>());
    let past = told.into_iter().zip(places).map(|((tally, seen), place)| Past { seen, tally, place });
    Ok(past.collect())
}
