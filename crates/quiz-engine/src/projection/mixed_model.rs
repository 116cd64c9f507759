//! How likely a right answer is, as a sum: the class's level, what practice changed, how much those who answer more differ, the
//! descriptor, the pupil, the pair of both, and chance. Nothing is taken for granted of how an answer comes about: only how far such parts vary is estimated.

use super::answers::{Cell, Sheet};
use super::positive::{Symmetric, product};

/// The mean probability of a right answer, 0 to 1.
#[derive(Debug, Clone, Copy)]
pub(super) struct Mean {
    pub value: f64,
    pub variance: f64,
    /// The part of it that comes of descriptors without answers: other classes have the same error.
    pub shared: f64,
}

/// How much of the variance of an answer is due to what, as parts of 1; the rest is chance.
#[derive(Debug, Clone, Copy)]
struct Parts {
    pupil: f64,
    descriptor: f64,
    pair: f64,
}

/// What is tried for how much pupils, or descriptors, vary. A matrix that leaves next to nothing is as possible as one where a
/// quarter of the variance of an answer is due to it, which is a standard deviation of 0.25 in the probability.
const OF_ONE: [f64; 5] = [0.005, 0.03, 0.08, 0.15, 0.25];
const OF_PAIR: [f64; 4] = [0.005, 0.1, 0.25, 0.45];

/// How far practice may change the probability, as a part of an answer's variance: about 0.5 either way where half are right.
const PRACTICE: f64 = 1.0;
/// The same of how far it differs between pupils of whom one has answered 2.7 times as much: about 0.3.
const BUSIER: f64 = 0.4;

/// So many answers, half of them right, are thought to have been seen: a class that never missed is not told that it never will.
const SEEN: f64 = 2.0;

/// How far descriptors vary is seen in the answered ones only: over one less than these, the part by which the square of Student's
/// quantile for 90 % is above that of the normal distribution, (1.645² + 1) / 2.
const STUDENT: f64 = 1.85;

/// The class's level, what practice changed, and how who answers more differs, come before the descriptors. Without the last the
/// class would look as good as those who answer most.
const LEVEL: usize = 0;
const TAUGHT: usize = 1;
const BUSY: usize = 2;
const DESCRIPTORS: usize = 3;

/// The mean over `pupils` and `descriptors`, which are at least those who answered and those that were answered.
///
/// Every combination of [`Parts`] is tried and counts by how well it explains the answers, so that the interval also holds what is
/// not known of them.
pub(super) fn mean(sheet: &Sheet, pupils: f64, descriptors: f64) -> Mean {
    let (hits, answers) = (f64::from(sheet.hits), f64::from(sheet.answers));
    let share = (hits + SEEN / 2.0) / (answers + SEEN);
    let all = share * (1.0 - share);
    let each = OF_ONE.iter().flat_map(|pupil| {
        OF_ONE.iter().flat_map(move |descriptor| {
            OF_PAIR.map(|pair| Parts { pupil: *pupil, descriptor: *descriptor, pair })
        })
    });
    let tried: Vec<_> = each.map(|parts| by(sheet, parts, all, pupils, descriptors)).collect();
    let best = tried.iter().map(|(fit, _)| *fit).fold(f64::NEG_INFINITY, f64::max);
    let weights: Vec<f64> = tried.iter().map(|(fit, _)| (fit - best).exp()).collect();
    let whole: f64 = weights.iter().sum();
    let over = |of: &dyn Fn(Mean) -> f64| -> f64 {
        weights.iter().zip(&tried).map(|(weight, (_, mean))| weight * of(*mean)).sum::<f64>() / whole
    };
    let value = over(&|it| it.value);
    let variance = over(&|it| it.variance + (it.value - value).powi(2));
    let shared = over(&|it| it.shared).min(variance);
    let unsure = shared * STUDENT / (places(sheet.descriptors_answered) - 1.0).max(1.0);
    Mean { value: value + 0.5, variance: variance + unsure, shared: shared + unsure }
}

/// The best linear prediction by these parts, less a half, and the logarithm of how well they explain the answers.
fn by(sheet: &Sheet, parts: Parts, all: f64, pupils: f64, descriptors: f64) -> (f64, Mean) {
    let [of_pupil, of_descriptor, of_pair] =
        [parts.pupil, parts.descriptor, parts.pair].map(|part| part * all);
    let chance = all * (1.0 - parts.pupil - parts.descriptor - parts.pair).max(0.05);
    let cells = pupils * descriptors;
    let size = DESCRIPTORS + sheet.descriptors_answered;
    let answered = places(sheet.descriptors_answered);

    // The equations of all but the pupils, who are solved one by one: what each leaves goes into these.
    let mut matrix = Symmetric::zero(size);
    matrix.add(LEVEL, LEVEL, SEEN / all);
    matrix.add(TAUGHT, TAUGHT, 1.0 / (PRACTICE * all));
    matrix.add(BUSY, BUSY, 1.0 / (BUSIER * all));
    let mut seen = vec![0.0; size];
    let mut wanted = vec![1.0 / descriptors; size];
    wanted[LEVEL] = 1.0;
    wanted[TAUGHT] = 0.0;
    // Told from the mean over the class.
    wanted[BUSY] = 0.0;
    let usual = sheet.pupils.iter().map(|pupil| busy(pupil)).sum::<f64>() / pupils;
    for descriptor in DESCRIPTORS..size {
        matrix.add(descriptor, descriptor, 1.0 / of_descriptor);
    }

    let (mut mean, mut variance, mut explained, mut logarithms) = (0.0, 0.0, 0.0, 0.0);
    let mut answered_cells = 0.0;
    for pupil in &sheet.pupils {
        let busy = busy(pupil) - usual;
        let mut with = vec![0.0; size];
        let (mut own, mut own_seen, mut own_wanted) = (1.0 / of_pupil, 0.0, 1.0 / pupils);
        for (place, cell) in pupil {
            let descriptor = DESCRIPTORS + place;
            let spread = chance + cell.answers * of_pair;
            let (weight, taught, right) = (cell.answers / spread, cell.taught / spread, cell.right / spread);
            let within = of_pair / spread;
            let taught_taught = (cell.taught_squared - within * cell.taught * cell.taught) / chance;
            let taught_right = (cell.taught_right - within * cell.taught * cell.right) / chance;
            let squares = (cell.answers / 4.0 - within * cell.right * cell.right) / chance;
            for (row, column, value) in [
                (LEVEL, LEVEL, weight),
                (LEVEL, TAUGHT, taught),
                (LEVEL, descriptor, weight),
                (BUSY, LEVEL, busy * weight),
                (BUSY, TAUGHT, busy * taught),
                (BUSY, BUSY, busy * busy * weight),
                (BUSY, descriptor, busy * weight),
                (TAUGHT, TAUGHT, taught_taught),
                (TAUGHT, descriptor, taught),
                (descriptor, descriptor, weight),
            ] {
                matrix.add(row, column, value);
            }
            for (row, value, weight) in [
                (LEVEL, right, weight),
                (TAUGHT, taught_right, taught),
                (BUSY, busy * right, busy * weight),
                (descriptor, right, weight),
            ] {
                seen[row] += value;
                with[row] += weight;
                // What the pair's own answers say of the pair comes off what the rest has to say.
                wanted[row] -= of_pair * weight / cells;
            }
            own += weight;
            own_seen += right;
            own_wanted -= of_pair * weight / cells;
            wanted[TAUGHT] += cell.now / cells;
            mean += of_pair * right / cells;
            variance += of_pair * chance / spread / (cells * cells);
            answered_cells += 1.0;
            explained -= squares;
            logarithms += (cell.answers - 1.0) * chance.ln() + spread.ln();
        }
        matrix.take(&with, 1.0 / own);
        for (row, with) in with.iter().enumerate() {
            seen[row] -= with * own_seen / own;
            wanted[row] -= with * own_wanted / own;
        }
        mean += own_wanted * own_seen / own;
        variance += own_wanted * own_wanted / own;
        explained += own_seen * own_seen / own;
        logarithms += own.ln() + of_pupil.ln();
    }

    let root = matrix.root();
    let (seen, wanted) = (root.divide(seen), root.divide(wanted));
    mean += product(&wanted, &seen);
    let unseen = descriptors - answered;
    variance += product(&wanted, &wanted)
        + (cells - answered_cells) * of_pair / (cells * cells)
        + (pupils - places(sheet.pupils.len())) * of_pupil / (pupils * pupils)
        + unseen * of_descriptor / (descriptors * descriptors);
    explained += product(&seen, &seen);
    logarithms += root.log_determinant() + answered * of_descriptor.ln();
    let shared = of_descriptor * unseen / (descriptors * answered);
    ((explained - logarithms) / 2.0, Mean { value: mean, variance, shared })
}

/// How much a pupil has answered, as a logarithm, so that twice as much is as far from once as from four times.
fn busy(pupil: &[(usize, Cell)]) -> f64 {
    pupil.iter().map(|(_, cell)| cell.answers).sum::<f64>().ln_1p()
}

fn places(count: usize) -> f64 {
    u32::try_from(count).map_or(f64::INFINITY, f64::from)
}
