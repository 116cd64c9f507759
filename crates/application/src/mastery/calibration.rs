//! What a school's own editions say of its projection.

use chrono::{DateTime, Utc};
use ideb_core::formula;
use ideb_core::measure::Edition;
use kernel::{Day, Decimal, Stage, StoreError};
use quiz_engine::projection::{self, Calibrated, NotCalibrated};
use quiz_engine::question::Component;
use school_management::classes::class::Class;

use super::projection::{StageProjection, sits_the_tests};
use crate::index::records::records;
use crate::people::state::state_of;
use crate::tx::views::SchoolView;

/// An edition whose result the school has, and the classes that sat its tests.
#[derive(Debug, Clone)]
pub struct PastEdition {
    pub stage: Stage,
    pub edition: Edition,
    /// The standardised notes of both components, 0 to 10.
    pub notes: [(Component, Decimal<2>); 2],
    /// Of that year and the grades that sit the tests.
    pub classes: Vec<Class>,
    /// Answers given by then came before the tests, or with them.
    pub until: DateTime<Utc>,
}

/// Those of which there is a result and classes: without both there is nothing to compare.
pub fn past_editions(view: &mut dyn SchoolView) -> Result<Vec<PastEdition>, StoreError> {
    let school = view.school().school()?;
    let state = state_of(view.school())?;
    let records = records(school.as_ref(), view.index())?.records;
    let mut classes = view.classes().classes(false)?;
    classes.extend(view.classes().classes(true)?);
    let edition = |record: &ideb_core::history::HistoryRecord| {
        let (stage, edition) = (record.stage, record.edition);
        let year = edition.year();
        let sat = |class: &&Class| {
            let about = &class.about;
            about.grade.stage == stage && about.school_year.year() == year && sits_the_tests(about.grade)
        };
        let classes: Vec<_> = classes.iter().filter(sat).cloned().collect();
        let (lp, mt) = record.figures.proficiency_lp.zip(record.figures.proficiency_mt)?;
        let score = formula::score(stage, Some(edition), lp, mt);
        let until = format!("{year}-11-30").parse::<Day>().ok()?.after(1).begins(state);
        let notes = [
            (Component::LinguaPortuguesa, score.lp.to_decimal()),
            (Component::Matematica, score.mt.to_decimal()),
        ];
        (!classes.is_empty()).then_some(PastEdition { stage, edition, notes, classes, until })
    };
    Ok(records.iter().filter_map(edition).collect())
}

/// A stage's projection of one component on the scale of the note, by the editions that had one; `None` where it has no number itself.
pub fn calibrated(
    now: &StageProjection,
    component: Component,
    past: &[(PastEdition, StageProjection)],
) -> Option<Result<Calibrated, NotCalibrated>> {
    let estimate_of = |of: &StageProjection| {
        let found = of.components.iter().find(|(it, _)| *it == component);
        found.and_then(|(_, school)| school.estimate.as_ref().ok().copied())
    };
    let edition = |(edition, then): &(PastEdition, StageProjection)| {
        let note = edition.notes.iter().find(|(it, _)| *it == component)?;
        Some(projection::Edition { projected: estimate_of(then)?.index(), official: note.1 })
    };
    let editions: Vec<_> = past.iter().filter(|(it, _)| it.stage == now.stage).filter_map(edition).collect();
    Some(projection::calibrated(&estimate_of(now)?, &editions))
}
