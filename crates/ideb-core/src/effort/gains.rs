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
    let approval = Lever::all(inputs).into_iter().filter(|lever| !matches!(lever, Lever::Mt | Lever::Lp));
    let mut gains: Vec<_> = [Lever::Lp, Lever::Mt]
        .into_iter()
        .chain(approval)
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::measure::{ApprovalRate, Edition, Proficiency};
    use crate::ratio::Ratio;
    use crate::reference::TypicalAdvance;
    use kernel::{Stage, Uf};

    fn inputs(lp: &str, mt: &str, rates: &[&str]) -> OfficialInputs {
        OfficialInputs {
            stage: Stage::AnosFinais,
            edition: Edition::new(2023).ok(),
            proficiency_lp: Proficiency::parse(lp).unwrap(),
            proficiency_mt: Proficiency::parse(mt).unwrap(),
            approval_by_grade: rates.iter().map(|rate| ApprovalRate::parse(rate).ok()).collect(),
            indicator: None,
        }
    }

    fn told(gains: &[LeverGain]) -> Vec<String> {
        let tell = |gain: &LeverGain| {
            let name = gain.lever.grade_label().unwrap_or_else(|| gain.lever.slug().to_owned());
            format!("{name} {} {} {}", gain.step_text(), gain.lever.unit(), gain.product.change)
        };
        gains.iter().map(tell).collect()
    }

    fn ranked(inputs: &OfficialInputs) -> Vec<String> {
        told(&gains(inputs, &index(inputs).unwrap(), &Measures::default()))
    }

    #[test]
    fn each_lever_gains_what_it_gives_if_it_repeats_its_measure() {
        let inputs = inputs("260.84", "258.94", &["93.4", "93.7", "93.9", "95.0"]);
        let typical = |lever: Lever, units: i64| TypicalAdvance {
            lever,
            by: Decimal::from_units(units),
            schools: 412,
            states: vec![Uf::SP],
        };
        let grade = Stage::AnosFinais.grades().next().map(Lever::Grade).unwrap();
        let known = [typical(Lever::Mt, 690), typical(Lever::Approval, 320), typical(grade, 410)];
        let measures = Measures::new(&[], Stage::AnosFinais, &known);
        let found = gains(&inputs, &index(&inputs).unwrap(), &measures);
        assert_eq!(
            told(&found)[..4],
            [
                "aprovacao 3.2 p.p. 0.171",
                "lp 10 pontos 0.157",
                "mt 6.9 pontos 0.108",
                "6º ano 4.1 p.p. 0.054"
            ]
        );
        assert_eq!(found.iter().filter(|gain| gain.measure.is_some()).count(), 3);
    }

    #[test]
    fn without_measures_levers_are_ranked_by_what_a_step_gives() {
        let brazil_2023 = inputs("260.84", "258.94", &["93.4", "93.7", "93.9", "95.0"]);
        assert_eq!(
            ranked(&brazil_2023),
            [
                "lp 10 pontos 0.157",
                "mt 10 pontos 0.157",
                "aprovacao 2 p.p. 0.107",
                "6º ano 2 p.p. 0.027",
                "7º ano 2 p.p. 0.026",
                "8º ano 2 p.p. 0.026",
                "9º ano 2 p.p. 0.026",
            ]
        );
    }

    #[test]
    fn a_step_ends_where_there_is_no_more_room() {
        let near_the_top = inputs("395.5", "420", &["100", "99.2", "-", "0"]);
        assert_eq!(
            ranked(&near_the_top),
            ["lp 4.5 pontos 0.075", "aprovacao 0.8 p.p. 0.040", "7º ano 0.8 p.p. 0.040"]
        );
    }

    #[test]
    fn below_the_scale_a_step_counts_from_where_the_scale_begins() {
        let below = inputs("90", "258.94", &["95"]);
        assert_eq!(ranked(&below)[..2], ["lp 10 pontos 0.158", "mt 10 pontos 0.158"]);
        let gains = gains(&below, &index(&below).unwrap(), &Measures::default());
        let from: Vec<_> = gains.iter().map(|gain| gain.scale_from.map(|it| it.to_string())).collect();
        assert_eq!(from, [Some("100.00".to_owned()), None, None]);
    }

    #[test]
    fn a_small_step_gives_what_the_derivative_says() {
        let inputs = inputs("260.84", "258.94", &["93.4", "93.7", "93.9", "95.0"]);
        let now = index(&inputs).unwrap();
        for (lever, rate) in Lever::grades(&inputs).zip(&inputs.approval_by_grade) {
            // dIDEB/dp = N x P^2 / (n x p^2), for a step of 0.01 p.p.
            let rate = Ratio::from(rate.unwrap().decimal());
            let step = Ratio::new(1, 10_000).unwrap();
            let p_over_rate = (now.indicator * Ratio::whole(100)).over(rate).unwrap();
            let derivative = p_over_rate * p_over_rate;
            let predicted = (now.score * derivative * step).over(Ratio::whole(4)).unwrap();
            let raised = index(&lever.raised(&inputs, Decimal::from_units(1))).unwrap();
            let found = exact_gain(&now, &raised);
            let error = found - predicted.to_decimal::<15>();
            assert!(error.units().abs() < 100_000_000, "{lever:?} {found} {error}");
        }
    }
}
