//! The library of models, with the days on which its steps fall.

use chrono::{DateTime, Datelike, Utc};
use kernel::{Day, StoreError};
use school_management::actions::drafts::model::ActionModel;
use school_management::classes::class::CalendarYear;
use school_management::classes::school_year::{SchoolYear, Term};

use crate::actions::seen::today;
use crate::classes::school_year;
use crate::tx::views::SchoolView;

/// A model for whoever begins today.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct DatedModel {
    pub model: ActionModel,
    pub start: Option<Day>,
    pub end: Option<Day>,
    /// What is ready at the end of which bimester.
    pub milestones: Vec<(&'static str, Term)>,
}

/// All of them, in the bimesters that lie ahead. Where the calendar has no such years, without days.
pub fn library(view: &mut dyn SchoolView, now: DateTime<Utc>) -> Result<Vec<DatedModel>, StoreError> {
    let today = today(view.school(), now)?;
    let ahead = ahead(view, today)?;
    let start = ahead.first().map(|term| term.first.max(today));
    let end = ahead.last().map(|term| term.last);
    let dated = |model: ActionModel| DatedModel { model, start, end, milestones: model.milestones(&ahead) };
    Ok(ActionModel::ALL.map(dated).into())
}

fn ahead(view: &mut dyn SchoolView, today: Day) -> Result<Vec<Term>, StoreError> {
    let number = i64::from(today.date().year());
    let (Ok(this), Ok(next)) = (CalendarYear::new(number), CalendarYear::new(number + 1)) else {
        return Ok(Vec::new());
    };
    let this = school_year::of(view.classes(), this)?.year;
    let next = school_year::of(view.classes(), next)?.year;
    Ok(SchoolYear::ahead(today, &this, &next))
}
