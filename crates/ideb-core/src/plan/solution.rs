//! What a plan says.

use kernel::{Decimal, words};

use crate::effort::{Effort, MeasureKind, Tone};
use crate::enrolment::Pupils;
use crate::levers::Lever;
use crate::measure::PublishedIdeb;
use crate::printed::Printed;

words! {
    /// What is held as it is.
    pub enum Lock {
        Lp = "lp",
        Mt = "mt",
        /// The approval of every grade.
        Approval = "aprovacao",
    }
}

/// How far one lever has to move. Proficiencies go to hundredths of a point, approval to tenths of a percent, that of all
/// grades to the hundredths of their mean.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Way {
    pub lever: Lever,
    /// Points or percent.
    pub current: Decimal<2>,
    /// From where on it counts; see [`Lever::start`].
    pub start: Decimal<2>,
    /// What it has to reach; `None` when this lever alone cannot reach the goal.
    pub needed: Option<Decimal<2>>,
    /// Of approval, where it is known how many pupils there are.
    pub pupils: Option<Pupils>,
    /// `None` without a measure.
    pub effort: Option<Effort>,
}

impl Way {
    /// How far it has to rise from where it counts.
    pub fn difference(&self) -> Option<Decimal<2>> {
        self.needed.map(|needed| (needed - self.start).max(Decimal::default()))
    }

    /// Whether the points up to the start have no effect.
    pub fn is_below_scale(&self) -> bool {
        self.current < self.start
    }

    /// Whether it is of approval: of one grade or of all.
    pub fn is_approval(&self) -> bool {
        matches!(self.lever, Lever::Approval | Lever::Grade(_))
    }
}

/// What one lever needs in a solution of several.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Change {
    /// A subject or one grade.
    pub lever: Lever,
    pub current: Decimal<2>,
    /// From where on it counts; see [`Lever::start`].
    pub start: Decimal<2>,
    pub needed: Decimal<2>,
}

/// What the approval of all grades together needs, each raised by the same step up to 100 %.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct AllGrades {
    /// The step itself, where every rate that moves has one place: added to each it leads to the same rates.
    pub step: Option<Decimal<1>>,
    /// One a grade.
    pub changes: Vec<Change>,
}

/// The solution in which everything locked is held.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Free {
    /// What was free to move: subjects, and [`Lever::Approval`] for all grades.
    pub levers: Vec<Lever>,
    /// How far each of them goes; empty when the goal is out of reach.
    pub parts: Vec<Way>,
    /// The same, grade by grade.
    pub changes: Vec<Change>,
    pub feasible: bool,
}

impl Free {
    /// What the hardest part takes; `None` where one of them has no measure.
    pub fn hardest(&self) -> Option<&Effort> {
        let efforts: Option<Vec<_>> = self.parts.iter().map(|part| part.effort.as_ref()).collect();
        efforts?.into_iter().max_by_key(|effort| effort.share)
    }
}

/// An index, and how far it is by its cheapest way; no tone without measures.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Reach {
    pub ideb: PublishedIdeb,
    pub tone: Option<Tone>,
}

/// What stands between these inputs and a goal.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Plan {
    /// The target rounded up to what can be published.
    pub target: PublishedIdeb,
    /// What N x P must reach: half a tenth below the target.
    pub threshold: Decimal<2>,
    /// What N x P lacks, from the index as it is printed alone; 0 when met, never 0 otherwise.
    pub gap: Printed,
    pub met: bool,
    /// Each lever alone, the least effort first; those that do not suffice come last.
    pub single: Vec<Way>,
    /// `None` when 100 % in every grade does not reach the goal.
    pub all_grades: Option<AllGrades>,
    /// `None` when the goal is met.
    pub free: Option<Free>,
    /// The highest lower goal that takes less: within one measure if there is such a one, else within two.
    pub on_the_way: Option<Reach>,
    /// The next indexes that may be published.
    pub goals: Vec<Reach>,
    /// Whose advances measure; see [`crate::effort::Measures::kind`].
    pub measured_by: Option<MeasureKind>,
}
