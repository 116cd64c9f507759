//! What actions are to do to the index.

use actix_web::web;
use application::actions::effect::{self, Effect, Found, NoEffect, Sum, Summed};
use ideb_core::outlook::Missing;
use kernel::Stage;
use school_management::actions::indicator::IndicatorForm;
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use crate::actions::schema::{IndicatorText, NoEffectText};
use crate::edge::openapi::schema::{StageText, TwoPlaces};
use crate::edge::problem::Problem;
use crate::edge::run::{now, view};
use crate::edge::session::caller::Caller;
use crate::index::calculation::effort::WayJson;
use crate::index::outlook::AimJson;
use crate::index::schema::{IndexText, MissingText};
use crate::state::State;

/// An indicator while it is typed.
#[derive(Debug, Deserialize, IntoParams)]
pub struct EffectQuery {
    #[param(value_type = IndicatorText)]
    kind: String,
    #[param(value_type = StageText)]
    stage: String,
    /// Of "grade": "6º ano".
    grade: Option<String>,
    baseline: String,
    target: String,
    year: Option<i64>,
}

#[derive(Debug, Deserialize, IntoParams)]
pub struct SumQuery {
    #[param(value_type = StageText)]
    stage: String,
}

/// What an action is to do, or why nothing is said of it.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = ActionEffectAnswer)]
#[serde(rename_all = "camelCase")]
pub struct EffectJson {
    #[schema(value_type = Option<NoEffectText>)]
    missing: Option<&'static str>,
    effect: Option<FoundJson>,
    /// Where there is a later edition than the one that the baseline stands on.
    observed: Option<ObservedJson>,
    /// Whether the baseline is that edition's figure, and not one of the school's own.
    stands_on_result: bool,
}

#[derive(Debug, Serialize, ToSchema)]
#[schema(as = ActionEffectOf)]
#[serde(rename_all = "camelCase")]
pub struct OfActionJson {
    action_id: i64,
    #[serde(flatten)]
    answer: EffectJson,
}

#[derive(Debug, Serialize, ToSchema)]
#[schema(as = ActionEffect)]
#[serde(rename_all = "camelCase")]
pub struct FoundJson {
    /// The edition that it is reckoned from.
    year: i16,
    /// What N x P gains; never 0.00.
    #[schema(value_type = IndexText)]
    gain: String,
    /// N x P with it.
    #[schema(value_type = IndexText)]
    with: String,
    /// Points, or percentage points with pupils, and what they take.
    way: WayJson,
}

#[derive(Debug, Serialize, ToSchema)]
#[schema(as = ObservedChange)]
pub struct ObservedJson {
    year: i16,
    /// Points, percentage points or tenths of the index since then; below 0 where it fell.
    #[schema(value_type = TwoPlaces)]
    change: String,
}

/// Whether what is under way in a stage is enough.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = ActionSum)]
pub struct SumJson {
    #[schema(value_type = StageText)]
    stage: &'static str,
    /// Those that are under way and move a lever of the stage.
    actions: usize,
    late: usize,
    #[schema(value_type = Option<MissingText>)]
    missing: Option<&'static str>,
    answer: Option<SummedJson>,
}

#[derive(Debug, Serialize, ToSchema)]
#[schema(as = ActionSumAnswer)]
#[serde(rename_all = "camelCase")]
pub struct SummedJson {
    /// The edition that it is reckoned from.
    year: i16,
    /// N x P as it is printed alone.
    #[schema(value_type = IndexText)]
    now: String,
    #[schema(value_type = IndexText)]
    with_all: String,
    #[schema(value_type = IndexText)]
    without_late: String,
    aim: AimJson,
    /// What N x P must reach to be published as the aim.
    #[schema(value_type = TwoPlaces)]
    threshold: String,
    reaches: bool,
    reaches_without_late: bool,
    /// What is missing, or lies beyond where it reaches.
    #[schema(value_type = IndexText)]
    difference: String,
}

impl From<Effect> for FoundJson {
    fn from(effect: Effect) -> Self {
        Self {
            year: effect.edition.year(),
            gain: effect.gain.to_string(),
            with: effect.with.to_string(),
            way: effect.way.into(),
        }
    }
}

impl From<Found> for EffectJson {
    fn from(Found { effect, observed, stands_on_result }: Found) -> Self {
        let observed =
            observed.map(|it| ObservedJson { year: it.edition.year(), change: it.change.to_string() });
        let missing = effect.as_ref().err().copied().map(NoEffect::slug);
        Self { missing, effect: effect.ok().map(Into::into), observed, stands_on_result }
    }
}

impl From<Summed> for SummedJson {
    fn from(summed: Summed) -> Self {
        Self {
            year: summed.edition.year(),
            now: summed.now.to_string(),
            with_all: summed.with_all.to_string(),
            without_late: summed.without_late.to_string(),
            aim: summed.aim.into(),
            threshold: summed.threshold.to_string(),
            reaches: summed.reaches,
            reaches_without_late: summed.reaches_without_late,
            difference: summed.difference.to_string(),
        }
    }
}

impl From<Sum> for SumJson {
    fn from(Sum { stage, actions, late, answer }: Sum) -> Self {
        let missing = answer.as_ref().err().copied().map(Missing::slug);
        Self { stage: stage.slug(), actions, late, missing, answer: answer.ok().map(Into::into) }
    }
}

pub async fn all(
    state: web::Data<State>,
    Caller(session): Caller,
) -> Result<web::Json<Vec<OfActionJson>>, Problem> {
    let effects = view(&state, &session, move |view| effect::effects(view, now())).await?;
    let json = effects.into_iter().map(|(id, found)| OfActionJson { action_id: id.0, answer: found.into() });
    Ok(web::Json(json.collect()))
}

pub async fn one(
    state: web::Data<State>,
    Caller(session): Caller,
    query: web::Query<EffectQuery>,
) -> Result<web::Json<EffectJson>, Problem> {
    let form = IndicatorForm {
        kind: &query.kind,
        stage: &query.stage,
        grade: query.grade.as_deref().unwrap_or_default(),
        baseline: &query.baseline,
        target: &query.target,
        year: query.year,
    };
    let indicator = form.parse()?;
    let found = view(&state, &session, move |view| effect::of(view, &indicator, now())).await?;
    Ok(web::Json(found.into()))
}

pub async fn sum(
    state: web::Data<State>,
    Caller(session): Caller,
    query: web::Query<SumQuery>,
) -> Result<web::Json<SumJson>, Problem> {
    let stage: Stage = query
        .stage
        .parse()
        .map_err(|error: kernel::UnknownStage| kernel::Invalid::field("stage", error.to_string()))?;
    let found = view(&state, &session, move |view| effect::sum(view, stage, now())).await?;
    Ok(web::Json(found.into()))
}
