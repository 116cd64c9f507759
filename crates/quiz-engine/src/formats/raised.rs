//! Powers and indices in a text that knows no heights.

/// Where signs stand.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Height {
    Raised,
    Lowered,
}

const SIGNS: [char; 15] = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9', '+', '-', '−', '(', ')'];
const RAISED: [char; 15] = ['⁰', '¹', '²', '³', '⁴', '⁵', '⁶', '⁷', '⁸', '⁹', '⁺', '⁻', '⁻', '⁽', '⁾'];
const LOWERED: [char; 15] = ['₀', '₁', '₂', '₃', '₄', '₅', '₆', '₇', '₈', '₉', '₊', '₋', '₋', '₍', '₎'];

/// `²` where each sign has one of its own, else `^x`, `^(n+k)`.
pub(super) fn placed(text: &str, height: Height) -> String {
    let (placed, mark) = match height {
        Height::Raised => (RAISED, '^'),
        Height::Lowered => (LOWERED, '_'),
    };
    let own =
        |letter: char| SIGNS.iter().zip(placed).find(|(sign, _)| **sign == letter).map(|(_, placed)| placed);
    if let Some(placed) = text.chars().map(own).collect::<Option<String>>() {
        return placed;
    }
    // As in 5º ano and 30 °C.
    if height == Height::Raised && ["o", "º", "°"].contains(&text) {
        return text.replace('o', "º");
    }
    let is_one = text.chars().nth(1).is_none();
    if is_one { format!("{mark}{text}") } else { format!("{mark}({text})") }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_power_stays_one() {
        for (text, raised, lowered) in [
            ("2", "²", "₂"),
            ("-10", "⁻¹⁰", "₋₁₀"),
            ("n", "^n", "_n"),
            ("2n", "^(2n)", "_(2n)"),
            ("1/2", "^(1/2)", "_(1/2)"),
            ("o", "º", "_o"),
            ("°", "°", "_°"),
            ("", "", ""),
        ] {
            assert_eq!([placed(text, Height::Raised), placed(text, Height::Lowered)], [raised, lowered]);
        }
    }
}
