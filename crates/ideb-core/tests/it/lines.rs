//! No printed line contradicts itself: 10,000 schools, each line read as a person reads it.

use ideb_core::effort::Measures;
use ideb_core::effort::gains::gains;
use ideb_core::formula::index;
use ideb_core::plan::{Background, plan};
use ideb_core::printed::steps::{StepKey, steps};
use ideb_core::printed::{DifferenceLine, index_alone};
use ideb_core::ratio::Ratio;
use kernel::Decimal;
use proptest::prelude::*;

use crate::by_hand::{expression, figure, rounds_to};
use crate::schools::{drawn, school, schools};

/// What is printed besides the steps: the figures as texts.
fn text(figure: impl ToString) -> String {
    figure.to_string()
}

#[test]
fn every_step_of_the_calculation_follows_from_the_figures_in_it() {
    let mut contradictions = Vec::new();
    for inputs in schools(10_000) {
        for step in steps(&inputs, &index(&inputs).unwrap()) {
            let shown = step.expression.split(" → ").next().unwrap();
            if step.exact.is_none() && !rounds_to(expression(shown), &step.result) {
                contradictions.push(format!("{} = {}", step.expression, step.result));
            }
        }
    }
    assert_eq!(contradictions.len(), 0, "{:?}", &contradictions[..contradictions.len().min(5)]);
}

#[test]
fn a_figure_of_the_calculation_reads_alike_in_every_step() {
    for inputs in schools(2_000) {
        let steps = steps(&inputs, &index(&inputs).unwrap());
        let of = |key: StepKey| steps.iter().find(|step| step.key == key).unwrap();
        let (sum, factors) = (&of(StepKey::Score).expression, &of(StepKey::Product).expression);
        assert_eq!(*sum, format!("({} + {}) ÷ 2", of(StepKey::ScoreLp).result, of(StepKey::ScoreMt).result));
        let (score, indicator) = factors.split_once(" × ").unwrap();
        assert_eq!(indicator, of(StepKey::Indicator).result);
        // N may have fewer places in its own line, where the parts cannot have more.
        assert!(rounds_to(figure(score), &of(StepKey::Score).result), "{score}");
    }
}

#[test]
fn the_product_leads_to_the_index_of_a_simulation_and_to_the_published_one() {
    for inputs in schools(10_000) {
        let index = index(&inputs).unwrap();
        let line = index.line();
        assert_eq!(line.exact, None, "{inputs:?}");
        let by_hand = figure(&text(line.score)) * figure(&text(line.indicator));
        let (simulated, published) = (text(index.simulated()), text(index.published()));
        for value in [by_hand, figure(&text(line.product))] {
            assert!(rounds_to(value, &simulated) && rounds_to(value, &published), "{inputs:?}");
        }
        assert!(rounds_to(by_hand, &text(line.product)), "{inputs:?}");
    }
}

#[test]
fn what_a_lever_gains_is_the_difference_of_the_products_beside_it() {
    for inputs in schools(10_000) {
        let now = index(&inputs).unwrap();
        for gain in gains(&inputs, &now, &Measures::default()) {
            let DifferenceLine { from, to, change } = gain.product;
            assert!(rounds_to(figure(&text(to)) - figure(&text(from)), &text(change)), "{inputs:?} {gain:?}");
            let after = index(&gain.lever.raised(&inputs, gain.step)).unwrap();
            assert!(rounds_to(now.product, &text(from)) && rounds_to(after.product, &text(to)));
        }
    }
}

#[test]
fn what_a_plan_lacks_is_the_difference_of_the_figures_beside_it() {
    for (inputs, tenths) in drawn((school(), 1..=15_i64), 2_000) {
        let index = index(&inputs).unwrap();
        let target = (index.published().decimal().units() + tenths).min(100);
        let target = ideb_core::measure::TargetIdeb::new(Decimal::from_units(target * 10)).unwrap();
        let plan = plan(&inputs, target, &[], &Background::unknown(inputs.stage));
        if plan.met {
            continue;
        }
        let product = text(index_alone(index.product));
        assert_eq!(figure(&text(plan.threshold)) - figure(&product), figure(&text(plan.gap)), "{inputs:?}");
        assert!(figure(&text(plan.gap)) > Ratio::ZERO);
    }
}

#[test]
fn a_difference_of_means_is_that_of_the_means_beside_it() {
    let mean = || (0..=5_000_i128, 1..=5_i128).prop_map(|(sum, count)| Ratio::new(sum, count * 100).unwrap());
    for (from, to) in drawn((mean(), mean()), 10_000) {
        let line = DifferenceLine::new(from, to, to - from, 2, 2);
        let by_hand = figure(&text(line.to)) - figure(&text(line.from));
        assert!(rounds_to(by_hand, &text(line.change)), "{line:?}");
    }
}
