//! The way to a goal: how far each lever has to move until INEP would publish it, and what that takes.

mod search;
mod solution;
mod way;

use kernel::Decimal;

use crate::effort::Tone;
use crate::formula::published;
use crate::levers::Lever;
use crate::measure::{PublishedIdeb, TargetIdeb};
use crate::printed::{Printed, index_alone};
use crate::ratio::Ratio;
use crate::simulation::OfficialInputs;
use search::{Search, product};

pub use solution::{AllGrades, Change, Free, Lock, Plan, Reach, Way};
pub use way::Background;

/// How many of the next indexes a plan tells of.
const GOALS: usize = 4;

/// Plans towards a target. Every figure was tried with the exact formula, as it is printed: it reaches the threshold,
/// and one less in its last place does not (of a table of grades: one less in every grade). Inputs that
/// [`crate::formula::index`] refuses reach nothing.
///
/// What is free moves together, each the same share of its measure, as far as its room goes: what one cannot give, the
/// others do.
pub fn plan(inputs: &OfficialInputs, target: TargetIdeb, locked: &[Lock], background: &Background) -> Plan {
    let target = target.publishable();
    let threshold = Decimal::<2>::from_units((target.decimal().units() * 10 - 5).max(0));
    let search = Search { inputs, threshold: threshold.into(), background };
    let product = product(inputs);
    let met = product >= search.threshold;
    let printed = index_alone(product);
    let gap = if met { Ratio::ZERO } else { search.threshold - printed.value() };
    let sight = Sight { now: published(product), one: search.within(1), two: search.within(2) };
    Plan {
        target,
        threshold,
        gap: Printed::of(gap, printed.places()),
        met,
        single: search.singles(),
        all_grades: search.all_grades(),
        free: (!met).then(|| search.free(locked)),
        on_the_way: if met { None } else { sight.before(target) },
        goals: sight.next(GOALS),
        measured_by: background.measures.kind(),
    }
}

/// What leads one lever from inputs to others, grown or not.
pub fn way_between(
    before: &OfficialInputs,
    after: &OfficialInputs,
    lever: Lever,
    background: &Background,
) -> Option<Way> {
    way::way(before, Some(after), lever, background)
}

/// How far one sees: what is published now, and within one measure and two.
struct Sight {
    now: PublishedIdeb,
    one: Option<PublishedIdeb>,
    two: Option<PublishedIdeb>,
}

impl Sight {
    fn tone(&self, goal: PublishedIdeb) -> Option<Tone> {
        let (one, two) = self.one.zip(self.two)?;
        Some(match goal {
            goal if goal <= one => Tone::One,
            goal if goal <= two => Tone::Two,
            _ => Tone::Beyond,
        })
    }

    fn next(&self, count: usize) -> Vec<Reach> {
        let above = std::iter::successors(tenth_above(self.now), |ideb| tenth_above(*ideb));
        above.take(count).map(|ideb| Reach { ideb, tone: self.tone(ideb) }).collect()
    }

    /// The highest goal before this one that takes less than it does.
    fn before(&self, goal: PublishedIdeb) -> Option<Reach> {
        let tone = self.tone(goal)?;
        let nearer = [self.one, self.two].into_iter().flatten();
        let nearer = nearer.map(|ideb| Reach { ideb, tone: self.tone(ideb) });
        nearer.into_iter().find(|reach| reach.ideb > self.now && reach.tone < Some(tone))
    }
}

/// The next index that may be published; `None` above 10.
pub fn tenth_above(ideb: PublishedIdeb) -> Option<PublishedIdeb> {
    PublishedIdeb::new(ideb.decimal() + Decimal::from_units(1)).ok()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::effort::{Effort, Measures};
    use crate::enrolment::{EnrolmentSource, StageEnrolment};
    use crate::measure::{ApprovalRate, Proficiency};
    use crate::reference::TypicalAdvance;
    use kernel::{Stage, Uf};

    fn inputs(lp: &str, mt: &str, rates: &[&str]) -> OfficialInputs {
        OfficialInputs {
            stage: Stage::AnosFinais,
            edition: None,
            proficiency_lp: Proficiency::parse(lp).unwrap(),
            proficiency_mt: Proficiency::parse(mt).unwrap(),
            approval_by_grade: rates.iter().map(|rate| ApprovalRate::parse(rate).ok()).collect(),
            indicator: None,
        }
    }

    fn brazil_2023() -> OfficialInputs {
        inputs("260.84", "258.94", &["93.4", "93.7", "93.9", "95.0"])
    }

    fn to(inputs: &OfficialInputs, target: &str, locked: &[Lock]) -> Plan {
        planned(inputs, target, locked, &[])
    }

    /// Of a school whose measures are the typical ones, in hundredths.
    fn planned(inputs: &OfficialInputs, target: &str, locked: &[Lock], measures: &[(Lever, i64)]) -> Plan {
        let typical: Vec<_> = measures
            .iter()
            .map(|(lever, units)| TypicalAdvance {
                lever: *lever,
                by: Decimal::from_units(*units),
                schools: 412,
                states: vec![Uf::SP],
            })
            .collect();
        let background = Background {
            measures: Measures::new(&[], inputs.stage, &typical),
            enrolment: StageEnrolment::unknown(inputs.stage),
        };
        plan(inputs, TargetIdeb::parse(target).unwrap(), locked, &background)
    }

    fn grade(place: usize) -> Lever {
        Stage::AnosFinais.grades().nth(place).map(Lever::Grade).unwrap()
    }

    fn name(lever: Lever) -> String {
        lever.grade_label().unwrap_or_else(|| lever.slug().to_owned())
    }

    fn changes(free: &Free) -> Vec<String> {
        told(&free.changes)
    }

    fn told(changes: &[Change]) -> Vec<String> {
        changes
            .iter()
            .map(|change| format!("{} {} {}", name(change.lever), change.current, change.needed))
            .collect()
    }

    #[test]
    fn each_lever_alone_moves_just_as_far_as_the_goal_needs() {
        let plan = to(&brazil_2023(), "5.1", &[]);
        assert_eq!(
            (plan.target.to_string(), plan.threshold.to_string(), plan.gap.to_string(), plan.met),
            ("5.1".to_owned(), "5.05".to_owned(), "0.04".to_owned(), false)
        );
        let found: Vec<_> = plan
            .single
            .iter()
            .map(|single| {
                let text =
                    |value: Option<Decimal<2>>| value.map_or("-".to_owned(), |value| value.to_string());
                format!(
                    "{} {} {} {}",
                    name(single.lever),
                    single.current,
                    text(single.needed),
                    text(single.difference())
                )
            })
            .collect();
        assert_eq!(
            found,
            [
                "mt 258.94 261.52 2.58",
                "lp 260.84 263.42 2.58",
                "aprovacao 94.00 94.80 0.80",
                "6º ano 93.40 96.50 3.10",
                "7º ano 93.70 96.80 3.10",
                "8º ano 93.90 97.00 3.10",
                "9º ano 95.00 98.20 3.20",
            ]
        );
    }

    #[test]
    fn a_lever_that_cannot_reach_the_goal_alone_says_so() {
        let plan = to(&brazil_2023(), "6", &[]);
        let reached: Vec<_> = plan.single.iter().map(|single| single.needed.is_some()).collect();
        assert_eq!(reached, [true, true, false, false, false, false, false]);
        assert_eq!(plan.all_grades, None);
    }

    #[test]
    fn all_grades_together_say_what_each_must_reach_and_the_step_where_that_is_one() {
        for (rates, target, step, expected) in [
            (
                &["93.4", "93.7", "93.9", "95.0"][..],
                "5.1",
                Some("0.8"),
                &["6º ano 93.40 94.20", "7º ano 93.70 94.50", "8º ano 93.90 94.70", "9º ano 95.00 95.80"][..],
            ),
            // A grade at its end gives no more: the others go further.
            (&["80", "99.8", "-", "0"], "5.1", Some("10.1"), &["6º ano 80.00 90.10", "7º ano 99.80 100.00"]),
            // Off INEP's grid the rates that are reached are on it, and no step leads to all of them.
            (&["93.45", "94"], "5.1", None, &["6º ano 93.45 94.50", "7º ano 94.00 95.10"]),
        ] {
            let found = to(&inputs("260.84", "258.94", rates), target, &[]).all_grades.unwrap();
            assert_eq!(found.step.map(|step| step.to_string()).as_deref(), step, "{rates:?}");
            assert_eq!(told(&found.changes), expected);
        }
    }

    #[test]
    fn points_below_the_scale_are_not_counted() {
        let below = inputs("90", "300", &["95", "95"]);
        let plan = to(&below, "3.4", &[Lock::Mt, Lock::Approval]);
        let lp = plan.single.iter().find(|single| single.lever == Lever::Lp).unwrap();
        let texts = [lp.current, lp.start, lp.needed.unwrap(), lp.difference().unwrap()];
        assert_eq!(texts.map(|value| value.to_string()), ["90.00", "100.00", "111.58", "11.58"]);
        assert!(lp.is_below_scale());
        assert_eq!(changes(&plan.free.unwrap()), ["lp 90.00 111.58"]);
    }

    #[test]
    fn what_is_locked_is_held() {
        let held = to(&brazil_2023(), "5.1", &[Lock::Lp, Lock::Approval]).free.unwrap();
        assert_eq!(held.levers, [Lever::Mt]);
        assert_eq!(changes(&held), ["mt 258.94 261.52"]);
        let subjects = to(&brazil_2023(), "5.1", &[Lock::Approval]).free.unwrap();
        assert_eq!(changes(&subjects), ["mt 258.94 260.23", "lp 260.84 262.13"]);
        let approval = to(&brazil_2023(), "5.1", &[Lock::Mt, Lock::Lp]).free.unwrap();
        assert_eq!(approval.levers, [Lever::Approval]);
        assert_eq!(
            changes(&approval),
            ["6º ano 93.40 94.20", "7º ano 93.70 94.50", "8º ano 93.90 94.70", "9º ano 95.00 95.80"]
        );
    }

    #[test]
    fn with_everything_locked_nothing_is_feasible() {
        let free = to(&brazil_2023(), "5.1", &Lock::ALL).free.unwrap();
        assert_eq!(free, Free { levers: vec![], parts: vec![], changes: vec![], feasible: false });
    }

    #[test]
    fn what_one_side_cannot_give_the_other_does() {
        let no_room_in_approval = inputs("260.84", "258.94", &["100", "100"]);
        let free = to(&no_room_in_approval, "5.8", &[]).free.unwrap();
        assert!(free.feasible);
        assert_eq!(free.changes[2].needed, free.changes[2].current);
        let no_room_in_subjects = inputs("400", "400", &["80", "100"]);
        let free = to(&no_room_in_subjects, "9.5", &[]).free.unwrap();
        assert_eq!(
            changes(&free),
            ["mt 400.00 400.00", "lp 400.00 400.00", "6º ano 80.00 89.60", "7º ano 100.00 100.00"]
        );
    }

    #[test]
    fn a_goal_that_is_met_needs_nothing() {
        for target in ["5.0", "4.95", "0"] {
            let plan = to(&brazil_2023(), target, &[]);
            assert!(plan.met, "{target}");
            assert_eq!(plan.gap.value(), Ratio::ZERO);
            assert_eq!(plan.free, None);
            assert!(plan.single.iter().all(|single| single.needed == Some(single.current)));
        }
    }

    #[test]
    fn a_goal_beyond_everything_is_not_feasible() {
        let zero_grade = inputs("260", "260", &["0", "90"]);
        let plan = to(&zero_grade, "10", &[Lock::Mt]);
        assert_eq!(plan.threshold.to_string(), "9.95");
        assert!(!plan.free.unwrap().feasible);
        assert!(plan.single.iter().all(|single| single.needed.is_none()));
    }

    #[test]
    fn ways_come_by_effort_and_all_grades_together_are_one_of_them() {
        let measures =
            [(Lever::Mt, 690), (Lever::Lp, 596), (Lever::Approval, 320), (grade(0), 410), (grade(1), 100)];
        let plan = planned(&brazil_2023(), "5.1", &[], &measures);
        let found: Vec<_> = plan
            .single
            .iter()
            .map(|way| {
                let effort = way.effort.as_ref();
                let share =
                    effort.map_or_else(|| "-".to_owned(), |effort| effort.printed_share().to_string());
                format!("{} {share}", name(way.lever))
            })
            .collect();
        // Those without a measure are compared by two percentage points.
        assert_eq!(
            found,
            ["aprovacao 0.25", "mt 0.37", "lp 0.43", "6º ano 0.76", "8º ano -", "9º ano -", "7º ano 3.10"]
        );
        assert_eq!(plan.measured_by, Some(crate::effort::MeasureKind::Typical));
    }

    #[test]
    fn what_is_free_takes_the_same_share_of_each_measure() {
        let shares = |measures: &[(Lever, i64)]| {
            let free = planned(&brazil_2023(), "5.2", &[], measures).free.unwrap();
            let share = |way: &Way| way.effort.as_ref().map(|effort| effort.printed_share().to_string());
            (free.parts.iter().map(share).collect::<Vec<_>>(), free.hardest().cloned().map(|it| it.tone()))
        };
        let text = |share: &str| Some(share.to_owned());
        // As equal as steps allow: a tenth of a percent of all grades is 0,03 of theirs.
        assert_eq!(
            shares(&[(Lever::Mt, 690), (Lever::Lp, 596), (Lever::Approval, 320)]),
            (vec![text("0.38"), text("0.37"), text("0.38")], Some(Tone::One))
        );
        // A tenth as much of Matemática, and the others carry it.
        let (found, _) = shares(&[(Lever::Mt, 69), (Lever::Lp, 596), (Lever::Approval, 320)]);
        assert_eq!(found, [text("0.48"), text("0.47"), text("0.53")]);
        // Where one has no measure there is no share of all.
        assert_eq!(shares(&[(Lever::Mt, 690)]).1, None);
    }

    #[test]
    fn a_goal_that_takes_more_has_one_on_the_way() {
        let measures = [(Lever::Mt, 690), (Lever::Lp, 596), (Lever::Approval, 320)];
        let told = |reach: Option<Reach>| reach.map(|it| (it.ideb.to_string(), it.tone));
        for (target, on_the_way) in [
            ("5.1", None),
            ("5.2", Some(("5.2", Tone::One))),
            ("5.3", Some(("5.2", Tone::One))),
            ("5.6", Some(("5.2", Tone::One))),
        ] {
            let plan = planned(&brazil_2023(), target, &[], &measures);
            let expected = on_the_way.filter(|(ideb, _)| *ideb != target);
            let expected = expected.map(|(ideb, tone)| (ideb.to_owned(), Some(tone)));
            assert_eq!(told(plan.on_the_way), expected, "{target}");
        }
        let goals = planned(&brazil_2023(), "5.6", &[], &measures).goals;
        let goals: Vec<_> = goals.into_iter().map(|reach| told(Some(reach)).unwrap()).collect();
        let expected = [("5.1", Tone::One), ("5.2", Tone::One), ("5.3", Tone::Two), ("5.4", Tone::Beyond)];
        assert_eq!(goals, expected.map(|(ideb, tone)| (ideb.to_owned(), Some(tone))));
        // Nothing within one measure, something within two.
        let little = planned(&brazil_2023(), "5.6", &[], &[(Lever::Mt, 150)]);
        assert_eq!(told(little.on_the_way), Some(("5.1".to_owned(), Some(Tone::Two))));
        // Nothing within two.
        assert_eq!(planned(&brazil_2023(), "5.6", &[], &[(Lever::Mt, 10)]).on_the_way, None);
        assert_eq!(to(&brazil_2023(), "5.6", &[]).on_the_way, None);
    }

    #[test]
    fn the_tone_of_a_goal_is_that_of_its_cheapest_way() {
        let measures = [(Lever::Mt, 690), (Lever::Lp, 596), (Lever::Approval, 320), (grade(3), 333)];
        for Reach { ideb, tone } in planned(&brazil_2023(), "5.1", &[], &measures).goals {
            let plan = planned(&brazil_2023(), &ideb.to_string(), &[], &measures);
            let efforts = plan.single.iter().filter_map(|way| way.effort.as_ref());
            assert_eq!(efforts.min_by_key(|effort| effort.share).map(Effort::tone), tone, "{ideb}");
        }
    }

    #[test]
    fn above_ten_there_is_no_goal() {
        let best = inputs("400", "400", &["100"]);
        assert_eq!(to(&best, "10", &[]).goals, []);
        assert_eq!(to(&inputs("395", "395", &["100"]), "10", &[]).goals.len(), 2);
    }

    #[test]
    fn approval_is_told_in_pupils_where_their_number_is_known() {
        let background = Background {
            measures: Measures::default(),
            enrolment: StageEnrolment {
                stage: Stage::AnosFinais,
                source: Some(EnrolmentSource::Typed),
                pupils: vec![Some(76), Some(81), Some(79), None],
            },
        };
        let target = TargetIdeb::parse("5.1").unwrap();
        let plan = plan(&brazil_2023(), target, &[], &background);
        let told: Vec<_> = plan
            .single
            .iter()
            .map(|way| (name(way.lever), way.pupils.map(|it| (it.more, it.of, it.not_approved))))
            .collect();
        let of = |name: &str| told.iter().find(|(found, _)| found == name).unwrap().1;
        assert_eq!((of("6º ano"), of("9º ano")), (Some((3, 76, 5)), None));
        // Not all of its grades are known; and a subject has no pupils.
        assert_eq!((of("aprovacao"), of("mt")), (None, None));
    }
}
