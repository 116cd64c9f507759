//! Which skills of a grade the school's plans and questions have met in a year.

use actix_web::web;
use application::lessons::coverage::{self, Coverage, CoveredSkill, Met};
use kernel::{Invalid, gather};
use lesson_planning::Discipline;
use school_management::classes::class::CalendarYear;
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use crate::edge::problem::Problem;
use crate::edge::run::{now, view};
use crate::edge::session::caller::Caller;
use crate::lessons::schema::DisciplineText;
use crate::state::State;

#[derive(Debug, Deserialize, IntoParams)]
pub struct CoverageQuery {
    #[param(value_type = DisciplineText)]
    discipline: String,
    /// "6º ano" or "1ª série"
    grade: String,
    /// The one that runs, where none is given.
    year: Option<i64>,
}

#[derive(Debug, Serialize, ToSchema)]
#[schema(as = BnccMet)]
#[serde(rename_all = "camelCase")]
pub struct MetJson {
    class_id: Option<i64>,
    /// 1 to 4; null where no day is known.
    bimester: Option<u8>,
    count: usize,
}

#[derive(Debug, Serialize, ToSchema)]
#[schema(as = CoveredBnccSkill)]
pub struct CoveredJson {
    code: String,
    description: String,
    /// Lesson plans that were sent or approved.
    plans: Vec<MetJson>,
    /// Questions that ended simulations of classes asked.
    asked: Vec<MetJson>,
    /// Active questions of the bank.
    questions: usize,
}

#[derive(Debug, Serialize, ToSchema)]
#[schema(as = CoverageClass)]
pub struct ClassJson {
    id: i64,
    name: String,
}

#[derive(Debug, Serialize, ToSchema)]
#[schema(as = BnccCoverage)]
pub struct CoverageJson {
    /// Whether a catalogue was loaded.
    loaded: bool,
    year: i32,
    /// Of the grade, in that year.
    classes: Vec<ClassJson>,
    skills: Vec<CoveredJson>,
}

impl From<Met> for MetJson {
    fn from(Met { class, bimester, times }: Met) -> Self {
        Self { class_id: class.map(|class| class.0), bimester, count: times }
    }
}

impl From<CoveredSkill> for CoveredJson {
    fn from(CoveredSkill { skill, plans, asked, questions }: CoveredSkill) -> Self {
        let met = |all: Vec<Met>| all.into_iter().map(Into::into).collect();
        Self {
            code: skill.code.as_str().to_owned(),
            description: skill.text,
            plans: met(plans),
            asked: met(asked),
            questions,
        }
    }
}

impl From<Coverage> for CoverageJson {
    fn from(Coverage { loaded, year, classes, skills }: Coverage) -> Self {
        let classes = classes.into_iter().map(|(id, name)| ClassJson { id: id.0, name }).collect();
        Self { loaded, year, classes, skills: skills.into_iter().map(Into::into).collect() }
    }
}

pub async fn coverage(
    state: web::Data<State>,
    Caller(session): Caller,
    query: web::Query<CoverageQuery>,
) -> Result<web::Json<CoverageJson>, Problem> {
    let (of, year) = parsed(&query)?;
    let found = view(&state, &session, move |view| coverage::coverage(view, of, year, now()));
    Ok(web::Json(found.await?.into()))
}

type Sought = ((Discipline, kernel::Grade), Option<CalendarYear>);

fn parsed(query: &CoverageQuery) -> Result<Sought, Invalid> {
    gather! {
        discipline = "discipline": Discipline::read(&query.discipline).map_err(|error| error.to_string());
        grade = "grade": query.grade.parse::<kernel::Grade>().map_err(|error| error.to_string());
        year = "year": query.year.map(CalendarYear::new).transpose();
    }
    Ok(((discipline, grade), year))
}
