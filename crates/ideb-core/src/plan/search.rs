//! The search behind a plan, by bisection on the exact formula.

use kernel::Decimal;

use super::solution::{Change, Free, Lock, Single};
use crate::formula::index;
use crate::levers::Lever;
use crate::ratio::Ratio;
use crate::simulation::OfficialInputs;

/// N x P; nothing for inputs without an index.
pub(super) fn product(inputs: &OfficialInputs) -> Ratio {
    index(inputs).map_or(Ratio::ZERO, |index| index.product)
}

/// The smallest of 0..=most that suffices, for a question whose answer changes once.
fn smallest(most: i64, suffices: impl Fn(i64) -> bool) -> Option<i64> {
    if !suffices(most) {
        return None;
    }
    let (mut least, mut enough) = (0, most);
    while least < enough {
        let middle = i64::midpoint(least, enough);
        if suffices(middle) {
            enough = middle;
        } else {
            least = middle + 1;
        }
    }
    Some(enough)
}

/// The step of the published grid: 0.01 points, 0.1 percentage points.
fn grid(lever: Lever) -> i64 {
    match lever {
        Lever::Mt | Lever::Lp => 1,
        Lever::Approval | Lever::Grade(_) => 10,
    }
}

fn raised(inputs: &OfficialInputs, levers: &[Lever], steps: i64) -> OfficialInputs {
    levers.iter().fold(inputs.clone(), |inputs, lever| {
        lever.raised(&inputs, Decimal::from_units(steps * grid(*lever)))
    })
}

/// How many steps use up the room of all these levers.
fn most_steps(inputs: &OfficialInputs, levers: &[Lever]) -> i64 {
    let steps = |lever: &Lever| {
        let (room, grid) = (lever.room(inputs).units(), grid(*lever));
        (room + grid - 1) / grid
    };
    levers.iter().map(steps).max().unwrap_or(0)
}

/// Looks on the published grid for what reaches a threshold.
pub(super) struct Search<'a> {
    pub(super) inputs: &'a OfficialInputs,
    pub(super) threshold: Ratio,
}

impl Search<'_> {
    pub(super) fn single(&self, lever: Lever) -> Option<Single> {
        let levers = [lever];
        let steps = smallest(most_steps(self.inputs, &levers), |steps| {
            product(&raised(self.inputs, &levers, steps)) >= self.threshold
        });
        Some(Single {
            lever,
            current: lever.current(self.inputs)?,
            needed: steps.and_then(|steps| lever.current(&raised(self.inputs, &levers, steps))),
        })
    }

    pub(super) fn free(&self, locked: &[Lock]) -> Free {
        let unlocked = |lever: Lever, lock: Lock| (!locked.contains(&lock)).then_some(lever);
        let subjects: Vec<_> = [(Lever::Mt, Lock::Mt), (Lever::Lp, Lock::Lp)]
            .into_iter()
            .filter_map(|(lever, lock)| unlocked(lever, lock))
            .collect();
        let approval: Vec<_> = unlocked(Lever::Approval, Lock::Approval).into_iter().collect();
        let solution = self.solve(&subjects, &approval);
        let moved =
            subjects.iter().copied().chain(Lever::grades(self.inputs).filter(|_| !approval.is_empty()));
        let change = |lever: Lever| {
            Some(Change {
                lever,
                current: lever.current(self.inputs)?,
                needed: lever.current(solution.as_ref()?)?,
            })
        };
        Free {
            changes: moved.filter_map(change).collect(),
            feasible: solution.is_some(),
            levers: [subjects, approval].concat(),
        }
    }

    /// The inputs that reach the threshold; neither side could stay one step lower.
    fn solve(&self, subjects: &[Lever], approval: &[Lever]) -> Option<OfficialInputs> {
        let (most_points, most_rates) =
            (most_steps(self.inputs, subjects), most_steps(self.inputs, approval));
        let both = |points: i64, rates: i64| raised(&raised(self.inputs, subjects, points), approval, rates);
        let reaches = |points: i64, rates: i64| product(&both(points, rates)) >= self.threshold;
        let share = if approval.is_empty() {
            most_points
        } else {
            let halfway = Ratio::mean([product(self.inputs), self.threshold])?;
            smallest(most_points, |points| product(&both(points, 0)) >= halfway).unwrap_or(most_points)
        };
        let rates = smallest(most_rates, |rates| reaches(share, rates)).unwrap_or(most_rates);
        let points = smallest(most_points, |points| reaches(points, rates))?;
        Some(both(points, rates))
    }
}
