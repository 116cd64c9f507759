/// Whether a cell is a formula's error: `#N/D`, `#REF!`, `#NOME?` and those of other languages. Such a cell holds nothing that
/// anybody meant.
pub fn is_error_value(cell: &str) -> bool {
    let Some(error) = cell.strip_prefix('#') else { return false };
    if ["N/A", "N/D", "GETTING_DATA"].contains(&error) {
        return true;
    }
    let name = error.strip_suffix(['!', '?']).unwrap_or_default();
    let is_of_a_name = |letter: char| letter.is_uppercase() || matches!(letter, '/' | '0');
    !name.is_empty() && name.chars().all(is_of_a_name)
}

#[cfg(test)]
mod tests {
    use super::is_error_value;

    #[test]
    fn the_errors_of_formulas_are_known_in_both_languages() {
        for cell in [
            "#N/D",
            "#N/A",
            "#REF!",
            "#VALOR!",
            "#VALUE!",
            "#NOME?",
            "#NAME?",
            "#DIV/0!",
            "#NULO!",
            "#NULL!",
            "#NÚM!",
            "#NUM!",
            "#SPILL!",
            "#DESPEJAR!",
            "#GETTING_DATA",
        ] {
            assert!(is_error_value(cell), "{cell}");
        }
        for cell in ["", "#", "#!", "#1", "#5A", "# REF!", "REF!", "#Ana!", "N/D", "#N/D Lima", "Ana #REF!"] {
            assert!(!is_error_value(cell), "{cell}");
        }
    }
}
