//! Natural numbers: places, sequences, divisors: questions made of numbers.

use super::made::{gcd, lcm, numeric, whole, worded};
use crate::composer::draw::Draw;
use crate::composer::known::Item;

pub fn place_value(draw: &mut Draw, year: u8) -> Item {
    let places = match year {
        0..=2 => 2,
        3 => 3,
        _ => 4,
    };
    let mut digits: Vec<i64> = (1..=9).collect();
    draw.shuffle(&mut digits);
    let number = digits.iter().take(places).fold(0, |number, digit| number * 10 + digit);
    let place = draw.place(places - 1);
    let unit = 10_i64.pow(u32::try_from(places - 1 - place).unwrap_or(0));
    let (digit, right) = (digits[place], digits[place] * unit);
    let why = format!("Pelo lugar que ocupa, o algarismo {digit} vale {}.", whole(right));
    let ask = format!("No número {}, quanto vale o algarismo {digit}?", whole(number));
    numeric(ask, right, &[digit, right * 10, digit * if unit == 10 { 100 } else { 10 }], &whole, why)
}

pub fn composed(draw: &mut Draw, year: u8) -> Item {
    let (tens, units) = (draw.between(2, 9), draw.between(2, 9));
    if year <= 2 {
        let right = tens * 10 + units;
        let why = format!("{tens} dezenas são {}, e com {units} unidades são {right}.", tens * 10);
        let ask = format!("Que número tem {tens} dezenas e {units} unidades?");
        return numeric(ask, right, &[units * 10 + tens, tens + units, right + 10], &whole, why);
    }
    let hundreds = draw.between(2, 9);
    let right = hundreds * 100 + units;
    let why =
        format!("{hundreds} centenas são {}, nenhuma dezena, e {units} unidades: {right}.", hundreds * 100);
    let ask = format!("Que número tem {hundreds} centenas, 0 dezena e {units} unidades?");
    numeric(
        ask,
        right,
        &[hundreds * 10 + units, hundreds * 1000 + units, hundreds * 100 + units * 10],
        &whole,
        why,
    )
}

fn steps(draw: &mut Draw, year: u8) -> (i64, i64) {
    match year {
        0..=2 => (draw.between(1, 9), draw.between(2, 5)),
        _ => (draw.between(3, 60), draw.between(3, 15)),
    }
}

pub fn next_term(draw: &mut Draw, year: u8) -> Item {
    let (from, step) = steps(draw, year);
    let [one, two, three, four, right] = [0, 1, 2, 3, 4].map(|turn| from + turn * step);
    let ask = format!("Qual é o próximo número da sequência {one}, {two}, {three}, {four}?");
    let why = format!("A cada passo somam-se {step}: {four} + {step} = {right}.");
    numeric(ask, right, &[four + 1, right + step, right - 1], &whole, why)
}

pub fn hidden_term(draw: &mut Draw, year: u8) -> Item {
    let (from, step) = steps(draw, year);
    let [one, two, right, four] = [0, 1, 2, 3].map(|turn| from + turn * step);
    let ask =
        format!("A sequência {one}, {two}, __, {four} aumenta sempre do mesmo tanto. Que número falta?");
    let why = format!(
        "De {one} para {two} somam-se {step}; {two} + {step} = {right}, e {right} + {step} = {four}."
    );
    numeric(ask, right, &[two + 1, right + 1, four - 1], &whole, why)
}

pub fn even_one(draw: &mut Draw, year: u8) -> Item {
    parity(draw, year, 0)
}

pub fn odd_one(draw: &mut Draw, year: u8) -> Item {
    parity(draw, year, 1)
}

fn parity(draw: &mut Draw, year: u8, rest: i64) -> Item {
    let most = if year <= 2 { 24 } else { 499 };
    let one = |draw: &mut Draw, rest: i64| draw.between(3, most) * 2 + rest;
    let right = one(draw, rest);
    let (name, other) = if rest == 0 { ("par", "ímpar") } else { ("ímpar", "par") };
    let why =
        format!("{right} termina em {}, que é {name}; os outros terminam em algarismo {other}.", right % 10);
    // More than are needed: two may be alike.
    let mut wrong: Vec<i64> = (0..5).map(|_| one(draw, 1 - rest)).collect();
    wrong.extend([right + 1, right + 3, right + 5]);
    numeric(format!("Qual destes números é {name}?"), right, &wrong, &whole, why)
}

pub fn without_pair(draw: &mut Draw, year: u8) -> Item {
    let socks = draw.between(5, if year <= 2 { 19 } else { 99 });
    let right = socks % 2;
    let ask = format!("{socks} meias são juntadas em pares. Quantas ficam sem par?");
    let kind = if right == 0 { "par: não sobra nenhuma" } else { "ímpar: sobra uma" };
    numeric(ask, right, &[1 - right, 2, socks / 2], &whole, format!("{socks} é {kind}."))
}

pub fn why_odd(draw: &mut Draw, year: u8) -> Item {
    let number = draw.between(5, if year <= 2 { 24 } else { 499 }) * 2 + 1;
    let why = format!("O que decide é o algarismo das unidades, {}: ao formar pares, sobra um.", number % 10);
    worded(
        format!("Por que {number} é um número ímpar?"),
        "Porque, ao formar pares, sobra um.",
        [
            "Porque é um número grande.",
            "Porque, ao formar pares, não sobra nada.",
            "Porque começa com um algarismo diferente de zero.",
        ],
        why,
    )
}

pub fn common_multiple(draw: &mut Draw, _: u8) -> Item {
    let (one, other) =
        draw.one(&[(4, 6), (6, 8), (6, 9), (8, 12), (10, 15), (4, 10), (9, 12), (12, 18), (6, 10), (5, 15)]);
    let right = lcm(one, other);
    let ask = format!("Qual é o menor múltiplo comum de {one} e {other}, diferente de zero?");
    let why = format!(
        "{right} é o primeiro número que aparece nas duas listas: {right} = {one} x {} e {right} = {other} \
            x {}.",
        right / one,
        right / other
    );
    numeric(ask, right, &[one * other, gcd(one, other), one + other, right * 2], &whole, why)
}

pub fn common_divisor(draw: &mut Draw, _: u8) -> Item {
    let (one, other) = draw.one(&[
        (12, 18),
        (16, 24),
        (20, 30),
        (18, 27),
        (24, 36),
        (15, 25),
        (28, 42),
        (30, 45),
        (32, 48),
        (14, 35),
    ]);
    let right = gcd(one, other);
    let ask = format!(
        "Duas fitas, de {one} cm e {other} cm, serão cortadas em pedaços iguais, sem sobra. Qual é o maior \
            tamanho possível de cada pedaço, em centímetros?"
    );
    let why = format!(
        "O maior divisor comum de {one} e {other} é {right}: {one} = {right} x {} e {other} = {right} x {}.",
        one / right,
        other / right
    );
    numeric(ask, right, &[lcm(one, other), 1, other - one + right, right * 2, right + 1], &whole, why)
}

pub fn divisor_of(draw: &mut Draw, _: u8) -> Item {
    let (number, right) = draw.one(&[
        (24, 8),
        (36, 9),
        (42, 7),
        (48, 6),
        (54, 9),
        (60, 12),
        (72, 8),
        (84, 7),
        (90, 15),
        (96, 12),
    ]);
    let wrong: Vec<i64> = [5, 7, 9, 10, 11, 13, 14, 16].into_iter().filter(|it| number % it != 0).collect();
    let ask = format!("Qual destes números é divisor de {number}?");
    let why = format!("{number} ÷ {right} = {}, sem resto.", number / right);
    numeric(ask, right, &wrong, &whole, why)
}

pub fn prime(draw: &mut Draw, _: u8) -> Item {
    let right = draw.one(&[11, 13, 17, 19, 23, 29, 31, 37, 41, 43, 47]);
    let mut others = vec![9, 15, 21, 25, 27, 33, 35, 39, 45, 49];
    draw.shuffle(&mut others);
    let why = format!("{right} só tem dois divisores, 1 e {right}; os outros têm mais.");
    numeric("Qual destes números é primo?".to_owned(), right, &others, &whole, why)
}

pub fn factored(draw: &mut Draw, _: u8) -> Item {
    let (number, right, wrong) = draw.one(&[
        (12, "2 x 2 x 3", ["3 x 4", "2 x 6", "2 x 3 x 3"]),
        (18, "2 x 3 x 3", ["2 x 9", "3 x 6", "2 x 2 x 3"]),
        (20, "2 x 2 x 5", ["4 x 5", "2 x 10", "2 x 5 x 5"]),
        (28, "2 x 2 x 7", ["4 x 7", "2 x 14", "2 x 7 x 7"]),
        (30, "2 x 3 x 5", ["5 x 6", "3 x 10", "2 x 15"]),
        (45, "3 x 3 x 5", ["5 x 9", "3 x 15", "3 x 5 x 5"]),
        (50, "2 x 5 x 5", ["5 x 10", "2 x 25", "2 x 2 x 5"]),
        (42, "2 x 3 x 7", ["6 x 7", "2 x 21", "3 x 14"]),
        (44, "2 x 2 x 11", ["4 x 11", "2 x 22", "2 x 11 x 11"]),
        (52, "2 x 2 x 13", ["4 x 13", "2 x 26", "2 x 13 x 13"]),
        (63, "3 x 3 x 7", ["7 x 9", "3 x 21", "3 x 7 x 7"]),
        (66, "2 x 3 x 11", ["6 x 11", "2 x 33", "3 x 22"]),
        (70, "2 x 5 x 7", ["7 x 10", "2 x 35", "5 x 14"]),
        (75, "3 x 5 x 5", ["5 x 15", "3 x 25", "3 x 3 x 5"]),
        (98, "2 x 7 x 7", ["7 x 14", "2 x 49", "2 x 2 x 7"]),
    ]);
    let why = format!("{right} = {number}, e todos os fatores são primos.");
    worded(format!("Qual é a decomposição de {number} em fatores primos?"), right, wrong, why)
}
