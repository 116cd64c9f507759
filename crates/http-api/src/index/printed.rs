//! N, P and N x P as the JSON carries them to be printed: texts that are never rounded again.

use ideb_core::printed::ProductLine;
use ideb_core::ratio::Ratio;
use serde::Serialize;
use utoipa::ToSchema;

use crate::index::schema::LineText;

/// N x P, each factor with the places it takes for whoever multiplies them to get the product.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = ProductLine)]
pub struct ProductLineJson {
    /// N.
    #[schema(value_type = LineText)]
    score: String,
    /// P.
    #[schema(value_type = LineText)]
    indicator: String,
    #[schema(value_type = LineText)]
    product: String,
    /// Of a line that is only about equal.
    exact: Option<FractionJson>,
}

/// An exact fraction, reduced: both parts as texts, since they may be longer than a number of JSON.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = Fraction)]
pub struct FractionJson {
    numerator: String,
    denominator: String,
}

impl From<ProductLine> for ProductLineJson {
    fn from(line: ProductLine) -> Self {
        Self {
            score: line.score.to_string(),
            indicator: line.indicator.to_string(),
            product: line.product.to_string(),
            exact: line.exact.map(Into::into),
        }
    }
}

impl From<Ratio> for FractionJson {
    fn from(value: Ratio) -> Self {
        let (numerator, denominator) = value.parts();
        Self { numerator: numerator.to_string(), denominator: denominator.to_string() }
    }
}
