//! The school year and its bimesters.

use actix_web::web;
use application::classes::school_year::{self, ShownYear};
use kernel::{Invalid, StoreError};
use school_management::classes::class::CalendarYear;
use school_management::classes::school_year::SchoolYear;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::edge::openapi::schema::DayText;
use crate::edge::problem::Problem;
use crate::edge::run::{now, run, view};
use crate::edge::session::caller::Caller;
use crate::state::State;

#[derive(Debug, Serialize, ToSchema)]
#[schema(as = SchoolYear)]
pub struct YearJson {
    year: i16,
    /// Set by the school; else proposed.
    set: bool,
    /// Four.
    bimesters: Vec<BimesterJson>,
}

#[derive(Debug, Serialize, Deserialize, ToSchema)]
#[schema(as = Bimester)]
pub struct BimesterJson {
    #[schema(value_type = DayText)]
    first: String,
    #[schema(value_type = DayText)]
    last: String,
}

#[derive(Debug, Deserialize, ToSchema)]
#[schema(as = SetSchoolYear)]
pub struct YearBody {
    #[schema(min_items = 4, max_items = 4)]
    bimesters: Vec<BimesterJson>,
}

impl From<ShownYear> for YearJson {
    fn from(shown: ShownYear) -> Self {
        let bimesters = shown.year.bimesters().iter();
        Self {
            year: shown.year.year().year(),
            set: shown.set,
            bimesters: bimesters
                .map(|it| BimesterJson { first: it.first.to_string(), last: it.last.to_string() })
                .collect(),
        }
    }
}

impl YearBody {
    fn parse(&self, year: CalendarYear) -> Result<SchoolYear, Invalid> {
        let [one, two, three, four] = self.bimesters.as_slice() else {
            return Err(Invalid::field("bimesters", "O ano letivo tem quatro bimestres."));
        };
        SchoolYear::parse(year, [one, two, three, four].map(|it| (it.first.as_str(), it.last.as_str())))
    }
}

/// The year that a path names.
fn named(year: i64) -> Result<CalendarYear, Problem> {
    CalendarYear::new(year).map_err(|_| Problem::not_found())
}

pub async fn current(
    state: web::Data<State>,
    Caller(session): Caller,
) -> Result<web::Json<YearJson>, Problem> {
    let shown = view(&state, &session, move |view| -> Result<_, Problem> {
        let school = view.school().school()?.ok_or_else(Problem::not_found)?;
        let current = school_year::current(view.classes(), &school, now())?;
        Ok(school_year::of(view.classes(), named(current.into())?)?)
    })
    .await?;
    Ok(web::Json(shown.into()))
}

pub async fn read(
    state: web::Data<State>,
    Caller(session): Caller,
    path: web::Path<(i64, i64)>,
) -> Result<web::Json<YearJson>, Problem> {
    let year = named(path.into_inner().1)?;
    let shown = view(&state, &session, move |view| school_year::of(view.classes(), year)).await?;
    Ok(web::Json(shown.into()))
}

pub async fn set(
    state: web::Data<State>,
    Caller(session): Caller,
    path: web::Path<(i64, i64)>,
    body: web::Json<YearBody>,
) -> Result<web::Json<YearJson>, Problem> {
    let year = named(path.into_inner().1)?;
    let (user, year) = (session.actor().id(), body.parse(year)?);
    let saved = run(&state, &session, move |tx| -> Result<_, StoreError> {
        school_year::set(tx, user, &year, now())
    })
    .await?;
    Ok(web::Json(saved.into()))
}
