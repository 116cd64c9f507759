//! The figures of one result, which three tables hold.

use diesel::prelude::*;
use diesel::sql_types::{Array, Nullable, Numeric};
use ideb_core::measure::{ApprovalRate, PerformanceIndicator, Proficiency, PublishedIdeb, StandardizedScore};
use ideb_core::reference::Figures;

use crate::column::decimal::Number;

pub(crate) type Rates = Vec<Option<Number<ApprovalRate>>>;

/// In the order of the fields of [`Figures`].
#[derive(Debug, Queryable, QueryableByName)]
pub(crate) struct FiguresRow {
    #[diesel(sql_type = Nullable<Numeric>)]
    approval: Option<Number<ApprovalRate>>,
    #[diesel(sql_type = Array<Nullable<Numeric>>)]
    approval_by_grade: Rates,
    #[diesel(sql_type = Nullable<Numeric>)]
    indicator: Option<Number<PerformanceIndicator>>,
    #[diesel(sql_type = Nullable<Numeric>)]
    proficiency_lp: Option<Number<Proficiency>>,
    #[diesel(sql_type = Nullable<Numeric>)]
    proficiency_mt: Option<Number<Proficiency>>,
    #[diesel(sql_type = Nullable<Numeric>)]
    score: Option<Number<StandardizedScore>>,
    #[diesel(sql_type = Nullable<Numeric>)]
    ideb: Option<Number<PublishedIdeb>>,
    #[diesel(sql_type = Nullable<Numeric>)]
    target: Option<Number<PublishedIdeb>>,
}

impl From<FiguresRow> for Figures {
    fn from(row: FiguresRow) -> Self {
        Self {
            approval: Number::measure(row.approval),
            approval_by_grade: unwrap_rates(row.approval_by_grade),
            indicator: Number::measure(row.indicator),
            proficiency_lp: Number::measure(row.proficiency_lp),
            proficiency_mt: Number::measure(row.proficiency_mt),
            score: Number::measure(row.score),
            ideb: Number::measure(row.ideb),
            target: Number::measure(row.target),
        }
    }
}

pub(crate) fn wrap_rates(rates: &[Option<ApprovalRate>]) -> Rates {
    rates.iter().copied().map(Number::of).collect()
}

pub(crate) fn unwrap_rates(rates: Rates) -> Vec<Option<ApprovalRate>> {
    rates.into_iter().map(Number::measure).collect()
}
