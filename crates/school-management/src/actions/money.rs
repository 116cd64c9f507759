//! Reais, to the centavo.

use std::str::FromStr;

use kernel::{Decimal, DecimalError};

/// R$ 0,00 to R$ 99.999.999,99.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct Money(Decimal<2>);

impl Money {
    const MOST: i64 = 9_999_999_999;

    pub fn decimal(self) -> Decimal<2> {
        self.0
    }

    pub fn new(value: Decimal<2>) -> Result<Self, &'static str> {
        match value.units() {
            ..0 => Err("O valor não pode ser negativo."),
            0..=Self::MOST => Ok(Self(value)),
            _ => Err("O valor vai até R$ 99.999.999,99."),
        }
    }

    /// As typed; an empty text is none.
    pub fn typed(text: &str) -> Result<Option<Self>, &'static str> {
        if text.trim().is_empty() { Ok(None) } else { text.parse().map(Some) }
    }

    /// "R$ 2.400,00".
    pub fn written(self) -> String {
        let text = self.0.with_comma();
        let (whole, cents) = text.split_once(',').unwrap_or((&text, "00"));
        let groups: Vec<_> = whole.as_bytes().rchunks(3).rev().map(String::from_utf8_lossy).collect();
        format!("R$\u{a0}{},{cents}", groups.join("."))
    }
}

impl FromStr for Money {
    type Err = &'static str;

    /// A dot before three digits stands between thousands, as people write them: 2.400 is no price of two reais.
    fn from_str(text: &str) -> Result<Self, &'static str> {
        let text = text.trim();
        let text = text.strip_prefix("R$").map_or(text, str::trim_start);
        let value =
            if has_thousands(text) { Decimal::parse(&text.replace('.', "")) } else { Decimal::parse(text) };
        Self::new(value.map_err(|error| match error {
            DecimalError::NotANumber => "Informe um valor em reais, como 2400,50.",
            DecimalError::TooPrecise => "Informe o valor com até duas casas.",
            DecimalError::TooLarge => "O valor vai até R$ 99.999.999,99.",
        })?)
    }
}

fn has_thousands(text: &str) -> bool {
    let whole = text.split_once(',').map_or(text, |(whole, _)| whole);
    let mut groups = whole.split('.');
    let is_digits = |group: &str| group.bytes().all(|byte| byte.is_ascii_digit());
    // No thousands begin with a zero: 0.001 is less than a centavo.
    let begins = |first: &str| (1..=3).contains(&first.len()) && is_digits(first) && !first.starts_with('0');
    let first = groups.next().is_some_and(begins);
    let rest: Vec<_> = groups.collect();
    first && !rest.is_empty() && rest.iter().all(|group| group.len() == 3 && is_digits(group))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn reais_are_read_as_people_write_them() {
        for (text, units) in [
            ("2400", 240_000),
            ("2400.50", 240_050),
            ("2400,5", 240_050),
            ("2.400", 240_000),
            ("R$ 2.400,00", 240_000),
            ("1.234.567,89", 123_456_789),
            ("0", 0),
            ("99999999.99", 9_999_999_999),
        ] {
            assert_eq!(text.parse::<Money>().unwrap().decimal().units(), units, "{text}");
        }
        assert_eq!(Money::typed(" "), Ok(None));
        for (text, sentence) in [
            ("-1", "O valor não pode ser negativo."),
            ("NaN", "Informe um valor em reais, como 2400,50."),
            ("1e9", "Informe um valor em reais, como 2400,50."),
            ("inf", "Informe um valor em reais, como 2400,50."),
            ("10,001", "Informe o valor com até duas casas."),
            ("0.001", "Informe o valor com até duas casas."),
            ("012.345", "Informe o valor com até duas casas."),
            ("0.001,50", "Informe um valor em reais, como 2400,50."),
            ("100000000", "O valor vai até R$ 99.999.999,99."),
            ("1234567890123456", "O valor vai até R$ 99.999.999,99."),
            ("99999999999999999999999", "O valor vai até R$ 99.999.999,99."),
        ] {
            assert_eq!(text.parse::<Money>(), Err(sentence), "{text}");
        }
    }

    #[test]
    fn reais_are_written_with_thousands() {
        for (text, written) in
            [("0,5", "R$\u{a0}0,50"), ("2400", "R$\u{a0}2.400,00"), ("1234567", "R$\u{a0}1.234.567,00")]
        {
            assert_eq!(text.parse::<Money>().unwrap().written(), written);
        }
    }
}
