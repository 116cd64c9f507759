use calamine::ExcelDateTime;

/// A number of a spreadsheet as text: with a dot, whole values without one, and no more than the 15 digits a
/// spreadsheet shows, so that `5.699999999999999` is `5.7`.
pub(crate) fn number_text(value: f64) -> String {
    // The longest texts a double of 15 digits has are one of these plus a sign and a dot.
    const SHORT: usize = 16;
    let text = value.to_string();
    let plain = if text.len() <= SHORT || !value.is_finite() {
        text
    } else {
        format!("{value:.14e}").parse::<f64>().map_or(text, |rounded| rounded.to_string())
    };
    if plain == "-0" { "0".to_owned() } else { plain }
}

/// A date as `2025-10-13`, with its time as `2025-10-13T12:59:02`, a time alone as `12:59:02`.
pub(crate) fn date_text(date: &ExcelDateTime) -> String {
    let (year, month, day, hour, minute, second, _) = date.to_ymd_hms_milli();
    let time = format!("{hour:02}:{minute:02}:{second:02}");
    if date.is_duration() || (0.0..1.0).contains(&date.as_f64()) {
        return time;
    }
    let day = format!("{year:04}-{month:02}-{day:02}");
    if (hour, minute, second) == (0, 0, 0) { day } else { format!("{day}T{time}") }
}

/// A truth value as a spreadsheet in Portuguese shows it.
pub(crate) fn truth_text(value: bool) -> &'static str {
    if value { "VERDADEIRO" } else { "FALSO" }
}

#[cfg(test)]
mod tests {
    use calamine::ExcelDateTimeType;

    use super::*;

    #[test]
    fn numbers_carry_no_float_noise() {
        for (value, text) in [
            (5.0, "5"),
            (5.0097, "5.0097"),
            (-0.0, "0"),
            (0.1 + 0.2, "0.3"),
            (5.699_999_999_999_999, "5.7"),
            (0.976_534_482_5, "0.9765344825"),
            (11_005_823.0, "11005823"),
            (12_345_678_901_234.0, "12345678901234"),
            (4.449_999_99, "4.44999999"),
        ] {
            assert_eq!(number_text(value), text);
        }
    }

    #[test]
    fn dates_are_iso() {
        for (serial, text) in
            [(45_943.0, "2025-10-13"), (45_943.5, "2025-10-13T12:00:00"), (0.25, "06:00:00")]
        {
            let date = ExcelDateTime::new(serial, ExcelDateTimeType::DateTime, false);
            assert_eq!(date_text(&date), text);
        }
    }
}
