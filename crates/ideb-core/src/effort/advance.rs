//! How far a thing rose from one edition to the next.

use kernel::{Decimal, Stage};

use crate::history::HistoryRecord;
use crate::levers::Lever;
use crate::measure::{ApprovalRate, Edition, Proficiency};
use crate::ratio::Ratio;
use crate::reference::Figures;

/// The edition of the pandemic, in which hardly anyone was held back: its approval is no advance.
const PANDEMIC: i16 = 2021;

/// A rise from one edition to the next, in points or percentage points.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Advance {
    /// Above 0.
    pub by: Decimal<2>,
    pub from: Edition,
    pub to: Edition,
}

/// The largest advance of a lever in a stage, of two equals the newer one; `None` where it never rose between two editions
/// that both know it.
pub fn best(records: &[HistoryRecord], stage: Stage, lever: Lever) -> Option<Advance> {
    let of_stage = || records.iter().filter(|record| record.stage == stage);
    let advances = of_stage().filter_map(|record| {
        let to = record.edition;
        let before = of_stage().find(|before| before.edition.year() == to.year() - 2)?;
        if is_approval(lever) && to.year() == PANDEMIC {
            return None;
        }
        let by = change(lever, &before.figures, &record.figures)?;
        (by.units() > 0).then_some(Advance { by, from: before.edition, to })
    });
    advances.max_by_key(|advance| (advance.by, advance.to))
}

/// What a lever changed by between two results; `None` where one of them does not know it. All grades change by what the
/// stage does, or where that is not known by the mean of the grades that both results have.
pub fn change(lever: Lever, before: &Figures, after: &Figures) -> Option<Decimal<2>> {
    let points =
        |before: Option<Proficiency>, after: Option<Proficiency>| Some(after?.decimal() - before?.decimal());
    match lever {
        Lever::Mt => points(before.proficiency_mt, after.proficiency_mt),
        Lever::Lp => points(before.proficiency_lp, after.proficiency_lp),
        Lever::Grade(grade) => {
            let place = usize::from(grade.place);
            rates(before.approval_by_grade.get(place).copied()?, after.approval_by_grade.get(place).copied()?)
        }
        Lever::Approval => rates(before.approval, after.approval).or_else(|| {
            let grades = before.approval_by_grade.iter().zip(&after.approval_by_grade);
            let changes = grades.filter_map(|(before, after)| rates(*before, *after));
            Ratio::mean(changes.map(Into::into)).map(Ratio::to_decimal)
        }),
    }
}

/// A rate of 0 is left out of the index, and is no rate to rise from.
fn rates(before: Option<ApprovalRate>, after: Option<ApprovalRate>) -> Option<Decimal<2>> {
    let known = |rate: Option<ApprovalRate>| rate.map(ApprovalRate::decimal).filter(|rate| rate.units() > 0);
    Some(known(after)? - known(before)?)
}

fn is_approval(lever: Lever) -> bool {
    matches!(lever, Lever::Approval | Lever::Grade(_))
}
