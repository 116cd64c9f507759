//! Decimals as the JSON carries them: text with a dot.

use ideb_core::measure::ApprovalRate;
use kernel::{Decimal, Grade, Stage};
use serde::Serialize;
use utoipa::ToSchema;

use crate::edge::openapi::schema::Percent;

/// With its places: "5.40".
pub fn text<const PLACES: u32>(value: Decimal<PLACES>) -> String {
    value.to_string()
}

/// Rounded half up to fewer places.
pub fn rounded<const FROM: u32, const TO: u32>(value: Decimal<FROM>) -> Option<String> {
    value.rescale::<TO>().map(text)
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

/// Rates of a stage's grades, named; without the 4th grade of ensino médio where it has no rate.
pub fn grades(stage: Stage, rates: &[Option<ApprovalRate>]) -> Vec<GradeRateJson> {
    if rates.iter().all(Option::is_none) {
        return Vec::new();
    }
    let optional = |grade: &Grade| stage == Stage::EnsinoMedio && grade.place == 3;
    stage
        .grades()
        .zip(rates.iter().copied().chain(std::iter::repeat(None)))
        .filter(|(grade, rate)| rate.is_some() || !optional(grade))
        .map(|(grade, rate)| GradeRateJson { grade: grade.label(), rate: rate.map(rate_text) })
        .collect()
}

/// One place as INEP publishes it; two where the second one says something.
pub fn rate_text(rate: ApprovalRate) -> String {
    let rate = rate.decimal();
    match rate.rescale::<1>() {
        Some(short) if short.rescale::<2>() == Some(rate) => short.to_string(),
        _ => rate.to_string(),
    }
}
