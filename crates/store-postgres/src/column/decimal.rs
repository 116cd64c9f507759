//! NUMERIC as the domain's measures: a scaled integer straight from the wire, checked by the measure's constructor.

use std::error::Error;
use std::fmt::Debug;

use diesel::deserialize::{self, FromSql, FromSqlRow};
use diesel::expression::AsExpression;
use diesel::pg::data_types::PgNumeric;
use diesel::pg::{Pg, PgValue};
use diesel::serialize::{self, Output, ToSql};
use diesel::sql_types::Numeric;
use ideb_core::measure::{
    ApprovalRate, MeasureError, PerformanceIndicator, Proficiency, PublishedIdeb, SaebNote, SimulatedIdeb,
    StandardizedScore, TargetIdeb,
};
use kernel::Decimal;

/// A measure and how many places it has.
pub(crate) trait Measure: Copy + Debug {
    const PLACES: u32;
    fn from_units(units: i64) -> Result<Self, MeasureError>;
    fn units(self) -> i64;
}

macro_rules! measures {
    ($($name:ident($places:literal)),+ $(,)?) => {$(
        impl Measure for $name {
            const PLACES: u32 = $places;

            fn from_units(units: i64) -> Result<Self, MeasureError> {
                Self::new(Decimal::<$places>::from_units(units))
            }

            fn units(self) -> i64 {
                self.decimal().units()
            }
        }
    )+};
}

measures! {
    ApprovalRate(2), Proficiency(2), SaebNote(2), StandardizedScore(10), PerformanceIndicator(10), PublishedIdeb(1),
    SimulatedIdeb(2), TargetIdeb(2),
}

/// A plain decimal, such as a sum of measures.
impl<const PLACES: u32> Measure for Decimal<PLACES> {
    const PLACES: u32 = PLACES;

    fn from_units(units: i64) -> Result<Self, MeasureError> {
        Ok(Self::from_units(units))
    }

    fn units(self) -> i64 {
        self.units()
    }
}

/// A measure in a NUMERIC column.
#[derive(Debug, Clone, Copy, PartialEq, Eq, AsExpression, FromSqlRow)]
#[diesel(sql_type = Numeric)]
pub(crate) struct Number<M: Measure>(pub M);

impl<M: Measure> Number<M> {
    pub(crate) fn of(measure: Option<M>) -> Option<Self> {
        measure.map(Self)
    }

    pub(crate) fn measure(number: Option<Self>) -> Option<M> {
        number.map(|number| number.0)
    }
}

impl<M: Measure> FromSql<Numeric, Pg> for Number<M> {
    fn from_sql(value: PgValue<'_>) -> deserialize::Result<Self> {
        let units = read(value.as_bytes(), M::PLACES)?;
        Ok(Self(M::from_units(units)?))
    }
}

impl<M: Measure> ToSql<Numeric, Pg> for Number<M> {
    fn to_sql<'b>(&'b self, out: &mut Output<'b, '_, Pg>) -> serialize::Result {
        let numeric = write(self.0.units(), M::PLACES)?;
        ToSql::<Numeric, Pg>::to_sql(&numeric, &mut out.reborrow())
    }
}

/// PostgreSQL's digits are groups of four decimal ones.
const GROUP: i128 = 10_000;

/// Smallest units of a NUMERIC as it comes over the wire: count of groups, weight of the first, sign, places, groups.
fn read(bytes: &[u8], places: u32) -> Result<i64, Box<dyn Error + Send + Sync>> {
    let mut words = bytes.chunks_exact(2).map(|pair| i16::from_be_bytes([pair[0], pair[1]]));
    let mut word = || words.next().ok_or("a NUMERIC that ends too early");
    let count = word()?;
    let weight = word()?;
    let negative = match word()?.cast_unsigned() {
        0 => false,
        0x4000 => true,
        _ => return Err("a NUMERIC that is no number".into()),
    };
    word()?;
    let mut mantissa: i128 = 0;
    for _ in 0..count {
        mantissa = mantissa
            .checked_mul(GROUP)
            .and_then(|whole| whole.checked_add(i128::from(word().ok()?)))
            .ok_or("a NUMERIC beyond its column")?;
    }
    // The mantissa counts units of 10^exponent.
    let exponent = 4 * (i32::from(weight) - i32::from(count) + 1) + places.cast_signed();
    let power = 10_i128.checked_pow(exponent.unsigned_abs()).ok_or("a NUMERIC beyond its column")?;
    let units = if exponent >= 0 {
        mantissa.checked_mul(power).ok_or("a NUMERIC beyond its column")?
    } else if mantissa % power == 0 {
        mantissa / power
    } else {
        return Err(format!("a NUMERIC of more than {places} places").into());
    };
    Ok(i64::try_from(if negative { -units } else { units })?)
}

fn write(units: i64, places: u32) -> Result<PgNumeric, Box<dyn Error + Send + Sync>> {
    // Filled up so that the fraction is whole groups.
    let groups_after = places.div_ceil(4);
    let mut rest = i128::from(units.unsigned_abs()) * 10_i128.pow(groups_after * 4 - places);
    let mut digits = Vec::new();
    while rest > 0 {
        digits.push(i16::try_from(rest % GROUP)?);
        rest /= GROUP;
    }
    digits.reverse();
    let weight = i16::try_from(digits.len())? - i16::try_from(groups_after)? - 1;
    let scale = u16::try_from(places)?;
    Ok(if units < 0 {
        PgNumeric::Negative { weight, scale, digits }
    } else {
        PgNumeric::Positive { weight, scale, digits }
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn wire(numeric: &PgNumeric) -> Vec<u8> {
        let (sign, weight, scale, digits) = match numeric {
            PgNumeric::Positive { weight, scale, digits } => (0_u16, weight, scale, digits),
            PgNumeric::Negative { weight, scale, digits } => (0x4000, weight, scale, digits),
            PgNumeric::NaN => panic!("no number"),
        };
        let count = i16::try_from(digits.len()).unwrap();
        let mut bytes = Vec::new();
        bytes.extend(count.to_be_bytes());
        bytes.extend(weight.to_be_bytes());
        bytes.extend(sign.to_be_bytes());
        bytes.extend(scale.to_be_bytes());
        bytes.extend(digits.iter().flat_map(|digit| digit.to_be_bytes()));
        bytes
    }

    #[test]
    fn what_is_written_is_read_back() {
        for places in [1, 2, 10] {
            for units in
                [0, 1, 9, 10, 99, 100, 510, 9450, 10_000, 99_999, 93_996_123_450, 100_000_000_000, -35]
            {
                assert_eq!(
                    read(&wire(&write(units, places).unwrap()), places).unwrap(),
                    units,
                    "{units} {places}"
                );
            }
        }
    }

    #[test]
    fn groups_stand_as_postgres_sends_them() {
        let five_ten = PgNumeric::Positive { weight: 0, scale: 2, digits: vec![5, 1000] };
        assert_eq!(write(510, 2).unwrap(), five_ten);
        // PostgreSQL drops zero groups at either end.
        let hundred = PgNumeric::Positive { weight: 0, scale: 2, digits: vec![100] };
        assert_eq!(read(&wire(&hundred), 2).unwrap(), 10_000);
        let small = PgNumeric::Positive { weight: -1, scale: 10, digits: vec![9399, 6123, 4500] };
        assert_eq!(read(&wire(&small), 10).unwrap(), 9_399_612_345);
    }

    #[test]
    fn what_does_not_fit_is_refused() {
        let nan = [0, 0, 0, 0, 0xC0, 0, 0, 0];
        assert!(read(&nan, 2).is_err());
        assert!(read(&[0, 1], 2).is_err());
        let fine = PgNumeric::Positive { weight: 0, scale: 2, digits: vec![5, 1500] };
        assert!(read(&wire(&fine), 1).is_err());
        let huge = PgNumeric::Positive { weight: 9, scale: 0, digits: vec![1] };
        assert!(read(&wire(&huge), 2).is_err());
    }
}
