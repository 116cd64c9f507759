//! What a workbook makes of the cells that people type.

use crate::formats::fault::{Fault, Part};

/// `1/2` becomes the first of February: nobody knows what was typed.
pub(super) fn day_fault(options: &[String]) -> Option<Fault> {
    let day = options.iter().find(|option| is_day(option))?;
    Some(Fault::new(
        Part::Options,
        format!("A planilha guardou uma alternativa como data ({day}): podia ser uma fração, como 1/2."),
        "Formate as colunas das alternativas como texto e digite de novo.",
    ))
}

/// `2026-02-01`, as days of workbooks come.
fn is_day(text: &str) -> bool {
    let parts: Vec<&str> = text.split('-').collect();
    let is =
        |part: &&str, digits: usize| part.len() == digits && part.bytes().all(|byte| byte.is_ascii_digit());
    matches!(&parts[..], [year, month, day] if is(year, 4) && is(month, 2) && is(day, 2))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_day_among_the_options_is_told() {
        for (option, is_day) in [("2026-02-01", true), ("1/2", false), ("1-2-3", false), ("2026-02", false)] {
            assert_eq!(day_fault(&["x".to_owned(), option.to_owned()]).is_some(), is_day, "{option}");
        }
    }
}
