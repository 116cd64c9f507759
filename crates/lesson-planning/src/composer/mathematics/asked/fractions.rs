//! Fractions: questions made of numbers.

use super::made::{Fraction, fractional, lcm, numeric, thing, whole};
use crate::composer::draw::Draw;
use crate::composer::known::Item;

fn proper(draw: &mut Draw, year: u8) -> Fraction {
    let under = if year <= 3 { draw.one(&[2, 3, 4, 5]) } else { draw.one(&[3, 4, 5, 6, 8, 10]) };
    Fraction(draw.between(1, under - 1), under).lowest()
}

pub fn of_quantity(draw: &mut Draw, year: u8) -> Item {
    let part = proper(draw, year);
    let each = draw.between(2, if year <= 4 { 6 } else { 15 });
    let (total, right) = (part.1 * each, part.0 * each);
    let (things, how_many) = thing(draw);
    let ask = format!("{how_many} {things} são {} de {total} {things}?", part.written());
    let why = format!("{total} ÷ {} = {each} em cada parte; {} x {each} = {right}.", part.1, part.0);
    numeric(ask, right, &[each, total - right, total - part.1, part.1 * part.0], &whole, why)
}

pub fn left_of_whole(draw: &mut Draw, year: u8) -> Item {
    let under = if year <= 3 { draw.one(&[4, 6, 8]) } else { draw.one(&[5, 6, 8, 9, 10, 12]) };
    let eaten = draw.between(1, under - 1);
    let right = Fraction(under - eaten, under);
    let gone = if eaten == 1 { "foi comido 1".to_owned() } else { format!("foram comidos {eaten}") };
    let ask = format!("Uma torta foi cortada em {under} pedaços iguais e {gone}. Que fração sobrou?");
    let why = format!("Restam {} dos {under} pedaços iguais.", under - eaten);
    fractional(
        ask,
        right,
        &[
            Fraction(eaten, under),
            Fraction(under, under - eaten),
            Fraction(under - eaten, eaten),
            Fraction(1, under),
        ],
        why,
    )
}

pub fn part_taken(draw: &mut Draw, year: u8) -> Item {
    let under = if year <= 3 { draw.one(&[3, 4, 5]) } else { draw.one(&[5, 7, 8, 9, 11]) };
    let over = draw.between(1, under - 1);
    let wear = if over == 1 { "só 1 usa".to_owned() } else { format!("{over} usam") };
    let ask = format!("Em um grupo de {under} crianças, {wear} óculos. Que fração do grupo usa óculos?");
    let why = format!("A parte são {over}, e o total, {under}.");
    fractional(
        ask,
        Fraction(over, under),
        &[
            Fraction(under, over),
            Fraction(under - over, under),
            Fraction(over, under - over),
            Fraction(over, under + over),
        ],
        why,
    )
}

/// In lowest terms, and what it is multiplied by.
fn grown(draw: &mut Draw) -> (Fraction, i64) {
    let under = draw.one(&[2, 3, 4, 5, 6, 7]);
    (Fraction(draw.between(1, under - 1), under).lowest(), draw.between(2, 5))
}

pub fn equivalent(draw: &mut Draw, _: u8) -> Item {
    let (Fraction(over, under), by) = grown(draw);
    let ask = format!("Qual fração é equivalente a {over}/{under}?");
    let why = format!(
        "Numerador e denominador foram multiplicados por {by}: {over} x {by} = {} e {under} x {by} = {}.",
        over * by,
        under * by
    );
    fractional(
        ask,
        Fraction(over * by, under * by),
        &[
            Fraction(over + by, under + by),
            Fraction(over * by, under),
            Fraction(over, under * by),
            Fraction(over * by + 1, under * by),
        ],
        why,
    )
}

pub fn missing_over(draw: &mut Draw, _: u8) -> Item {
    let (Fraction(over, under), by) = grown(draw);
    let right = over * by;
    let ask = format!("Que número falta em {over}/{under} = __/{}?", under * by);
    let why =
        format!("O denominador foi multiplicado por {by}; o numerador também: {over} x {by} = {right}.");
    numeric(ask, right, &[over + by, over + under * by - under, over, by], &whole, why)
}

pub fn simplest(draw: &mut Draw, _: u8) -> Item {
    let (Fraction(over, under), by) = grown(draw);
    let ask = format!("Qual é a forma mais simples de {}/{}?", over * by, under * by);
    let why = format!("Numerador e denominador se dividem por {by}: {over}/{under}.");
    fractional(
        ask,
        Fraction(over, under),
        &[
            Fraction(over, under * by),
            Fraction(over * by, under),
            Fraction(over + 1, under + 1),
            Fraction(over, under + 1),
        ],
        why,
    )
}

pub fn greatest_same_under(draw: &mut Draw, _: u8) -> Item {
    let under = draw.one(&[7, 8, 9, 10, 11, 12]);
    let right = draw.between(4, under - 1);
    let less = [1, 2, 3].map(|step| Fraction(right - step, under));
    let why = format!("Os pedaços são iguais, de 1/{under}; quem tem mais pedaços tem a maior fração.");
    fractional(
        format!("Entre frações com denominador {under}, qual das alternativas é a maior?"),
        Fraction(right, under),
        &less,
        why,
    )
}

pub fn greatest_same_over(draw: &mut Draw, _: u8) -> Item {
    let (over, under) = (draw.between(1, 3), draw.between(4, 6));
    let less = [1, 2, 4].map(|step| Fraction(over, under + step));
    let why = "Com o mesmo numerador, é maior a fração de menor denominador: o inteiro foi dividido em \
        menos partes."
        .to_owned();
    fractional(
        format!("Entre frações com numerador {over}, qual das alternativas é a maior?"),
        Fraction(over, under),
        &less,
        why,
    )
}

pub fn least_mixed(draw: &mut Draw, _: u8) -> Item {
    let (right, others) = draw.one(&[
        (Fraction(1, 3), [Fraction(1, 2), Fraction(3, 4), Fraction(5, 6)]),
        (Fraction(2, 5), [Fraction(1, 2), Fraction(3, 5), Fraction(7, 10)]),
        (Fraction(1, 4), [Fraction(1, 2), Fraction(3, 8), Fraction(5, 8)]),
        (Fraction(3, 8), [Fraction(1, 2), Fraction(3, 4), Fraction(7, 8)]),
        (Fraction(2, 9), [Fraction(1, 3), Fraction(2, 3), Fraction(5, 9)]),
    ]);
    let names: Vec<String> = others.iter().map(|it| it.written()).collect();
    let ask = format!("Qual fração é menor que {}, {} e {}?", names[0], names[1], names[2]);
    let why = format!("{} fica mais perto de zero; compare cada uma com a metade.", right.written());
    fractional(ask, right, &others, why)
}

pub fn sum_same_under(draw: &mut Draw, _: u8) -> Item {
    let under = draw.one(&[5, 7, 8, 9, 10, 12]);
    let one = draw.between(1, under / 2);
    let other = draw.between(1, under - one - 1);
    let ask = format!("Quanto é {one}/{under} + {other}/{under}?");
    let why = format!("Os pedaços são iguais: {one} + {other} = {} pedaços de 1/{under}.", one + other);
    fractional(
        ask,
        Fraction(one + other, under),
        &[
            Fraction(one + other, under * 2),
            Fraction(one * other, under),
            Fraction((one - other).abs().max(1), under),
        ],
        why,
    )
}

/// Two fractions of other denominators, and their common one.
fn unlike(draw: &mut Draw) -> (Fraction, Fraction, i64) {
    let (one, other) = draw.one(&[
        (Fraction(1, 2), Fraction(1, 4)),
        (Fraction(1, 2), Fraction(1, 3)),
        (Fraction(2, 3), Fraction(1, 6)),
        (Fraction(3, 4), Fraction(1, 8)),
        (Fraction(2, 5), Fraction(3, 10)),
        (Fraction(1, 2), Fraction(2, 5)),
        (Fraction(3, 4), Fraction(1, 6)),
        (Fraction(5, 6), Fraction(1, 4)),
        (Fraction(2, 3), Fraction(1, 5)),
    ]);
    (one, other, lcm(one.1, other.1))
}

pub fn sum_other_under(draw: &mut Draw, _: u8) -> Item {
    let (one, other, under) = unlike(draw);
    let (over, its) = (one.0 * under / one.1, other.0 * under / other.1);
    let ask = format!("Quanto é {} + {}?", one.written(), other.written());
    let why = format!("Com o denominador {under}: {over}/{under} + {its}/{under} = {}/{under}.", over + its);
    fractional(
        ask,
        Fraction(over + its, under),
        &[
            Fraction(one.0 + other.0, one.1 + other.1),
            Fraction(one.0 + other.0, under),
            Fraction(over * its, under),
            Fraction(over + its + 1, under),
        ],
        why,
    )
}

pub fn difference(draw: &mut Draw, _: u8) -> Item {
    let (one, other, under) = unlike(draw);
    let (over, its) = (one.0 * under / one.1, other.0 * under / other.1);
    let ask = format!("Quanto é {} - {}?", one.written(), other.written());
    let why = format!("Com o denominador {under}: {over}/{under} - {its}/{under} = {}/{under}.", over - its);
    fractional(
        ask,
        Fraction(over - its, under),
        &[
            Fraction(one.0, one.1 + other.1),
            Fraction(over + its, under),
            Fraction(over - its + 1, under),
            Fraction(1, under * 2),
        ],
        why,
    )
}

pub fn times(draw: &mut Draw, _: u8) -> Item {
    let (one, other) = (proper(draw, 6), proper(draw, 6));
    let product = Fraction(one.0 * other.0, one.1 * other.1);
    let right = product.lowest();
    let ask = format!("Quanto é {} x {}, na forma mais simples?", one.written(), other.written());
    let simpler = if right.1 == product.1 { String::new() } else { format!(" = {}", right.written()) };
    let why =
        format!("Numerador com numerador e denominador com denominador: {}{simpler}.", product.written());
    fractional(
        ask,
        right,
        &[
            Fraction(one.0 + other.0, one.1 + other.1),
            Fraction(one.0 * other.1, one.1 * other.0),
            Fraction(one.0 * other.0, one.1 + other.1),
            Fraction(one.0 * other.0 + 1, one.1 * other.1),
        ],
        why,
    )
}

pub fn divided_by(draw: &mut Draw, _: u8) -> Item {
    let one = proper(draw, 6);
    let by = draw.between(2, 5);
    let small = Fraction(1, one.1 * by);
    let right = one.0 * by;
    let ask = format!("Quantas vezes {} cabe em {}?", small.written(), one.written());
    let why = format!(
        "{} = {}/{}, e 1/{} cabe {right} vezes aí.",
        one.written(),
        one.0 * by,
        one.1 * by,
        one.1 * by
    );
    numeric(ask, right, &[by, one.1 * by, one.0 + by, right + by], &whole, why)
}
