//! Figures as INEP prints them.

use kernel::{Decimal, DecimalError};

use crate::measure::MeasureError;

/// Whether a cell says that nothing was published. Never a zero.
pub(super) fn is_missing(text: &str) -> bool {
    // Nearly every cell begins with a digit, and there are millions.
    if text.starts_with(|first: char| first.is_ascii_digit()) {
        return false;
    }
    let word = without_footnotes(text);
    matches!(word, "" | "-" | "--" | "–" | "—" | "..." | "…")
        || ["nd", "n/d", "n.d.", "na", "n/a", "#n/d", "#n/a"].iter().any(|it| word.eq_ignore_ascii_case(it))
}

/// A text without the stars by which INEP points to the notes below a table.
fn without_footnotes(text: &str) -> &str {
    text.trim_end_matches('*').trim_end()
}

/// A figure with a fixed count of places; `None` where nothing was published.
pub(super) fn figure<const PLACES: u32, T>(
    text: &str,
    new: impl FnOnce(Decimal<PLACES>) -> Result<T, MeasureError>,
) -> Result<Option<T>, MeasureError> {
    if is_missing(text) {
        return Ok(None);
    }
    new(decimal(text)?).map(Some)
}

/// Like [`Decimal::parse`] without building texts: a file has millions of figures. N and P, which INEP computes in
/// binary, may have more than ten places and are rounded to them.
fn decimal<const PLACES: u32>(text: &str) -> Result<Decimal<PLACES>, DecimalError> {
    const MOST_DIGITS: usize = 17;
    if text.len() > MOST_DIGITS {
        return long_decimal(text);
    }
    let (mut units, mut places, mut comma) = (0_i64, 0, false);
    for byte in text.bytes() {
        match byte {
            b'0'..=b'9' => {
                units = units * 10 + i64::from(byte - b'0');
                places += u32::from(comma);
            }
            b'.' | b',' if !comma => comma = true,
            _ => return Decimal::parse(text),
        }
    }
    if places > PLACES {
        return long_decimal(text);
    }
    if text.len() == usize::from(comma) {
        return Err(DecimalError::NotANumber);
    }
    units.checked_mul(10_i64.pow(PLACES - places)).map(Decimal::from_units).ok_or(DecimalError::TooLarge)
}

fn long_decimal<const PLACES: u32>(text: &str) -> Result<Decimal<PLACES>, DecimalError> {
    const WIDE: u32 = 15;
    let exact = Decimal::<PLACES>::parse(text);
    if PLACES < 10 || exact != Err(DecimalError::TooPrecise) {
        return exact;
    }
    let (whole, fraction) = text.split_once(['.', ',']).unwrap_or((text, ""));
    let kept: String = fraction.chars().take(WIDE as usize).collect();
    Decimal::<WIDE>::parse(&format!("{whole}.{kept}"))?.rescale().ok_or(DecimalError::TooLarge)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::measure::{PerformanceIndicator, PublishedIdeb};

    #[test]
    fn what_is_not_published_is_missing_and_never_zero() {
        for text in [
            "", "-", "--", "–", "ND", "nd", "ND*", "ND**", "ND ***", "*", "**", "****", "...", "…", "#N/D",
            "#N/A", "N/D",
        ] {
            assert_eq!(figure(text, PublishedIdeb::new), Ok(None), "{text}");
        }
        assert_eq!(figure("0", PublishedIdeb::new).unwrap().unwrap().to_string(), "0.0");
    }

    #[test]
    fn a_figure_with_a_mark_is_unreadable_since_a_note_says_what_it_means() {
        for text in ["5,0*", "5,0 **", "5***", "*5,0", "5*0", "5,0*1", "ND5", "N*D", "#REF!", "5,0 (1)"] {
            assert!(figure(text, PublishedIdeb::new).is_err(), "{text}");
        }
    }

    #[test]
    fn figures_are_read_like_any_decimal() {
        for text in [
            "5",
            "5,0",
            "4.7",
            "4,70",
            ",5",
            "5,",
            "0",
            "10",
            "10,1",
            "4,75",
            "x",
            "-1",
            ".",
            ",",
            "1.2.3",
            "99999999999999999",
            "999999999999999999999",
            "1e1",
        ] {
            let expected = PublishedIdeb::parse(text).map(Some);
            assert_eq!(figure(text, PublishedIdeb::new), expected, "{text}");
        }
    }

    #[test]
    fn p_keeps_ten_places_of_more() {
        for (text, expected) in [
            ("0,9765344825", "0.9765344825"),
            ("0.97653448254999", "0.9765344825"),
            ("0.976534482550000003", "0.9765344826"),
        ] {
            let found = figure(text, PerformanceIndicator::new).unwrap().unwrap();
            assert_eq!(found.to_string(), expected);
        }
    }
}
