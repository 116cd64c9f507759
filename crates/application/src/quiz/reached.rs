//! What a pupil has reached, as they and the staff who reach them see it. `None` where whoever asks does not.

use std::collections::BTreeMap;

use chrono::{DateTime, Utc};
use kernel::{Day, PersonId, StoreError, SubjectId};
use quiz_engine::play::view::SkillOfSubject;
use quiz_engine::progress::{Achievement, Experience, Placed, Standing, around};
use school_management::people::person::Person;

use crate::pupils::seen::one;
use crate::tx::database::SchoolTx;
use crate::tx::views::SchoolView;

/// What a pupil holds, the newest first, and what they do not.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Achievements {
    pub held: Vec<(Achievement, DateTime<Utc>)>,
    pub locked: Vec<Achievement>,
}

pub fn achievements(
    view: &mut dyn SchoolView,
    person: &Person,
    student: PersonId,
) -> Result<Option<Achievements>, StoreError> {
    if one(view, person, student)?.is_none() {
        return Ok(None);
    }
    let held = view.quizzes().reached(student)?.achievements;
    let is_locked = |it: &Achievement| !held.iter().any(|(achievement, _)| achievement == it);
    let locked = Achievement::ALL.into_iter().filter(is_locked).collect();
    Ok(Some(Achievements { held, locked }))
}

pub fn skills(
    view: &mut dyn SchoolView,
    person: &Person,
    student: PersonId,
) -> Result<Option<Vec<SkillOfSubject>>, StoreError> {
    if one(view, person, student)?.is_none() {
        return Ok(None);
    }
    view.quizzes().skills_known(student).map(Some)
}

/// A pupil next to another in the ranking of their class.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Neighbour {
    pub placed: Placed,
    /// `None` for the last place of all, which nobody is told.
    pub place: Option<usize>,
    /// First name and last initial.
    pub name: String,
}

/// Points, level and place.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Ranked {
    /// Altogether.
    pub experience: Experience,
    /// Of the subject that was asked for, or of all, in whatever class.
    pub standing: Standing,
    pub in_ranking: bool,
    /// How many stand in it.
    pub of: usize,
    /// From the one above to the one below; empty for who does not stand in it.
    pub neighbours: Vec<Neighbour>,
    /// Points in the class that are missing for the next place upwards, and which one it is.
    pub missing: Option<(u32, usize)>,
}

pub fn ranked(
    view: &mut dyn SchoolView,
    person: &Person,
    student: PersonId,
    subject: Option<SubjectId>,
) -> Result<Option<Ranked>, StoreError> {
    let Some(seen) = one(view, person, student)? else { return Ok(None) };
    let reached = view.quizzes().reached(student)?;
    let points = reached.standings.iter().map(|(_, _, standing)| standing.points).sum();
    let experience = Experience::of(points, reached.achievements.iter().map(|(it, _)| it));
    let counts = |of: &SubjectId| subject.is_none_or(|subject| subject == *of);
    let standing = reached.standings.iter().filter(|(_, of, _)| counts(of)).map(|(_, _, it)| *it).sum();
    let in_ranking = view.quizzes().player(student)?.unwrap_or_default().in_ranking;
    let listed = match seen.pupil.class {
        Some(class) => view.quizzes().listed(class, subject)?,
        None => Vec::new(),
    };
    let around = around(&listed, student);
    let placed: Vec<_> = around.iter().flat_map(|it| [it.above, Some(it.own), it.below]).flatten().collect();
    let ids: Vec<_> = placed.iter().map(|it| it.student).collect();
    let people = view.pupils().pupils_seen(&ids)?;
    let neighbour = |placed: Placed| {
        let name = people.iter().find(|it| it.pupil.id == placed.student)?.pupil.data.name.short();
        Some(Neighbour { placed, place: around.as_ref()?.told(placed), name })
    };
    let neighbours = placed.iter().copied().filter_map(neighbour).collect();
    let missing = around.and_then(|it| it.missing);
    Ok(Some(Ranked { experience, standing, in_ranking, of: listed.len(), neighbours, missing }))
}

/// A subject, and what there is of it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct OfSubject<T> {
    pub id: SubjectId,
    pub name: String,
    pub of: T,
}

fn named<T>(
    view: &mut dyn SchoolView,
    mut by_subject: BTreeMap<SubjectId, T>,
) -> Result<Vec<OfSubject<T>>, StoreError> {
    let subjects = view.classes().subjects()?.into_iter();
    let named = subjects.filter_map(|subject| {
        let of = by_subject.remove(&subject.id)?;
        Some(OfSubject { id: subject.id, name: subject.about.name.as_str().to_owned(), of })
    });
    Ok(named.collect())
}

/// What finished quizzes amount to, subject by subject.
pub fn results(
    view: &mut dyn SchoolView,
    person: &Person,
    student: PersonId,
) -> Result<Option<Vec<OfSubject<Standing>>>, StoreError> {
    if one(view, person, student)?.is_none() {
        return Ok(None);
    }
    let mut by_subject = BTreeMap::<_, Standing>::new();
    for (_, subject, standing) in view.quizzes().reached(student)?.standings {
        *by_subject.entry(subject).or_default() += standing;
    }
    named(view, by_subject).map(Some)
}

/// What was missed: how much of it is due today, and when more is.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Due {
    pub by_subject: Vec<OfSubject<usize>>,
    pub due: usize,
    pub later: usize,
    /// The day of the next that is not due yet.
    pub next: Option<Day>,
}

pub fn due(
    view: &mut dyn SchoolView,
    person: &Person,
    student: PersonId,
    now: DateTime<Utc>,
) -> Result<Option<Due>, StoreError> {
    let Some(school) = view.school().school()? else { return Ok(None) };
    if one(view, person, student)?.is_none() {
        return Ok(None);
    }
    let today = Day::of(now, school.state);
    let (due, later): (Vec<_>, Vec<_>) =
        view.quizzes().missed(student)?.into_iter().partition(|it| it.miss.is_due(today));
    let mut by_subject = BTreeMap::new();
    for missed in &due {
        *by_subject.entry(missed.subject).or_default() += 1;
    }
    Ok(Some(Due {
        by_subject: named(view, by_subject)?,
        due: due.len(),
        later: later.len(),
        next: later.iter().map(|it| it.miss.due_on()).min(),
    }))
}

/// Leaves the ranking, or comes back to it: the pupil alone decides.
pub fn set_in_ranking(tx: &mut dyn SchoolTx, student: PersonId, in_ranking: bool) -> Result<(), StoreError> {
    tx.quizzes().put_in_ranking(student, in_ranking)
}
