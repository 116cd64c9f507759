use std::fmt;
use std::str::FromStr;

use chrono::{DateTime, Datelike, NaiveDate, NaiveDateTime, NaiveTime, TimeDelta, Utc};

use crate::place::Uf;

/// A day of the calendar, as a school sees it on the wall.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Day(NaiveDate);

impl Day {
    pub const fn on(date: NaiveDate) -> Self {
        Self(date)
    }

    pub const fn date(self) -> NaiveDate {
        self.0
    }

    /// The day it is in a state at an instant.
    ///
    /// The hours are those of Lei 11.662/2008 with Lei 12.876/2013; since Decreto 9.772/2019 no state saves daylight.
    /// Each state has one hour here: that the west of Amazonas keeps the hour of Acre, and Fernando de Noronha one of
    /// its own, is ignored.
    pub fn of(instant: DateTime<Utc>, uf: Uf) -> Self {
        Self(local(instant, uf).date())
    }

    /// The instant at which it begins in a state; see [`Day::of`].
    pub fn begins(self, uf: Uf) -> DateTime<Utc> {
        self.0.and_time(NaiveTime::MIN).and_utc() + TimeDelta::hours(hours_behind_utc(uf).into())
    }

    /// So many days later; the last day there is where that is beyond it.
    #[must_use]
    pub fn after(self, days: i64) -> Self {
        let later = TimeDelta::try_days(days).and_then(|days| self.0.checked_add_signed(days));
        Self(later.unwrap_or(NaiveDate::MAX))
    }

    pub fn year(self) -> i32 {
        self.0.year()
    }

    /// 1 to 12.
    pub fn month(self) -> u32 {
        self.0.month()
    }
}

/// As it is stored and sent: 2026-02-02.
impl fmt::Display for Day {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "{}", self.0.format("%Y-%m-%d"))
    }
}

/// Read from what is sent: a year of four digits, month and day of two.
impl FromStr for Day {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<Self, &'static str> {
        let day = NaiveDate::parse_from_str(text, "%Y-%m-%d").map(Self).ok();
        // The library also reads other spellings.
        day.filter(|day| day.to_string() == text).ok_or("Informe uma data que exista.")
    }
}

/// What the clocks and the calendar of a state show at an instant; see [`Day::of`].
pub fn local(instant: DateTime<Utc>, uf: Uf) -> NaiveDateTime {
    (instant - TimeDelta::hours(hours_behind_utc(uf).into())).naive_utc()
}

/// How far a state's clocks are behind universal time, for who counts its days elsewhere; see [`Day::of`].
pub const fn hours_behind_utc(uf: Uf) -> i32 {
    match uf {
        Uf::AC => 5,
        Uf::AM | Uf::MT | Uf::MS | Uf::RO | Uf::RR => 4,
        _ => 3,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_day_begins_at_midnight_of_the_state() {
        for uf in Uf::ALL {
            let midnight = match uf {
                Uf::AC => "2027-01-01T05:00:00Z",
                Uf::AM | Uf::MT | Uf::MS | Uf::RO | Uf::RR => "2027-01-01T04:00:00Z",
                _ => "2027-01-01T03:00:00Z",
            };
            let midnight: DateTime<Utc> = midnight.parse().unwrap();
            let day = |year, month, day| Day(NaiveDate::from_ymd_opt(year, month, day).unwrap());
            assert_eq!(Day::of(midnight, uf), day(2027, 1, 1), "{uf}");
            assert_eq!(day(2027, 1, 1).begins(uf), midnight, "{uf}");
            assert_eq!(day(2026, 12, 30).after(2).begins(uf), midnight, "{uf}");
            assert_eq!(Day::of(midnight - TimeDelta::seconds(1), uf), day(2026, 12, 31), "{uf}");
            let last = midnight + TimeDelta::days(1) - TimeDelta::seconds(1);
            assert_eq!(Day::of(last, uf), day(2027, 1, 1), "{uf}");
        }
    }

    #[test]
    fn a_day_is_read_as_it_is_written() {
        for text in ["2026-02-02", "2028-02-29"] {
            assert_eq!(text.parse::<Day>().unwrap().to_string(), text);
        }
        for wrong in ["", "2026-2-2", "2026-02-31", "31/01/2026", "2026-02-02 ", "+202-02-02"] {
            assert!(wrong.parse::<Day>().is_err(), "{wrong}");
        }
    }

    #[test]
    fn a_day_knows_its_year_and_month() {
        for (instant, uf, year, month) in [
            ("2026-12-31T23:30:00-03:00", Uf::SP, 2026, 12),
            ("2026-12-31T23:30:00-04:00", Uf::RO, 2026, 12),
            ("2026-12-31T23:30:00-04:00", Uf::SP, 2027, 1),
            ("2026-12-31T23:30:00-05:00", Uf::AC, 2026, 12),
            ("2026-12-31T23:30:00-05:00", Uf::RO, 2027, 1),
        ] {
            let day = Day::of(instant.parse().unwrap(), uf);
            assert_eq!((day.year(), day.month()), (year, month), "{instant} {uf}");
        }
    }
}
