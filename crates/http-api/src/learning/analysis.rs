//! A pupil is analysed, or an example is.

use actix_web::web;
use application::classes::class::By;
use application::learning::analysis::{self, Analysis};
use application::learning::demonstration::{self, Example};
use application::pupils::seen::one;
use kernel::PersonId;
use serde::Serialize;
use utoipa::ToSchema;

use super::profile::ProfileJson;
use super::recommendation::RecommendationJson;
use crate::edge::problem::Problem;
use crate::edge::run::{now, run, view};
use crate::edge::session::caller::Caller;
use crate::state::State;

#[derive(Debug, Serialize, ToSchema)]
#[schema(as = LearningAnalysis)]
#[serde(rename_all = "camelCase")]
pub struct AnalysisJson {
    message: &'static str,
    /// Of invented figures: nothing of a pupil, and nothing that is kept.
    is_demonstration: bool,
    /// `null` while the school has the analysis off.
    profile: Option<ProfileJson>,
    recommendations: Vec<RecommendationJson>,
}

impl From<Analysis> for AnalysisJson {
    fn from(analysis: Analysis) -> Self {
        let message = analysis.message();
        Self {
            message,
            is_demonstration: false,
            profile: analysis.style.profile.map(|(profile, at)| ProfileJson::new(&profile, at)),
            recommendations: analysis.recommendations.into_iter().map(Into::into).collect(),
        }
    }
}

/// Asked for twice at once, both hear the same.
pub async fn analyze(
    state: web::Data<State>,
    Caller(session): Caller,
    path: web::Path<i64>,
) -> Result<web::Json<AnalysisJson>, Problem> {
    let (actor, student) = (session.actor().clone(), PersonId(path.into_inner()));
    let analysis =
        run(&state, &session, move |tx| analysis::analyse(tx, By { actor: &actor, now: now() }, student));
    Ok(web::Json(analysis.await?.into()))
}

/// The same for every pupil.
pub async fn demo(
    state: web::Data<State>,
    Caller(session): Caller,
    path: web::Path<i64>,
) -> Result<web::Json<AnalysisJson>, Problem> {
    let (person, student) = (session.actor().person.clone(), PersonId(path.into_inner()));
    let found = view(&state, &session, move |view| one(view, &person, student)).await?;
    found.ok_or_else(Problem::not_found)?;
    let at = now();
    let Example { style, recommendations } = demonstration::example(at);
    Ok(web::Json(AnalysisJson {
        message: demonstration::MESSAGE,
        is_demonstration: true,
        profile: style.profile.map(|(profile, at)| ProfileJson::new(&profile, at)),
        recommendations: recommendations.into_iter().map(|it| RecommendationJson::example(it, at)).collect(),
    }))
}
