//! The official calculation step by step, ready to show.

use kernel::{Decimal, words};

use crate::formula::{Index, Limits, limits_of};
use crate::measure::Proficiency;
use crate::printed::{MeanLine, Printed};
use crate::ratio::Ratio;
use crate::simulation::OfficialInputs;

words! {
    /// Which step of the calculation.
    pub enum StepKey {
        /// The note of Língua Portuguesa.
        ScoreLp = "nLp",
        /// The note of Matemática.
        ScoreMt = "nMt",
        /// N.
        Score = "n",
        /// P.
        Indicator = "p",
        /// N x P.
        Product = "product",
        /// The published index.
        Ideb = "ideb",
    }
}

/// One step: what is calculated and what comes out, as people in Brazil write numbers. A figure reads alike in every
/// step, and each step follows from the figures in it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Step {
    pub key: StepKey,
    /// "(5,36133 + 5,29800) ÷ 2"
    pub expression: String,
    /// "5,32967"
    pub result: String,
    /// The exact result, of a step whose printed one is only about it.
    pub exact: Option<Ratio>,
}

/// The six steps of the calculation. Figures are rounded for reading only; the calculation itself rounds once.
pub fn steps(inputs: &OfficialInputs, index: &Index) -> Vec<Step> {
    let limits = limits_of(inputs.stage, inputs.edition);
    let line = index.line();
    let mean = MeanLine::new(index.score_lp, index.score_mt, index.score, line.score.places());
    let (lp, mt) = (mean.one.with_comma(), mean.other.with_comma());
    let (score, indicator) = (line.score.with_comma(), line.indicator.with_comma());
    let product = line.product.with_comma();
    let published = index.published().decimal().with_comma();
    let sum = format!("({lp} + {mt}) ÷ 2");
    let factors = format!("{score} × {indicator}");
    let rounding = format!("{product} → {published}");
    let step = |key, expression, result| Step { key, expression, result, exact: None };
    vec![
        step(StepKey::ScoreLp, note(inputs.proficiency_lp, limits.lp), lp),
        step(StepKey::ScoreMt, note(inputs.proficiency_mt, limits.mt), mt),
        step(StepKey::Score, sum, mean.mean.with_comma()),
        step(StepKey::Indicator, harmonic_mean(inputs), indicator),
        Step { exact: line.exact, ..step(StepKey::Product, factors, product) },
        step(StepKey::Ideb, rounding, published),
    ]
}

/// "(260,84 − 100) ÷ (400 − 100) × 10", with the limit it ran into.
fn note(proficiency: Proficiency, Limits { inf, sup }: Limits) -> String {
    let value = Ratio::from(proficiency.decimal());
    let bound = if value > Ratio::whole(sup) {
        ", no máximo 10"
    } else if value < Ratio::whole(inf) {
        ", no mínimo 0"
    } else {
        ""
    };
    let shown = proficiency.decimal().with_comma();
    format!("({shown} − {inf}) ÷ ({sup} − {inf}) × 10{bound}")
}

/// "4 ÷ (1/0,934 + 1/0,937 + 1/0,939 + 1/0,950)", of the grades that count.
fn harmonic_mean(inputs: &OfficialInputs) -> String {
    let units: Vec<_> = inputs
        .approval_by_grade
        .iter()
        .flatten()
        .map(|rate| rate.decimal().units())
        .filter(|units| *units > 0)
        .collect();
    let places = if units.iter().all(|units| units % 10 == 0) { 3 } else { 4 };
    let inverse = |units: &i64| {
        let fraction = Ratio::from(Decimal::<4>::from_units(*units));
        format!("1/{}", Printed::of(fraction, places).with_comma())
    };
    let inverses: Vec<_> = units.iter().map(inverse).collect();
    format!("{} ÷ ({})", units.len(), inverses.join(" + "))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::formula::index;
    use crate::measure::ApprovalRate;
    use kernel::Stage;

    fn shown(lp: &str, mt: &str, rates: &[&str]) -> Vec<(&'static str, String, String)> {
        let inputs = OfficialInputs {
            stage: Stage::AnosFinais,
            edition: None,
            proficiency_lp: Proficiency::parse(lp).unwrap(),
            proficiency_mt: Proficiency::parse(mt).unwrap(),
            approval_by_grade: rates.iter().map(|rate| ApprovalRate::parse(rate).ok()).collect(),
            indicator: None,
        };
        steps(&inputs, &index(&inputs).unwrap())
            .into_iter()
            .map(|step| (step.key.slug(), step.expression, step.result))
            .collect()
    }

    #[test]
    fn the_six_steps_read_as_people_write_them() {
        let expected = [
            ("nLp", "(260,84 − 100) ÷ (400 − 100) × 10", "5,36133"),
            ("nMt", "(258,94 − 100) ÷ (400 − 100) × 10", "5,29800"),
            ("n", "(5,36133 + 5,29800) ÷ 2", "5,32967"),
            ("p", "4 ÷ (1/0,934 + 1/0,937 + 1/0,939 + 1/0,950)", "0,93996"),
            ("product", "5,32967 × 0,93996", "5,0097"),
            ("ideb", "5,0097 → 5,0", "5,0"),
        ]
        .map(|(key, expression, result)| (key, expression.to_owned(), result.to_owned()));
        assert_eq!(shown("260.84", "258.94", &["93.4", "93.7", "93.9", "95.0"]), expected);
    }

    #[test]
    fn a_limit_that_was_reached_and_a_second_place_are_shown() {
        let found = shown("450", "90", &["93.45", "-", "0", "95"]);
        assert_eq!(found[0].1, "(450,00 − 100) ÷ (400 − 100) × 10, no máximo 10");
        assert_eq!(found[0].2, "10,0000");
        assert_eq!(found[1].1, "(90,00 − 100) ÷ (400 − 100) × 10, no mínimo 0");
        assert_eq!(found[3].1, "2 ÷ (1/0,9345 + 1/0,9500)");
    }
}
