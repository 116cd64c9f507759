//! The school's own goals.

use actix_web::{HttpResponse, web};
use application::index::goals;
use application::tx::database::Access;
use chrono::{DateTime, Utc};
use ideb_core::measure::{Edition, PublishedIdeb};
use ideb_core::store::Goal;
use kernel::{Invalid, Stage};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::edge::caller::Caller;
use crate::edge::openapi::schema::{OnePlace, StageText, TypedDecimal};
use crate::edge::problem::Problem;
use crate::edge::run::{now, run};
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
    year: i16,
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
    let goals = run(&state, &session, Access::Read, |tx| Ok(tx.ideb().goals()?)).await?;
    Ok(web::Json(goals.into_iter().map(Into::into).collect()))
}

pub async fn set(
    state: web::Data<State>,
    Caller(session): Caller,
    body: web::Json<GoalBody>,
) -> Result<web::Json<GoalJson>, Problem> {
    let mut invalid = Invalid::default();
    let stage = invalid.gather("stage", body.stage.parse::<Stage>().map_err(|error| error.to_string()));
    let edition = invalid.gather("year", Edition::new(body.year).map_err(|error| error.to_string()));
    let goal = invalid.gather(
        "goal",
        PublishedIdeb::parse(&body.goal).map_err(|_| "A meta deve estar entre 0 e 10, com uma casa decimal."),
    );
    let (Some(stage), Some(edition), Some(goal)) = (stage, edition, goal) else { return Err(invalid.into()) };
    let user = session.actor().user();
    let saved = run(&state, &session, Access::Write, move |tx| {
        Ok(goals::set(tx, user, (stage, edition), goal, now())?)
    })
    .await?;
    Ok(web::Json(saved.into()))
}

pub async fn remove(
    state: web::Data<State>,
    Caller(session): Caller,
    path: web::Path<(i32, String, i16)>,
) -> Result<HttpResponse, Problem> {
    let (_, stage, year) = path.into_inner();
    let stage: Stage = stage.parse().map_err(|_| Problem::not_found())?;
    let edition = Edition::new(year).map_err(|_| Problem::not_found())?;
    let user = session.actor().user();
    let removed =
        run(&state, &session, Access::Write, move |tx| Ok(goals::remove(tx, user, (stage, edition), now())?))
            .await?;
    if removed { Ok(HttpResponse::NoContent().finish()) } else { Err(Problem::not_found()) }
}
