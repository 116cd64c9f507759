//! The way to a goal: how far each lever has to move until INEP would publish it.

mod search;
mod solution;

use kernel::Decimal;

use crate::levers::Lever;
use crate::measure::TargetIdeb;
use crate::ratio::Ratio;
use crate::simulation::OfficialInputs;
use search::{Search, product};

pub use solution::{Change, Free, Lock, Plan, Single};

/// Plans towards a target. Every answer was tried with the exact formula: it reaches the threshold, and one step of
/// the published grid less does not. Inputs that [`crate::formula::index`] refuses reach nothing.
///
/// What is free moves together: subjects by equal points, grades by equal percentage points, each as far as its room
/// goes. When subjects and approval are both free, the subjects close half of the gap in index points and approval
/// the rest; what one side cannot give, the other does.
pub fn plan(inputs: &OfficialInputs, target: TargetIdeb, locked: &[Lock]) -> Plan {
    let target = target.publishable();
    let threshold = Decimal::<2>::from_units((target.decimal().units() * 10 - 5).max(0));
    let search = Search { inputs, threshold: threshold.into() };
    let gap = search.threshold - product(inputs);
    let met = gap <= Ratio::ZERO;
    Plan {
        target,
        threshold,
        gap: if met { Decimal::default() } else { gap.to_decimal().max(Decimal::from_units(1)) },
        met,
        single: Lever::all(inputs).into_iter().filter_map(|lever| search.single(lever)).collect(),
        free: (!met).then(|| search.free(locked)),
    }
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
        free.changes
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
        let reached =
            |lever: Lever| plan.single.iter().any(|single| single.lever == lever && single.needed.is_some());
        assert!(reached(Lever::Mt) && !reached(Lever::Approval));
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
            assert_eq!(plan.gap, Decimal::default());
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
