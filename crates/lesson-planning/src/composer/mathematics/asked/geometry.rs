//! Lengths, areas, volumes and angles: questions made of numbers.

use super::made::{numeric, whole};
use crate::composer::draw::Draw;
use crate::composer::known::Item;

fn sides(draw: &mut Draw, year: u8) -> (i64, i64) {
    let most = if year <= 4 { 9 } else { 20 };
    let less = draw.between(2, most - 1);
    (less + draw.between(1, 6), less)
}

pub fn perimeter(draw: &mut Draw, year: u8) -> Item {
    let (long, wide) = sides(draw, year);
    let right = 2 * (long + wide);
    let ask = format!("Qual é o perímetro de um retângulo de {long} cm por {wide} cm?");
    numeric(
        ask,
        right,
        &[long + wide, long * wide, right + 2],
        &|cm| format!("{} cm", whole(cm)),
        format!("{long} + {wide} + {long} + {wide} = {right}."),
    )
}

pub fn square_perimeter(draw: &mut Draw, year: u8) -> Item {
    let side = draw.between(3, if year <= 4 { 12 } else { 30 });
    let right = side * 4;
    let ask = format!("Qual é o perímetro de um quadrado com lados de {side} cm?");
    numeric(
        ask,
        right,
        &[side * 2, side * side, side * 3],
        &|cm| format!("{} cm", whole(cm)),
        format!("São quatro lados iguais: 4 x {side} = {right}."),
    )
}

pub fn fence(draw: &mut Draw, year: u8) -> Item {
    let (long, wide) = sides(draw, year);
    let right = 2 * (long + wide);
    let ask = format!(
        "Uma horta retangular tem {long} m de comprimento e {wide} m de largura. Quantos metros de tela \
            cercam a horta, com uma volta?"
    );
    numeric(
        ask,
        right,
        &[long * wide, long + wide, right - long],
        &|m| format!("{} m", whole(m)),
        format!("A cerca dá a volta: 2 x {long} + 2 x {wide} = {right}."),
    )
}

pub fn rectangle_area(draw: &mut Draw, year: u8) -> Item {
    let (long, wide) = sides(draw, year);
    let right = long * wide;
    let ask = format!("Qual é a área de um piso retangular de {long} m por {wide} m?");
    numeric(
        ask,
        right,
        &[2 * (long + wide), long + wide, right + long],
        &|m| format!("{} m²", whole(m)),
        format!("São {wide} filas com {long} quadrados de 1 m²: {long} x {wide} = {right}."),
    )
}

pub fn square_area(draw: &mut Draw, year: u8) -> Item {
    let side = draw.between(3, if year <= 4 { 9 } else { 15 });
    let right = side * side;
    let ask = format!("Qual é a área de um quadrado com lados de {side} cm?");
    numeric(
        ask,
        right,
        &[side * 4, side * 2, right + side],
        &|cm| format!("{} cm²", whole(cm)),
        format!("{side} x {side} = {right}."),
    )
}

pub fn triangle_area(draw: &mut Draw, year: u8) -> Item {
    if year <= 5 {
        return rectangle_area(draw, year);
    }
    let (base, height) = (draw.between(2, 10) * 2, draw.between(3, 12));
    let right = base * height / 2;
    let ask = format!("Qual é a área de um triângulo com base de {base} cm e altura de {height} cm?");
    numeric(
        ask,
        right,
        &[base * height, base + height, right + height],
        &|cm| format!("{} cm²", whole(cm)),
        format!("É metade do retângulo: {base} x {height} ÷ 2 = {right}."),
    )
}

pub fn box_volume(draw: &mut Draw, _: u8) -> Item {
    let (long, wide, high) = (draw.between(3, 10), draw.between(2, 8), draw.between(2, 6));
    let right = long * wide * high;
    let ask = format!("Qual é o volume de uma caixa de {long} cm por {wide} cm por {high} cm?");
    numeric(
        ask,
        right,
        &[long + wide + high, long * wide, 2 * (long * wide + wide * high + long * high)],
        &|cm| format!("{} cm³", whole(cm)),
        format!("{high} camadas com {long} x {wide} = {} cubos em cada uma: {right}.", long * wide),
    )
}

pub fn missing_height(draw: &mut Draw, _: u8) -> Item {
    let (long, wide, right) = (draw.between(3, 8), draw.between(2, 7), draw.between(2, 9));
    let ask = format!(
        "Uma caixa tem {} cm³ de volume e fundo de {long} cm por {wide} cm. Qual é a altura?",
        long * wide * right
    );
    numeric(
        ask,
        right,
        &[long * wide, right + 1, right * wide],
        &|cm| format!("{} cm", whole(cm)),
        format!("O fundo tem {} cm²; {} ÷ {} = {right}.", long * wide, long * wide * right, long * wide),
    )
}

fn degrees(number: i64) -> String {
    format!("{number}°")
}

pub fn complement(draw: &mut Draw, _: u8) -> Item {
    let part = draw.between(3, 16) * 5 + draw.between(0, 3);
    let right = 90 - part;
    let ask =
        format!("Dois ângulos juntos formam um ângulo reto. Um mede {}. Quanto mede o outro?", degrees(part));
    numeric(
        ask,
        right,
        &[180 - part, part, right + 10],
        &degrees,
        format!("O ângulo reto tem 90°: 90 - {part} = {right}."),
    )
}

pub fn supplement(draw: &mut Draw, _: u8) -> Item {
    let part = draw.between(5, 33) * 5 + 2;
    let right = 180 - part;
    let ask =
        format!("Dois ângulos juntos formam meia-volta. Um mede {}. Quanto mede o outro?", degrees(part));
    numeric(
        ask,
        right,
        &[(90 - part).abs(), 360 - part, part],
        &degrees,
        format!("A meia-volta tem 180°: 180 - {part} = {right}."),
    )
}

pub fn third_angle(draw: &mut Draw, year: u8) -> Item {
    if year <= 5 {
        return complement(draw, year);
    }
    let (one, other) = (draw.between(4, 15) * 5, draw.between(4, 15) * 5);
    let right = 180 - one - other;
    let ask = format!(
        "Dois ângulos de um triângulo medem {} e {}. Quanto mede o terceiro?",
        degrees(one),
        degrees(other)
    );
    numeric(
        ask,
        right,
        &[one + other, 360 - one - other, 180 - one],
        &degrees,
        format!("Os três somam 180°: 180 - {one} - {other} = {right}."),
    )
}

/// Legs and hypotenuse.
const TRIANGLES: [(i64, i64, i64); 8] =
    [(3, 4, 5), (6, 8, 10), (5, 12, 13), (9, 12, 15), (8, 15, 17), (12, 16, 20), (15, 20, 25), (7, 24, 25)];

pub fn hypotenuse(draw: &mut Draw, _: u8) -> Item {
    let (one, other, right) = draw.one(&TRIANGLES);
    let ask = format!(
        "Os catetos de um triângulo retângulo medem {one} cm e {other} cm. Quanto mede a hipotenusa?"
    );
    let why =
        format!("{one}² + {other}² = {} + {} = {} = {right}².", one * one, other * other, right * right);
    numeric(
        ask,
        right,
        &[one + other, right * right, other + 1, other - one],
        &|cm| format!("{} cm", whole(cm)),
        why,
    )
}

pub fn ladder(draw: &mut Draw, _: u8) -> Item {
    let (foot, right, ladder) = draw.one(&TRIANGLES);
    let ask = format!(
        "Uma escada de {ladder} m está apoiada em um muro, com o pé a {foot} m dele. A que altura do muro \
            ela chega?"
    );
    let why = format!(
        "{ladder}² - {foot}² = {} - {} = {} = {right}².",
        ladder * ladder,
        foot * foot,
        right * right
    );
    numeric(ask, right, &[ladder - foot, ladder + foot, right * right], &|m| format!("{} m", whole(m)), why)
}
