//! The answer that the dashboard opens with: how far, and what would close it.

use actix_web::web;
use application::index::outlook;
use ideb_core::effort::MeasureKind;
use ideb_core::outlook::{Aim, Answer, MeasuredGoal, Missing, Outlook};
use kernel::Stage;
use serde::Serialize;
use utoipa::ToSchema;

use crate::edge::openapi::schema::{OnePlace, StageText, TwoPlaces};
use crate::edge::problem::Problem;
use crate::edge::run::{now, view};
use crate::edge::session::caller::Caller;
use crate::index::calculation::effort::WayJson;
use crate::index::calculation::plan::ReachJson;
use crate::index::history::StageQuery;
use crate::index::schema::{AimText, GoalOriginText, IndexText, MeasureText, MissingText, NEXT, SourceText};
use crate::index::simulations::optional_stage;
use crate::state::State;

/// What stands between a stage's newest index and what is aimed at.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = Outlook)]
pub struct OutlookJson {
    #[schema(value_type = StageText)]
    stage: &'static str,
    /// Why there is no answer.
    #[schema(value_type = Option<MissingText>)]
    missing: Option<&'static str>,
    answer: Option<AnswerJson>,
}

#[derive(Debug, Serialize, ToSchema)]
#[schema(as = OutlookAnswer)]
#[serde(rename_all = "camelCase")]
pub struct AnswerJson {
    /// The edition of the figures.
    year: i16,
    #[schema(value_type = SourceText)]
    source: &'static str,
    /// As published.
    #[schema(value_type = OnePlace)]
    ideb_score: String,
    /// Whether the formula gives what was published; `null` where a figure has too few places to tell.
    agrees: Option<bool>,
    /// N x P as it is printed alone: two places, more where two would seem to reach what they do not.
    #[schema(value_type = IndexText)]
    index: String,
    /// The goal in force, also where it is reached.
    goal: Option<MeasuredGoalJson>,
    /// What the ways lead to: the goal, or the next tenth where there is none or it is reached.
    aim: AimJson,
    /// What N x P must reach to be published as the aim.
    #[schema(value_type = TwoPlaces)]
    threshold: String,
    /// What `index` lacks.
    #[schema(value_type = IndexText)]
    gap: String,
    /// Only of an index that nothing is above.
    met: bool,
    /// Each suffices alone, the least effort first: each subject, and of approval what takes less, all grades or one.
    ways: Vec<WayJson>,
    on_the_way: Option<ReachJson>,
    /// "propria" where any measure is the school's own; `null` without measures.
    #[schema(value_type = Option<MeasureText>)]
    measured_by: Option<&'static str>,
}

/// A goal beside the newest index.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = MeasuredGoal)]
pub struct MeasuredGoalJson {
    #[schema(value_type = OnePlace)]
    ideb: String,
    year: i16,
    #[schema(value_type = GoalOriginText)]
    origin: &'static str,
    /// Whether the newest index is at or above it.
    reached: bool,
    /// Whether it is reached by an edition that is not before the goal's own.
    met: bool,
}

/// What is aimed at.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = Aim)]
pub struct AimJson {
    #[schema(value_type = OnePlace)]
    ideb: String,
    /// Of a goal.
    year: Option<i16>,
    /// "proximo" for the next tenth.
    #[schema(value_type = AimText)]
    origin: &'static str,
}

impl From<MeasuredGoal> for MeasuredGoalJson {
    fn from(MeasuredGoal { goal, reached, met }: MeasuredGoal) -> Self {
        Self {
            ideb: goal.value.to_string(),
            year: goal.edition.year(),
            origin: goal.origin.slug(),
            reached,
            met,
        }
    }
}

impl From<Aim> for AimJson {
    fn from(aim: Aim) -> Self {
        Self {
            ideb: aim.ideb.to_string(),
            year: aim.goal.map(|(edition, _)| edition.year()),
            origin: aim.goal.map_or(NEXT, |(_, origin)| origin.slug()),
        }
    }
}

impl From<Answer> for AnswerJson {
    fn from(answer: Answer) -> Self {
        Self {
            year: answer.edition.year(),
            source: answer.source.slug(),
            ideb_score: answer.published.to_string(),
            agrees: answer.agrees,
            index: answer.index.to_string(),
            goal: answer.goal.map(Into::into),
            aim: answer.aim.into(),
            threshold: answer.threshold.to_string(),
            gap: answer.gap.to_string(),
            met: answer.met,
            ways: answer.ways.into_iter().map(Into::into).collect(),
            on_the_way: answer.on_the_way.map(Into::into),
            measured_by: answer.measured_by.map(MeasureKind::slug),
        }
    }
}

impl From<Outlook> for OutlookJson {
    fn from(Outlook { stage, answer }: Outlook) -> Self {
        let missing = answer.as_ref().err().copied().map(Missing::slug);
        Self { stage: stage.slug(), missing, answer: answer.ok().map(Into::into) }
    }
}

pub async fn outlook(
    state: web::Data<State>,
    Caller(session): Caller,
    query: web::Query<StageQuery>,
) -> Result<web::Json<OutlookJson>, Problem> {
    let stage = optional_stage(query.stage.as_deref())?;
    let found = view(&state, &session, move |view| outlook::outlook(view, stage, now())).await?;
    Ok(web::Json(found.into()))
}

pub async fn of_country(
    state: web::Data<State>,
    Caller(session): Caller,
    path: web::Path<(i64, String)>,
) -> Result<web::Json<OutlookJson>, Problem> {
    let (_, stage) = path.into_inner();
    let stage: Stage = stage.parse().map_err(|_| Problem::not_found())?;
    let found = view(&state, &session, move |view| outlook::of_country(view, stage)).await?;
    Ok(web::Json(found.into()))
}
