//! Decimals, percentages and money: questions made of numbers.

use kernel::percent;

use super::made::{decimal, numeric, reais, whole, worded};
use crate::composer::draw::Draw;
use crate::composer::known::Item;

pub fn greater_decimal(draw: &mut Draw, _: u8) -> Item {
    let before = draw.between(1, 9);
    let tenths = draw.between(4, 9);
    let right = before * 100 + tenths * 10;
    let wrong = [
        before * 100 + (tenths - 1) * 10 + draw.between(5, 9),
        before * 100 + tenths,
        before * 100 + (tenths - 2) * 10 + draw.between(1, 4),
    ];
    let show = |number| decimal(number, 2);
    let why = format!("Os inteiros são iguais; {} tem mais décimos.", show(right));
    numeric(
        format!("Entre números com parte inteira {before}, qual das alternativas é o maior?"),
        right,
        &wrong,
        &show,
        why,
    )
}

pub fn decimal_sum(draw: &mut Draw, _: u8) -> Item {
    let (tenths, hundredths) = (draw.between(11, 89), draw.between(101, 899));
    let right = tenths * 10 + hundredths;
    let show = |number| decimal(number, 2);
    let ask = format!("Quanto é {} + {}?", decimal(tenths, 1), decimal(hundredths, 2));
    let why = format!(
        "Vírgula embaixo de vírgula: {},{:02} + {},{:02} = {}.",
        tenths / 10,
        tenths % 10 * 10,
        hundredths / 100,
        hundredths % 100,
        show(right)
    );
    numeric(ask, right, &[tenths + hundredths, right + 10, right - 100], &show, why)
}

pub fn decimal_difference(draw: &mut Draw, _: u8) -> Item {
    let less = draw.between(105, 480);
    let more = (less / 100 + draw.between(1, 5)) * 100;
    let right = more - less;
    let show = |number| decimal(number, 2);
    let ask =
        format!("De uma fita de {} m foram cortados {} m. Quantos metros sobraram?", show(more), show(less));
    let why = format!(
        "{},00 - {},{:02} = {}; de {} até {} são {}.",
        more / 100,
        less / 100,
        less % 100,
        show(right),
        show(less),
        show(more),
        show(right)
    );
    numeric(ask, right, &[right + 100, right + 10, more + less], &show, why)
}

/// A percentage and an amount of which it is whole.
fn rate(draw: &mut Draw, year: u8) -> (i64, i64) {
    let rate =
        if year <= 5 { draw.one(&[10, 25, 50, 75]) } else { draw.one(&[5, 10, 15, 20, 25, 30, 40, 60, 75]) };
    (rate, draw.between(2, 15) * 20)
}

pub fn percentage_of(draw: &mut Draw, year: u8) -> Item {
    let (rate, total) = rate(draw, year);
    let right = total * rate / 100;
    let ask = format!("Quanto é {} de {total}?", percent(rate));
    let why = format!("{} de {total}: {total} x {rate} ÷ 100 = {right}.", percent(rate));
    numeric(ask, right, &[rate, total - rate, total / rate.min(total), total - right], &whole, why)
}

pub fn discounted(draw: &mut Draw, year: u8) -> Item {
    let (rate, price) = rate(draw, year);
    let off = price * rate / 100;
    let right = price - off;
    let show = |reais: i64| format!("R$\u{a0}{}", whole(reais));
    let ask =
        format!("Um produto de {} tem desconto de {}. Qual é o novo preço?", show(price), percent(rate));
    let why = format!("O desconto é de {}; {} - {} = {}.", show(off), show(price), show(off), show(right));
    numeric(ask, right, &[off, price - rate, price + off], &show, why)
}

pub fn what_percentage(draw: &mut Draw, _: u8) -> Item {
    let right = draw.one(&[10, 20, 25, 40, 50, 60, 75, 80]);
    let total = draw.one(&[20, 40, 60, 80, 200]);
    let part = total * right / 100;
    let show = |number: i64| percent(number);
    let ask = format!(
        "Em uma turma de {total} pessoas, {part} vão a pé para a escola. Que porcentagem da turma é isso?"
    );
    let why = format!("{part} ÷ {total} = {}, que são {} de cada cem.", decimal(right, 2), right);
    numeric(ask, right, &[part, 100 - right, total - part, right + 10], &show, why)
}

fn loan(draw: &mut Draw) -> (i64, i64, i64) {
    (draw.between(2, 12) * 100, draw.between(2, 6), draw.between(2, 8))
}

pub fn simple_interest(draw: &mut Draw, _: u8) -> Item {
    let (capital, rate, months) = loan(draw);
    let each = capital * rate / 100;
    let right = each * months;
    let show = |reais: i64| format!("R$\u{a0}{}", whole(reais));
    let ask = format!(
        "Um capital de {} rende juro simples de {} ao mês. Quanto rende em {months} meses?",
        show(capital),
        percent(rate)
    );
    let why =
        format!("Cada mês rende {}; em {months} meses, {months} x {each} = {}.", show(each), show(right));
    numeric(ask, right, &[each, capital + right, rate * months, right + each], &show, why)
}

pub fn amount(draw: &mut Draw, _: u8) -> Item {
    let (capital, rate, months) = loan(draw);
    let interest = capital * rate / 100 * months;
    let right = capital + interest;
    let show = |reais: i64| format!("R$\u{a0}{}", whole(reais));
    let ask = format!(
        "Quem aplica {} a juro simples de {} ao mês tem que montante depois de {months} meses?",
        show(capital),
        percent(rate)
    );
    let why =
        format!("O juro é de {}; {} + {} = {}.", show(interest), show(capital), show(interest), show(right));
    numeric(ask, right, &[interest, capital + interest / months, right + capital], &show, why)
}

/// A capital in thousands and a rate, whole after two periods.
fn growing(draw: &mut Draw) -> (i64, i64) {
    (draw.between(1, 9) * 1_000, draw.one(&[10, 20]))
}

fn in_reais(reais: i64) -> String {
    format!("R$\u{a0}{}", whole(reais))
}

pub fn compound(draw: &mut Draw, _: u8) -> Item {
    let (capital, rate) = growing(draw);
    let first = capital + capital * rate / 100;
    let right = first + first * rate / 100;
    let ask = format!(
        "Um capital de {} rende juro composto de {} ao mês. Qual é o montante depois de 2 meses?",
        in_reais(capital),
        percent(rate)
    );
    let why = format!(
        "Depois de um mês, {}; no segundo, {} de {} são {}: {}.",
        in_reais(first),
        percent(rate),
        in_reais(first),
        in_reais(first * rate / 100),
        in_reais(right)
    );
    numeric(ask, right, &[capital + capital * rate / 50, first, right - capital], &in_reais, why)
}

pub fn compound_interest(draw: &mut Draw, _: u8) -> Item {
    let (capital, rate) = growing(draw);
    let first = capital * rate / 100;
    let right = first + (capital + first) * rate / 100;
    let ask = format!(
        "Quanto rende, em 2 meses, um capital de {} a juro composto de {} ao mês?",
        in_reais(capital),
        percent(rate)
    );
    let why = format!(
        "No primeiro mês, {}; no segundo, {}; ao todo, {}.",
        in_reais(first),
        in_reais(right - first),
        in_reais(right)
    );
    numeric(ask, right, &[first * 2, first, capital + right], &in_reais, why)
}

pub fn compared(draw: &mut Draw, _: u8) -> Item {
    let (capital, rate) = growing(draw);
    let right = capital * rate / 100 * rate / 100;
    let ask = format!(
        "Em 2 meses a {} ao mês, quanto {} rendem a mais com juro composto do que com juro simples?",
        percent(rate),
        in_reais(capital)
    );
    let why = format!(
        "A diferença é o juro sobre o juro do primeiro mês: {} de {} = {}.",
        percent(rate),
        in_reais(capital * rate / 100),
        in_reais(right)
    );
    numeric(ask, right, &[capital * rate / 100, 0, right * 2], &in_reais, why)
}

pub fn change_back(draw: &mut Draw, year: u8) -> Item {
    let paid = if year <= 2 { draw.one(&[5, 10, 20]) } else { draw.one(&[20, 50, 100]) } * 100;
    let price = if year <= 2 {
        draw.between(1, paid / 100 - 1) * 100
    } else {
        draw.between(paid / 200, paid / 100 - 1) * 100 + draw.one(&[0, 25, 50, 75])
    };
    let right = paid - price;
    let ask = format!("Uma compra custou {} e foi paga com {}. Quanto é o troco?", reais(price), reais(paid));
    let why = format!("De {} até {} faltam {}.", reais(price), reais(paid), reais(right));
    numeric(ask, right, &[price, right + 100, right + 50, paid + price], &reais, why)
}

pub fn notes_total(draw: &mut Draw, year: u8) -> Item {
    let (fives, twos) = (draw.between(1, 3), draw.between(1, 4));
    let tens = if year <= 1 { 1 } else { draw.between(2, 5) };
    let right = (tens * 10 + fives * 5 + twos * 2) * 100;
    let many = |count: i64, value: i64| {
        format!("{count} {} de {value} reais", if count == 1 { "cédula" } else { "cédulas" })
    };
    let ask = format!("Quanto há em {}, {} e {}?", many(tens, 10), many(fives, 5), many(twos, 2));
    let why = format!("{} + {} + {} = {} reais.", tens * 10, fives * 5, twos * 2, right / 100);
    numeric(ask, right, &[(tens + fives + twos) * 100, right + 500, right - 200], &reais, why)
}

pub fn coins(draw: &mut Draw, _: u8) -> Item {
    let (coin, needed) = draw.one(&[(5, "20"), (10, "10"), (25, "4"), (50, "2")]);
    let wrong: Vec<&str> = ["2", "4", "5", "8", "10", "20"].into_iter().filter(|it| *it != needed).collect();
    let why = format!("{needed} x {coin} centavos = 100 centavos, que são 1 real.");
    worded(
        format!("Quantas moedas de {coin} centavos formam 1 real?"),
        needed,
        [wrong[0], wrong[2], wrong[4]],
        why,
    )
}
