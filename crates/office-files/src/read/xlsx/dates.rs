//! Days as Excel counts them.

use chrono::{Days, NaiveDate};

use super::styles::Shows;

/// From when days are counted.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct Epoch {
    /// As on the first Macintosh, rather than from 1900.
    pub is_1904: bool,
}

const SECONDS_OF_A_DAY: f64 = 86_400.0;

/// The last day a spreadsheet knows is in the year 9999.
const LAST_DAY: f64 = 2_958_465.0;

impl Epoch {
    /// A date as `2025-10-13`, with its time as `2025-10-13T12:59:02`, a time alone as `12:59:02`.
    pub fn text(self, value: f64, shows: Shows) -> Option<String> {
        if !value.is_finite() || !(0.0..=LAST_DAY).contains(&value.floor()) {
            return None;
        }
        let (day, seconds) = whole(value);
        let clock = |hours| format!("{hours:02}:{:02}:{:02}", seconds / 60 % 60, seconds % 60);
        if shows == Shows::Duration {
            return Some(clock(day * 24 + seconds / 3600));
        }
        let time = clock(seconds / 3600);
        if value < 1.0 {
            return Some(time);
        }
        let date = self.date(day)?;
        Some(if seconds == 0 { date } else { format!("{date}T{time}") })
    }

    /// The year 1900 was no leap year, but Excel counts its 29th of February, as the programs before it did.
    fn date(self, day: u64) -> Option<String> {
        let (from, after) = if self.is_1904 {
            (NaiveDate::from_ymd_opt(1904, 1, 1)?, day)
        } else if day == 60 {
            return Some("1900-02-29".to_owned());
        } else {
            (NaiveDate::from_ymd_opt(1899, 12, 30)?, if day < 60 { day + 1 } else { day })
        };
        Some(from.checked_add_days(Days::new(after))?.format("%Y-%m-%d").to_string())
    }
}

/// Whole days and the seconds of the next, to the second below but for what binary fractions lack of it.
#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "within the days of a spreadsheet"
)]
fn whole(value: f64) -> (u64, u64) {
    const ALMOST: f64 = 0.0005;
    let seconds = (value.fract() * SECONDS_OF_A_DAY + ALMOST).floor() as u64;
    let day = value.floor() as u64;
    if seconds >= 86_400 { (day + 1, 0) } else { (day, seconds) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dates_are_iso() {
        for (value, text) in [
            (45_943.0, "2025-10-13"),
            (45_943.5, "2025-10-13T12:00:00"),
            (45_943.541, "2025-10-13T12:59:02"),
            (45_942.999_999_999, "2025-10-13"),
            (0.25, "06:00:00"),
            (1.0, "1900-01-01"),
            (59.0, "1900-02-28"),
            (60.0, "1900-02-29"),
            (61.0, "1900-03-01"),
            (2_958_465.0, "9999-12-31"),
        ] {
            assert_eq!(Epoch::default().text(value, Shows::Date).as_deref(), Some(text), "{value}");
        }
        let of_1904 = Epoch { is_1904: true };
        assert_eq!(of_1904.text(44_481.0, Shows::Date).as_deref(), Some("2025-10-13"));
        assert_eq!(Epoch::default().text(1.25, Shows::Duration).as_deref(), Some("30:00:00"));
        for value in [-1.0, 3e6, f64::NAN, f64::INFINITY] {
            assert_eq!(Epoch::default().text(value, Shows::Date), None);
        }
    }
}
