//! Powers and roots, numbers below zero, the order of operations: questions made of numbers.

use super::made::{numeric, whole, worded};
use crate::composer::draw::Draw;
use crate::composer::known::Item;

pub fn power(draw: &mut Draw, _: u8) -> Item {
    let (base, exponent) =
        draw.one(&[(2, 3), (2, 4), (2, 5), (3, 3), (3, 4), (4, 3), (5, 3), (10, 3), (10, 4), (6, 2)]);
    let right = base_to(base, exponent);
    let factors = vec![base.to_string(); usize::try_from(exponent).unwrap_or(0)].join(" x ");
    let ask = format!("Quanto é {base} elevado a {exponent}?");
    numeric(
        ask,
        right,
        &[base * exponent, right / base, base + exponent, right * base],
        &whole,
        format!("{factors} = {}.", whole(right)),
    )
}

fn base_to(base: i64, exponent: i64) -> i64 {
    base.pow(u32::try_from(exponent).unwrap_or(0))
}

pub fn square_root(draw: &mut Draw, _: u8) -> Item {
    let right = draw.between(4, 15);
    let ask = format!("Qual é a raiz quadrada de {}?", right * right);
    numeric(
        ask,
        right,
        &[right * right / 2, right + 1, right * 2],
        &whole,
        format!("{right} x {right} = {}.", right * right),
    )
}

pub fn square_side(draw: &mut Draw, _: u8) -> Item {
    let right = draw.between(3, 14);
    let show = |side: i64| format!("{side} m");
    let ask = format!("Um terreno quadrado tem {} m² de área. Quanto mede cada lado?", right * right);
    numeric(
        ask,
        right,
        &[right * right / 4, right * right / 2, right + 2],
        &show,
        format!("O lado vezes ele mesmo dá a área: {right} x {right} = {}.", right * right),
    )
}

pub fn temperature(draw: &mut Draw, _: u8) -> Item {
    let (from, up) = (-draw.between(2, 12), draw.between(3, 20));
    let right = from + up;
    let ask = format!("A temperatura era de {from} graus e subiu {up} graus. Qual é a temperatura agora?");
    signed(
        ask,
        right,
        &[-right, from - up, up - from],
        format!("Na reta, de {from} andamos {up} para a direita: {right}."),
    )
}

pub fn balance(draw: &mut Draw, _: u8) -> Item {
    let (from, paid) = (draw.between(10, 60), draw.between(65, 120));
    let right = from - paid;
    let ask = format!(
        "Uma conta tinha saldo de {from} reais, e foi feito um pagamento de {paid} reais. Qual é o saldo, \
            em reais?"
    );
    signed(
        ask,
        right,
        &[-right, from + paid, -(from + paid)],
        format!("{from} - {paid} = {right}: o saldo fica abaixo de zero."),
    )
}

/// Wrong options may lie below zero too.
fn signed(ask: String, right: i64, mistakes: &[i64], why: String) -> Item {
    let mut wrong: Vec<i64> = Vec::new();
    for candidate in mistakes.iter().copied().chain([right + 1, right - 1, right + 2, right - 10]) {
        if candidate != right && wrong.len() < 3 && !wrong.contains(&candidate) {
            wrong.push(candidate);
        }
    }
    let wrong = [0, 1, 2].map(|place| whole(wrong[place]));
    Item { ask, right: whole(right), wrong, why }
}

pub fn least_below_zero(draw: &mut Draw, _: u8) -> Item {
    let least = draw.between(9, 20);
    let (middle, near) = (draw.between(4, 8), draw.between(1, 3));
    let ask = format!(
        "Os termômetros de quatro cidades marcam -{near}, 0, -{middle} e -{least} graus. Qual é a \
            temperatura mais baixa?"
    );
    signed(ask, -least, &[-middle, 0, -near], format!("-{least} está mais à esquerda na reta."))
}

pub fn times_first(draw: &mut Draw, _: u8) -> Item {
    let (one, two, three) = (draw.between(3, 20), draw.between(2, 9), draw.between(2, 9));
    let right = one + two * three;
    let ask = format!("Quanto é {one} + {two} x {three}?");
    numeric(
        ask,
        right,
        &[(one + two) * three, one + two + three, right - three],
        &whole,
        format!("Primeiro {two} x {three} = {}; depois {one} + {} = {right}.", two * three, two * three),
    )
}

pub fn brackets_first(draw: &mut Draw, _: u8) -> Item {
    let (one, two, three) = (draw.between(3, 12), draw.between(2, 9), draw.between(2, 6));
    let right = (one + two) * three;
    let ask = format!("Quanto é ({one} + {two}) x {three}?");
    numeric(
        ask,
        right,
        &[one + two * three, one * three + two, one + two + three],
        &whole,
        format!(
            "Primeiro os parênteses: {one} + {two} = {}; depois {} x {three} = {right}.",
            one + two,
            one + two
        ),
    )
}

pub fn minus_product(draw: &mut Draw, _: u8) -> Item {
    let (two, three) = (draw.between(2, 6), draw.between(2, 6));
    let one = two * three + draw.between(5, 25);
    let right = one - two * three;
    let ask = format!("Quanto é {one} - {two} x {three}?");
    numeric(
        ask,
        right,
        &[(one - two) * three, one - two - three, one + two * three],
        &whole,
        format!("Primeiro {two} x {three} = {}; depois {one} - {} = {right}.", two * three, two * three),
    )
}

const POWERS: [(&str, i64); 5] =
    [("10³", 1_000), ("10⁴", 10_000), ("10⁵", 100_000), ("10⁶", 1_000_000), ("10⁷", 10_000_000)];

pub fn scientific(draw: &mut Draw, _: u8) -> Item {
    let digit = draw.between(2, 9);
    let place = 1 + draw.place(3);
    let of = |place: usize| format!("{digit} x {}", POWERS[place].0);
    let ask = format!("Como se escreve {} em notação científica?", whole(digit * POWERS[place].1));
    let why = format!("A vírgula anda {} lugares: {}.", place + 3, of(place));
    worded(
        ask,
        &of(place),
        [&of(place - 1), &of(place + 1), &format!("{digit}0 x {}", POWERS[place - 1].0)],
        why,
    )
}

pub fn from_scientific(draw: &mut Draw, _: u8) -> Item {
    let digit = draw.between(2, 9);
    let (name, unit) = draw.one(&POWERS);
    let right = digit * unit;
    let ask = format!("Que número é {digit} x {name}?");
    let zeros = unit.to_string().len() - 1;
    numeric(
        ask,
        right,
        &[right / 10, right * 10, digit * i64::try_from(zeros).unwrap_or(0) * 10],
        &whole,
        format!("São {zeros} zeros depois do {digit}."),
    )
}
