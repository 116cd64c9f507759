//! Words and numbers inside sentences.

use kernel::{Decimal, Grade, Stage};

use crate::levers::Lever;
use crate::measure::ApprovalRate;

pub(super) fn lever_name(lever: Lever) -> String {
    match lever {
        Lever::Mt => "Matemática".to_owned(),
        Lever::Lp => "Língua Portuguesa".to_owned(),
        Lever::Approval => "a aprovação".to_owned(),
        Lever::Grade(grade) => format!("a aprovação {}", of_grade(grade)),
    }
}

fn article(grade: Grade) -> &'static str {
    if grade.stage == Stage::EnsinoMedio { "a" } else { "o" }
}

/// "do 6º ano", "da 1ª série".
pub(super) fn of_grade(grade: Grade) -> String {
    format!("d{} {}", article(grade), grade.label())
}

/// "no 6º ano", "na 1ª série".
pub(super) fn in_grade(grade: Grade) -> String {
    format!("n{} {}", article(grade), grade.label())
}

/// A rate or percentage points, with one place, or two where the second says something.
pub(super) fn shortest(rate: Decimal<2>) -> String {
    ApprovalRate::nearest(rate).shortest().replace('.', ",")
}

/// "93,4 %", which no line breaks.
pub(super) fn percent(rate: Decimal<2>) -> String {
    kernel::percent(shortest(rate))
}
