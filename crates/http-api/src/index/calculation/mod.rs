//! The official calculation with its steps, the plan towards a goal, and what moves the index.

pub mod effort;
pub mod plan;

use actix_web::web;
use application::index::calculation::{self, Calculation, PublishedEdition};
use ideb_core::effort::gains::LeverGain;
use ideb_core::measure::Edition;
use ideb_core::plan::Lock;
use ideb_core::printed::index_alone;
use ideb_core::printed::steps::Step;
use ideb_core::simulate::OfficialRequest;
use ideb_core::suggestion::Suggestion;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::edge::openapi::schema::{OnePlace, SixPlaces, StageText, TwoPlaces, TypedDecimal};
use crate::edge::problem::Problem;
use crate::edge::run::{now, view};
use crate::edge::session::caller::Caller;
use crate::index::calculation::effort::{EffortJson, MeasureJson};
use crate::index::calculation::plan::PlanJson;
use crate::index::printed::{FractionJson, ProductLineJson};
use crate::index::schema::{GainText, IndexText, LeverText, LineText, SourceText, StepText, UnitText};
use crate::state::State;

/// Decimals as typed, with comma or dot.
#[derive(Debug, Deserialize, ToSchema)]
#[schema(as = Calculate)]
#[serde(rename_all = "camelCase")]
pub struct CalculateBody {
    #[schema(value_type = StageText)]
    stage: String,
    /// The year whose formula applies.
    edition: Option<i64>,
    #[schema(value_type = TypedDecimal)]
    proficiency_lp: String,
    #[schema(value_type = TypedDecimal)]
    proficiency_mt: String,
    #[schema(value_type = Vec<Option<TypedDecimal>>)]
    approval_by_grade: Vec<Option<String>>,
    #[schema(value_type = Option<TypedDecimal>)]
    target_ideb: Option<String>,
    /// What the plan holds as it is.
    #[serde(default)]
    locked: Vec<LockJson>,
}

#[derive(Debug, Clone, Copy, Deserialize, ToSchema)]
#[schema(as = Lock)]
#[serde(rename_all = "lowercase")]
pub enum LockJson {
    Lp,
    Mt,
    Aprovacao,
}

impl From<LockJson> for Lock {
    fn from(lock: LockJson) -> Self {
        match lock {
            LockJson::Lp => Self::Lp,
            LockJson::Mt => Self::Mt,
            LockJson::Aprovacao => Self::Approval,
        }
    }
}

#[derive(Debug, Serialize, ToSchema)]
#[schema(as = Calculation)]
#[serde(rename_all = "camelCase")]
pub struct CalculationJson {
    #[schema(value_type = StageText)]
    stage: &'static str,
    edition: Option<i16>,
    #[schema(value_type = SixPlaces)]
    score_lp: String,
    #[schema(value_type = SixPlaces)]
    score_mt: String,
    /// N, six places.
    #[schema(value_type = SixPlaces)]
    standardized_score: String,
    /// P, six places.
    #[schema(value_type = SixPlaces)]
    performance_indicator: String,
    /// N x P as it is printed.
    line: ProductLineJson,
    /// N x P where it stands alone: two places, more where two would seem to be published as what it is not.
    #[schema(value_type = IndexText)]
    index: String,
    /// Two places, as a simulation keeps it.
    #[schema(value_type = TwoPlaces)]
    calculated_ideb: String,
    /// One place, as INEP would publish it.
    #[schema(value_type = OnePlace)]
    ideb: String,
    steps: Vec<StepJson>,
    /// When the inputs are those of one of this school's published editions.
    published: Option<PublishedJson>,
    /// When a goal was given.
    plan: Option<PlanJson>,
    /// Strongest first.
    levers: Vec<LeverJson>,
    suggestions: Vec<SuggestionJson>,
}

/// A step of the calculation, ready to show.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = Step)]
pub struct StepJson {
    #[schema(value_type = StepText)]
    key: &'static str,
    expression: String,
    result: String,
    /// The exact result, where the printed one is only about it.
    exact: Option<FractionJson>,
}

#[derive(Debug, Serialize, ToSchema)]
#[schema(as = Published)]
#[serde(rename_all = "camelCase")]
pub struct PublishedJson {
    /// "inep", or "inventado" in the demonstration.
    #[schema(value_type = SourceText)]
    source: &'static str,
    year: i16,
    #[schema(value_type = OnePlace)]
    ideb_score: String,
    agrees: bool,
}

/// How much N x P gains if a lever repeats its measure.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = Lever)]
#[serde(rename_all = "camelCase")]
pub struct LeverJson {
    #[schema(value_type = LeverText)]
    lever: &'static str,
    grade: Option<String>,
    /// The measure, 10 points or 2 p.p. without one; less where there is no more room.
    step: String,
    measure: Option<MeasureJson>,
    /// "pontos" or "p.p.".
    #[schema(value_type = UnitText)]
    unit: &'static str,
    /// Where the scale begins, of a subject below it: the step counts from there.
    #[schema(value_type = Option<TwoPlaces>)]
    scale_from: Option<String>,
    /// N x P now and after the step; `gain` is their difference.
    #[schema(value_type = LineText)]
    before: String,
    #[schema(value_type = LineText)]
    after: String,
    #[schema(value_type = GainText)]
    gain: String,
}

#[derive(Debug, Serialize, ToSchema)]
#[schema(as = Suggestion)]
pub struct SuggestionJson {
    title: String,
    detail: String,
    /// What its aim takes.
    effort: Option<EffortJson>,
}

impl From<Step> for StepJson {
    fn from(step: Step) -> Self {
        Self {
            key: step.key.slug(),
            expression: step.expression,
            result: step.result,
            exact: step.exact.map(Into::into),
        }
    }
}

impl From<LeverGain> for LeverJson {
    fn from(gain: LeverGain) -> Self {
        Self {
            lever: gain.lever.slug(),
            grade: gain.lever.grade_label(),
            step: gain.step_text(),
            unit: gain.lever.unit(),
            scale_from: gain.scale_from.map(|start| start.to_string()),
            before: gain.product.from.to_string(),
            after: gain.product.to.to_string(),
            gain: gain.product.change.to_string(),
            measure: gain.measure.map(Into::into),
        }
    }
}

impl From<Suggestion> for SuggestionJson {
    fn from(suggestion: Suggestion) -> Self {
        Self { title: suggestion.title, detail: suggestion.detail, effort: suggestion.effort.map(Into::into) }
    }
}

impl From<PublishedEdition> for PublishedJson {
    fn from(published: PublishedEdition) -> Self {
        Self {
            source: published.source.slug(),
            year: published.edition.year(),
            ideb_score: published.ideb.to_string(),
            agrees: published.agrees,
        }
    }
}

impl From<Calculation> for CalculationJson {
    fn from(calculation: Calculation) -> Self {
        let Calculation { inputs, index, steps, published, plan, levers, suggestions } = calculation;
        Self {
            stage: inputs.stage.slug(),
            edition: inputs.edition.map(Edition::year),
            score_lp: index.score_lp.to_decimal::<6>().to_string(),
            score_mt: index.score_mt.to_decimal::<6>().to_string(),
            standardized_score: index.score.to_decimal::<6>().to_string(),
            performance_indicator: index.indicator.to_decimal::<6>().to_string(),
            line: index.line().into(),
            index: index_alone(index.product).to_string(),
            calculated_ideb: index.simulated().to_string(),
            ideb: index.published().to_string(),
            steps: steps.into_iter().map(Into::into).collect(),
            published: published.map(Into::into),
            plan: plan.map(Into::into),
            levers: levers.into_iter().map(Into::into).collect(),
            suggestions: suggestions.into_iter().map(Into::into).collect(),
        }
    }
}

pub async fn calculate(
    state: web::Data<State>,
    Caller(session): Caller,
    body: web::Json<CalculateBody>,
) -> Result<web::Json<CalculationJson>, Problem> {
    let (inputs, target) = OfficialRequest {
        stage: &body.stage,
        edition: body.edition,
        proficiency_lp: &body.proficiency_lp,
        proficiency_mt: &body.proficiency_mt,
        approval_by_grade: &body.approval_by_grade,
        target: body.target_ideb.as_deref(),
    }
    .inputs()?;
    let locked: Vec<Lock> = body.locked.iter().copied().map(Into::into).collect();
    let found =
        view(&state, &session, move |view| calculation::calculation(view, inputs, target, &locked, now()))
            .await?;
    Ok(web::Json(found.into()))
}
