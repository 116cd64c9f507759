//! Questions about numbers of two digits.

use crate::composer::draw::Draw;
use crate::composer::known::Item;

/// What is near and differs.
fn item(ask: String, right: String, near: &[String], why: String) -> Item {
    let mut wrong: Vec<String> = Vec::new();
    for candidate in near {
        if *candidate != right && !wrong.contains(candidate) && wrong.len() < 3 {
            wrong.push(candidate.clone());
        }
    }
    let wrong = [0, 1, 2].map(|place| wrong.get(place).cloned().unwrap_or_default());
    Item { ask, right, wrong, why }
}

/// "8 + 2"
fn places(number: i64) -> String {
    let all = [16, 8, 4, 2, 1].into_iter().filter(|place| number & place != 0).map(|place| place.to_string());
    all.collect::<Vec<_>>().join(" + ")
}

pub fn to_decimal(draw: &mut Draw, _: u8) -> Item {
    let number = draw.between(5, 30);
    let ask = format!("Que número decimal é o binário {number:b}?");
    let near = [number + 1, number - 1, number * 2, number + 2].map(|it| it.to_string());
    item(ask, number.to_string(), &near, format!("Somam-se os lugares com 1: {} = {number}.", places(number)))
}

pub fn to_binary(draw: &mut Draw, _: u8) -> Item {
    let number = draw.between(5, 30);
    let ask = format!("Como se escreve {number} em binário?");
    let near = [number + 1, number - 1, number ^ 2, number + 4].map(|it| format!("{it:b}"));
    item(
        ask,
        format!("{number:b}"),
        &near,
        format!("{number} = {}: esses lugares recebem 1.", places(number)),
    )
}

pub fn how_many_values(draw: &mut Draw, _: u8) -> Item {
    let bits = draw.between(2, 6);
    let right = 1_i64 << bits;
    let ask = format!("Quantos valores diferentes se podem representar com {bits} bits?");
    let near = [bits * 2, right - 1, bits + 1, right * 2, right + 2].map(|it| it.to_string());
    item(ask, right.to_string(), &near, format!("Cada bit dobra as possibilidades: {right}."))
}
