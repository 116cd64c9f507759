//! The figures of one result, which three tables hold.

use diesel::prelude::*;
use ideb_core::measure::{ApprovalRate, PerformanceIndicator, Proficiency, PublishedIdeb, StandardizedScore};
use ideb_core::reference::Figures;

use crate::column::decimal::Number;

pub(crate) type Rates = Vec<Option<Number<ApprovalRate>>>;

/// In the order of the fields of [`Figures`].
#[derive(Debug, Queryable)]
pub(crate) struct FiguresRow {
    approval: Option<Number<ApprovalRate>>,
    approval_by_grade: Rates,
    indicator: Option<Number<PerformanceIndicator>>,
    proficiency_lp: Option<Number<Proficiency>>,
    proficiency_mt: Option<Number<Proficiency>>,
    score: Option<Number<StandardizedScore>>,
    ideb: Option<Number<PublishedIdeb>>,
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
