//! What a plan says.

use kernel::{Decimal, words};

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

/// What one lever alone needs. Proficiencies go to hundredths of a point, approval to tenths of a percent.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Single {
    /// A subject or one grade.
    pub lever: Lever,
    /// Points or percent.
    pub current: Decimal<2>,
    /// From where on it counts; see [`Lever::start`].
    pub start: Decimal<2>,
    /// The smallest value that suffices; `None` when this lever alone cannot reach the goal.
    pub needed: Option<Decimal<2>>,
}

impl Single {
    /// How far it has to rise from where it counts.
    pub fn difference(&self) -> Option<Decimal<2>> {
        self.needed.map(|needed| (needed - self.start).max(Decimal::default()))
    }

    /// Whether the points up to the start have no effect.
    pub fn is_below_scale(&self) -> bool {
        self.current < self.start
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
    /// Empty when the goal is out of reach.
    pub changes: Vec<Change>,
    pub feasible: bool,
}

/// What stands between these inputs and a goal.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Plan {
    /// The target rounded up to what can be published.
    pub target: PublishedIdeb,
    /// What N x P must reach: half a tenth below the target.
    pub threshold: Decimal<2>,
    /// What N x P lacks, from the product as it is printed; 0 when met, never 0 otherwise.
    pub gap: Printed,
    pub met: bool,
    /// Each lever alone: both subjects, each grade that counts.
    pub single: Vec<Single>,
    /// `None` when 100 % in every grade does not reach the goal.
    pub all_grades: Option<AllGrades>,
    /// `None` when the goal is met.
    pub free: Option<Free>,
}
