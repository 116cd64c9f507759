//! Exact fractions: the formula is computed with them and rounded once, at the end.

use std::cmp::Ordering;
use std::iter::Sum;
use std::ops::{Add, Mul, Neg, Sub};

use kernel::Decimal;

/// An exact fraction, always reduced, its denominator positive.
///
/// Wide enough for the index: five approval rates with two places and two proficiencies give at most 32 digits of
/// the 38 that fit. Arithmetic beyond that stops the calculation instead of giving a wrong figure.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Ratio {
    numerator: i128,
    denominator: i128,
}

fn common_divisor(mut a: i128, mut b: i128) -> i128 {
    while b != 0 {
        (a, b) = (b, a % b);
    }
    a.abs().max(1)
}

#[expect(clippy::expect_used, reason = "no index is that wide, and a wrong figure would be worse")]
fn fitting<T>(outcome: Option<T>) -> T {
    outcome.expect("a fraction of the index fits 128 bits")
}

impl Ratio {
    pub const ZERO: Self = Self::whole(0);
    pub const ONE: Self = Self::whole(1);

    /// `None` for a denominator of zero.
    pub fn new(numerator: i128, denominator: i128) -> Option<Self> {
        if denominator == 0 {
            return None;
        }
        let divisor = common_divisor(numerator, denominator) * denominator.signum();
        Some(Self { numerator: numerator / divisor, denominator: denominator / divisor })
    }

    pub const fn whole(value: i64) -> Self {
        Self { numerator: value as i128, denominator: 1 }
    }

    /// The quotient; `None` when the other is zero.
    pub fn over(self, other: Self) -> Option<Self> {
        Some(self * Self::new(other.denominator, other.numerator)?)
    }

    /// The mean; `None` of nothing.
    pub fn mean(values: impl IntoIterator<Item = Self>) -> Option<Self> {
        let mut count = 0;
        let sum: Self = values.into_iter().inspect(|_| count += 1).sum();
        sum.over(Self::whole(count))
    }

    /// Rounded half up (away from zero), once.
    pub fn to_decimal<const PLACES: u32>(self) -> Decimal<PLACES> {
        Decimal::from_units(self.units_at(PLACES))
    }

    /// The same where the places are only known now, in units of the last.
    pub fn units_at(self, places: u32) -> i64 {
        let positive = Self { numerator: self.numerator.abs(), ..self };
        let (units, rest) = positive.expanded(places);
        let units = units + i128::from(rest >= self.denominator - rest);
        fitting(i64::try_from(units * self.numerator.signum()).ok())
    }

    /// Numerator and denominator, reduced.
    pub fn parts(self) -> (i128, i128) {
        (self.numerator, self.denominator)
    }

    /// The greatest decimal that is not above.
    pub fn floor_to<const PLACES: u32>(self) -> Decimal<PLACES> {
        decimal(self.expanded(PLACES).0)
    }

    /// The least decimal that is not below.
    pub fn ceil_to<const PLACES: u32>(self) -> Decimal<PLACES> {
        -(-self).floor_to::<PLACES>()
    }

    /// The floor in units of the last place, and what is left of the denominator, digit by digit so that it fits.
    fn expanded(self, places: u32) -> (i128, i128) {
        let mut units = self.numerator.div_euclid(self.denominator);
        let mut rest = self.numerator.rem_euclid(self.denominator);
        for _ in 0..places {
            rest = fitting(rest.checked_mul(10));
            units = fitting(units.checked_mul(10)) + rest / self.denominator;
            rest %= self.denominator;
        }
        (units, rest)
    }
}

fn decimal<const PLACES: u32>(units: i128) -> Decimal<PLACES> {
    Decimal::from_units(fitting(i64::try_from(units).ok()))
}

impl<const PLACES: u32> From<Decimal<PLACES>> for Ratio {
    fn from(value: Decimal<PLACES>) -> Self {
        let (numerator, denominator) = (i128::from(value.units()), i128::from(Decimal::<PLACES>::ONE));
        let divisor = common_divisor(numerator, denominator);
        Self { numerator: numerator / divisor, denominator: denominator / divisor }
    }
}

impl Add for Ratio {
    type Output = Self;

    fn add(self, other: Self) -> Self {
        let divisor = common_divisor(self.denominator, other.denominator);
        let (left, right) = (other.denominator / divisor, self.denominator / divisor);
        let sum = || {
            let numerator =
                self.numerator.checked_mul(left)?.checked_add(other.numerator.checked_mul(right)?)?;
            Self::new(numerator, self.denominator.checked_mul(left)?)
        };
        fitting(sum())
    }
}

impl Neg for Ratio {
    type Output = Self;

    fn neg(self) -> Self {
        Self { numerator: -self.numerator, ..self }
    }
}

impl Sub for Ratio {
    type Output = Self;

    fn sub(self, other: Self) -> Self {
        self + -other
    }
}

impl Mul for Ratio {
    type Output = Self;

    fn mul(self, other: Self) -> Self {
        // Reduced crosswise first, so that only the result has to fit.
        let (left, right) = (
            common_divisor(self.numerator, other.denominator),
            common_divisor(other.numerator, self.denominator),
        );
        let times = |a: i128, b: i128| fitting(a.checked_mul(b));
        Self {
            numerator: times(self.numerator / left, other.numerator / right),
            denominator: times(self.denominator / right, other.denominator / left),
        }
    }
}

impl Sum for Ratio {
    fn sum<I: Iterator<Item = Self>>(values: I) -> Self {
        values.fold(Self::ZERO, Add::add)
    }
}

impl Ord for Ratio {
    /// By continued fractions: crosswise products of two indexes would not fit.
    fn cmp(&self, other: &Self) -> Ordering {
        let (mut left, mut right) =
            ((self.numerator, self.denominator), (other.numerator, other.denominator));
        loop {
            let wholes = left.0.div_euclid(left.1).cmp(&right.0.div_euclid(right.1));
            let rests = (left.0.rem_euclid(left.1), right.0.rem_euclid(right.1));
            if wholes.is_ne() || rests.0 == 0 || rests.1 == 0 {
                return wholes.then(rests.0.cmp(&rests.1));
            }
            // Of the reciprocals of the rests the greater belongs to the smaller.
            (left, right) = ((right.1, rests.1), (left.1, rests.0));
        }
    }
}

impl PartialOrd for Ratio {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ratio(numerator: i128, denominator: i128) -> Ratio {
        Ratio::new(numerator, denominator).unwrap()
    }

    #[test]
    fn a_fraction_is_reduced_and_its_sign_stands_above() {
        assert_eq!(ratio(6, -4), ratio(-3, 2));
        assert_eq!(ratio(0, -7), Ratio::ZERO);
        assert_eq!(Ratio::new(1, 0), None);
        assert_eq!(Ratio::from(Decimal::<2>::from_units(-250)), ratio(-5, 2));
    }

    #[test]
    fn fractions_are_rounded_half_up() {
        for (numerator, denominator, floor, rounded, ceiling) in [
            (1, 8, "0.12", "0.13", "0.13"),
            (1, 3, "0.33", "0.33", "0.34"),
            (2, 3, "0.66", "0.67", "0.67"),
            (-1, 8, "-0.13", "-0.13", "-0.12"),
            (-1, 3, "-0.34", "-0.33", "-0.33"),
            (5, 1, "5.00", "5.00", "5.00"),
            (999_999, 100_000, "9.99", "10.00", "10.00"),
        ] {
            let value = ratio(numerator, denominator);
            assert_eq!(value.floor_to::<2>().to_string(), floor, "{numerator}/{denominator}");
            assert_eq!(value.to_decimal::<2>().to_string(), rounded, "{numerator}/{denominator}");
            assert_eq!(value.ceil_to::<2>().to_string(), ceiling, "{numerator}/{denominator}");
        }
    }

    #[test]
    fn fractions_too_wide_for_crosswise_products_are_still_ordered() {
        let denominator = 10_i128.pow(33);
        assert!(ratio(denominator + 1, denominator) > ratio(denominator + 3, denominator + 2));
        assert!(ratio(-denominator - 1, denominator) < Ratio::whole(-1));
    }

    #[test]
    fn the_mean_of_nothing_is_none() {
        assert_eq!(Ratio::mean([]), None);
        assert_eq!(Ratio::mean([Ratio::ONE, ratio(1, 2)]), Some(ratio(3, 4)));
    }

    #[test]
    fn dividing_by_zero_gives_none() {
        assert_eq!(Ratio::ONE.over(Ratio::ZERO), None);
        assert_eq!(ratio(1, 2).over(ratio(-1, 4)), Some(Ratio::whole(-2)));
    }
}
