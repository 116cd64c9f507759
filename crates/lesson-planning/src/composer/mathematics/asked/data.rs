//! Means, chance, tables and counting: questions made of numbers.

use kernel::enumerated;

use super::made::{Fraction, fractional, numeric, whole};
use crate::composer::draw::Draw;
use crate::composer::known::Item;

pub fn mean(draw: &mut Draw, _: u8) -> Item {
    let right = draw.between(5, 20);
    let (down, up) = (draw.between(1, 4), draw.between(1, 4));
    let numbers = [right - down, right + up, right + down, right - up];
    let total: i64 = numbers.iter().sum();
    let ask = format!("Qual é a média de {}, {}, {} e {}?", numbers[0], numbers[1], numbers[2], numbers[3]);
    numeric(
        ask,
        right,
        &[total, total / 2, right + 1, numbers[1]],
        &whole,
        format!("A soma é {total}; {total} ÷ 4 = {right}."),
    )
}

pub fn median(draw: &mut Draw, _: u8) -> Item {
    let right = draw.between(8, 20);
    let mut numbers = [
        right - draw.between(3, 5),
        right - draw.between(1, 2),
        right,
        right + draw.between(1, 3),
        right + draw.between(4, 9),
    ];
    let sorted = numbers.map(|it| it.to_string()).join(", ");
    // So that the middle of what is written is another one.
    numbers.swap(2, 4);
    let ask = format!("Qual é a mediana de {}?", enumerated(&numbers.map(|it| it.to_string())));
    numeric(
        ask,
        right,
        &[numbers[2], numbers.iter().sum::<i64>() / 5, numbers[3]],
        &whole,
        format!("Em ordem: {sorted}. O do meio é {right}."),
    )
}

pub fn mode(draw: &mut Draw, _: u8) -> Item {
    let right = draw.between(4, 15);
    let (less, more, most) =
        (right - draw.between(1, 3), right + draw.between(1, 3), right + draw.between(4, 8));
    let ask = format!("Qual é a moda de {less}, {right}, {most}, {right}, {more} e {right}?");
    numeric(
        ask,
        right,
        &[most, less, more],
        &whole,
        format!("{right} aparece três vezes, mais que os outros."),
    )
}

fn balls(draw: &mut Draw) -> (i64, i64) {
    let blue = draw.between(1, 7);
    (blue, draw.one(&[2, 3, 4, 5, 6, 8].map(|it| if it == blue { it + 1 } else { it })))
}

pub fn ball(draw: &mut Draw, _: u8) -> Item {
    let (blue, red) = balls(draw);
    let all = blue + red;
    let ask = format!(
        "Em um saco há {} e {}. Tirando uma sem olhar, qual é a probabilidade de sair azul?",
        coloured(blue, "azul", "azuis"),
        coloured(red, "vermelha", "vermelhas")
    );
    fractional(
        ask,
        Fraction(blue, all),
        &[Fraction(blue, red), Fraction(red, all), Fraction(1, blue + 1), Fraction(1, 2)],
        format!("São {all} bolas, e {blue} {}: {blue}/{all}.", if blue == 1 { "serve" } else { "servem" }),
    )
}

pub fn not_ball(draw: &mut Draw, _: u8) -> Item {
    let (blue, red) = balls(draw);
    let all = blue + red;
    let ask = format!(
        "Uma caixa tem {} e {}. Sorteando uma, qual é a probabilidade de não sair azul?",
        coloured(blue, "azul", "azuis"),
        coloured(red, "vermelha", "vermelhas")
    );
    fractional(
        ask,
        Fraction(red, all),
        &[Fraction(blue, all), Fraction(red, blue), Fraction(1, red + 1), Fraction(1, 2)],
        format!("Não azuis são {red} das {all}: {red}/{all}."),
    )
}

fn coloured(count: i64, one: &str, many: &str) -> String {
    if count == 1 { format!("1 bola {one}") } else { format!("{count} bolas {many}") }
}

pub fn die(draw: &mut Draw, _: u8) -> Item {
    let from = draw.between(2, 5);
    let right = 7 - from;
    let ask =
        format!("Um dado comum, de faces 1 a 6, é lançado. Qual é a probabilidade de sair {from} ou mais?");
    let served =
        if right == 1 { "Só 1 das 6 faces serve".to_owned() } else { format!("{right} das 6 faces servem") };
    fractional(
        ask,
        Fraction(right, 6),
        &[Fraction(1, 6), Fraction(from, 6), Fraction(right - 1, 6), Fraction(right, 7)],
        format!("{served}: {right}/6."),
    )
}

fn votes(draw: &mut Draw, year: u8) -> [i64; 3] {
    let step = if year <= 2 { 1 } else { 4 };
    let less = draw.between(2, 5) * step;
    let middle = less + draw.between(1, 4) * step;
    [middle, less, middle + draw.between(1, 5) * step]
}

fn table([manga, banana, uva]: [i64; 3]) -> String {
    format!("Em uma votação, manga teve {manga} votos, banana {banana} e uva {uva}.")
}

pub fn total_votes(draw: &mut Draw, year: u8) -> Item {
    let votes = votes(draw, year);
    let right = votes.iter().sum();
    let ask = format!("{} Quantos votos foram ao todo?", table(votes));
    numeric(
        ask,
        right,
        &[votes[2], right - votes[1], right + 1],
        &whole,
        format!("{} + {} + {} = {right}.", votes[0], votes[1], votes[2]),
    )
}

pub fn votes_more(draw: &mut Draw, year: u8) -> Item {
    let votes = votes(draw, year);
    let right = votes[2] - votes[1];
    let ask = format!("{} Quantos votos uva teve a mais que banana?", table(votes));
    numeric(
        ask,
        right,
        &[votes[2] + votes[1], votes[2], votes[2] - votes[0]],
        &whole,
        format!("{} - {} = {right}.", votes[2], votes[1]),
    )
}

pub fn least_votes(draw: &mut Draw, year: u8) -> Item {
    let votes = votes(draw, year);
    let right = votes[0] - votes[1];
    let ask = format!("{} Quantos votos faltaram para banana empatar com manga?", table(votes));
    numeric(
        ask,
        right,
        &[votes[0], votes[1], votes[0] + votes[1], votes[2] - votes[1]],
        &whole,
        format!("{} - {} = {right}.", votes[0], votes[1]),
    )
}

pub fn outfits(draw: &mut Draw, _: u8) -> Item {
    let (shirts, trousers) = (draw.between(3, 7), draw.between(2, 5));
    let right = shirts * trousers;
    let ask = format!(
        "Com {shirts} camisas e {trousers} calças, de quantos modos é possível escolher uma camisa e uma \
            calça?"
    );
    numeric(
        ask,
        right,
        &[shirts + trousers, right - trousers, right + shirts],
        &whole,
        format!("Cada camisa combina com {trousers} calças: {shirts} x {trousers} = {right}."),
    )
}

pub fn line_up(draw: &mut Draw, _: u8) -> Item {
    let people = draw.one(&[3, 4, 5]);
    let right = (1..=people).product();
    let steps = (1..=people).rev().map(|it| it.to_string()).collect::<Vec<_>>().join(" x ");
    let ask = format!("De quantos modos {people} pessoas podem formar uma fila?");
    numeric(
        ask,
        right,
        &[people, people * people, people + people - 1],
        &whole,
        format!("Para cada lugar há uma pessoa a menos: {steps} = {right}."),
    )
}

pub fn menus(draw: &mut Draw, _: u8) -> Item {
    let (soups, dishes, fruits) = (draw.between(2, 4), draw.between(2, 5), draw.between(2, 4));
    let right = soups * dishes * fruits;
    let ask = format!(
        "Um cardápio tem {soups} saladas, {dishes} pratos e {fruits} frutas. Quantas refeições com um item \
            de cada tipo são possíveis?"
    );
    numeric(
        ask,
        right,
        &[soups + dishes + fruits, soups * dishes, right + fruits],
        &whole,
        format!("{soups} x {dishes} x {fruits} = {right}."),
    )
}
