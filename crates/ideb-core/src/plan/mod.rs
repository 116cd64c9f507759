//! The way to a goal: how far each lever has to move until INEP would publish it, and what that takes.

mod search;
mod solution;

use kernel::{Decimal, Stage};

use crate::effort::{Measures, Tone};
use crate::enrolment::StageEnrolment;
use crate::formula::published;
use crate::measure::{PublishedIdeb, TargetIdeb};
use crate::printed::{Printed, index_alone};
use crate::ratio::Ratio;
use crate::simulation::OfficialInputs;
use search::{Search, product};

pub use solution::{AllGrades, Change, Free, Lock, Plan, Reach, Way};

/// How many of the next indexes a plan tells of.
const GOALS: usize = 4;

/// What is known of a school beside the inputs.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Background {
    pub measures: Measures,
    pub enrolment: StageEnrolment,
}

impl Background {
    /// Of a school that nothing is known of.
    pub fn unknown(stage: Stage) -> Self {
        Self { measures: Measures::default(), enrolment: StageEnrolment::unknown(stage) }
    }
}

/// Plans towards a target. Every figure was tried with the exact formula, as it is printed: it reaches the threshold,
/// and one less in its last place does not (of a table of grades: one less in every grade). Inputs that
/// [`crate::formula::index`] refuses reach nothing.
///
/// What is free moves together, each the same share of its measure, as far as its room goes: what one cannot give, the
/// others do.
pub fn plan(inputs: &OfficialInputs, target: TargetIdeb, locked: &[Lock], background: &Background) -> Plan {
    let target = target.publishable();
    let threshold = Decimal::<2>::from_units((target.decimal().units() * 10 - 5).max(0));
    let Background { measures, enrolment } = background;
    let search = Search { inputs, threshold: threshold.into(), measures, enrolment };
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
        measured_by: measures.kind(),
    }
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
    use crate::measure::{ApprovalRate, Proficiency};
    use kernel::Stage;

    fn inputs(lp: &str, mt: &str, rates: &[&str]) -> OfficialInputs {
        OfficialInputs {
            stage: Stage::AnosFinais,
            edition: None,
            proficiency_lp: Proficiency::parse(lp).unwrap(),
            proficiency_mt: Proficiency::parse(mt).unwrap(),
            approval_by_grade: rates.iter().map(|rate| ApprovalRate::parse(rate).ok()).collect(),
        }
    }

    fn brazil_2023() -> OfficialInputs {
        inputs("260.84", "258.94", &["93.4", "93.7", "93.9", "95.0"])
    }

    fn to(inputs: &OfficialInputs, target: &str, locked: &[Lock]) -> Plan {
        plan(inputs, TargetIdeb::parse(target).unwrap(), locked)
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
            ("5.1".to_owned(), "5.05".to_owned(), "0.0403".to_owned(), false)
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
        assert_eq!(reached, [true, true, false, false, false, false]);
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
        assert_eq!(free, Free { levers: vec![], changes: vec![], feasible: false });
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
}
