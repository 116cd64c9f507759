use kernel::Decimal;

use super::lack::Lack;

/// How a class or a school would do, 0 to 10 with one place: ten times the mean probability of a right answer.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Index(Decimal<1>);

/// An index and how sure it is.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Estimate {
    /// Points of the index.
    mean: f64,
    /// Of the mean, in points squared.
    variance: f64,
    /// The part of it that other classes of the school share.
    shared: f64,
}

/// An interval that is wider, in points of the index, has no number: from 3 to 7 a class may be anything.
pub const WIDEST: Decimal<1> = Decimal::from_units(40);

/// So many standard deviations on either side hold 90 % of a normal distribution.
const NINETY: f64 = 1.645;

impl Index {
    pub const fn decimal(self) -> Decimal<1> {
        self.0
    }

    fn of(tenths: f64) -> Self {
        #[expect(clippy::cast_possible_truncation, reason = "within 0 to 100")]
        let tenths = tenths.clamp(0.0, 100.0) as i64;
        Self(Decimal::from_units(tenths))
    }
}

impl Estimate {
    /// Of points of the index; what would be too wide is none.
    pub(super) fn of(mean: f64, variance: f64, shared: f64) -> Result<Self, Lack> {
        let estimate = Self { mean, variance, shared };
        let width = estimate.high().0 - estimate.low().0;
        if width > WIDEST { Err(Lack::TooWide { width, widest: WIDEST }) } else { Ok(estimate) }
    }

    /// Rounded half up.
    pub fn index(&self) -> Index {
        Index::of((self.mean * 10.0).round())
    }

    /// The lower end of the interval of 90 %.
    pub fn low(&self) -> Index {
        Index::of(((self.mean - self.half()) * 10.0).round())
    }

    /// The upper end of the interval of 90 %.
    pub fn high(&self) -> Index {
        Index::of(((self.mean + self.half()) * 10.0).round())
    }

    fn half(&self) -> f64 {
        NINETY * self.variance.sqrt()
    }

    pub(super) const fn mean(&self) -> f64 {
        self.mean
    }

    pub(super) const fn variance(&self) -> f64 {
        self.variance
    }

    pub(super) const fn shared(&self) -> f64 {
        self.shared
    }

    /// Moved by so many points, which are themselves so unsure: `half` is half the width of their own interval of 90 %.
    pub(super) fn moved(&self, by: f64, half: f64) -> Result<Self, Lack> {
        let more = (half / NINETY).powi(2);
        Self::of(self.mean + by, self.variance + more, self.shared)
    }
}
