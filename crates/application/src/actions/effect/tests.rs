use ideb_core::effort::Measures;
use ideb_core::enrolment::{EnrolmentSource, StageEnrolment};
use ideb_core::goal::in_force::GoalOrigin;
use ideb_core::history::{Source, history};
use ideb_core::measure::{ApprovalRate, Proficiency, PublishedIdeb};
use ideb_core::reference::{Figures, SchoolResult};
use school_management::actions::indicator::IndicatorForm;

use super::*;

const STAGE: Stage = Stage::AnosFinais;

fn result(year: i16, lp: &str, mt: &str, rates: [&str; 4], ideb: &str) -> SchoolResult {
    let rates = rates.map(|rate| Some(ApprovalRate::parse(rate).unwrap()));
    SchoolResult {
        code: "11005823".parse().unwrap(),
        stage: STAGE,
        edition: Edition::new(year).unwrap(),
        network: None,
        figures: Figures {
            approval_by_grade: rates.to_vec(),
            proficiency_lp: Proficiency::parse(lp).ok(),
            proficiency_mt: Proficiency::parse(mt).ok(),
            ideb: PublishedIdeb::parse(ideb).ok(),
            ..Figures::default()
        },
    }
}

pub fn of(year: i16) -> Ground {
    let older = result(2021, "255.00", "255.80", ["92.0", "93.0", "94.0", "95.0"], "4.8");
    let newer = result(2023, "260.84", "262.70", ["93.4", "91.0", "95.0", "100.0"], "5.0");
    let records = history(Source::Inep, vec![older, newer], Vec::new());
    let records: Vec<_> = records.into_iter().filter(|record| record.edition.year() <= year).collect();
    let pupils = vec![Some(61), Some(60), Some(58), Some(55)];
    let enrolment = StageEnrolment { stage: STAGE, source: Some(EnrolmentSource::Typed), pupils };
    let background = Background { measures: Measures::new(&records, STAGE, &[]), enrolment };
    Ground::of(STAGE, records, background).unwrap()
}

pub fn indicator(kind: &str, baseline: &str, target: &str) -> Indicator {
    let grade = if kind == "grade" { "6º ano" } else { "" };
    let stage = STAGE.slug();
    IndicatorForm { kind, stage, grade, baseline, target, year: Some(2021) }.parse().unwrap()
}

fn product(inputs: &OfficialInputs) -> Ratio {
    index(inputs).unwrap().product
}

#[test]
fn an_action_raises_its_lever_from_where_it_stands() {
    let ground = of(2023);
    let effect = ground.effect(&indicator("mt", "262.70", "265.28")).unwrap();
    let raised =
        OfficialInputs { proficiency_mt: Proficiency::parse("265.28").unwrap(), ..ground.inputs.clone() };
    assert_eq!(effect.with, index_alone(product(&raised)));
    assert_eq!(effect.gain.to_string(), "0.04");
    assert_eq!(effect.way.difference().unwrap().to_string(), "2.58");
    assert_eq!(effect.way.effort.as_ref().unwrap().tone().slug(), "uma_edicao", "it once rose by 6.90");
    let of_grade = ground.effect(&indicator("grade", "93.40", "96.50")).unwrap();
    assert_eq!(of_grade.way.pupils.unwrap().more, 2);
}

#[test]
fn only_what_is_left_of_the_way_to_the_target_counts() {
    let ground = of(2023);
    for (kind, baseline, target, left) in [
        ("mt", "262.70", "265.28", "2.58"),
        ("mt", "260.00", "265.28", "2.58"),
        ("mt", "255.80", "262.70", "0.00"),
        ("mt", "255.80", "261.00", "0.00"),
        ("mt", "270.00", "272.50", "2.50"),
        ("grade", "90", "95", "1.60"),
        ("grade", "80", "90", "0.00"),
    ] {
        let indicator = indicator(kind, baseline, target);
        assert_eq!(ground.left(&indicator).to_string(), left, "{kind}, {baseline} to {target}");
        let effect = ground.effect(&indicator);
        assert_eq!(effect == Err(NoEffect::Reached), left == "0.00", "{kind}, {baseline} to {target}");
    }
    let reached = (false, indicator("mt", "255.80", "261.00"));
    let (aim, threshold) = aim();
    assert_eq!(ground.summed(&[reached], aim, threshold).with_all, index_alone(ground.now.product));
}

#[test]
fn what_became_of_a_measure_is_told_of_editions_in_which_the_action_was_under_way() {
    let ground = of(2023);
    let observed = |kind: &str, began| {
        let observed = ground.observed(&indicator(kind, "1", "2"), began)?;
        Some((observed.edition.year(), observed.change.to_string()))
    };
    assert_eq!(observed("mt", 2022), Some((2023, "6.90".to_owned())));
    assert_eq!(observed("mt", 2023), Some((2023, "6.90".to_owned())));
    assert_eq!(
        observed("indice", 2022),
        Some((2023, "0.20".to_owned())),
        "the index is no lever, and changes"
    );
    assert_eq!(observed("mt", 2024), None, "the result is older than the action");
    assert_eq!(of(2021).observed(&indicator("mt", "255", "256"), 2021), None, "no later edition");
}

#[test]
fn a_baseline_is_a_result_where_it_is_the_figure_of_its_edition() {
    let ground = of(2023);
    for (kind, baseline, is_result) in [
        ("mt", "255.80", true),
        ("mt", "255.81", false),
        ("grade", "92.0", true),
        ("indice", "4.8", true),
        ("indice", "5", false),
    ] {
        let target = if kind == "indice" { "9" } else { "300" };
        let target = if kind == "grade" { "99" } else { target };
        assert_eq!(
            ground.stands_on_result(&indicator(kind, baseline, target)),
            is_result,
            "{kind}, {baseline}"
        );
    }
    let unsaid = Indicator { year: None, ..indicator("mt", "255.80", "260") };
    assert!(!ground.stands_on_result(&unsaid));
}

fn aim() -> (Aim, Decimal<2>) {
    let goal = Some((Edition::new(2025).unwrap(), GoalOrigin::School));
    (Aim { ideb: PublishedIdeb::parse("5.2").unwrap(), goal }, "5.15".parse().unwrap())
}

#[test]
fn what_moves_nothing_says_why() {
    let ground = of(2023);
    assert_eq!(ground.effect(&indicator("indice", "5", "5.1")), Err(NoEffect::NoLever));
    let full = OfficialInputs { proficiency_mt: Proficiency::parse("400").unwrap(), ..ground.inputs.clone() };
    let full = Ground { now: index(&full).unwrap(), inputs: full, ..ground };
    assert_eq!(full.effect(&indicator("mt", "400", "410")), Err(NoEffect::NoRoom), "the scale ends at 400");
}

#[test]
fn a_small_effect_is_never_nothing() {
    let gain = of(2023).effect(&indicator("mt", "262.70", "262.71")).unwrap().gain.to_string();
    assert!(gain.len() > 4 && gain != "0.00", "{gain}");
}

#[test]
fn rises_of_one_thing_add_up_as_far_as_there_is_room() {
    let ground = of(2023);
    let all =
        |indicators: &[Indicator]| ground.with_all(indicators.iter().map(|it| (it.measured, it.rise())));
    let (one, other) = (indicator("mt", "262.70", "265.28"), indicator("mt", "260.00", "261.50"));
    assert_eq!(all(&[one, other]), all(&[indicator("mt", "262.70", "266.78")]));
    assert_eq!(all(&[]), ground.now.product);
    assert_eq!(all(&[indicator("indice", "5", "6")]), ground.now.product);
    let beyond = [indicator("grade", "93.40", "100"), indicator("grade", "90", "100")];
    assert_eq!(all(&beyond), all(&[indicator("grade", "93.40", "100")]));
    assert!(all(&[one, indicator("lp", "260", "262")]) > all(&[one]));
}

#[test]
fn the_sum_says_what_is_missing_and_what_the_late_ones_are_worth() {
    let ground = of(2023);
    let (aim, threshold) = aim();
    let small = (false, indicator("mt", "262.70", "263.70"));
    let large = (true, indicator("lp", "260.84", "270.84"));
    let missing = ground.summed(&[small], aim, threshold);
    assert!(!missing.reaches && !missing.reaches_without_late);
    assert_eq!(missing.with_all, missing.without_late);
    assert_eq!(missing.difference.value(), Ratio::from(threshold) - missing.with_all.value());
    let enough = ground.summed(&[small, large], aim, threshold);
    assert!(enough.reaches && !enough.reaches_without_late);
    assert_eq!(enough.without_late, missing.with_all);
    assert_eq!(enough.difference.value(), enough.with_all.value() - Ratio::from(threshold));
}
