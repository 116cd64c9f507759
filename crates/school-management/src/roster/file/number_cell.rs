//! Enrolment numbers as files write them.

use kernel::table::Problem;

use crate::people::pupil::Enrolment;

/// The number in a cell, with the digit of a column beside it.
pub(super) fn enrolment(text: &str, digit: &str, column: usize) -> Result<Enrolment, Problem> {
    let text = unwrapped(text);
    if is_shortened_by_excel(text) {
        return Err(Problem::at(
            column,
            "O Excel abreviou a matrícula e perdeu os últimos números.",
            "Formate a coluna como texto e digite a matrícula inteira, ou exporte a lista de novo.",
        ));
    }
    let joined = format!("{text}{}", unwrapped(digit));
    joined.parse().map_err(|what: String| {
        Problem::at(column, what, "Confira a matrícula, com até 30 letras e números.")
    })
}

/// Without `="..."`, by which programs keep zeros, and without the decimal place that others give whole numbers.
fn unwrapped(text: &str) -> &str {
    let inner = text.strip_prefix("=\"").and_then(|inner| inner.strip_suffix('"')).unwrap_or(text);
    let whole = inner.strip_suffix(".0").or_else(|| inner.strip_suffix(",0"));
    whole
        .filter(|whole| !whole.is_empty() && whole.bytes().all(|byte| byte.is_ascii_digit()))
        .unwrap_or(inner)
}

/// `1,23E+11`; a plus, since a number may well have an E.
fn is_shortened_by_excel(text: &str) -> bool {
    let Some((number, power)) = text.split_once("E+").or_else(|| text.split_once("e+")) else {
        return false;
    };
    let are_digits = |text: &str| !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    are_digits(power) && are_digits(&number.replace([',', '.'], ""))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_read_as_files_write_them() {
        for (text, digit, number) in [
            ("23970", "", "23970"),
            ("0023970", "", "0023970"),
            ("23970.0", "", "23970"),
            ("=\"0023970\"", "", "0023970"),
            ("000110000001", "x", "000110000001X"),
            ("110000001", "7.0", "1100000017"),
            ("1E10", "", "1E10"),
            ("12.345", "", "12.345"),
        ] {
            assert_eq!(enrolment(text, digit, 0).unwrap().as_str(), number, "{text} {digit}");
        }
    }

    #[test]
    fn what_excel_destroyed_is_told_with_the_remedy() {
        for text in ["1,23E+11", "1.23457E+11", "2E+10", "1,1e+12"] {
            let problem = enrolment(text, "", 3).unwrap_err();
            assert_eq!(problem.column, Some(3));
            assert_eq!(problem.what, "O Excel abreviou a matrícula e perdeu os últimos números.", "{text}");
            assert!(problem.hint.starts_with("Formate a coluna como texto"));
        }
        let long = enrolment(&"9".repeat(31), "", 0).unwrap_err();
        assert_eq!(long.what, "Use no máximo 30 caracteres");
    }
}
