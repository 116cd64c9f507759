//! Counting and comparing: questions made of numbers.

use super::made::{numeric, whole};
use crate::composer::draw::Draw;
use crate::composer::known::Item;

fn most(year: u8) -> i64 {
    if year <= 1 { 29 } else { 98 }
}

pub fn next(draw: &mut Draw, year: u8) -> Item {
    let number = draw.between(4, most(year));
    let right = number + 1;
    numeric(
        format!("Que número vem logo depois de {number}?"),
        right,
        &[number - 1, number + 2, number + 10],
        &whole,
        format!("Contando: {number}, {right}."),
    )
}

pub fn before(draw: &mut Draw, year: u8) -> Item {
    let number = draw.between(5, most(year));
    let right = number - 1;
    numeric(
        format!("Que número vem logo antes de {number}?"),
        right,
        &[number + 1, number - 2, number + 10],
        &whole,
        format!("Contando: {right}, {number}."),
    )
}

pub fn greatest(draw: &mut Draw, year: u8) -> Item {
    let right = draw.between(12, most(year));
    let (one, two, three) =
        (right - draw.between(1, 3), right - draw.between(4, 6), right - draw.between(7, 10));
    let ask = format!("Qual é o maior destes números: {two}, {right}, {three} ou {one}?");
    numeric(ask, right, &[one, two, three], &whole, format!("Na contagem, {right} vem depois dos outros."))
}

pub fn one_more(draw: &mut Draw, year: u8) -> Item {
    let (has, more) = (draw.between(3, most(year) / 2), draw.between(2, 5));
    let right = has + more;
    let ask = format!("Na caixa há {has} lápis. Chegam mais {more}. Quantos lápis há agora?");
    numeric(
        ask,
        right,
        &[has, right + 1, right - 1],
        &whole,
        format!("Contando {more} depois de {has}: {right}."),
    )
}
