//! The search behind a plan, by bisection on the exact formula.

use kernel::Decimal;

use super::solution::{AllGrades, Change, Free, Lock, Single};
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

/// So many steps of what is printed: hundredths of a point, tenths of a percent.
fn moved(inputs: &OfficialInputs, lever: Lever, steps: i64) -> OfficialInputs {
    match lever {
        Lever::Mt | Lever::Lp => lever.raised(inputs, Decimal::from_units(steps)),
        Lever::Approval | Lever::Grade(_) => lever.raised_to_tenths(inputs, steps),
    }
}

/// How many steps use up the room of a lever.
fn most_steps(inputs: &OfficialInputs, lever: Lever) -> i64 {
    let room = lever.room(inputs).units();
    match lever {
        Lever::Mt | Lever::Lp => room,
        // A tenth begun is one more.
        Lever::Approval | Lever::Grade(_) => (room + 9) / 10,
    }
}

/// How many steps each lever goes.
type Moves = Vec<(Lever, i64)>;

/// Looks on the grid of what is printed for what reaches a threshold.
pub(super) struct Search<'a> {
    pub(super) inputs: &'a OfficialInputs,
    pub(super) threshold: Ratio,
}

impl Search<'_> {
    fn after(&self, moves: &[(Lever, i64)]) -> OfficialInputs {
        moves.iter().fold(self.inputs.clone(), |inputs, (lever, steps)| moved(&inputs, *lever, *steps))
    }

    fn reach(&self, moves: &[(Lever, i64)]) -> bool {
        product(&self.after(moves)) >= self.threshold
    }

    /// The fewest steps of one lever that suffice alone.
    fn alone(&self, lever: Lever) -> Option<i64> {
        smallest(most_steps(self.inputs, lever), |steps| self.reach(&[(lever, steps)]))
    }

    pub(super) fn single(&self, lever: Lever) -> Option<Single> {
        let needed = self.alone(lever).and_then(|steps| lever.current(&self.after(&[(lever, steps)])));
        Some(Single { lever, current: lever.current(self.inputs)?, start: lever.start(self.inputs)?, needed })
    }

    pub(super) fn all_grades(&self) -> Option<AllGrades> {
        let steps = self.alone(Lever::Approval)?;
        let changes = self.changes(&self.after(&[(Lever::Approval, steps)]), Lever::grades(self.inputs));
        let published = |change: &Change| change.current.units() % 10 == 0;
        let step = changes.iter().all(published).then(|| Decimal::from_units(steps));
        Some(AllGrades { step, changes })
    }

    fn changes(&self, after: &OfficialInputs, levers: impl Iterator<Item = Lever>) -> Vec<Change> {
        let change = |lever: Lever| {
            Some(Change {
                lever,
                current: lever.current(self.inputs)?,
                start: lever.start(self.inputs)?,
                needed: lever.current(after)?,
            })
        };
        levers.filter_map(change).collect()
    }

    pub(super) fn free(&self, locked: &[Lock]) -> Free {
        let unlocked = |lever: Lever, lock: Lock| (!locked.contains(&lock)).then_some(lever);
        let subjects: Vec<_> = [(Lever::Mt, Lock::Mt), (Lever::Lp, Lock::Lp)]
            .into_iter()
            .filter_map(|(lever, lock)| unlocked(lever, lock))
            .collect();
        let approval = unlocked(Lever::Approval, Lock::Approval);
        let solution = self.solve(&subjects, approval).map(|moves| self.after(&moves));
        let moved = subjects.iter().copied().chain(Lever::grades(self.inputs).filter(|_| approval.is_some()));
        Free {
            changes: solution.as_ref().map(|after| self.changes(after, moved)).unwrap_or_default(),
            feasible: solution.is_some(),
            levers: subjects.into_iter().chain(approval).collect(),
        }
    }

    /// The moves that reach the threshold: no subject, and not the grades together, could stay a step lower.
    fn solve(&self, subjects: &[Lever], approval: Option<Lever>) -> Option<Moves> {
        let most_points = subjects.iter().map(|lever| most_steps(self.inputs, *lever)).max().unwrap_or(0);
        let most_rates = approval.map_or(0, |lever| most_steps(self.inputs, lever));
        let both = |points: i64, rates: i64| -> Moves {
            let subjects = subjects.iter().map(|lever| (*lever, points));
            subjects.chain(approval.map(|lever| (lever, rates))).collect()
        };
        let share = if approval.is_none() {
            most_points
        } else {
            let halfway = Ratio::mean([product(self.inputs), self.threshold])?;
            let enough = |points: i64| product(&self.after(&both(points, 0))) >= halfway;
            smallest(most_points, enough).unwrap_or(most_points)
        };
        let rates = smallest(most_rates, |rates| self.reach(&both(share, rates))).unwrap_or(most_rates);
        let points = smallest(most_points, |points| self.reach(&both(points, rates)))?;
        let mut moves = both(points, rates);
        // Equal points may be a hundredth too many in one subject.
        for place in 0..subjects.len() {
            let with = |points: i64| {
                let mut moves = moves.clone();
                moves[place].1 = points;
                moves
            };
            moves = smallest(points, |points| self.reach(&with(points))).map(with)?;
        }
        Some(moves)
    }
}
