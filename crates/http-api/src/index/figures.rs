//! A result of the index that the school itself enters.

use actix_web::http::StatusCode;
use actix_web::{HttpRequest, HttpResponse, web};
use application::index::figures;
use application::tx::database::Access;
use ideb_core::history;
use ideb_core::own_figure::OwnFigureRequest;
use kernel::IdebDataId;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::edge::caller::Caller;
use crate::edge::openapi::schema::{StageText, TypedDecimal};
use crate::edge::problem::Problem;
use crate::edge::run::{now, run, run_once};
use crate::index::history::IdebRecordJson;
use crate::state::State;

/// Decimals as typed, with comma or dot.
#[derive(Debug, Serialize, Deserialize, ToSchema)]
#[schema(as = EnterFigure)]
#[serde(rename_all = "camelCase")]
pub struct FigureBody {
    #[schema(value_type = StageText)]
    stage: String,
    year: i64,
    #[schema(value_type = Option<TypedDecimal>)]
    ideb_score: Option<String>,
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
        proficiency_lp: body.proficiency_lp.as_deref(),
        proficiency_mt: body.proficiency_mt.as_deref(),
        approval_by_grade: body.approval_by_grade.as_deref().unwrap_or_default(),
        mec_goal: body.mec_goal.as_deref(),
    }
    .parse()?;
    let user = session.actor().user();
    run_once(&request, &state, &session, &body, StatusCode::CREATED, move |tx| {
        let saved = figures::enter(tx, user, (typed.stage, typed.edition), &typed.figures, now())?;
        let record = history::history(None, Vec::new(), vec![saved]).pop().ok_or_else(Problem::internal)?;
        Ok(IdebRecordJson::from(record))
    })
    .await
}

pub async fn remove(
    state: web::Data<State>,
    Caller(session): Caller,
    path: web::Path<(i32, i32)>,
) -> Result<HttpResponse, Problem> {
    let id = IdebDataId(path.into_inner().1);
    let user = session.actor().user();
    run(&state, &session, Access::Write, move |tx| Ok(figures::remove(tx, user, id, now())?)).await?;
    Ok(HttpResponse::NoContent().finish())
}
