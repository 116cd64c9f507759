//! The school's own goals.

use actix_web::{HttpResponse, web};
use application::index::goals;
use chrono::{DateTime, Utc};
use ideb_core::goal::request::GoalRequest;
use ideb_core::measure::Edition;
use ideb_core::store::Goal;
use kernel::Stage;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::edge::openapi::schema::{OnePlace, StageText, TypedDecimal};
use crate::edge::problem::Problem;
use crate::edge::run::{now, run, view};
use crate::edge::session::caller::Caller;
use crate::state::State;

#[derive(Debug, Serialize, ToSchema)]
#[schema(as = Goal)]
#[serde(rename_all = "camelCase")]
pub struct GoalJson {
    #[schema(value_type = StageText)]
    stage: &'static str,
    year: i16,
    #[schema(value_type = OnePlace)]
    goal: String,
    set_by: String,
    set_at: DateTime<Utc>,
}

#[derive(Debug, Deserialize, ToSchema)]
#[schema(as = SetGoal)]
pub struct GoalBody {
    #[schema(value_type = StageText)]
    stage: String,
    #[schema(minimum = 2005, maximum = 2099)]
    year: i64,
    #[schema(value_type = TypedDecimal)]
    goal: String,
}

impl From<Goal> for GoalJson {
    fn from(goal: Goal) -> Self {
        Self {
            stage: goal.stage.slug(),
            year: goal.edition.year(),
            goal: goal.goal.to_string(),
            set_by: goal.set_by,
            set_at: goal.set_at,
        }
    }
}

pub async fn list(
    state: web::Data<State>,
    Caller(session): Caller,
) -> Result<web::Json<Vec<GoalJson>>, Problem> {
    let goals = view(&state, &session, |view| view.index().goals()).await?;
    Ok(web::Json(goals.into_iter().map(Into::into).collect()))
}

pub async fn set(
    state: web::Data<State>,
    Caller(session): Caller,
    body: web::Json<GoalBody>,
) -> Result<web::Json<GoalJson>, Problem> {
    let new = GoalRequest { stage: &body.stage, year: body.year, goal: &body.goal }.parse()?;
    let user = session.actor().id();
    let saved = run(&state, &session, move |tx| goals::set(tx, user, &new, now())).await?;
    Ok(web::Json(saved.into()))
}

pub async fn remove(
    state: web::Data<State>,
    Caller(session): Caller,
    path: web::Path<(i64, String, i16)>,
) -> Result<HttpResponse, Problem> {
    let (_, stage, year) = path.into_inner();
    let stage: Stage = stage.parse().map_err(|_| Problem::not_found())?;
    let edition = Edition::new(year).map_err(|_| Problem::not_found())?;
    let user = session.actor().id();
    let removed = run(&state, &session, move |tx| goals::remove(tx, user, (stage, edition), now())).await?;
    if removed { Ok(HttpResponse::NoContent().finish()) } else { Err(Problem::not_found()) }
}
