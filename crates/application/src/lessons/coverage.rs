//! Which skills of a grade the school's plans and questions have met in a year, by class and bimester.

#[cfg(test)]
mod tests;

use std::collections::BTreeMap;

use chrono::{DateTime, Utc};
use kernel::{BnccCode, ClassId, Day, Grade, StoreError};
use lesson_planning::Discipline;
use lesson_planning::bncc::BnccSkill;
use lesson_planning::plan::touched::Touched;
use school_management::classes::class::CalendarYear;
use school_management::classes::school_year::SchoolYear;

use crate::classes::school_year;
use crate::people::state::state_of;
use crate::tx::views::SchoolView;

/// Met so many times by a class in a bimester, 1 to 4; either may not be known yet.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Met {
    pub class: Option<ClassId>,
    pub bimester: Option<u8>,
    pub times: usize,
}

/// A skill, and where it was met.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CoveredSkill {
    pub skill: BnccSkill,
    pub plans: Vec<Met>,
    /// Questions that ended simulations of classes asked.
    pub asked: Vec<Met>,
    /// Active questions of the bank.
    pub questions: usize,
}

/// Of a discipline and grade.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Coverage {
    /// Whether a catalogue was loaded.
    pub loaded: bool,
    pub year: i32,
    /// Those of the grade in that year, by name.
    pub classes: Vec<(ClassId, String)>,
    /// By their codes.
    pub skills: Vec<CoveredSkill>,
}

/// Of the year that runs at the school, where none is given.
pub fn coverage(
    view: &mut dyn SchoolView,
    (discipline, grade): (Discipline, Grade),
    year: Option<CalendarYear>,
    now: DateTime<Utc>,
) -> Result<Coverage, StoreError> {
    let state = state_of(view.school())?;
    let year = match year {
        Some(year) => year,
        None => running(view, now)?,
    };
    let dates = school_year::of(view.classes(), year)?.year;
    let skills = view.catalogue().skills_of(discipline.areas(grade.stage), grade)?;
    let loaded = !skills.is_empty() || view.catalogue().has_skills()?;
    let codes: Vec<_> = skills.iter().map(|skill| skill.code.clone()).collect();
    let touched = view.plans().touched(&codes, span(&dates), state)?;
    let [mut plans, mut asked, mut bank] =
        [&touched.plans, &touched.asked, &touched.bank].map(|all| by_code(all, &dates));
    let skills = skills
        .into_iter()
        .map(|skill| CoveredSkill {
            plans: plans.remove(&skill.code).unwrap_or_default(),
            asked: asked.remove(&skill.code).unwrap_or_default(),
            questions: bank.remove(&skill.code).unwrap_or_default().iter().map(|met| met.times).sum(),
            skill,
        })
        .collect();
    let mut classes: Vec<_> = view
        .classes()
        .classes(false)?
        .into_iter()
        .filter(|class| class.about.grade == grade && class.about.school_year == year)
        .map(|class| (class.id, class.about.name.as_str().to_owned()))
        .collect();
    classes.sort_by(|one, other| one.1.cmp(&other.1));
    Ok(Coverage { loaded, year: year.year().into(), classes, skills })
}

fn running(view: &mut dyn SchoolView, now: DateTime<Utc>) -> Result<CalendarYear, StoreError> {
    let wrong = |source: &str| StoreError::Broken { call: "running", source: source.into() };
    let school = view.school().school()?.ok_or_else(|| wrong("no school"))?;
    let year = school_year::current(view.classes(), &school, now)?;
    CalendarYear::new(year.into()).map_err(wrong)
}

/// From the first of January, or the first day of lessons where that is before, to the last of either.
fn span(dates: &SchoolYear) -> (Day, Day) {
    let [first, _, _, last] = dates.bimesters();
    let of_year = |text: String| text.parse::<Day>();
    let year = dates.year().year();
    let begin = of_year(format!("{year}-01-01")).map_or(first.first, |day| day.min(first.first));
    let end = of_year(format!("{year}-12-31")).map_or(last.last, |day| day.max(last.last));
    (begin, end)
}

/// The bimester under way on a day: the first before lessons begin, and in a recess the one that has ended.
fn bimester(dates: &SchoolYear, day: Day) -> u8 {
    let begun = dates.bimesters().iter().filter(|bimester| bimester.first <= day).count();
    u8::try_from(begun.max(1)).unwrap_or(1)
}

fn by_code(touched: &[Touched], dates: &SchoolYear) -> BTreeMap<BnccCode, Vec<Met>> {
    let mut found: BTreeMap<BnccCode, Vec<Met>> = BTreeMap::new();
    for Touched { code, class, day, times } in touched {
        let met = found.entry(code.clone()).or_default();
        let bimester = day.map(|day| bimester(dates, day));
        match met.iter_mut().find(|known| (known.class, known.bimester) == (*class, bimester)) {
            Some(known) => known.times += times,
            None => met.push(Met { class: *class, bimester, times: *times }),
        }
    }
    found
}
