//! Questions made of numbers: the right option is computed, the wrong ones come from usual mistakes, and no two are of
//! one value.

use crate::composer::draw::Draw;
use crate::composer::known::Item;

/// `1.250`, `-3`.
pub fn whole(number: i64) -> String {
    let digits = number.unsigned_abs().to_string();
    let mut grouped = String::new();
    for (place, digit) in digits.chars().enumerate() {
        if place > 0 && (digits.len() - place).is_multiple_of(3) {
            grouped.push('.');
        }
        grouped.push(digit);
    }
    if number < 0 { format!("-{grouped}") } else { grouped }
}

/// Of tenths, hundredths ...: `0,75`, `2,5`, `3`.
pub fn decimal(number: i64, places: u32) -> String {
    let unit = 10_i64.pow(places);
    let sign = if number < 0 { "-" } else { "" };
    let (before, after) = (number.abs() / unit, number.abs() % unit);
    if after == 0 {
        return format!("{sign}{}", whole(before));
    }
    let after = format!("{after:0width$}", width = usize::try_from(places).unwrap_or(0));
    format!("{sign}{},{}", whole(before), after.trim_end_matches('0'))
}

/// Of cents: `R$ 12,50`.
pub fn reais(cents: i64) -> String {
    format!("R$\u{a0}{},{:02}", whole(cents / 100), cents % 100)
}

/// How a number is written as an option.
pub type Show<'a> = &'a dyn Fn(i64) -> String;

/// The wrong ones are the first three that are told apart; where mistakes meet, near numbers fill up.
pub fn numeric(ask: String, right: i64, mistakes: &[i64], show: Show, why: String) -> Item {
    let near = [1, 2, -1, 10, -2, 3, 5, -3, 20, 4, 6, 7].map(|step| right + step);
    let fitting = |it: &&i64| **it != right && (right < 0 || **it >= 0);
    let mut wrong: Vec<i64> = Vec::new();
    for candidate in mistakes.iter().chain(&near).filter(fitting) {
        if wrong.len() < 3 && !wrong.contains(candidate) {
            wrong.push(*candidate);
        }
    }
    let wrong = [0, 1, 2].map(|place| wrong.get(place).map_or_else(String::new, |number| show(*number)));
    Item { ask, right: show(right), wrong, why }
}

/// A fraction; two are equal where their values are.
#[derive(Debug, Clone, Copy)]
pub struct Fraction(pub i64, pub i64);

impl Fraction {
    pub fn is(self, other: Self) -> bool {
        self.0 * other.1 == other.0 * self.1
    }

    pub fn lowest(self) -> Self {
        let common = gcd(self.0, self.1);
        Self(self.0 / common, self.1 / common)
    }

    /// `3/4`, and `2` where it is whole.
    pub fn written(self) -> String {
        if self.1 == 1 { self.0.to_string() } else { format!("{}/{}", self.0, self.1) }
    }
}

pub fn fractional(ask: String, right: Fraction, mistakes: &[Fraction], why: String) -> Item {
    let Fraction(over, under) = right;
    let near = [
        Fraction(over + 1, under),
        Fraction(over, under + 1),
        Fraction(over + 1, under + 2),
        Fraction(over + 2, under),
        Fraction(over + 3, under),
    ];
    let mut wrong: Vec<Fraction> = Vec::new();
    for candidate in mistakes.iter().chain(&near) {
        let is_new = candidate.0 > 0
            && candidate.1 > 0
            && !candidate.is(right)
            && wrong.iter().all(|it| !it.is(*candidate));
        if wrong.len() < 3 && is_new {
            wrong.push(*candidate);
        }
    }
    let wrong = [0, 1, 2].map(|place| wrong.get(place).map_or_else(String::new, |it| it.written()));
    Item { ask, right: right.written(), wrong, why }
}

/// Words as options.
pub fn worded(ask: String, right: &str, wrong: [&str; 3], why: String) -> Item {
    Item { ask, right: right.to_owned(), wrong: wrong.map(str::to_owned), why }
}

pub fn gcd(one: i64, other: i64) -> i64 {
    if other == 0 { one.abs().max(1) } else { gcd(other, one % other) }
}

pub fn lcm(one: i64, other: i64) -> i64 {
    one / gcd(one, other) * other
}

/// What is counted, with how one asks for it.
pub fn thing(draw: &mut Draw) -> (&'static str, &'static str) {
    draw.one(&[
        ("figurinhas", "Quantas"),
        ("lápis", "Quantos"),
        ("laranjas", "Quantas"),
        ("livros", "Quantos"),
        ("tampinhas", "Quantas"),
        ("mudas", "Quantas"),
        ("cartões", "Quantos"),
        ("bolinhas", "Quantas"),
    ])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_written_as_in_brazil() {
        assert_eq!([whole(1_250_000), whole(-3), whole(999)], ["1.250.000", "-3", "999"]);
        assert_eq!(
            [decimal(75, 2), decimal(250, 2), decimal(5, 1), decimal(-1505, 1)],
            ["0,75", "2,5", "0,5", "-150,5"]
        );
        assert_eq!(reais(1250), "R$\u{a0}12,50");
    }

    #[test]
    fn options_differ_in_value() {
        let item = fractional(
            String::new(),
            Fraction(1, 2),
            &[Fraction(2, 4), Fraction(3, 6), Fraction(1, 4)],
            String::new(),
        );
        assert_eq!(item.wrong, ["1/4", "2/2", "1/3"]);
        let item = numeric(String::new(), 1, &[1, 1, 2, 2], &whole, String::new());
        assert_eq!(item.wrong, ["2", "3", "0"]);
    }
}
