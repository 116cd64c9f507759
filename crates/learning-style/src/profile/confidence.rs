use kernel::Decimal;

/// How much of a profile the data says: 0 to 0.9999.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Confidence(u16);

kernel::words! {
    /// Confidence in a word.
    pub enum Trust {
        Low = "baixa",
        Medium = "media",
        High = "alta",
    }
}

impl Confidence {
    /// What is never reached: 1.
    const WHOLE: u16 = 10_000;

    /// From millionths, rounded down and below 1.
    pub(super) fn of(millionths: u128) -> Self {
        Self(u16::try_from(millionths / 100).unwrap_or(u16::MAX).min(Self::WHOLE - 1))
    }

    /// As it is kept; `None` for what is none.
    pub fn stored(decimal: Decimal<4>) -> Option<Self> {
        u16::try_from(decimal.units()).ok().filter(|units| *units < Self::WHOLE).map(Self)
    }

    pub fn decimal(self) -> Decimal<4> {
        Decimal::from_units(self.0.into())
    }

    /// Whole per cent, rounded down.
    pub const fn percent(self) -> u16 {
        self.0 / 100
    }

    pub const fn trust(self) -> Trust {
        match self.percent() {
            ..40 => Trust::Low,
            40..70 => Trust::Medium,
            70.. => Trust::High,
        }
    }
}

impl Trust {
    /// After "confiança".
    pub const fn label(self) -> &'static str {
        match self {
            Self::Low => "baixa",
            Self::Medium => "média",
            Self::High => "alta",
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn confidence_is_told_by_a_word_and_never_whole() {
        for (millionths, percent, trust) in [
            (0, 0, Trust::Low),
            (399_999, 39, Trust::Low),
            (400_000, 40, Trust::Medium),
            (700_000, 70, Trust::High),
            (1_000_000, 99, Trust::High),
            (u128::MAX, 99, Trust::High),
        ] {
            let confidence = Confidence::of(millionths);
            assert_eq!((confidence.percent(), confidence.trust()), (percent, trust));
            assert_eq!(Confidence::stored(confidence.decimal()), Some(confidence));
        }
        for stored in ["1", "-0.0001", "9"] {
            assert_eq!(Confidence::stored(stored.parse().unwrap()), None);
        }
    }
}
