//! The search behind a plan, by bisection on the exact formula.

use kernel::Decimal;

use super::solution::{AllGrades, Change, Free, Lock, Way};
use super::way::{Background, way};
use crate::formula::{index, published};
use crate::levers::Lever;
use crate::measure::PublishedIdeb;
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

/// How many of a lever's smallest units, hundredths, are one step of what is printed: hundredths of a point, tenths of a
/// percent.
fn grid(lever: Lever) -> i64 {
    match lever {
        Lever::Mt | Lever::Lp => 1,
        Lever::Approval | Lever::Grade(_) => 10,
    }
}

/// So many steps of what is printed.
fn moved(inputs: &OfficialInputs, lever: Lever, steps: i64) -> OfficialInputs {
    match lever {
        Lever::Mt | Lever::Lp => lever.raised(inputs, Decimal::from_units(steps)),
        Lever::Approval | Lever::Grade(_) => lever.raised_to_tenths(inputs, steps),
    }
}

/// How many steps use up the room of a lever; a step begun is one more.
fn most_steps(inputs: &OfficialInputs, lever: Lever) -> i64 {
    steps_over(lever.room(inputs).units(), grid(lever))
}

/// The quotient of two numbers that are not negative, rounded up.
fn steps_over(units: i64, each: i64) -> i64 {
    (units + each - 1) / each
}

/// How many steps each lever goes.
type Moves = Vec<(Lever, i64)>;

/// Looks on the grid of what is printed for what reaches a threshold.
pub(super) struct Search<'a> {
    pub(super) inputs: &'a OfficialInputs,
    pub(super) threshold: Ratio,
    pub(super) background: &'a Background,
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

    /// Each lever alone, the least effort first.
    pub(super) fn singles(&self) -> Vec<Way> {
        let levers = Lever::all(self.inputs).into_iter();
        let mut singles: Vec<_> = levers.filter_map(|lever| self.single(lever)).collect();
        singles.sort_by_key(|way| {
            let steps = way
                .difference()
                .and_then(|rise| Ratio::from(rise).over(self.background.measures.step(way.lever).into()));
            (steps.is_none(), steps)
        });
        singles
    }

    fn single(&self, lever: Lever) -> Option<Way> {
        let after = self.alone(lever).map(|steps| self.after(&[(lever, steps)]));
        way(self.inputs, after.as_ref(), lever, self.background)
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
        let levers: Vec<_> =
            [(Lever::Mt, Lock::Mt), (Lever::Lp, Lock::Lp), (Lever::Approval, Lock::Approval)]
                .into_iter()
                .filter(|(_, lock)| !locked.contains(lock))
                .map(|(lever, _)| lever)
                .collect();
        let Some(after) = self.share(&levers).map(|moves| self.after(&moves)) else {
            return Free { levers, parts: Vec::new(), changes: Vec::new(), feasible: false };
        };
        let each = |lever: &Lever| match lever {
            Lever::Approval => Lever::grades(self.inputs).collect(),
            subject => vec![*subject],
        };
        Free {
            parts: levers
                .iter()
                .filter_map(|lever| way(self.inputs, Some(&after), *lever, self.background))
                .collect(),
            changes: self.changes(&after, levers.iter().flat_map(each)),
            feasible: true,
            levers,
        }
    }

    /// The moves that reach the threshold, each the same share of its measure as far as there is room: no subject, and not
    /// the grades together, could stay a step lower.
    fn share(&self, levers: &[Lever]) -> Option<Moves> {
        let mut moves = self.equal(levers, Vec::new())?;
        if let Some(grades) = moves.iter().position(|(lever, _)| *lever == Lever::Approval) {
            moves = self.trimmed(moves, grades)?;
            // Grades have large steps: what the last of theirs gives too much, the subjects are spared alike.
            let subjects: Vec<_> = levers.iter().copied().filter(|lever| *lever != Lever::Approval).collect();
            moves = self.equal(&subjects, vec![moves[grades]])?;
        }
        (0..moves.len()).try_fold(moves, |moves, place| self.trimmed(moves, place))
    }

    /// The smallest share of their measures that these levers have to go beside what others do.
    fn equal(&self, levers: &[Lever], others: Moves) -> Option<Moves> {
        /// Shares are tried in ten thousandths: of a measure of 100 points that is one step.
        const WHOLE: i64 = 10_000;
        let limits: Moves = levers.iter().map(|lever| (*lever, most_steps(self.inputs, *lever))).collect();
        let measure = |lever: Lever| self.background.measures.step(lever).units();
        let of_share = |share: i64| -> Moves {
            let steps = |lever: Lever| steps_over(share * measure(lever), WHOLE * grid(lever));
            let equal = limits.iter().map(|(lever, most)| (*lever, steps(*lever).min(*most)));
            equal.chain(others.iter().copied()).collect()
        };
        let everything =
            limits.iter().map(|(lever, most)| steps_over(most * grid(*lever) * WHOLE, measure(*lever)));
        smallest(everything.max().unwrap_or(0), |share| self.reach(&of_share(share))).map(of_share)
    }

    /// The moves with one of them as small as the others allow.
    fn trimmed(&self, moves: Moves, place: usize) -> Option<Moves> {
        let with = |steps: i64| {
            let mut moves = moves.clone();
            moves[place].1 = steps;
            moves
        };
        smallest(moves[place].1, |steps| self.reach(&with(steps))).map(with)
    }

    /// The highest index that one lever alone brings within so many of its measures; `None` without measures.
    pub(super) fn within(&self, measures: i64) -> Option<PublishedIdeb> {
        let highest = |lever: Lever| {
            let limit = self.background.measures.of(lever)?.by().units() * measures;
            let rise = |steps: i64| {
                let after = lever.current(&self.after(&[(lever, steps)]));
                after.zip(lever.start(self.inputs)).map_or(0, |(after, start)| (after - start).units())
            };
            let most = most_steps(self.inputs, lever);
            let steps =
                smallest(most, |steps| rise(steps) > limit).map_or(most, |beyond| (beyond - 1).max(0));
            Some(published(product(&self.after(&[(lever, steps)]))))
        };
        Lever::all(self.inputs).into_iter().filter_map(highest).max()
    }
}
