//! The way to a goal.

use ideb_core::effort::{MeasureKind, Tone};
use ideb_core::levers::Lever;
use ideb_core::plan::{AllGrades, Change, Free, Plan, Reach};
use serde::Serialize;
use utoipa::ToSchema;

use crate::edge::openapi::schema::{OnePlace, TwoPlaces};
use crate::index::calculation::effort::WayJson;
use crate::index::schema::{IndexText, LeverText, MeasureText, ToneText};

#[derive(Debug, Serialize, ToSchema)]
#[schema(as = Plan)]
#[serde(rename_all = "camelCase")]
pub struct PlanJson {
    #[schema(value_type = OnePlace)]
    target: String,
    /// What N x P must reach to be published as the target.
    #[schema(value_type = TwoPlaces)]
    threshold: String,
    /// What the printed index lacks.
    #[schema(value_type = IndexText)]
    gap: String,
    met: bool,
    /// Each thing alone, the least effort first: both subjects, each grade that counts, and all grades together where
    /// they are several. What cannot reach the goal alone comes last.
    single: Vec<WayJson>,
    /// The grades one by one when all rise together; `null` when 100 % in each does not reach the goal.
    all_grades: Option<AllGradesJson>,
    free: Option<FreeJson>,
    /// A lower goal that takes less, of a goal that takes more than one measure.
    on_the_way: Option<ReachJson>,
    /// The next indexes that may be published, and how far each of them is by its cheapest way.
    goals: Vec<ReachJson>,
    /// "propria" where any measure is the school's own; `null` without measures, and then no effort is told.
    #[schema(value_type = Option<MeasureText>)]
    measured_by: Option<&'static str>,
}

/// An index, and how far it is.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = Reach)]
pub struct ReachJson {
    #[schema(value_type = OnePlace)]
    ideb: String,
    #[schema(value_type = Option<ToneText>)]
    tone: Option<&'static str>,
}

/// What each grade must reach when all are raised alike, up to 100 %.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = AllGrades)]
pub struct AllGradesJson {
    /// The step that leads every grade there; `null` where none does.
    #[schema(value_type = Option<OnePlace>)]
    step: Option<String>,
    changes: Vec<ChangeJson>,
}

/// The solution in which everything locked is held, and what is free takes the same share of its measure.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = FreeLevers)]
pub struct FreeJson {
    #[schema(value_type = Vec<LeverText>)]
    levers: Vec<&'static str>,
    /// One for each of `levers`, in their order; empty when the goal is out of reach.
    parts: Vec<WayJson>,
    /// The same, grade by grade.
    changes: Vec<ChangeJson>,
    feasible: bool,
    /// The largest of the parts' shares; `null` where one of them has no measure.
    #[schema(value_type = Option<TwoPlaces>)]
    share: Option<String>,
    #[schema(value_type = Option<ToneText>)]
    tone: Option<&'static str>,
}

#[derive(Debug, Serialize, ToSchema)]
#[schema(as = Change)]
pub struct ChangeJson {
    #[schema(value_type = LeverText)]
    lever: &'static str,
    grade: Option<String>,
    #[schema(value_type = TwoPlaces)]
    current: String,
    /// From where on it counts.
    #[schema(value_type = TwoPlaces)]
    start: String,
    #[schema(value_type = TwoPlaces)]
    needed: String,
}

impl From<Change> for ChangeJson {
    fn from(change: Change) -> Self {
        Self {
            lever: change.lever.slug(),
            grade: change.lever.grade_label(),
            current: change.current.to_string(),
            start: change.start.to_string(),
            needed: change.needed.to_string(),
        }
    }
}

impl From<AllGrades> for AllGradesJson {
    fn from(all: AllGrades) -> Self {
        Self {
            step: all.step.map(|step| step.to_string()),
            changes: all.changes.into_iter().map(Into::into).collect(),
        }
    }
}

impl From<Free> for FreeJson {
    fn from(free: Free) -> Self {
        let hardest = free.hardest();
        Self {
            share: hardest.map(|effort| effort.printed_share().to_string()),
            tone: hardest.map(|effort| effort.tone().slug()),
            levers: free.levers.into_iter().map(Lever::slug).collect(),
            parts: free.parts.into_iter().map(Into::into).collect(),
            changes: free.changes.into_iter().map(Into::into).collect(),
            feasible: free.feasible,
        }
    }
}

impl From<Reach> for ReachJson {
    fn from(reach: Reach) -> Self {
        Self { ideb: reach.ideb.to_string(), tone: reach.tone.map(Tone::slug) }
    }
}

impl From<Plan> for PlanJson {
    fn from(plan: Plan) -> Self {
        Self {
            target: plan.target.to_string(),
            threshold: plan.threshold.to_string(),
            gap: plan.gap.to_string(),
            met: plan.met,
            single: plan.single.into_iter().map(Into::into).collect(),
            all_grades: plan.all_grades.map(Into::into),
            free: plan.free.map(Into::into),
            on_the_way: plan.on_the_way.map(Into::into),
            goals: plan.goals.into_iter().map(Into::into).collect(),
            measured_by: plan.measured_by.map(MeasureKind::slug),
        }
    }
}
