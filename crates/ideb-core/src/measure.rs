//! The quantities of the index as types: what must not be mixed cannot be mixed.

use std::fmt;

use kernel::{Decimal, DecimalError};
use thiserror::Error;

use crate::ratio::Ratio;

/// Why a text is not such a quantity.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
pub enum MeasureError {
    #[error(transparent)]
    Decimal(#[from] DecimalError),
    #[error("fora da faixa de {least} a {most}")]
    OutOfRange { least: i64, most: i64 },
}

macro_rules! measures {
    ($($(#[$doc:meta])* $name:ident($places:literal, $least:literal..=$most:literal)),+ $(,)?) => {$(
        $(#[$doc])*
        #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub struct $name(Decimal<$places>);

        impl $name {
            /// How many smallest units make 1.
            pub const ONE: i64 = Decimal::<$places>::ONE;

            /// Refuses what lies outside the range.
            pub fn new(value: Decimal<$places>) -> Result<Self, MeasureError> {
                if ($least * Self::ONE..=$most * Self::ONE).contains(&value.units()) {
                    Ok(Self(value))
                } else {
                    Err(MeasureError::OutOfRange { least: $least, most: $most })
                }
            }

            /// The nearest value inside the range: for results that lie in it by construction.
            pub fn nearest(value: Decimal<$places>) -> Self {
                let (least, most) = ($least * Self::ONE, $most * Self::ONE);
                Self(Decimal::from_units(value.units().clamp(least, most)))
            }

            /// Reads a decimal with comma or dot.
            pub fn parse(text: &str) -> Result<Self, MeasureError> {
                Self::new(Decimal::parse(text)?)
            }

            pub fn decimal(self) -> Decimal<$places> {
                self.0
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
                self.0.fmt(out)
            }
        }
    )+};
}

measures! {
    /// A rate of approval in percent, 0 to 100. INEP publishes one place; simulations allow two.
    ApprovalRate(2, 0..=100),
    /// A mean proficiency on the SAEB scale of its subject, 0 to 500 points, two places.
    Proficiency(2, 0..=500),
    /// A standardised SAEB note, 0 to 10, as typed in the quick mode.
    SaebNote(2, 0..=10),
    /// N: the standardised mean note of a result, 0 to 10, as published (6 places and more).
    StandardizedScore(10, 0..=10),
    /// P: the indicator of performance (rendimento) of a result, 0 to 1, as published.
    PerformanceIndicator(10, 0..=1),
    /// An index as INEP publishes it, 0 to 10 with one place; also an official target.
    PublishedIdeb(1, 0..=10),
    /// An index as a simulation keeps it, 0 to 10 with two places. Never rounded again to a published one.
    SimulatedIdeb(2, 0..=10),
    /// The index a school wants to reach in a simulation, 0 to 10 with two places.
    TargetIdeb(2, 0..=10),
}

impl TargetIdeb {
    /// Of an index that may be published.
    pub fn of(ideb: PublishedIdeb) -> Self {
        Self(Decimal::from_units(ideb.decimal().units() * 10))
    }

    /// The least publishable index that is not below: 5,05 needs 5,1.
    pub fn publishable(self) -> PublishedIdeb {
        PublishedIdeb::nearest(Ratio::from(self.decimal()).ceil_to())
    }
}

impl ApprovalRate {
    /// One place as INEP publishes it; two where the second one says something.
    pub fn shortest(self) -> String {
        match self.decimal().rescale::<1>() {
            Some(short) if short.rescale() == Some(self.decimal()) => short.to_string(),
            _ => self.to_string(),
        }
    }
}

/// A year in which the index is measured: odd, from 2005.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Edition(i16);

/// A year that is no edition of the index.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
#[error("O IDEB existe em anos ímpares, a partir de 2005.")]
pub struct NotAnEdition;

impl Edition {
    pub fn new(year: i16) -> Result<Self, NotAnEdition> {
        if (2005..=2099).contains(&year) && year % 2 == 1 { Ok(Self(year)) } else { Err(NotAnEdition) }
    }

    pub fn year(self) -> i16 {
        self.0
    }
}

impl fmt::Display for Edition {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(out)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_quantity_has_its_range() {
        assert!(ApprovalRate::parse("100").is_ok());
        assert!(ApprovalRate::parse("100,05").is_err());
        assert!(SaebNote::parse("10.01").is_err());
        assert!(Proficiency::parse("500,01").is_err());
        assert!(PerformanceIndicator::parse("0,9399612345").is_ok());
        assert_eq!(ApprovalRate::parse("-0").unwrap().to_string(), "0.00");
        assert_eq!(SaebNote::parse("NaN"), Err(MeasureError::Decimal(DecimalError::NotANumber)));
    }

    #[test]
    fn a_result_at_the_border_stays_inside() {
        assert_eq!(PublishedIdeb::nearest(Decimal::from_units(101)).to_string(), "10.0");
        assert_eq!(PublishedIdeb::nearest(Decimal::from_units(-1)).to_string(), "0.0");
        assert_eq!(PublishedIdeb::nearest(Decimal::from_units(51)).to_string(), "5.1");
    }

    #[test]
    fn a_target_is_published_with_one_place_rounded_up() {
        for (target, published) in [("5.1", "5.1"), ("5.01", "5.1"), ("0", "0.0"), ("10", "10.0")] {
            let target = TargetIdeb::parse(target).unwrap();
            assert_eq!(target.publishable().to_string(), published);
        }
    }

    #[test]
    fn a_rate_shows_its_second_place_where_that_says_something() {
        for (rate, shown) in [("94", "94.0"), ("93.40", "93.4"), ("93.95", "93.95"), ("100", "100.0")] {
            assert_eq!(ApprovalRate::parse(rate).unwrap().shortest(), shown);
        }
    }

    #[test]
    fn editions_are_odd_years() {
        assert!(Edition::new(2023).is_ok());
        for year in [2003, 2024, 0, -1] {
            assert_eq!(Edition::new(year), Err(NotAnEdition));
        }
    }
}
