//! What stands between a stage's newest index and what is aimed at: the answer that a screen opens with.

use kernel::{Decimal, Stage, words};

use crate::effort::MeasureKind;
use crate::formula::index;
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
    /// Whether the index is at or above it.
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
    let now = product.published();
    let goal = goal.map(|goal| {
        let reached = goal.value <= now;
        MeasuredGoal { goal, reached, met: reached && record.edition >= goal.edition }
    });
    let aim = match goal {
        Some(MeasuredGoal { goal, reached: false, .. }) => {
            Aim { ideb: goal.value, goal: Some((goal.edition, goal.origin)) }
        }
        _ => Aim { ideb: tenth_above(now).unwrap_or(now), goal: None },
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

/// The inputs of the formula as a record has them; `None` where the proficiencies or all rates are missing.
pub fn inputs_of(record: &HistoryRecord) -> Option<OfficialInputs> {
    let figures = &record.figures;
    Some(OfficialInputs {
        stage: record.stage,
        edition: Some(record.edition),
        proficiency_lp: figures.proficiency_lp?,
        proficiency_mt: figures.proficiency_mt?,
        approval_by_grade: figures.approval_by_grade.clone(),
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
