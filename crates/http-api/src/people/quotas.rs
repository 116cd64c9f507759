//! How much the school keeps, where it is nearly as much as it may.

use actix_web::web;
use application::quota::QuotaUse;
use serde::Serialize;
use utoipa::ToSchema;

use crate::edge::problem::Problem;
use crate::edge::run::view;
use crate::edge::session::caller::Caller;
use crate::state::State;

#[derive(Debug, Serialize, ToSchema)]
#[schema(as = Quota)]
pub struct QuotaJson {
    /// What is kept, as `simulations`.
    name: String,
    kept: usize,
    /// What is beyond is refused with 409.
    most: usize,
}

pub async fn near(
    state: web::Data<State>,
    Caller(session): Caller,
) -> Result<web::Json<Vec<QuotaJson>>, Problem> {
    let quotas = view(&state, &session, |view| view.quotas().quotas()).await?;
    let near = quotas.into_iter().filter(QuotaUse::is_near);
    Ok(web::Json(near.map(|QuotaUse { name, kept, most }| QuotaJson { name, kept, most }).collect()))
}
