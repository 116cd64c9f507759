//! The four operations: questions made of numbers.

use super::made::{numeric, thing, whole};
use crate::composer::draw::Draw;
use crate::composer::known::Item;

/// From and to of the numbers that a year adds.
fn span(year: u8) -> (i64, i64) {
    match year {
        0..=1 => (2, 9),
        2 => (11, 49),
        3 => (105, 499),
        _ => (1_050, 4_999),
    }
}

fn two(draw: &mut Draw, year: u8) -> (i64, i64) {
    let (from, to) = span(year);
    (draw.between(from, to), draw.between(from, to))
}

pub fn sum(draw: &mut Draw, year: u8) -> Item {
    let (one, other) = two(draw, year);
    let right = one + other;
    let step = if year <= 1 { 1 } else { 10 };
    let ask = format!("Quanto é {} + {}?", whole(one), whole(other));
    let why = format!("Somando as partes: {} + {} = {}.", whole(one), whole(other), whole(right));
    numeric(ask, right, &[right - step, right + step, (one - other).abs()], &whole, why)
}

pub fn joined(draw: &mut Draw, year: u8) -> Item {
    let (one, other) = two(draw, year);
    let (things, how_many) = thing(draw);
    let right = one + other;
    let ask = format!(
        "Em uma caixa há {} {things}. Chegam mais {}. {how_many} {things} há agora?",
        whole(one),
        whole(other)
    );
    let why = format!("Acrescentar é somar: {} + {} = {}.", whole(one), whole(other), whole(right));
    numeric(
        ask,
        right,
        &[(one - other).abs(), right - 1, right + if year <= 1 { 2 } else { 10 }],
        &whole,
        why,
    )
}

/// A number and a smaller one.
fn more_and_less(draw: &mut Draw, year: u8) -> (i64, i64) {
    let (from, to) = span(year);
    let less = draw.between(from, to);
    (less + draw.between(from, to), less)
}

/// The smaller digit taken from the greater at each place: what is done where nothing is exchanged.
fn digit_by_digit(more: i64, less: i64) -> i64 {
    let (mut result, mut unit, mut more, mut less) = (0, 1, more, less);
    while more > 0 {
        result += (more % 10 - less % 10).abs() * unit;
        (more, less, unit) = (more / 10, less / 10, unit * 10);
    }
    result
}

pub fn left_over(draw: &mut Draw, year: u8) -> Item {
    let (more, less) = more_and_less(draw, year);
    let (things, how_many) = thing(draw);
    let right = more - less;
    let ask =
        format!("Havia {} {things}. Foram usados(as) {}. {how_many} sobraram?", whole(more), whole(less));
    let ask = ask.replace("usados(as)", if how_many == "Quantas" { "usadas" } else { "usados" });
    let why = format!(
        "Retirar é subtrair: {} - {} = {}. Conferindo: {} + {} = {}.",
        whole(more),
        whole(less),
        whole(right),
        whole(right),
        whole(less),
        whole(more)
    );
    numeric(ask, right, &[digit_by_digit(more, less), more + less, right + 10], &whole, why)
}

pub fn how_many_more(draw: &mut Draw, year: u8) -> Item {
    let (more, less) = more_and_less(draw, year);
    let (things, how_many) = thing(draw);
    let right = more - less;
    let ask = format!(
        "Uma turma juntou {} {things} e a outra, {}. {how_many} a primeira juntou a mais?",
        whole(more),
        whole(less)
    );
    let why = format!("Para comparar, subtraímos: {} - {} = {}.", whole(more), whole(less), whole(right));
    numeric(ask, right, &[more + less, digit_by_digit(more, less), right + 1], &whole, why)
}

/// Two factors that a year multiplies; of a times table one of them is its number.
fn factors(draw: &mut Draw, year: u8) -> (i64, i64) {
    if let Some(table) = draw.table() {
        return (table, draw.between(2, 10));
    }
    match year {
        0..=2 => (draw.between(2, 5), draw.between(2, 5)),
        3 => (draw.between(3, 9), draw.between(3, 9)),
        4 => (draw.between(12, 48), draw.between(3, 9)),
        _ => (draw.between(12, 48), draw.between(11, 19)),
    }
}

pub fn product(draw: &mut Draw, year: u8) -> Item {
    let (one, other) = factors(draw, year);
    let right = one * other;
    let ask = format!("Quanto é {one} x {other}?");
    let why = format!("{one} x {other} = {}: são {one} vezes {other}.", whole(right));
    numeric(ask, right, &[one + other, right - other, right + other], &whole, why)
}

pub fn rows(draw: &mut Draw, year: u8) -> Item {
    let (one, other) = factors(draw, year);
    let right = one * other;
    let ask = format!("Há {one} fileiras com {other} cadeiras em cada uma. Quantas cadeiras há ao todo?");
    let why = format!("São {one} grupos de {other}: {one} x {other} = {}.", whole(right));
    numeric(ask, right, &[one + other, right + one, right - other], &whole, why)
}

pub fn shared_out(draw: &mut Draw, year: u8) -> Item {
    let by = if year <= 3 { draw.between(2, 6) } else { draw.between(3, 12) };
    let right = if year <= 3 { draw.between(3, 10) } else { draw.between(12, 60) };
    let (things, how_many) = thing(draw);
    let total = by * right;
    let ask = format!(
        "{} {things} são repartidos(as) igualmente entre {by} grupos. {how_many} recebe cada grupo?",
        whole(total)
    );
    let ask = ask.replace("repartidos(as)", if how_many == "Quantas" { "repartidas" } else { "repartidos" });
    let why = format!("{} ÷ {by} = {right}, porque {by} x {right} = {}.", whole(total), whole(total));
    numeric(ask, right, &[total - by, right + 1, total * by], &whole, why)
}

pub fn remainder(draw: &mut Draw, year: u8) -> Item {
    let by = draw.between(3, if year <= 4 { 6 } else { 9 });
    let (times, right) = (draw.between(4, if year <= 4 { 9 } else { 30 }), draw.between(1, by - 1));
    let total = by * times + right;
    let ask = format!("Na divisão de {total} por {by}, qual é o resto?");
    let why = format!("{by} x {times} = {}, e de {} para {total} faltam {right}.", by * times, by * times);
    numeric(ask, right, &[times, by, 0], &whole, why)
}

pub fn double(draw: &mut Draw, year: u8) -> Item {
    times(draw, year, 2, "dobro")
}

pub fn triple(draw: &mut Draw, year: u8) -> Item {
    times(draw, year, 3, "triplo")
}

fn times(draw: &mut Draw, year: u8, times: i64, word: &str) -> Item {
    let one = draw.between(3, if year <= 2 { 10 } else { 45 });
    let right = one * times;
    let why = format!("O {word} é {times} vezes a quantidade: {times} x {one} = {right}.");
    numeric(
        format!("Qual é o {word} de {one}?"),
        right,
        &[one + times, one * (5 - times), right + 1],
        &whole,
        why,
    )
}

pub fn half(draw: &mut Draw, year: u8) -> Item {
    let right = draw.between(2, if year <= 2 { 10 } else { 50 });
    let total = right * 2;
    let why = format!("Em duas partes iguais ficam {right} em cada uma: {right} + {right} = {total}.");
    numeric(format!("Qual é a metade de {total}?"), right, &[total - 2, total * 2, right + 1], &whole, why)
}
