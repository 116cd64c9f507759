use std::fmt;
use std::ops::{Add, Neg, Sub};
use std::str::FromStr;

use thiserror::Error;

/// A decimal number with a fixed count of places, held as an integer of its smallest unit.
///
/// Exact by construction: what a user types, the database keeps and INEP publishes are decimals, and binary
/// floats round some of them the other way.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Decimal<const PLACES: u32>(i64);

/// Why a text is not such a decimal.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
pub enum DecimalError {
    #[error("Informe um número, como 94,5")]
    NotANumber,
    #[error("Casas decimais demais")]
    TooPrecise,
    #[error("Número grande demais")]
    TooLarge,
}

/// The digits of 64 bits, a sign and a dot.
const LONGEST: usize = 21;

impl<const PLACES: u32> Decimal<PLACES> {
    /// How many smallest units make 1.
    pub const ONE: i64 = 10_i64.pow(PLACES);

    /// From smallest units: `Decimal::<2>::from_units(9450)` is 94.50.
    pub const fn from_units(units: i64) -> Self {
        Self(units)
    }

    pub const fn units(self) -> i64 {
        self.0
    }

    /// With more places, exactly; with fewer, rounded half up (away from zero).
    ///
    /// Returns `None` where the units no longer fit.
    pub fn rescale<const TO: u32>(self) -> Option<Decimal<TO>> {
        if TO >= PLACES {
            return self.0.checked_mul(10_i64.checked_pow(TO - PLACES)?).map(Decimal);
        }
        let unit = 10_i64.pow(PLACES - TO);
        let half = self.0.signum() * (unit / 2);
        Some(Decimal(self.0.checked_add(half)? / unit))
    }

    /// The fewest places that write this value.
    pub fn needed_places(self) -> u32 {
        let (mut units, mut places) = (self.0, PLACES);
        while places > 0 && units % 10 == 0 {
            units /= 10;
            places -= 1;
        }
        places
    }

    /// With a comma, as people in Brazil write it: `5,10`.
    pub fn with_comma(self) -> String {
        self.to_string().replace('.', ",")
    }

    /// Reads `94.5`, `94,5`, `94`, `-0,3`; surrounding spaces are ignored. Zeros beyond the places are allowed.
    pub fn parse(text: &str) -> Result<Self, DecimalError> {
        let text = text.trim();
        let (negative, digits) = match text.strip_prefix(['-', '\u{2212}']) {
            Some(rest) => (true, rest),
            None => (false, text),
        };
        let (whole, fraction) = digits.split_once(['.', ',']).unwrap_or((digits, ""));
        let are_digits = |part: &str| part.bytes().all(|byte| byte.is_ascii_digit());
        if !are_digits(whole) || !are_digits(fraction) || (whole.is_empty() && fraction.is_empty()) {
            return Err(DecimalError::NotANumber);
        }
        let places = PLACES as usize;
        let kept = &fraction[..fraction.len().min(places)];
        if fraction[kept.len()..].bytes().any(|byte| byte != b'0') {
            return Err(DecimalError::TooPrecise);
        }
        let units = format!("0{whole}{kept:0<places$}").parse::<i64>().map_err(|_| DecimalError::TooLarge)?;
        Ok(Self(if negative { -units } else { units }))
    }
}

impl<const PLACES: u32> fmt::Display for Decimal<PLACES> {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        // From the last digit on: a list shows hundreds of decimals, which the formatting of integers made a third of it.
        let mut text = [0; LONGEST];
        let mut from = LONGEST;
        let mut write = |byte| {
            from -= 1;
            text[from] = byte;
        };
        let mut units = self.0.unsigned_abs();
        let mut digits = 0;
        while units > 0 || digits <= PLACES {
            if digits == PLACES && PLACES > 0 {
                write(b'.');
            }
            write(b"0123456789"[(units % 10) as usize]);
            units /= 10;
            digits += 1;
        }
        if self.0 < 0 {
            write(b'-');
        }
        out.write_str(str::from_utf8(&text[from..]).map_err(|_| fmt::Error)?)
    }
}

impl<const PLACES: u32> FromStr for Decimal<PLACES> {
    type Err = DecimalError;

    fn from_str(text: &str) -> Result<Self, DecimalError> {
        Self::parse(text)
    }
}

impl<const PLACES: u32> Add for Decimal<PLACES> {
    type Output = Self;

    fn add(self, other: Self) -> Self {
        Self(self.0 + other.0)
    }
}

impl<const PLACES: u32> Sub for Decimal<PLACES> {
    type Output = Self;

    fn sub(self, other: Self) -> Self {
        Self(self.0 - other.0)
    }
}

impl<const PLACES: u32> Neg for Decimal<PLACES> {
    type Output = Self;

    fn neg(self) -> Self {
        Self(-self.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn zeros_at_the_end_need_no_places() {
        for (text, places) in [("94.25", 2), ("94.5", 1), ("94.50", 1), ("100", 0), ("0", 0), ("-0.05", 2)] {
            assert_eq!(Decimal::<2>::parse(text).unwrap().needed_places(), places, "{text}");
        }
    }

    #[test]
    fn texts_are_read_as_people_write_them() {
        for (text, units) in [
            ("94.5", 9450),
            ("94,5", 9450),
            (" 94 ", 9400),
            ("0,05", 5),
            ("-0", 0),
            ("-0,3", -30),
            ("100,00", 10_000),
            ("5,100", 510),
            (",5", 50),
            ("5,", 500),
        ] {
            assert_eq!(Decimal::<2>::parse(text), Ok(Decimal::from_units(units)), "{text}");
        }
    }

    #[test]
    fn what_is_no_decimal_is_refused() {
        use DecimalError::{NotANumber, TooLarge, TooPrecise};
        for (text, error) in [
            ("", NotANumber),
            ("-", NotANumber),
            (",", NotANumber),
            ("NaN", NotANumber),
            ("1e309", NotANumber),
            ("inf", NotANumber),
            ("1.000,5", NotANumber),
            ("5,101", TooPrecise),
            ("99999999999999999999", TooLarge),
        ] {
            assert_eq!(Decimal::<2>::parse(text), Err(error), "{text}");
        }
    }

    #[test]
    fn rounding_is_half_up_and_done_once() {
        let round = |text: &str| Decimal::<2>::parse(text).unwrap().rescale::<1>().unwrap().to_string();
        assert_eq!(round("4.74"), "4.7");
        assert_eq!(round("4.75"), "4.8");
        assert_eq!(round("-0.25"), "-0.3");
        assert_eq!(Decimal::<1>::parse("4.7").unwrap().rescale::<3>().unwrap().to_string(), "4.700");
        assert_eq!(Decimal::<1>::from_units(i64::MAX).rescale::<2>(), None);
    }

    #[test]
    fn a_decimal_shows_all_its_places() {
        assert_eq!(Decimal::<2>::from_units(-5).to_string(), "-0.05");
        assert_eq!(Decimal::<2>::from_units(510).with_comma(), "5,10");
        assert_eq!(Decimal::<0>::from_units(7).to_string(), "7");
        assert_eq!(Decimal::<0>::from_units(0).to_string(), "0");
        assert_eq!(Decimal::<2>::from_units(0).to_string(), "0.00");
        assert_eq!(Decimal::<10>::from_units(9_399_612_345).to_string(), "0.9399612345");
        assert_eq!(Decimal::<18>::from_units(i64::MIN).to_string(), "-9.223372036854775808");
        assert_eq!(Decimal::<18>::from_units(-1).to_string(), "-0.000000000000000001");
    }
}
