//! Saved simulations.

use actix_web::http::StatusCode;
use actix_web::{HttpRequest, HttpResponse, web};
use application::index::{insights, simulations};
use chrono::{DateTime, Utc};
use ideb_core::insights::Insights;
use ideb_core::printed::indicator_alone;
use ideb_core::simulate::line;
use ideb_core::simulation::request::SimulationRequest;
use ideb_core::simulation::summary::Highlight;
use ideb_core::simulation::{Mode, Simulated, Simulation};
use ideb_core::view::SimulationPage;
use kernel::{Invalid, SimulationId, Stage, StoreError};
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use crate::edge::openapi::schema::{OnePlace, StageText, ThreePlaces, TwoPlaces, TypedDecimal};
use crate::edge::problem::Problem;
use crate::edge::run::{now, run_once, view};
use crate::edge::session::caller::Caller;
use crate::index::decimals::{self, GradeRateJson};
use crate::index::printed::ProductLineJson;
use crate::index::schema::{MeanText, ModeText, MonthText};
use crate::state::State;

#[derive(Debug, Deserialize, IntoParams)]
pub struct ListQuery {
    /// Only those of this stage or of none.
    #[param(value_type = Option<StageText>)]
    stage: Option<String>,
    /// Only those older than this id.
    before: Option<i64>,
    /// 1 to 200; 50 when absent.
    limit: Option<i64>,
}

#[derive(Debug, Deserialize, IntoParams)]
pub struct InsightsQuery {
    /// Only those of this stage or of none; all when absent.
    #[param(value_type = Option<StageText>)]
    stage: Option<String>,
}

/// What a person typed. The server calculates; `userId` and `calculatedIdeb` decide nothing.
#[derive(Debug, Serialize, Deserialize, ToSchema)]
#[schema(as = SaveSimulation)]
#[serde(rename_all = "camelCase")]
pub struct SaveBody {
    /// "rapida" (when absent) or "oficial".
    mode: Option<ModeJson>,
    /// Another school's is 404.
    school_id: Option<i64>,
    stage: Option<String>,
    #[schema(value_type = Option<TypedDecimal>)]
    target_ideb: Option<String>,
    /// Quick mode: in percent.
    #[schema(value_type = Option<TypedDecimal>)]
    approval_rate: Option<String>,
    /// Quick mode: the standardised note.
    #[schema(value_type = Option<TypedDecimal>)]
    saeb_score: Option<String>,
    /// Official mode: the year whose formula applies.
    edition: Option<i64>,
    #[schema(value_type = Option<TypedDecimal>)]
    proficiency_lp: Option<String>,
    #[schema(value_type = Option<TypedDecimal>)]
    proficiency_mt: Option<String>,
    #[schema(value_type = Option<Vec<Option<TypedDecimal>>>)]
    approval_by_grade: Option<Vec<Option<String>>>,
}

#[derive(Debug, Clone, Copy, Serialize, Deserialize, ToSchema)]
#[schema(as = SimulationMode)]
#[serde(rename_all = "snake_case")]
pub enum ModeJson {
    Rapida,
    Oficial,
}

impl From<ModeJson> for Mode {
    fn from(mode: ModeJson) -> Self {
        match mode {
            ModeJson::Rapida => Self::Quick,
            ModeJson::Oficial => Self::Official,
        }
    }
}

impl SaveBody {
    fn simulate(&self) -> Result<Simulated, Invalid> {
        SimulationRequest {
            mode: self.mode.map(Into::into),
            stage: self.stage.as_deref(),
            target: self.target_ideb.as_deref(),
            approval: self.approval_rate.as_deref(),
            saeb: self.saeb_score.as_deref(),
            edition: self.edition,
            proficiency_lp: self.proficiency_lp.as_deref(),
            proficiency_mt: self.proficiency_mt.as_deref(),
            approval_by_grade: self.approval_by_grade.as_deref().unwrap_or_default(),
        }
        .simulate()
    }
}

pub fn optional_stage(text: Option<&str>) -> Result<Option<Stage>, Invalid> {
    text.filter(|text| !text.is_empty())
        .map(str::parse)
        .transpose()
        .map_err(|error: kernel::UnknownStage| Invalid::field("stage", error.to_string()))
}

#[derive(Debug, Serialize, ToSchema)]
#[schema(as = Simulation)]
#[serde(rename_all = "camelCase")]
pub struct SimulationJson {
    id: i64,
    user_id: i64,
    user_name: String,
    school_id: i64,
    /// "rapida" or "oficial".
    #[schema(value_type = ModeText)]
    mode: &'static str,
    #[schema(value_type = Option<StageText>)]
    stage: Option<&'static str>,
    edition: Option<i16>,
    #[schema(value_type = TwoPlaces)]
    approval_rate: String,
    #[schema(value_type = TwoPlaces)]
    saeb_score: String,
    /// Two places; never rounded again to a published index.
    #[schema(value_type = TwoPlaces)]
    calculated_ideb: String,
    /// Official mode: one place, as INEP would publish it.
    #[schema(value_type = Option<OnePlace>)]
    published_ideb: Option<String>,
    /// Official mode: P as it is printed alone.
    #[schema(value_type = Option<ThreePlaces>)]
    printed_indicator: Option<String>,
    /// Official mode: N x P as it is printed.
    line: Option<ProductLineJson>,
    #[schema(value_type = Option<TwoPlaces>)]
    target_ideb: Option<String>,
    meets_target: Option<bool>,
    #[schema(value_type = Option<TwoPlaces>)]
    proficiency_lp: Option<String>,
    #[schema(value_type = Option<TwoPlaces>)]
    proficiency_mt: Option<String>,
    approval_by_grade: Vec<GradeRateJson>,
    created_at: DateTime<Utc>,
}

impl SimulationJson {
    fn new(simulation: Simulation, school_id: i64) -> Self {
        let Simulation { id, user, user_name, at, simulated } = simulation;
        let official = simulated.official.as_ref();
        Self {
            id: id.0,
            user_id: user.0,
            user_name,
            school_id,
            mode: simulated.mode().slug(),
            stage: simulated.stage.map(Stage::slug),
            edition: official.and_then(|it| it.inputs.edition).map(ideb_core::measure::Edition::year),
            approval_rate: simulated.approval.to_string(),
            saeb_score: simulated.saeb.to_string(),
            calculated_ideb: simulated.ideb.to_string(),
            published_ideb: official.map(|it| it.published.to_string()),
            printed_indicator: official.map(|it| indicator_alone(it.indicator.decimal().into()).to_string()),
            line: line(&simulated).map(Into::into),
            target_ideb: simulated.target.map(|target| target.to_string()),
            meets_target: simulated.meets_target(),
            proficiency_lp: official.map(|it| it.inputs.proficiency_lp.to_string()),
            proficiency_mt: official.map(|it| it.inputs.proficiency_mt.to_string()),
            approval_by_grade: official
                .map(|it| decimals::grades(it.inputs.stage, &it.inputs.approval_by_grade))
                .unwrap_or_default(),
            created_at: at,
        }
    }
}

pub async fn list(
    state: web::Data<State>,
    Caller(session): Caller,
    query: web::Query<ListQuery>,
) -> Result<web::Json<Vec<SimulationJson>>, Problem> {
    let page = SimulationPage {
        stage: optional_stage(query.stage.as_deref())?,
        before: query.before.map(SimulationId),
        limit: query.limit.unwrap_or(50).clamp(1, 200),
    };
    let school = session.actor().school.0;
    let simulations = view(&state, &session, move |view| view.index().simulations(page)).await?;
    Ok(web::Json(simulations.into_iter().map(|it| SimulationJson::new(it, school)).collect()))
}

pub async fn save(
    request: HttpRequest,
    state: web::Data<State>,
    caller: Caller,
    body: web::Json<SaveBody>,
) -> Result<HttpResponse, Problem> {
    caller.is_own_school(body.school_id)?;
    let Caller(session) = caller;
    let (school, user) = (session.actor().school.0, session.actor().id());
    let simulated = body.simulate()?;
    run_once(&request, &state, &session, &body, StatusCode::CREATED, move |tx| -> Result<_, StoreError> {
        Ok(SimulationJson::new(simulations::save(tx, user, &simulated, now())?, school))
    })
    .await
}

#[derive(Debug, Serialize, ToSchema)]
#[schema(as = SimulationInsights)]
#[serde(rename_all = "camelCase")]
pub struct InsightsJson {
    count: usize,
    #[serde(rename = "last30Days")]
    last_30_days: usize,
    #[schema(value_type = Option<MeanText>)]
    average: Option<String>,
    /// The average less the current index.
    #[schema(value_type = Option<MeanText>)]
    average_versus_current: Option<String>,
    /// The goal in force, for simulations without a target of their own.
    #[schema(value_type = Option<OnePlace>)]
    target: Option<String>,
    at_or_above_target: usize,
    at_or_above_percent: i64,
    best: Option<HighlightJson>,
    last: Option<HighlightJson>,
    trend: Option<TrendJson>,
    spread: Option<SpreadJson>,
    /// Oldest month first.
    monthly: Vec<MonthlyJson>,
}

#[derive(Debug, Serialize, ToSchema)]
#[schema(as = Highlight)]
#[serde(rename_all = "camelCase")]
pub struct HighlightJson {
    #[schema(value_type = TwoPlaces)]
    value: String,
    created_at: DateTime<Utc>,
    #[schema(value_type = ModeText)]
    mode: &'static str,
}

/// The mean of the latest 5 less the mean of the 5 before.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = Trend)]
pub struct TrendJson {
    #[schema(value_type = MeanText)]
    delta: String,
    #[schema(value_type = MeanText)]
    recent: String,
    #[schema(value_type = MeanText)]
    previous: String,
}

#[derive(Debug, Serialize, ToSchema)]
#[schema(as = Spread)]
pub struct SpreadJson {
    #[schema(value_type = TwoPlaces)]
    min: String,
    #[schema(value_type = TwoPlaces)]
    max: String,
    #[schema(value_type = TwoPlaces)]
    range: String,
}

#[derive(Debug, Serialize, ToSchema)]
#[schema(as = MonthlyAverage)]
pub struct MonthlyJson {
    /// "2026-07".
    #[schema(value_type = MonthText)]
    month: String,
    #[schema(value_type = TwoPlaces)]
    average: String,
    count: usize,
}

impl From<Highlight> for HighlightJson {
    fn from(highlight: Highlight) -> Self {
        Self { value: highlight.value.to_string(), created_at: highlight.at, mode: highlight.mode.slug() }
    }
}

impl From<Insights> for InsightsJson {
    fn from(insights: Insights) -> Self {
        Self {
            count: insights.count,
            last_30_days: insights.last_30_days,
            average: insights.average.map(|it| it.to_string()),
            average_versus_current: insights.average_versus_current.map(|it| it.to_string()),
            target: insights.target.map(|it| it.to_string()),
            at_or_above_target: insights.at_or_above_target,
            at_or_above_percent: insights.at_or_above_percent,
            best: insights.best.map(Into::into),
            last: insights.last.map(Into::into),
            trend: insights.trend.map(|it| TrendJson {
                delta: it.change.to_string(),
                recent: it.to.to_string(),
                previous: it.from.to_string(),
            }),
            spread: insights.spread.map(|it| SpreadJson {
                min: it.min.to_string(),
                max: it.max.to_string(),
                range: it.range.to_string(),
            }),
            monthly: insights
                .monthly
                .into_iter()
                .map(|it| MonthlyJson {
                    month: it.month.to_string(),
                    average: it.average.to_string(),
                    count: it.count,
                })
                .collect(),
        }
    }
}

pub async fn insights(
    state: web::Data<State>,
    Caller(session): Caller,
    query: web::Query<InsightsQuery>,
) -> Result<web::Json<InsightsJson>, Problem> {
    let stage = optional_stage(query.stage.as_deref())?;
    let insights = view(&state, &session, move |view| -> Result<_, Problem> {
        let school = view.school().school()?.ok_or_else(Problem::not_found)?;
        Ok(insights::insights(&school, view.index(), stage, now())?)
    })
    .await?;
    Ok(web::Json(insights.into()))
}
