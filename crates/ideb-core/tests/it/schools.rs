//! Random schools, the same at every run: all stages, ties, rates with one and two places, missing grades, the 4th grade
//! of ensino médio, rates near 100, proficiencies outside the scale.

use ideb_core::measure::{ApprovalRate, Proficiency};
use ideb_core::simulation::OfficialInputs;
use kernel::{Decimal, Stage};
use proptest::prelude::*;
use proptest::strategy::ValueTree;
use proptest::test_runner::{Config, RngAlgorithm, TestRng, TestRunner};

fn proficiency() -> impl Strategy<Value = Proficiency> {
    let units = prop_oneof![12 => 15_000..=38_000_i64, 1 => 0..=12_500_i64, 1 => 30_000..=50_000_i64];
    units.prop_map(|units| Proficiency::new(Decimal::from_units(units)).unwrap())
}

fn rate() -> impl Strategy<Value = Option<ApprovalRate>> {
    let units = prop_oneof![
        8 => (500..=1_000_i64).prop_map(|tenths| Some(tenths * 10)),
        2 => (990..=1_000_i64).prop_map(|tenths| Some(tenths * 10)),
        2 => (5_000..=10_000_i64).prop_map(Some),
        1 => (1..=5_000_i64).prop_map(Some),
        1 => Just(Some(9_500)),
        1 => Just(Some(0)),
        1 => Just(None),
    ];
    units.prop_map(|units| units.map(|units| ApprovalRate::new(Decimal::from_units(units)).unwrap()))
}

pub fn school() -> impl Strategy<Value = OfficialInputs> {
    let stage = prop_oneof![Just(Stage::AnosIniciais), Just(Stage::AnosFinais), Just(Stage::EnsinoMedio)];
    let rates = proptest::collection::vec(rate(), 5);
    (stage, proficiency(), proficiency(), rates).prop_map(|(stage, proficiency_lp, proficiency_mt, rates)| {
        let mut approval_by_grade: Vec<_> = rates.into_iter().take(stage.grades().len()).collect();
        if approval_by_grade.iter().flatten().all(|rate| rate.decimal().units() == 0) {
            approval_by_grade[0] = ApprovalRate::parse("87.3").ok();
        }
        OfficialInputs {
            stage,
            edition: None,
            proficiency_lp,
            proficiency_mt,
            approval_by_grade,
            indicator: None,
        }
    })
}

/// So many schools.
pub fn schools(count: usize) -> impl Iterator<Item = OfficialInputs> {
    drawn(school(), count)
}

/// So many values of a kind, the same at every run.
pub fn drawn<S: Strategy>(of: S, count: usize) -> impl Iterator<Item = S::Value> {
    let mut runner =
        TestRunner::new_with_rng(Config::default(), TestRng::from_seed(RngAlgorithm::ChaCha, &[8; 32]));
    (0..count).map(move |_| of.new_tree(&mut runner).unwrap().current())
}
