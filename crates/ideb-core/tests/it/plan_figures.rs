//! Every figure that plan and suggestions print, typed exactly as printed, reaches the goal; one less in its last
//! place does not. Of a table of grades: one less in every grade.

use ideb_core::effort::Measures;
use ideb_core::effort::gains::gains;
use ideb_core::formula::index;
use ideb_core::levers::Lever;
use ideb_core::measure::{ApprovalRate, Proficiency, TargetIdeb};
use ideb_core::plan::{Background, Change, Lock, Plan, plan};
use ideb_core::ratio::Ratio;
use ideb_core::reference::TypicalAdvance;
use ideb_core::simulation::OfficialInputs;
use ideb_core::suggestion::Situation;
use ideb_core::suggestion::portrait::Portrait;
use kernel::Decimal;

use crate::by_hand::{figure, places};
use crate::schools::{drawn, school};

/// What a person sees of a value: hundredths of a point; of a rate the second place where it says something.
fn printed(lever: Lever, value: Decimal<2>) -> String {
    match lever {
        Lever::Mt | Lever::Lp => value.to_string(),
        Lever::Approval | Lever::Grade(_) => ApprovalRate::nearest(value).shortest(),
    }
}

/// The text with one less in its last place.
fn one_less(text: &str) -> String {
    let units = figure(text).units_at(places(text)) - 1;
    let one = 10_i64.pow(places(text));
    format!("{}.{:0width$}", units / one, units % one, width = places(text) as usize)
}

/// The inputs with a value typed in the place of a lever's own.
fn typed(inputs: &OfficialInputs, lever: Lever, text: &str) -> OfficialInputs {
    let mut inputs = inputs.clone();
    match lever {
        Lever::Mt => inputs.proficiency_mt = Proficiency::parse(text).unwrap(),
        Lever::Lp => inputs.proficiency_lp = Proficiency::parse(text).unwrap(),
        Lever::Grade(grade) => {
            inputs.approval_by_grade[usize::from(grade.place)] = ApprovalRate::parse(text).ok();
        }
        Lever::Approval => unreachable!("no field is typed for all grades"),
    }
    inputs
}

fn rates_of(changes: &[Change]) -> impl Iterator<Item = &Change> {
    changes.iter().filter(|change| matches!(change.lever, Lever::Grade(_)))
}

/// A school and its plan towards a goal that it has not reached.
struct Case {
    inputs: OfficialInputs,
    background: Background,
    plan: Plan,
    locked: Vec<Lock>,
}

impl Case {
    fn reaches(&self, inputs: &OfficialInputs) -> bool {
        index(inputs).unwrap().product >= Ratio::from(self.plan.threshold)
    }

    fn with(&self, changes: &[Change], text: impl Fn(&Change) -> String) -> OfficialInputs {
        changes.iter().fold(self.inputs.clone(), |inputs, change| typed(&inputs, change.lever, &text(change)))
    }

    /// A set of changes suffices as printed; without one in the last place of a subject, or of every grade that moves,
    /// it does not.
    fn is_least(&self, changes: &[Change]) {
        let as_printed = |change: &Change| printed(change.lever, change.needed);
        assert!(self.reaches(&self.with(changes, as_printed)), "{:?}", self.inputs);
        let moved = |change: &Change| change.needed > change.current;
        for subject in changes.iter().filter(|it| matches!(it.lever, Lever::Mt | Lever::Lp) && moved(it)) {
            let less = self.with(changes, |change| {
                let text = as_printed(change);
                if change.lever == subject.lever { one_less(&text) } else { text }
            });
            assert!(!self.reaches(&less), "{:?} {changes:?}", self.inputs);
        }
        if rates_of(changes).any(moved) {
            let less = self.with(changes, |change| {
                let text = as_printed(change);
                if matches!(change.lever, Lever::Grade(_)) && moved(change) { one_less(&text) } else { text }
            });
            assert!(!self.reaches(&less), "{:?} {changes:?}", self.inputs);
        }
    }
}

/// A school with measures, each in hundredths; some have none.
fn background(inputs: &OfficialInputs, measures: &[Option<i64>]) -> Background {
    let levers = [Lever::Mt, Lever::Lp, Lever::Approval].into_iter();
    let levers = levers.chain(inputs.stage.grades().map(Lever::Grade));
    let typical = |(lever, units): (Lever, &Option<i64>)| {
        Some(TypicalAdvance { lever, by: Decimal::from_units((*units)?), schools: 9, states: Vec::new() })
    };
    let typical: Vec<_> = levers.zip(measures).filter_map(typical).collect();
    Background { measures: Measures::new(&[], inputs.stage, &typical), ..Background::unknown(inputs.stage) }
}

fn cases(count: usize) -> impl Iterator<Item = Case> {
    let goal = (1..=15_i64, proptest::sample::subsequence(Lock::ALL.to_vec(), 0..=2));
    let measures = proptest::collection::vec(proptest::option::weighted(0.7, 1..=3_000_i64), 8);
    drawn((school(), goal, measures), count).filter_map(|(inputs, (tenths, locked), measures)| {
        let background = background(&inputs, &measures);
        let published = index(&inputs).unwrap().published().decimal().units();
        let target = TargetIdeb::new(Decimal::from_units((published + tenths).min(100) * 10)).unwrap();
        let plan = plan(&inputs, target, &locked, &background);
        (!plan.met).then_some(Case { inputs, background, plan, locked })
    })
}

#[test]
fn each_lever_alone_reaches_the_goal_as_printed_and_one_less_does_not() {
    let mut figures = 0;
    for case in cases(2_500) {
        for single in case.plan.single.iter().filter(|single| single.lever != Lever::Approval) {
            let Some(needed) = single.needed else {
                let end = single.lever.raised(&case.inputs, Decimal::from_units(100_000));
                assert!(!case.reaches(&end), "{:?} {single:?}", case.inputs);
                continue;
            };
            let text = printed(single.lever, needed);
            assert!(case.reaches(&typed(&case.inputs, single.lever, &text)), "{:?} {single:?}", case.inputs);
            let less = typed(&case.inputs, single.lever, &one_less(&text));
            assert!(!case.reaches(&less), "{:?} {single:?}", case.inputs);
            // The difference leads there from where the points count.
            let start = printed(single.lever, single.start);
            let difference = single.difference().unwrap().to_string();
            assert_eq!(figure(&start) + figure(&difference), figure(&text));
            assert!(single.start >= single.current);
            figures += 1;
        }
    }
    assert!(figures > 5_000, "{figures}");
}

#[test]
fn the_table_of_all_grades_reaches_the_goal_as_printed_and_one_less_in_each_does_not() {
    let (mut tables, mut steps) = (0, 0);
    for case in cases(2_500) {
        let Some(all) = &case.plan.all_grades else {
            let end = Lever::Approval.raised(&case.inputs, Decimal::from_units(10_000));
            assert!(!case.reaches(&end), "{:?}", case.inputs);
            continue;
        };
        case.is_least(&all.changes);
        tables += 1;
        let Some(step) = all.step else { continue };
        let by = |step: Ratio| {
            let text = |change: &Change| {
                let sum = Ratio::from(change.current) + step;
                sum.min(Ratio::whole(100)).to_decimal::<2>().to_string()
            };
            case.reaches(&case.with(&all.changes, text))
        };
        assert!(by(figure(&step.to_string())), "{:?} {step}", case.inputs);
        assert!(!by(figure(&one_less(&step.to_string()))), "{:?} {step}", case.inputs);
        steps += 1;
    }
    assert!(tables > 500 && steps > 200 && steps < tables, "{tables} {steps}");
}

#[test]
fn what_is_free_reaches_the_goal_as_printed_and_one_less_does_not() {
    let mut solutions = 0;
    for case in cases(2_500) {
        let free = case.plan.free.as_ref().unwrap();
        if free.feasible {
            case.is_least(&free.changes);
            solutions += 1;
        }
        for change in &free.changes {
            let held = match change.lever {
                Lever::Mt => case.locked.contains(&Lock::Mt),
                Lever::Lp => case.locked.contains(&Lock::Lp),
                Lever::Approval | Lever::Grade(_) => case.locked.contains(&Lock::Approval),
            };
            assert!(!held, "{change:?}");
        }
    }
    assert!(solutions > 1_000, "{solutions}");
}

#[test]
fn the_aims_of_the_suggestions_reach_the_goal_as_printed_and_one_less_does_not() {
    let (mut subjects, mut grades, mut all) = (0, 0, 0);
    for case in cases(2_500) {
        let index = index(&case.inputs).unwrap();
        let levers = gains(&case.inputs, &index, &case.background.measures);
        let situation = Situation {
            inputs: &case.inputs,
            index: &index,
            plan: &case.plan,
            levers: &levers,
            background: &case.background,
            portrait: &Portrait::default(),
        };
        for suggestion in situation.suggestions() {
            let Some((_, aim)) = suggestion.detail.split_once("Alvo: ") else { continue };
            let aim = aim.trim_end_matches('.');
            if let Some((points, of)) = aim.split_once(" pontos em ") {
                let lever = if of.starts_with("Mat") { Lever::Mt } else { Lever::Lp };
                let from =
                    of.split_once(" a partir de ").map(|(_, from)| from.split_once(", onde").unwrap().0);
                let from =
                    from.map_or_else(|| lever.current(&case.inputs).unwrap().to_string(), str::to_owned);
                let sum =
                    (figure(&from) + figure(points.trim_start_matches('+'))).to_decimal::<2>().to_string();
                assert!(case.reaches(&typed(&case.inputs, lever, &sum)), "{aim} {:?}", case.inputs);
                assert!(
                    !case.reaches(&typed(&case.inputs, lever, &one_less(&sum))),
                    "{aim} {:?}",
                    case.inputs
                );
                subjects += 1;
            } else if let Some(step) = aim.strip_prefix('+') {
                let step = figure(step.split_once(" p.p.").unwrap().0).to_decimal::<2>();
                assert!(case.reaches(&Lever::Approval.raised(&case.inputs, step)), "{aim} {:?}", case.inputs);
                let less = Lever::Approval.raised(&case.inputs, step - Decimal::from_units(10));
                assert!(!case.reaches(&less), "{aim} {:?}", case.inputs);
                all += 1;
            } else {
                // "aprovação do 6º ano de 93,4 % para 96,5 %", "aprovação do 6º ano em 94,2 %, do 7º ano em 94,5 %"
                let texts: Vec<_> = aim.trim_start_matches("aprovação ").split("\u{a0}%, ").collect();
                let with = |text: &dyn Fn(&str) -> String| {
                    texts.iter().fold(case.inputs.clone(), |inputs, part| {
                        let lever =
                            Lever::grades(&inputs).find(|it| part.contains(&it.grade_label().unwrap()));
                        let (_, value) =
                            part.rsplit_once(" em ").or_else(|| part.rsplit_once(" para ")).unwrap();
                        typed(&inputs, lever.unwrap(), &text(value.trim_end_matches("\u{a0}%")))
                    })
                };
                assert!(case.reaches(&with(&|value| value.to_owned())), "{aim} {:?}", case.inputs);
                assert!(!case.reaches(&with(&|value| one_less(value))), "{aim} {:?}", case.inputs);
                grades += 1;
            }
        }
    }
    assert!(subjects > 500 && grades > 500 && all > 10, "{subjects} {grades} {all}");
}

#[test]
fn ways_come_by_effort_and_what_does_not_suffice_comes_last() {
    let mut efforts = 0;
    for case in cases(1_000) {
        let step = |lever: Lever| Ratio::from(case.background.measures.step(lever));
        let shares: Vec<_> = case
            .plan
            .single
            .iter()
            .map(|way| way.difference().and_then(|rise| Ratio::from(rise).over(step(way.lever))))
            .collect();
        let (known, unknown): (Vec<_>, Vec<_>) = shares.iter().partition(|share| share.is_some());
        assert!(known.is_sorted() && shares[known.len()..].iter().eq(&unknown), "{shares:?}");
        for way in &case.plan.single {
            let measured = case.background.measures.of(way.lever).is_some() && way.needed.is_some();
            assert_eq!(way.effort.is_some(), measured, "{way:?}");
            efforts += usize::from(measured);
        }
    }
    assert!(efforts > 1_000, "{efforts}");
}

/// Equal shares, each rounded up to a step of what is printed, of which some may have been spared.
#[test]
fn what_is_free_takes_equal_shares_as_far_as_there_is_room() {
    let mut compared = 0;
    for case in cases(1_000) {
        let free = case.plan.free.as_ref().unwrap();
        let shares: Vec<_> = free
            .parts
            .iter()
            .filter(|part| matches!(part.lever, Lever::Mt | Lever::Lp))
            .filter(|part| part.difference().unwrap() < part.lever.room(&case.inputs))
            .map(|part| {
                let measure = Ratio::from(case.background.measures.step(part.lever));
                let over = |rise: Ratio| rise.over(measure).unwrap();
                let rise = Ratio::from(part.difference().unwrap());
                // Two of the last place.
                (over(rise), over(Ratio::new(2, 100).unwrap()))
            })
            .collect();
        if let [(one, slack), (other, more)] = shares[..] {
            let apart = (one - other).max(other - one);
            assert!(apart <= slack.max(more), "{:?} {free:?}", case.inputs);
            compared += 1;
        }
    }
    assert!(compared > 100, "{compared}");
}

#[test]
fn a_goal_on_the_way_is_the_highest_that_takes_less() {
    let mut found = 0;
    for case in cases(400) {
        let plan_for = |tenths: i64| {
            let target = TargetIdeb::new(Decimal::from_units(tenths * 10)).unwrap();
            plan(&case.inputs, target, &[], &case.background)
        };
        let tone = |plan: &Plan| {
            let efforts = plan.single.iter().filter_map(|way| way.effort.as_ref());
            efforts.min_by_key(|effort| effort.share).map(ideb_core::effort::Effort::tone)
        };
        let Some(on_the_way) = case.plan.on_the_way else { continue };
        let tenths = on_the_way.ideb.decimal().units();
        assert_eq!(tone(&plan_for(tenths)), on_the_way.tone, "{:?}", case.inputs);
        // The tenth above takes more.
        assert!(
            tone(&plan_for(tenths + 1)).is_none_or(|tone| Some(tone) > on_the_way.tone),
            "{:?}",
            case.inputs
        );
        assert!(on_the_way.ideb < case.plan.target);
        found += 1;
    }
    assert!(found > 50, "{found}");
}
