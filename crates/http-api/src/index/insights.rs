//! What the school's simulations say together.

use actix_web::web;
use application::index::insights;
use chrono::{DateTime, Utc};
use ideb_core::insights::Insights;
use ideb_core::simulation::summary::Highlight;
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use crate::edge::openapi::schema::{OnePlace, StageText, TwoPlaces};
use crate::edge::problem::Problem;
use crate::edge::run::{now, view};
use crate::edge::session::caller::Caller;
use crate::index::schema::{MeanText, ModeText, MonthText};
use crate::index::simulations::optional_stage;
use crate::state::State;

#[derive(Debug, Deserialize, IntoParams)]
pub struct InsightsQuery {
    /// Only those of this stage or of none; all when absent.
    #[param(value_type = Option<StageText>)]
    stage: Option<String>,
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
    name: String,
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
        Self {
            name: highlight.name.as_str().to_owned(),
            value: highlight.value.to_string(),
            created_at: highlight.at,
            mode: highlight.mode.slug(),
        }
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
