//! A result of the index that the school itself enters.

use actix_web::http::StatusCode;
use actix_web::{HttpRequest, HttpResponse, web};
use application::index::figures::{self, FigureError};
use ideb_core::own_figure::OwnFigureRequest;
use kernel::IdebDataId;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::edge::openapi::schema::{StageText, TypedDecimal};
use crate::edge::problem::Problem;
use crate::edge::run::{now, run, run_once};
use crate::edge::session::caller::Caller;
use crate::index::history::IdebRecordJson;
use crate::state::State;

/// Decimals as typed, with comma or dot.
#[derive(Debug, Serialize, Deserialize, ToSchema)]
#[schema(as = EnterFigure)]
#[serde(rename_all = "camelCase")]
pub struct FigureBody {
    #[schema(value_type = StageText)]
    stage: String,
    #[schema(minimum = 2005, maximum = 2099)]
    year: i64,
    #[schema(value_type = Option<TypedDecimal>)]
    ideb_score: Option<String>,
    /// Of the whole stage, in percent.
    #[schema(value_type = Option<TypedDecimal>)]
    approval_rate: Option<String>,
    #[schema(value_type = Option<TypedDecimal>)]
    proficiency_lp: Option<String>,
    #[schema(value_type = Option<TypedDecimal>)]
    proficiency_mt: Option<String>,
    #[schema(value_type = Option<Vec<Option<TypedDecimal>>>)]
    approval_by_grade: Option<Vec<Option<String>>>,
    #[schema(value_type = Option<TypedDecimal>)]
    mec_goal: Option<String>,
}

pub async fn enter(
    request: HttpRequest,
    state: web::Data<State>,
    Caller(session): Caller,
    body: web::Json<FigureBody>,
) -> Result<HttpResponse, Problem> {
    let typed = OwnFigureRequest {
        stage: &body.stage,
        year: body.year,
        ideb_score: body.ideb_score.as_deref(),
        approval: body.approval_rate.as_deref(),
        proficiency_lp: body.proficiency_lp.as_deref(),
        proficiency_mt: body.proficiency_mt.as_deref(),
        approval_by_grade: body.approval_by_grade.as_deref().unwrap_or_default(),
        mec_goal: body.mec_goal.as_deref(),
    }
    .parse()?;
    let user = session.actor().id();
    run_once(&request, &state, &session, &body, StatusCode::CREATED, move |tx| -> Result<_, FigureError> {
        Ok(IdebRecordJson::from(figures::enter(tx, user, &typed, now())?))
    })
    .await
}

pub async fn remove(
    state: web::Data<State>,
    Caller(session): Caller,
    path: web::Path<(i64, i64)>,
) -> Result<HttpResponse, Problem> {
    let id = IdebDataId(path.into_inner().1);
    let user = session.actor().id();
    run(&state, &session, move |tx| figures::remove(tx, user, id, now())).await?;
    Ok(HttpResponse::NoContent().finish())
}
