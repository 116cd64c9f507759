//! What a plan says.

use kernel::{Decimal, words};

use crate::levers::Lever;
use crate::measure::PublishedIdeb;

words! {
    /// What is held as it is.
    pub enum Lock {
        Lp = "lp",
        Mt = "mt",
        /// The approval of every grade.
        Approval = "aprovacao",
    }
}

/// What one lever alone needs. Proficiencies move by 0.01 points, approval by 0.1 percentage points.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Single {
    pub lever: Lever,
    /// Points or percent; of all grades the plain mean.
    pub current: Decimal<2>,
    /// The smallest value that suffices; `None` when this lever alone cannot reach the goal.
    pub needed: Option<Decimal<2>>,
}

impl Single {
    pub fn difference(&self) -> Option<Decimal<2>> {
        self.needed.map(|needed| needed - self.current)
    }
}

/// What one lever needs in a solution of several.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Change {
    /// A subject or one grade.
    pub lever: Lever,
    pub current: Decimal<2>,
    pub needed: Decimal<2>,
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
    /// What N x P lacks; 0 when met, never 0 otherwise.
    pub gap: Decimal<4>,
    pub met: bool,
    /// Each lever alone: both subjects, all grades together, each grade that counts.
    pub single: Vec<Single>,
    /// `None` when the goal is met.
    pub free: Option<Free>,
}
