use thiserror::Error;

/// How long a plan takes: 1 to 600 minutes.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Minutes(u16);

/// Why a number is no duration.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
pub enum InvalidMinutes {
    #[error("Duração deve ser maior que 0")]
    TooShort,
    #[error("A duração pode ter no máximo 600 minutos. Divida o assunto em mais de um plano.")]
    TooLong,
}

impl Minutes {
    pub const LONGEST: u16 = 600;

    pub const fn get(self) -> u16 {
        self.0
    }
}

impl TryFrom<i64> for Minutes {
    type Error = InvalidMinutes;

    fn try_from(minutes: i64) -> Result<Self, InvalidMinutes> {
        match u16::try_from(minutes) {
            Ok(fitting) if (1..=Self::LONGEST).contains(&fitting) => Ok(Self(fitting)),
            _ if minutes < 1 => Err(InvalidMinutes::TooShort),
            _ => Err(InvalidMinutes::TooLong),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_duration_is_1_to_600_minutes() {
        for minutes in [1, 50, 600] {
            assert_eq!(Minutes::try_from(minutes).map(Minutes::get).map(i64::from), Ok(minutes));
        }
        for (minutes, refused) in [
            (0, InvalidMinutes::TooShort),
            (-1, InvalidMinutes::TooShort),
            (i64::MIN, InvalidMinutes::TooShort),
            (601, InvalidMinutes::TooLong),
            (10_000, InvalidMinutes::TooLong),
            (i64::MAX, InvalidMinutes::TooLong),
        ] {
            assert_eq!(Minutes::try_from(minutes), Err(refused), "{minutes}");
        }
        assert_eq!(InvalidMinutes::TooShort.to_string(), "Duração deve ser maior que 0");
    }
}
