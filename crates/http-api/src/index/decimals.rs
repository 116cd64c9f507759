//! Decimals as the JSON carries them: text with a dot.

use ideb_core::grade_rates::grade_rates;
use ideb_core::measure::ApprovalRate;
use kernel::{Decimal, Stage};
use serde::Serialize;
use utoipa::ToSchema;

use crate::edge::openapi::schema::Percent;

/// With its places: "5.40".
pub fn text<const PLACES: u32>(value: Decimal<PLACES>) -> String {
    value.to_string()
}

/// The approval of one grade.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = GradeRate)]
pub struct GradeRateJson {
    /// "6º ano", "1ª série".
    grade: String,
    /// Percent with one place; `null` where there is none.
    #[schema(value_type = Option<Percent>)]
    rate: Option<String>,
}

/// Rates of a stage's grades, named.
pub fn grades(stage: Stage, rates: &[Option<ApprovalRate>]) -> Vec<GradeRateJson> {
    grade_rates(stage, rates)
        .into_iter()
        .map(|(grade, rate)| GradeRateJson { grade: grade.label(), rate: rate.map(ApprovalRate::shortest) })
        .collect()
}
