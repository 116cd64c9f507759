/// What stands before the places of a workbook's number. In a text the other one may part thousands: only the reader of the
/// workbook knows which cell is which.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum DecimalMark {
    /// As programs write numbers.
    Dot,
    /// As a spreadsheet shows them in Brazil.
    Comma,
}

impl DecimalMark {
    pub(crate) fn number_text(self, value: f64) -> String {
        let text = number_text(value);
        match self {
            Self::Dot => text,
            Self::Comma => match text.split_once("E+") {
                Some((digits, power)) => {
                    let digits = digits.trim_end_matches('0').trim_end_matches('.');
                    format!("{}E+{power}", digits.replace('.', ","))
                }
                None => text.replace('.', ","),
            },
        }
    }
}

/// A number of a spreadsheet as text: with a dot, whole values without one, and no more than the 15 digits a
/// spreadsheet shows, so that `5.699999999999999` is `5.7`. Of a number with more digits before the dot the spreadsheet has
/// lost the last ones: its text says so as the spreadsheet does, `1.23456789012346E+17`.
pub(crate) fn number_text(value: f64) -> String {
    // The longest texts a double of 15 digits has are one of these plus a sign and a dot.
    const SHORT: usize = 16;
    const LOST: f64 = 1e15;
    if value.is_finite() && value.abs() >= LOST {
        return format!("{value:.14e}").replacen('e', "E+", 1);
    }
    let text = value.to_string();
    let plain = if text.len() <= SHORT || !value.is_finite() {
        text
    } else {
        format!("{value:.14e}").parse::<f64>().map_or(text, |rounded| rounded.to_string())
    };
    if plain == "-0" { "0".to_owned() } else { plain }
}

/// A truth value as a spreadsheet in Portuguese shows it.
pub(crate) fn truth_text(value: bool) -> &'static str {
    if value { "VERDADEIRO" } else { "FALSO" }
}

#[cfg(test)]
mod tests {
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
            (123_456_789_012_345.0, "123456789012345"),
            (123_456_789_012_345_678.0, "1.23456789012346E+17"),
        ] {
            assert_eq!(number_text(value), text);
        }
    }

    #[test]
    fn a_number_is_shown_with_a_comma() {
        for (value, text) in [
            (1.25, "1,25"),
            (2.375, "2,375"),
            (-7.125, "-7,125"),
            (9.0, "9"),
            (1e17, "1E+17"),
            (1.5e21, "1,5E+21"),
        ] {
            assert_eq!(DecimalMark::Comma.number_text(value), text);
        }
    }
}
