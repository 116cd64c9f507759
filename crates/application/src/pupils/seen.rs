//! Pupils as screens show them, within the reach of who looks.

use chrono::{DateTime, Utc};
use kernel::{ClassId, PersonId, StoreError};
use school_management::people::person::Person;
use school_management::people::pupil::view::{
    ClassFilter, ClassMove, Performance, PupilCounts, PupilFilter, PupilSeen,
};
use school_management::people::pupil::{Sought, in_order};
use school_management::people::reach::Reach;

use crate::access::reach;
use crate::tx::views::SchoolView;

/// Pupils a page.
pub const PAGE: usize = 50;

/// Whom a list is about.
#[derive(Debug, Clone)]
pub struct Asked {
    pub class: ClassFilter,
    pub active: Option<bool>,
    pub sought: Option<Sought>,
}

/// A page of a list in alphabetical order.
#[derive(Debug, Clone)]
pub struct Page {
    pub total: usize,
    /// Counted from 1.
    pub page: usize,
    /// At least one.
    pub pages: usize,
    pub pupils: Vec<PupilSeen>,
}

/// The pupils of a class.
#[derive(Debug, Clone)]
pub enum OfClass {
    ToStaff(Vec<PupilSeen>),
    /// What pupils know of each other.
    ToClassmates(Vec<Classmate>),
}

/// A pupil to another of the class.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Classmate {
    pub id: PersonId,
    /// First name and last initial.
    pub name: String,
}

/// Everyone who is asked for, in alphabetical order.
pub fn found(view: &mut dyn SchoolView, person: &Person, asked: &Asked) -> Result<Vec<PersonId>, StoreError> {
    let reach = reach(view.school(), person)?;
    let filter = PupilFilter { reach, class: asked.class, active: asked.active };
    Ok(in_order(view.pupils().pupil_index(filter)?, asked.sought.as_ref()))
}

/// A page; the last one where there are fewer.
pub fn page(
    view: &mut dyn SchoolView,
    person: &Person,
    asked: &Asked,
    page: usize,
) -> Result<Page, StoreError> {
    let ids = found(view, person, asked)?;
    let pages = ids.len().div_ceil(PAGE).max(1);
    let page = page.clamp(1, pages);
    let shown = ids.iter().skip((page - 1) * PAGE).take(PAGE).copied().collect::<Vec<_>>();
    Ok(Page { total: ids.len(), page, pages, pupils: view.pupils().pupils_seen(&shown)? })
}

pub fn counts(
    view: &mut dyn SchoolView,
    person: &Person,
    now: DateTime<Utc>,
) -> Result<PupilCounts, StoreError> {
    let reach = reach(view.school(), person)?;
    view.pupils().count_pupils(reach, now)
}

/// A pupil whom somebody reaches.
pub fn one(
    view: &mut dyn SchoolView,
    person: &Person,
    id: PersonId,
) -> Result<Option<PupilSeen>, StoreError> {
    let reach = reach(view.school(), person)?;
    let seen = view.pupils().pupils_seen(&[id])?.pop();
    Ok(seen.filter(|seen| reach.has(id, seen.teacher)))
}

/// Where a pupil went, the newest first.
pub fn moves(
    view: &mut dyn SchoolView,
    person: &Person,
    id: PersonId,
) -> Result<Option<Vec<ClassMove>>, StoreError> {
    one(view, person, id)?.map(|_| view.pupils().class_moves(id)).transpose()
}

/// What a pupil achieved, the newest first; what a teacher noted of it is for the staff.
pub fn performance(
    view: &mut dyn SchoolView,
    person: &Person,
    id: PersonId,
) -> Result<Option<Vec<Performance>>, StoreError> {
    if one(view, person, id)?.is_none() {
        return Ok(None);
    }
    let results = view.pupils().performance(id)?;
    let Person::Pupil(_) = person else { return Ok(Some(results)) };
    let unnoted = results.into_iter().map(|result| Performance { observations: None, ..result });
    Ok(Some(unnoted.collect()))
}

/// The pupils of a class, inactive ones too, in alphabetical order; to one of them, the active ones.
pub fn of_class(
    view: &mut dyn SchoolView,
    person: &Person,
    id: ClassId,
) -> Result<Option<OfClass>, StoreError> {
    let Some(class) = view.classes().class(id)? else { return Ok(None) };
    let reach = reach(view.school(), person)?;
    let filter = PupilFilter { reach: Reach::School, class: ClassFilter::Of(id), active: None };
    let ids = in_order(view.pupils().pupil_index(filter)?, None);
    let has = match reach {
        Reach::School => true,
        Reach::ClassesOf(teacher) => class.about.teacher == Some(teacher),
        Reach::Oneself(pupil) => ids.contains(&pupil),
    };
    if !has {
        return Ok(None);
    }
    let pupils = view.pupils().pupils_seen(&ids)?;
    let Person::Pupil(_) = person else { return Ok(Some(OfClass::ToStaff(pupils))) };
    let active = pupils.into_iter().filter(|seen| seen.pupil.active);
    let classmate = |seen: PupilSeen| Classmate { id: seen.pupil.id, name: seen.pupil.data.name.short() };
    Ok(Some(OfClass::ToClassmates(active.map(classmate).collect())))
}
