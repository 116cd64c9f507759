//! Characters of the longest text of each field.

pub const TITLE: usize = 200;
pub const TEXT: usize = 5_000;
/// Ten hours are many steps.
pub const METHODOLOGY: usize = 12_000;
/// As the bank of questions takes them.
pub const STATEMENT: usize = 2_000;
pub const OPTION: usize = 500;
pub const EXPLANATION: usize = 2_000;
/// Who the plan is for, and what matters for it.
pub const ASIDE: usize = 1_000;

pub(super) fn fitting(text: &str, longest: usize) -> Result<(), String> {
    if text.trim().is_empty() {
        Err("Esta parte do plano está vazia.".to_owned())
    } else if text.chars().any(|letter| letter.is_control() && !matches!(letter, '\n' | '\t')) {
        Err("O texto contém caracteres inválidos".to_owned())
    } else if text.chars().count() > longest {
        Err(format!("Use no máximo {longest} caracteres"))
    } else {
        Ok(())
    }
}
