//! How much the index gains by each lever.

use std::cmp::Reverse;

use kernel::Decimal;

use crate::effort::{Measure, Measures};
use crate::formula::{Index, index};
use crate::levers::Lever;
use crate::printed::DifferenceLine;
use crate::simulation::OfficialInputs;

/// What a lever adds to N x P if it repeats its measure.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LeverGain {
    pub lever: Lever,
    /// Where the scale begins, of a subject below it: the step counts from there.
    pub scale_from: Option<Decimal<2>>,
    /// The measure, ten points or two percentage points without one; less where there is no more room.
    pub step: Decimal<2>,
    pub measure: Option<Measure>,
    /// N x P before and after, in index points.
    pub product: DifferenceLine,
}

impl LeverGain {
    /// The step without needless zeros: "10", "0.8".
    pub fn step_text(&self) -> String {
        let text = self.step.to_string();
        text.trim_end_matches('0').trim_end_matches('.').to_owned()
    }
}

/// The gain of each lever, greatest first; levers without room are left out. Calculated with the formula itself, not with
/// its derivative.
pub fn gains(inputs: &OfficialInputs, now: &Index, measures: &Measures) -> Vec<LeverGain> {
    let mut gains: Vec<_> = Lever::all(inputs)
        .into_iter()
        .filter_map(|lever| {
            let (current, start) = (lever.current(inputs)?, lever.start(inputs)?);
            let step = measures.step(lever).min(lever.room(inputs));
            let raised = index(&lever.raised(inputs, step)).ok()?;
            let gain = exact_gain(now, &raised);
            let product = DifferenceLine::new(now.product, raised.product, gain.into(), 4, 3);
            let scale_from = (current < start).then_some(start);
            let gained = LeverGain { lever, scale_from, step, measure: measures.of(lever).cloned(), product };
            (step.units() > 0).then_some((gain, gained))
        })
        .collect();
    gains.sort_by_key(|(gain, _)| Reverse(*gain));
    gains.into_iter().map(|(_, gain)| gain).collect()
}

/// To 15 places: the exact difference of two products does not fit.
fn exact_gain(before: &Index, after: &Index) -> Decimal<15> {
    after.product.to_decimal::<15>() - before.product.to_decimal::<15>()
}
