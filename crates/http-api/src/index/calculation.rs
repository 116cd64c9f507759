//! The official calculation with its steps, the plan towards a goal, and what moves the index.

use actix_web::web;
use application::index::calculation::{self, Calculation, PublishedEdition};
use ideb_core::formula;
use ideb_core::levers::{Lever, LeverGain};
use ideb_core::measure::Edition;
use ideb_core::plan::{Change, Free, Lock, Plan, Single};
use ideb_core::simulate::OfficialRequest;
use ideb_core::steps::Step;
use ideb_core::suggestion::Suggestion;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::edge::openapi::schema::{
    FourPlaces, OnePlace, SixPlaces, StageText, ThreePlaces, TwoPlaces, TypedDecimal,
};
use crate::edge::problem::Problem;
use crate::edge::run::view;
use crate::edge::session::caller::Caller;
use crate::index::schema::{LeverText, StepText, UnitText};
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
    /// N x P, four places; never rounded again.
    #[schema(value_type = FourPlaces)]
    product: String,
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
}

#[derive(Debug, Serialize, ToSchema)]
#[schema(as = Published)]
#[serde(rename_all = "camelCase")]
pub struct PublishedJson {
    year: i16,
    #[schema(value_type = OnePlace)]
    ideb_score: String,
    agrees: bool,
}

#[derive(Debug, Serialize, ToSchema)]
#[schema(as = Plan)]
pub struct PlanJson {
    #[schema(value_type = OnePlace)]
    target: String,
    /// What N x P must reach to be published as the target.
    #[schema(value_type = TwoPlaces)]
    threshold: String,
    #[schema(value_type = FourPlaces)]
    gap: String,
    met: bool,
    single: Vec<SingleJson>,
    free: Option<FreeJson>,
}

/// What one lever alone needs; `null` where it cannot reach the goal.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = SingleLever)]
pub struct SingleJson {
    #[schema(value_type = LeverText)]
    lever: &'static str,
    grade: Option<String>,
    #[schema(value_type = TwoPlaces)]
    current: String,
    #[schema(value_type = Option<TwoPlaces>)]
    needed: Option<String>,
    #[schema(value_type = Option<TwoPlaces>)]
    difference: Option<String>,
}

/// The solution in which everything locked is held.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = FreeLevers)]
pub struct FreeJson {
    #[schema(value_type = Vec<LeverText>)]
    levers: Vec<&'static str>,
    changes: Vec<ChangeJson>,
    feasible: bool,
}

#[derive(Debug, Serialize, ToSchema)]
#[schema(as = Change)]
pub struct ChangeJson {
    #[schema(value_type = LeverText)]
    lever: &'static str,
    grade: Option<String>,
    #[schema(value_type = TwoPlaces)]
    current: String,
    #[schema(value_type = TwoPlaces)]
    needed: String,
}

/// How much N x P gains by one step of a lever.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = Lever)]
pub struct LeverJson {
    #[schema(value_type = LeverText)]
    lever: &'static str,
    grade: Option<String>,
    step: String,
    /// "pontos" or "p.p.".
    #[schema(value_type = UnitText)]
    unit: &'static str,
    #[schema(value_type = ThreePlaces)]
    gain: String,
}

#[derive(Debug, Serialize, ToSchema)]
#[schema(as = Suggestion)]
pub struct SuggestionJson {
    title: String,
    detail: String,
}

impl From<Step> for StepJson {
    fn from(step: Step) -> Self {
        Self { key: step.key.slug(), expression: step.expression, result: step.result }
    }
}

impl From<Single> for SingleJson {
    fn from(single: Single) -> Self {
        Self {
            lever: single.lever.slug(),
            grade: single.lever.grade_label(),
            current: single.current.to_string(),
            needed: single.needed.map(|needed| needed.to_string()),
            difference: single.difference().map(|difference| difference.to_string()),
        }
    }
}

impl From<Change> for ChangeJson {
    fn from(change: Change) -> Self {
        Self {
            lever: change.lever.slug(),
            grade: change.lever.grade_label(),
            current: change.current.to_string(),
            needed: change.needed.to_string(),
        }
    }
}

impl From<Free> for FreeJson {
    fn from(free: Free) -> Self {
        Self {
            levers: free.levers.into_iter().map(Lever::slug).collect(),
            changes: free.changes.into_iter().map(Into::into).collect(),
            feasible: free.feasible,
        }
    }
}

impl From<Plan> for PlanJson {
    fn from(plan: Plan) -> Self {
        Self {
            target: plan.target.to_string(),
            threshold: plan.threshold.to_string(),
            gap: plan.gap.to_string(),
            met: plan.met,
            single: plan.single.into_iter().map(Into::into).collect(),
            free: plan.free.map(Into::into),
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
            gain: gain.gain.to_string(),
        }
    }
}

impl From<Suggestion> for SuggestionJson {
    fn from(suggestion: Suggestion) -> Self {
        Self { title: suggestion.title, detail: suggestion.detail }
    }
}

impl From<PublishedEdition> for PublishedJson {
    fn from(published: PublishedEdition) -> Self {
        Self {
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
            product: formula::shown_product(index.product).to_string(),
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
    let calculation = view(&state, &session, move |view| {
        let school = view.school().school()?;
        calculation::calculate(school.as_ref(), view.index(), inputs, target, &locked)
    })
    .await?;
    Ok(web::Json(calculation.into()))
}
