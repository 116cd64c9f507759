use kernel::Decimal;

use super::evidence::Evidence;

/// A measure from 0 to 100 and the range in which it probably lies.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Score {
    pub value: Decimal<2>,
    pub low: Decimal<2>,
    pub high: Decimal<2>,
}

/// In deeds: so strong is the belief that nobody prefers anything, before there is data.
const PRIOR: u64 = 16;
/// The same in the thousandths of [`Evidence`].
const PRIOR_PARTS: u128 = PRIOR as u128 * 1000;
/// 1.000000 of a lift, or of a part.
const ONE: u128 = 1_000_000;
/// 100.00
const WHOLE: u128 = 10_000;
/// Standard deviations on either side, in ten-thousandths: of a normal distribution 80 % lie within.
const DEVIATIONS: u128 = 12_816;

impl Score {
    /// Whether it lies above another beyond noise.
    pub fn is_above(self, other: Self) -> bool {
        self.low > other.high
    }

    /// As it is kept; `None` where it is none from 0 to 100 within its range.
    pub fn stored([value, low, high]: [Decimal<2>; 3]) -> Option<Self> {
        let whole = i64::try_from(WHOLE).unwrap_or(i64::MAX);
        let is_one = 0 <= low.units() && low <= value && value <= high && high.units() <= whole;
        is_one.then_some(Self { value, low, high })
    }

    fn of(value: u128, half: u128) -> Self {
        let units = |hundredths: u128| Decimal::from_units(i64::try_from(hundredths).unwrap_or_default());
        Self {
            value: units(value),
            low: units(value.saturating_sub(half)),
            high: units((value + half).min(WHOLE)),
        }
    }
}

/// In millionths; 1 is what everybody does.
pub fn lift(evidence: Evidence) -> u128 {
    (u128::from(evidence.done) + PRIOR_PARTS) * ONE / (u128::from(evidence.expected) + PRIOR_PARTS)
}

/// How much of a lift the data says and how much the prior, in millionths.
pub fn weight(evidence: Evidence) -> u128 {
    let expected = u128::from(evidence.expected);
    expected * ONE / (expected + PRIOR_PARTS)
}

/// The variance of a lift's logarithm, in millionths of millionths: of a gamma distribution, one by what was done.
fn variance(evidence: Evidence) -> u128 {
    1000 * ONE * ONE / (u128::from(evidence.done) + PRIOR_PARTS)
}

/// Half of a range in hundredths of a point, by a variance in which 1 is 10^36.
fn half(variance: u128) -> u128 {
    // The root has 18 places; four of them are of the whole, and four of the deviations.
    (variance.isqrt() * DEVIATIONS + 10_u128.pow(18) / 2) / 10_u128.pow(18)
}

/// Each one's part of all, which together are exactly 100.00: what rounding leaves goes to the largest remainders.
pub fn parts<const N: usize>(of: [Evidence; N]) -> [Score; N] {
    let lifts = of.map(lift);
    let all = lifts.iter().sum::<u128>().max(1);
    let mut values = lifts.map(|lift| lift * WHOLE / all);
    let mut order: [usize; N] = std::array::from_fn(|place| place);
    order.sort_by_key(|place| std::cmp::Reverse(lifts[*place] * WHOLE % all));
    let left = WHOLE.saturating_sub(values.iter().sum());
    for (place, _) in order.into_iter().zip(0..left) {
        values[place] += 1;
    }
    let shares = lifts.map(|lift| lift * ONE / all);
    let variances = of.map(variance);
    std::array::from_fn(|place| {
        let share = shares[place];
        let by_others = (0..N).filter(|other| *other != place);
        let by_others = by_others.map(|other| shares[other] * shares[other] * variances[other]).sum::<u128>();
        let rest = ONE - share;
        Score::of(values[place], half(share * share * (rest * rest * variances[place] + by_others)))
    })
}

/// A lift against the middle: 50.00 is what everybody does.
pub fn against_the_middle(evidence: Evidence) -> Score {
    let lift = lift(evidence);
    let share = lift * ONE / (lift + ONE);
    let rest = ONE - share;
    let value = (2 * lift * WHOLE + lift + ONE) / (2 * (lift + ONE));
    Score::of(value, half(share * share * rest * rest * variance(evidence)))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn told(score: Score) -> String {
        format!("{} ({} to {})", score.value, score.low, score.high)
    }

    fn deeds(done: u64, expected: u64) -> Evidence {
        Evidence { done: done * 1000, expected: expected * 1000 }
    }

    /// Computed apart with floats.
    #[test]
    fn scores_follow_from_what_was_done_and_expected() {
        let none = deeds(0, 0);
        let even = parts([none; 4]);
        assert_eq!(even.map(told), ["25.00 (18.06 to 31.94)"; 4].map(str::to_owned));
        let visual = parts([deeds(48, 24), none, none, none]).map(told);
        assert_eq!(
            visual,
            [
                "34.78 (29.23 to 40.33)",
                "21.74 (15.76 to 27.72)",
                "21.74 (15.76 to 27.72)",
                "21.74 (15.76 to 27.72)"
            ]
        );
        for (evidence, score) in [
            (none, "50.00 (41.99 to 58.01)"),
            (deeds(16, 4), "61.54 (56.18 to 66.90)"),
            (deeds(0, 64), "16.67 (12.22 to 21.12)"),
        ] {
            assert_eq!(told(against_the_middle(evidence)), score);
        }
    }

    #[test]
    fn what_rounding_leaves_goes_to_the_largest_remainders() {
        let parts = parts([deeds(0, 0), deeds(0, 0), deeds(0, 0)]).map(|score| score.value.to_string());
        assert_eq!(parts, ["33.34", "33.33", "33.33"]);
    }
}
