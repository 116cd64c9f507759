//! What stands between a stage's newest index and what is aimed at: the answer that a screen opens with.

use kernel::{Decimal, Stage, words};

use crate::effort::MeasureKind;
use crate::formula::{index, indicator};
use crate::goal::in_force::{GoalInForce, GoalOrigin};
use crate::history::{HistoryRecord, Source, latest};
use crate::measure::{Edition, PublishedIdeb, TargetIdeb};
use crate::plan::{Background, Reach, Way, plan, tenth_above};
use crate::printed::{Printed, index_alone};
use crate::recompute::Check;
use crate::simulation::OfficialInputs;

words! {
    /// Why there is no answer.
    pub enum Missing {
        /// No edition has an index.
        NoIndex = "no_index",
        /// The newest edition with an index lacks proficiencies or approval by grade.
        IncompleteInputs = "incomplete_inputs",
    }
}

/// The answer of a stage, or why there is none.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Outlook {
    pub stage: Stage,
    pub answer: Result<Answer, Missing>,
}

/// How far the newest index is from what is aimed at.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Answer {
    pub edition: Edition,
    pub source: Source,
    pub published: PublishedIdeb,
    /// Whether the formula gives what was published; `None` where a figure has too few places to tell.
    pub agrees: Option<bool>,
    /// N x P as it is printed alone.
    pub index: Printed,
    /// The goal in force.
    pub goal: Option<MeasuredGoal>,
    pub aim: Aim,
    /// What N x P must reach to be published as the aim.
    pub threshold: Decimal<2>,
    /// What `index` lacks.
    pub gap: Printed,
    /// Only where nothing is above.
    pub met: bool,
    /// What suffices alone, the least effort first: each subject, and of approval what takes less, all grades or one.
    pub ways: Vec<Way>,
    pub on_the_way: Option<Reach>,
    pub measured_by: Option<MeasureKind>,
}

/// A goal beside the newest index.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct MeasuredGoal {
    pub goal: GoalInForce,
    /// Whether what was published is at or above it.
    pub reached: bool,
    /// Whether it is reached by an edition that is not before the goal's own.
    pub met: bool,
}

/// What is aimed at: the goal in force, or the next tenth where there is none or it is reached.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Aim {
    pub ideb: PublishedIdeb,
    /// Whose goal it is, and for when.
    pub goal: Option<(Edition, GoalOrigin)>,
}

/// The outlook of a stage. Records are of one school and hold the stage; see [`crate::history::history`].
pub fn outlook(
    records: &[HistoryRecord],
    stage: Stage,
    goal: Option<GoalInForce>,
    background: &Background,
) -> Outlook {
    Outlook { stage, answer: answer(records, stage, goal, background) }
}

fn answer(
    records: &[HistoryRecord],
    stage: Stage,
    goal: Option<GoalInForce>,
    background: &Background,
) -> Result<Answer, Missing> {
    let record = latest(records, stage).ok_or(Missing::NoIndex)?;
    let published = record.figures.ideb.ok_or(Missing::NoIndex)?;
    let inputs = inputs_of(record).ok_or(Missing::IncompleteInputs)?;
    let product = index(&inputs).map_err(|_| Missing::IncompleteInputs)?;
    let goal = goal.map(|goal| {
        let reached = goal.value <= published;
        MeasuredGoal { goal, reached, met: reached && record.edition >= goal.edition }
    });
    // Where the formula does not give what was published, what is aimed at lies above both.
    let highest = published.max(product.published());
    let aim = match goal {
        Some(MeasuredGoal { goal, .. }) if goal.value > highest => {
            Aim { ideb: goal.value, goal: Some((goal.edition, goal.origin)) }
        }
        _ => Aim { ideb: tenth_above(highest).unwrap_or(highest), goal: None },
    };
    let plan = plan(&inputs, TargetIdeb::of(aim.ideb), &[], background);
    Ok(Answer {
        edition: record.edition,
        source: record.source,
        published,
        agrees: record.recomputed.and_then(|it| agrees(it.check?)),
        index: index_alone(product.product),
        goal,
        aim,
        threshold: plan.threshold,
        gap: plan.gap,
        met: plan.met,
        ways: if plan.met { Vec::new() } else { ways(plan.single) },
        on_the_way: plan.on_the_way,
        measured_by: plan.measured_by,
    })
}

/// The inputs of the formula as a record has them; where its index came of the P that was published, and not of the rates, that P
/// instead of them. It counts as exact, as rates do: what a table told in two places is taken for that. `None` where a proficiency is
/// missing.
pub fn inputs_of(record: &HistoryRecord) -> Option<OfficialInputs> {
    let figures = &record.figures;
    let of_grades = indicator(&figures.approval_by_grade);
    let agrees = record.recomputed.filter(|it| it.check == Some(Check::Agrees));
    let is_told = agrees.is_some_and(|it| of_grades != Some(it.indicator));
    Some(OfficialInputs {
        stage: record.stage,
        edition: Some(record.edition),
        proficiency_lp: figures.proficiency_lp?,
        proficiency_mt: figures.proficiency_mt?,
        approval_by_grade: if is_told { Vec::new() } else { figures.approval_by_grade.clone() },
        indicator: figures.indicator.filter(|_| is_told),
    })
}

fn agrees(check: Check) -> Option<bool> {
    match check {
        Check::Agrees => Some(true),
        Check::Differs => Some(false),
        Check::Open(_) => None,
    }
}

/// Of ways that suffice, in their order: one of approval, and the subjects.
fn ways(single: Vec<Way>) -> Vec<Way> {
    let mut approval = false;
    let mut first = |way: &Way| !way.is_approval() || !std::mem::replace(&mut approval, true);
    single.into_iter().filter(|way| way.needed.is_some() && first(way)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::history::history;
    use crate::measure::{ApprovalRate, PerformanceIndicator, Proficiency};
    use crate::reference::{Figures, SchoolResult};

    const STAGE: Stage = Stage::AnosFinais;

    fn edition(year: i16) -> Edition {
        Edition::new(year).unwrap()
    }

    fn ideb(text: &str) -> PublishedIdeb {
        PublishedIdeb::parse(text).unwrap()
    }

    fn figures(published: &str, lp: &str, rates: &[&str]) -> Figures {
        Figures {
            ideb: PublishedIdeb::parse(published).ok(),
            proficiency_lp: Proficiency::parse(lp).ok(),
            proficiency_mt: Proficiency::parse("258.94").ok(),
            approval_by_grade: rates.iter().map(|rate| ApprovalRate::parse(rate).ok()).collect(),
            ..Figures::default()
        }
    }

    fn records(year: i16, figures: Figures) -> Vec<HistoryRecord> {
        let code = "35999001".parse().unwrap();
        let result = SchoolResult { code, stage: STAGE, edition: edition(year), network: None, figures };
        history(Source::Inep, vec![result], Vec::new())
    }

    const RATES: [&str; 4] = ["93.4", "93.7", "93.9", "95"];

    fn goal(value: &str, year: i16) -> GoalInForce {
        GoalInForce { value: ideb(value), edition: edition(year), origin: GoalOrigin::School }
    }

    fn answered(records: &[HistoryRecord], goal: Option<GoalInForce>) -> Answer {
        outlook(records, STAGE, goal, &Background::unknown(STAGE)).answer.unwrap()
    }

    #[test]
    fn the_answer_says_how_far_it_is_and_what_suffices() {
        let answer = answered(&records(2023, figures("5.0", "260.84", &RATES)), Some(goal("5.1", 2027)));
        let texts = [
            answer.published.to_string(),
            answer.index.to_string(),
            answer.threshold.to_string(),
            answer.gap.to_string(),
        ];
        assert_eq!(texts, ["5.0", "5.01", "5.05", "0.04"]);
        assert_eq!((answer.agrees, answer.met, answer.on_the_way), (Some(true), false, None));
        let ways: Vec<_> = answer
            .ways
            .iter()
            .map(|way| format!("{} +{}", way.lever.slug(), way.difference().unwrap()))
            .collect();
        // One of approval, and the subjects: in the order of the steps that compare what has no measure.
        assert_eq!(ways, ["mt +2.58", "lp +2.58", "aprovacao +0.80"]);
    }

    /// As in the tables of some states.
    #[test]
    fn without_the_rates_of_the_grades_the_published_p_says_how_far_it_is_and_the_subjects_what_suffices() {
        let published = Figures {
            indicator: PerformanceIndicator::parse("0.94000").ok(),
            ..figures("5.0", "260.84", &[])
        };
        let answer = answered(&records(2023, published.clone()), None);
        let texts = [answer.index.to_string(), answer.threshold.to_string(), answer.gap.to_string()];
        assert_eq!((texts, answer.agrees), (["5.01", "5.05", "0.04"].map(str::to_owned), Some(true)));
        let ways: Vec<_> = answer.ways.iter().map(|way| way.lever.slug()).collect();
        assert_eq!(ways, ["mt", "lp"]);
        let coarse = Figures { indicator: PerformanceIndicator::parse("0.9").ok(), ..published };
        let found = outlook(&records(2023, coarse), STAGE, None, &Background::unknown(STAGE));
        assert_eq!(found.answer, Err(Missing::IncompleteInputs));
    }

    /// What agrees with the published index is what is gone on from: the rates of two grades, here, do not.
    #[test]
    fn beside_rates_that_do_not_give_the_index_the_published_p_that_does_says_how_far_it_is() {
        for rates in [&["93.4", "93.7"][..], &["0", "0", "0", "0"]] {
            let published = Figures {
                indicator: PerformanceIndicator::parse("0.880000").ok(),
                ..figures("4.7", "260.84", rates)
            };
            let answer = answered(&records(2023, published), None);
            let texts = [answer.index.to_string(), answer.aim.ideb.to_string(), answer.gap.to_string()];
            let expected = (["4.69", "4.8", "0.06"].map(str::to_owned), Some(true));
            assert_eq!((texts, answer.agrees), expected, "{rates:?}");
        }
    }

    #[test]
    fn the_aim_is_the_goal_or_the_next_tenth_where_there_is_none_or_it_is_reached() {
        let records = records(2023, figures("5.0", "260.84", &RATES));
        for (goal, aim, of_goal, measured) in [
            (Some(goal("5.3", 2027)), "5.3", true, Some((false, false))),
            // Reached, but its edition is still to come.
            (Some(goal("5.0", 2025)), "5.1", false, Some((true, false))),
            (Some(goal("4.9", 2021)), "5.1", false, Some((true, true))),
            // Of the edition that reaches it.
            (Some(goal("5.0", 2023)), "5.1", false, Some((true, true))),
            (None, "5.1", false, None),
        ] {
            let answer = answered(&records, goal);
            assert_eq!((answer.aim.ideb, answer.aim.goal.is_some()), (ideb(aim), of_goal), "{goal:?}");
            assert_eq!(answer.goal.map(|it| (it.reached, it.met)), measured, "{goal:?}");
        }
    }

    #[test]
    fn what_is_aimed_at_lies_above_what_was_published_and_what_the_formula_gives() {
        // The formula gives 5,0.
        for (published, of_goal, aim, reached, gap) in [
            ("5.1", None, "5.2", None, "0.14"),
            ("5.1", Some("5.1"), "5.2", Some(true), "0.14"),
            ("5.1", Some("5.3"), "5.3", Some(false), "0.24"),
            ("4.9", None, "5.1", None, "0.04"),
            ("4.9", Some("5.0"), "5.1", Some(false), "0.04"),
        ] {
            let records = records(2023, figures(published, "260.84", &RATES));
            let answer = answered(&records, of_goal.map(|value| goal(value, 2025)));
            assert_eq!((answer.published, answer.agrees), (ideb(published), Some(false)));
            assert_eq!((answer.aim.ideb, answer.gap.to_string().as_str()), (ideb(aim), gap), "{published}");
            assert_eq!(answer.goal.map(|it| it.reached), reached, "{published} {of_goal:?}");
            assert!(!answer.met && !answer.ways.is_empty(), "{published} {of_goal:?}");
        }
    }

    #[test]
    fn without_an_index_or_its_inputs_it_says_why() {
        for (figures, why) in [
            (figures("-", "260.84", &RATES), Missing::NoIndex),
            (figures("5.0", "-", &RATES), Missing::IncompleteInputs),
            (figures("5.0", "260.84", &[]), Missing::IncompleteInputs),
            (figures("5.0", "260.84", &["0", "-"]), Missing::IncompleteInputs),
        ] {
            let found = outlook(&records(2023, figures), STAGE, None, &Background::unknown(STAGE));
            assert_eq!(found.answer, Err(why));
        }
        let other = outlook(&[], Stage::EnsinoMedio, None, &Background::unknown(Stage::EnsinoMedio));
        assert_eq!((other.stage, other.answer), (Stage::EnsinoMedio, Err(Missing::NoIndex)));
    }

    #[test]
    fn above_the_highest_index_there_is_no_aim() {
        let mut best = figures("10.0", "400", &["100", "100", "100", "100"]);
        best.proficiency_mt = Proficiency::parse("400").ok();
        let answer = answered(&records(2023, best), None);
        assert_eq!((answer.met, answer.ways.len(), answer.aim.ideb), (true, 0, ideb("10.0")));
    }
}
