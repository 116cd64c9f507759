//! Laws of the index that hold for all inputs.

use ideb_core::effort::Measures;
use ideb_core::effort::gains::{LeverGain, gains};
use ideb_core::formula::{self, Index, index};
use ideb_core::levers::Lever;
use ideb_core::measure::{ApprovalRate, Proficiency, SaebNote, TargetIdeb};
use ideb_core::plan::{Background, Lock, plan};
use ideb_core::printed::steps::steps;
use ideb_core::quick;
use ideb_core::ratio::Ratio;
use ideb_core::simulation::OfficialInputs;
use kernel::{Decimal, Stage};
use proptest::prelude::*;

fn proficiency(units: i64) -> Proficiency {
    Proficiency::new(Decimal::from_units(units)).unwrap()
}

fn rate(units: i64) -> ApprovalRate {
    ApprovalRate::new(Decimal::from_units(units)).unwrap()
}

fn target(units: i64) -> TargetIdeb {
    TargetIdeb::new(Decimal::from_units(units)).unwrap()
}

/// Inputs with at least one grade that counts; rates have two places, the widest there are.
fn inputs() -> impl Strategy<Value = OfficialInputs> {
    let stage = prop_oneof![Just(Stage::AnosIniciais), Just(Stage::AnosFinais), Just(Stage::EnsinoMedio)];
    let open_rate = prop_oneof![4 => (0..=10_000_i64).prop_map(Some), 1 => Just(None)];
    let others = proptest::collection::vec(open_rate, 0..=4);
    (stage, 0..=50_000_i64, 0..=50_000_i64, 1..=10_000_i64, others).prop_map(
        |(stage, lp, mt, first, others)| OfficialInputs {
            stage,
            edition: None,
            proficiency_lp: proficiency(lp),
            proficiency_mt: proficiency(mt),
            approval_by_grade: std::iter::once(Some(first))
                .chain(others)
                .take(stage.grades().len())
                .map(|units| units.map(rate))
                .collect(),
            indicator: None,
        },
    )
}

fn calculated(inputs: &OfficialInputs) -> Index {
    index(inputs).unwrap()
}

fn ratio() -> impl Strategy<Value = Ratio> {
    (-1_000_000_000_i64..1_000_000_000, 1_i64..1_000_000_000)
        .prop_map(|(above, below)| Ratio::new(above.into(), below.into()).unwrap())
}

fn locks() -> impl Strategy<Value = Vec<Lock>> {
    proptest::sample::subsequence(Lock::ALL.to_vec(), 0..=3)
}

proptest! {
    #[test]
    fn all_parts_stay_in_their_range(inputs in inputs()) {
        let index = calculated(&inputs);
        let ten = Ratio::whole(10);
        for note in [index.score_lp, index.score_mt, index.score, index.product] {
            prop_assert!((Ratio::ZERO..=ten).contains(&note));
        }
        prop_assert!(index.indicator > Ratio::ZERO && index.indicator <= Ratio::ONE);
    }

    #[test]
    fn the_index_is_rounded_half_up_once(inputs in inputs()) {
        let index = calculated(&inputs);
        for (shown, half) in [
            (Ratio::from(index.published().decimal()), Ratio::new(1, 20).unwrap()),
            (Ratio::from(index.simulated().decimal()), Ratio::new(1, 200).unwrap()),
        ] {
            prop_assert!(shown - half <= index.product && index.product < shown + half);
        }
    }

    #[test]
    fn no_lever_lowers_the_index(inputs in inputs(), step in 0..=20_000_i64) {
        let before = calculated(&inputs).product;
        for lever in Lever::all(&inputs) {
            let after = calculated(&lever.raised(&inputs, Decimal::from_units(step))).product;
            prop_assert!(after >= before, "{lever:?}");
        }
    }

    #[test]
    fn p_lies_between_the_lowest_rate_and_the_plain_mean(rates in proptest::collection::vec(1..=10_000_i64, 1..=5)) {
        let fraction = |units: i64| Ratio::new(units.into(), 10_000).unwrap();
        let p = formula::indicator(&rates.iter().map(|units| Some(rate(*units))).collect::<Vec<_>>()).unwrap();
        let mean = Ratio::mean(rates.iter().map(|units| fraction(*units))).unwrap();
        prop_assert!(fraction(*rates.iter().min().unwrap()) <= p && p <= mean);
    }

    #[test]
    fn the_printed_product_leads_to_the_published_index(inputs in inputs()) {
        let index = calculated(&inputs);
        let shown = index.line().product.value();
        prop_assert_eq!(formula::published(shown), index.published());
        prop_assert_eq!(shown.to_decimal::<2>(), index.simulated().decimal());
        prop_assert_eq!(steps(&inputs, &index).len(), 6);
    }

    #[test]
    fn the_quick_estimate_is_the_product_rounded_half_up(approval in 0..=10_000_i64, saeb in 0..=1_000_i64) {
        let note = SaebNote::new(Decimal::from_units(saeb)).unwrap();
        let expected = (approval * saeb + 5_000) / 10_000;
        prop_assert_eq!(quick::index(rate(approval), note).decimal().units(), expected);
    }

    #[test]
    fn gains_come_greatest_first_and_are_the_difference_of_two_calculations(inputs in inputs()) {
        let now = calculated(&inputs);
        let gains = gains(&inputs, &now, &Measures::default());
        let change = |gain: &LeverGain| gain.product.change.value();
        prop_assert!(gains.is_sorted_by(|one, next| change(one).to_decimal::<3>() >= change(next).to_decimal::<3>()));
        for gain in gains {
            let after = calculated(&gain.lever.raised(&inputs, gain.step));
            let places = after.product.to_decimal::<6>() - now.product.to_decimal::<6>();
            let error = gain.product.change.value().units_at(6) - places.units();
            prop_assert!(error.abs() <= 501, "{gain:?} {places}");
        }
    }

    #[test]
    fn a_free_solution_holds_what_is_locked_and_reaches_the_goal(
        inputs in inputs(),
        goal in 0..=1_000_i64,
        locked in locks(),
    ) {
        let plan = plan(&inputs, target(goal), &locked, &Background::unknown(inputs.stage));
        let Some(free) = plan.free else { return Ok(()) };
        let free_levers = [(Lock::Mt, Lever::Mt), (Lock::Lp, Lever::Lp), (Lock::Approval, Lever::Approval)];
        let expected: Vec<_> = free_levers
            .into_iter()
            .filter(|(lock, _)| !locked.contains(lock))
            .map(|(_, lever)| lever)
            .collect();
        prop_assert_eq!(&free.levers, &expected);
        let everything = free.levers.iter().fold(inputs.clone(), |inputs, lever| {
            lever.raised(&inputs, Decimal::from_units(50_000))
        });
        let threshold = Ratio::from(plan.threshold);
        prop_assert_eq!(free.feasible, calculated(&everything).product >= threshold);
        let solved = free.changes.iter().fold(inputs.clone(), |inputs, change| {
            change.lever.raised(&inputs, change.needed - change.current)
        });
        if free.feasible {
            prop_assert!(calculated(&solved).product >= threshold);
        } else {
            prop_assert!(free.changes.is_empty());
        }
    }

    #[test]
    fn fractions_keep_the_laws_of_arithmetic(a in ratio(), b in ratio(), c in ratio()) {
        prop_assert_eq!(a + b, b + a);
        prop_assert_eq!(a * b, b * a);
        prop_assert_eq!(a * (b + c), a * b + a * c);
        prop_assert_eq!(a - a, Ratio::ZERO);
        prop_assert_eq!(a.over(b).map(|quotient| quotient * b), (b != Ratio::ZERO).then_some(a));
        prop_assert_eq!(a < b, Ratio::ZERO < b - a);
        prop_assert_eq!(a.cmp(&b), b.cmp(&a).reverse());
    }

    #[test]
    fn roundings_enclose_a_fraction(a in ratio()) {
        let (floor, rounded, ceiling) = (a.floor_to::<2>(), a.to_decimal::<2>(), a.ceil_to::<2>());
        prop_assert!(Ratio::from(floor) <= a && a <= Ratio::from(ceiling));
        prop_assert!(ceiling.units() - floor.units() <= 1);
        prop_assert!(floor <= rounded && rounded <= ceiling);
        prop_assert_eq!((-a).to_decimal::<2>(), -rounded);
        let half = Ratio::new(1, 200).unwrap();
        let distance = (Ratio::from(rounded) - a).max(a - Ratio::from(rounded));
        prop_assert!(distance <= half);
    }
}
