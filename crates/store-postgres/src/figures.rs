//! The figures of one result, which three tables hold.

use diesel::prelude::*;
use ideb_core::measure::{ApprovalRate, PerformanceIndicator, Proficiency, PublishedIdeb, StandardizedScore};
use ideb_core::reference::Figures;

use crate::decimal::Number;

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
            approval: Number::unwrap(row.approval),
            approval_by_grade: unwrap_rates(row.approval_by_grade),
            indicator: Number::unwrap(row.indicator),
            proficiency_lp: Number::unwrap(row.proficiency_lp),
            proficiency_mt: Number::unwrap(row.proficiency_mt),
            score: Number::unwrap(row.score),
            ideb: Number::unwrap(row.ideb),
            target: Number::unwrap(row.target),
        }
    }
}

pub(crate) fn wrap_rates(rates: &[Option<ApprovalRate>]) -> Rates {
    rates.iter().copied().map(Number::wrap).collect()
}

pub(crate) fn unwrap_rates(rates: Rates) -> Vec<Option<ApprovalRate>> {
    rates.into_iter().map(Number::unwrap).collect()
}
