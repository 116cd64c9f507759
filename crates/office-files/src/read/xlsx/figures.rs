//! Numbers that a cell shows as something else than their digits: to whoever typed it, the text is that.

/// How a number is shown, with so many places or digits.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Figure {
    Percent(u8),
    Reais(u8),
    /// Digits of the denominator.
    Fraction(u8),
    Exponent(u8),
}

/// More places than a number has are none.
const MOST_PLACES: usize = 10;

/// A fraction with a longer denominator is looked for in vain.
const MOST_DIGITS: usize = 3;

impl Figure {
    /// The formats that every program knows by their number (ECMA-376, 18.8.30), as Brazil shows them.
    pub fn built_in(id: u32) -> Option<Self> {
        Some(match id {
            5 | 6 | 42 => Self::Reais(0),
            7 | 8 | 44 => Self::Reais(2),
            9 => Self::Percent(0),
            10 => Self::Percent(2),
            11 => Self::Exponent(2),
            12 => Self::Fraction(1),
            13 => Self::Fraction(2),
            _ => return None,
        })
    }

    /// By the code's first section; `None` where it shows digits alone.
    pub fn of_code(code: &str) -> Option<Self> {
        let section = code.split(';').next().unwrap_or_default();
        let signs = signs(section);
        let digits = |text: &str| text.chars().take_while(|sign| "0#?".contains(*sign)).count();
        let places = signs.split_once('.').map_or(0, |(_, behind)| digits(behind)).min(MOST_PLACES);
        let places = u8::try_from(places).ok()?;
        if signs.contains('%') {
            return Some(Self::Percent(places));
        }
        if section.contains("R$") {
            return Some(Self::Reais(places));
        }
        if signs.contains("E+") || signs.contains("E-") {
            return Some(Self::Exponent(places));
        }
        let denominator = digits(signs.split_once('/')?.1).min(MOST_DIGITS);
        (denominator > 0).then_some(Self::Fraction(u8::try_from(denominator).ok()?))
    }

    pub fn text(self, value: f64) -> String {
        match self {
            Self::Percent(places) => fixed(value * 100.0, places) + "%",
            Self::Reais(places) => reais(value, places),
            Self::Fraction(digits) => fraction(value, digits),
            Self::Exponent(places) => {
                let text = format!("{value:.*e}", usize::from(places)).replace('.', ",");
                let (mantissa, power) = text.split_once('e').unwrap_or((text.as_str(), "0"));
                let (sign, power) = power.strip_prefix('-').map_or(('+', power), |power| ('-', power));
                format!("{mantissa}E{sign}{power:0>2}")
            }
        }
    }
}

/// A code without colours, quotes, escapes and gaps.
fn signs(section: &str) -> String {
    let mut signs = String::new();
    let mut letters = section.chars();
    while let Some(letter) = letters.next() {
        match letter {
            '_' | '\\' | '*' => {
                letters.next();
            }
            '"' => {
                letters.find(|letter| *letter == '"');
            }
            '[' => {
                letters.find(|letter| *letter == ']');
            }
            other => signs.push(other),
        }
    }
    signs
}

/// Rounded as a spreadsheet rounds the 15 digits that it shows.
fn fixed(value: f64, places: u8) -> String {
    let power = 10_f64.powi(i32::from(places));
    let shown = format!("{:.14e}", value * power).parse::<f64>().unwrap_or(value * power);
    let text = format!("{:.*}", usize::from(places), shown.round() / power).replace('.', ",");
    if text.chars().all(|sign| "-0,".contains(sign)) { text.replace('-', "") } else { text }
}

/// `R$ 1.234,50`
fn reais(value: f64, places: u8) -> String {
    let text = fixed(value, places);
    let (sign, digits) = text.strip_prefix('-').map_or(("", text.as_str()), |digits| ("-", digits));
    let (whole, behind) =
        digits.split_once(',').map_or((digits, None), |(whole, behind)| (whole, Some(behind)));
    let mut grouped = String::new();
    for (place, digit) in whole.chars().enumerate() {
        if place > 0 && (whole.len() - place).is_multiple_of(3) {
            grouped.push('.');
        }
        grouped.push(digit);
    }
    let behind = behind.map(|behind| format!(",{behind}")).unwrap_or_default();
    format!("{sign}R$ {grouped}{behind}")
}

/// `1/2`, `-1 1/4`: the nearest with a denominator of so many digits.
fn fraction(value: f64, digits: u8) -> String {
    let most = 10_u32.pow(u32::from(digits));
    let (whole, part) = (value.abs().trunc(), value.abs().fract());
    let above = |below: u32| (part * f64::from(below)).round();
    let miss = |below: u32| (above(below) / f64::from(below) - part).abs();
    let nearest =
        (2..most).fold(1, |nearest, below| if miss(below) + 1e-12 < miss(nearest) { below } else { nearest });
    let sign = if value < 0.0 { "-" } else { "" };
    match (whole, above(nearest)) {
        (0.0, 0.0) => "0".to_owned(),
        (whole, above) if nearest == 1 => format!("{sign}{}", whole + above),
        (0.0, above) => format!("{sign}{above}/{nearest}"),
        (whole, above) => format!("{sign}{whole} {above}/{nearest}"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_number_is_shown_as_its_cell_shows_it() {
        for (code, value, text) in [
            ("0%", 0.5, Some("50%")),
            ("0.0%", 0.125, Some("12,5%")),
            ("0%", 0.145, Some("15%")),
            ("\"R$\"\\ #,##0.00", 3.5, Some("R$ 3,50")),
            ("_-[$R$-416]\\ * #,##0.00_-", 1_234_567.5, Some("R$ 1.234.567,50")),
            ("\"R$ \"#,##0;-\"R$ \"#,##0", -200.0, Some("-R$ 200")),
            ("# ?/?", 0.5, Some("1/2")),
            ("# ?/?", -1.25, Some("-1 1/4")),
            ("# ?/?", 1.0 / 3.0, Some("1/3")),
            ("# ??/??", 0.15, Some("3/20")),
            ("# ?/?", 2.0, Some("2")),
            ("# ?/?", 0.0, Some("0")),
            ("0.00E+00", 1e21, Some("1,00E+21")),
            ("0E+00", 0.00002, Some("2E-05")),
            ("0.00", 2.5, None),
            ("#,##0", 2000.0, None),
            ("0 \"% de acerto\"", 2.0, None),
        ] {
            let shown = Figure::of_code(code).map(|figure| figure.text(value));
            assert_eq!(shown.as_deref(), text, "{code} {value}");
        }
    }
}
