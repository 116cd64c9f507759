//! What this installation is and knows.

use std::time::Instant;

use actix_web::web;
use chrono::{DateTime, Utc};
use ideb_core::reference::ReferenceSummary;
use serde::Serialize;
use utoipa::ToSchema;

use crate::edge::openapi::schema::StateText;
use crate::edge::problem::Problem;
use crate::edge::run::view_public;
use crate::state::State;

#[derive(Debug, Serialize, ToSchema)]
#[schema(as = About)]
#[serde(rename_all = "camelCase")]
pub struct AboutJson {
    version: &'static str,
    /// Where the operator offers the source of this program.
    source_url: Option<String>,
    /// Characters of the shortest password accepted.
    shortest_password: usize,
    reference: ReferenceJson,
}

/// What the reference tables hold.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = Reference)]
#[serde(rename_all = "camelCase")]
pub struct ReferenceJson {
    schools: i64,
    results: i64,
    editions: Vec<i16>,
    /// Of the schools.
    #[schema(value_type = Vec<StateText>)]
    states: Vec<&'static str>,
    imported_at: Option<DateTime<Utc>>,
}

pub async fn about(state: web::Data<State>) -> Result<web::Json<AboutJson>, Problem> {
    let summary = summary(&state).await?;
    Ok(web::Json(AboutJson {
        version: env!("CARGO_PKG_VERSION"),
        source_url: state.settings.source_url.clone(),
        shortest_password: state.settings.shortest_password,
        reference: ReferenceJson {
            schools: summary.schools,
            results: summary.results,
            editions: summary.editions.iter().map(|edition| edition.year()).collect(),
            states: summary.states.iter().map(|state| state.code()).collect(),
            imported_at: summary.imported_at,
        },
    }))
}

async fn summary(state: &web::Data<State>) -> Result<ReferenceSummary, Problem> {
    let clock = Instant::now();
    if let Some(kept) = state.summary.find(clock) {
        return Ok(kept);
    }
    let summary = view_public(state, |view| view.reference().reference_summary()).await?;
    state.summary.keep(summary.clone(), clock);
    Ok(summary)
}
