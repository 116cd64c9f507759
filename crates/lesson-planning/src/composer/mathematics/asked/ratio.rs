//! What grows in one ratio: questions made of numbers.

use super::made::{decimal, numeric, whole};
use crate::composer::draw::Draw;
use crate::composer::known::Item;

pub fn direct(draw: &mut Draw, _: u8) -> Item {
    let (each, from, to) = (draw.between(2, 9), draw.between(2, 5), draw.between(6, 12));
    let right = each * to;
    let ask =
        format!("Em uma receita, {from} bolos levam {} ovos. Quantos ovos levam {to} bolos?", each * from);
    let why = format!("Cada bolo leva {} ÷ {from} = {each}; {to} x {each} = {right}.", each * from);
    numeric(ask, right, &[each * from + to - from, right + each, each * from * to], &whole, why)
}

pub fn price(draw: &mut Draw, _: u8) -> Item {
    let (each, from, to) = (draw.between(3, 12), draw.between(2, 6), draw.between(7, 15));
    let right = each * to;
    let show = |reais: i64| format!("R$\u{a0}{}", whole(reais));
    let ask =
        format!("{from} cadernos iguais custam {}. Quanto custam {to} desses cadernos?", show(each * from));
    let why = format!("Um caderno custa {}; {to} x {each} = {right}.", show(each));
    numeric(ask, right, &[each * from + to, right - each, each * from + (to - from)], &show, why)
}

pub fn inverse(draw: &mut Draw, _: u8) -> Item {
    let (work, from, to) =
        draw.one(&[(24, 3, 6), (36, 4, 6), (40, 5, 8), (48, 6, 8), (60, 4, 10), (30, 3, 5), (72, 6, 9)]);
    let right = work / to;
    let days = work / from;
    let ask = format!(
        "{from} máquinas iguais fazem um serviço em {days} dias. Em quantos dias {to} dessas máquinas \
            fazem o mesmo serviço?"
    );
    let why = format!("O serviço pede {from} x {days} = {work} dias de máquina; {work} ÷ {to} = {right}.");
    numeric(ask, right, &[days * to / from, days + to - from, days], &whole, why)
}

pub fn real_length(draw: &mut Draw, _: u8) -> Item {
    let (each, drawn) = (draw.one(&[2, 5, 10, 20, 50]), draw.between(3, 12));
    let right = each * drawn;
    let show = |km: i64| format!("{} km", whole(km));
    let ask = format!(
        "Em um mapa, 1 cm vale {each} km. Duas cidades estão a {drawn} cm uma da outra. Qual é a distância \
            real?"
    );
    let why = format!("{drawn} x {each} = {right}.");
    numeric(ask, right, &[each + drawn, drawn, right * 10], &show, why)
}

pub fn drawn_length(draw: &mut Draw, _: u8) -> Item {
    let (each, right) = (draw.one(&[2, 4, 5, 10, 20]), draw.between(3, 15));
    let show = |cm: i64| format!("{} cm", whole(cm));
    let ask = format!(
        "Em uma planta, 1 cm vale {each} m. Com quantos centímetros se desenha um muro de {} m?",
        each * right
    );
    let why = format!("{} ÷ {each} = {right}.", each * right);
    numeric(ask, right, &[each * right, each * right - each, right + each, right * 10], &show, why)
}

pub fn mean_speed(draw: &mut Draw, _: u8) -> Item {
    let (right, hours) = (draw.between(4, 11) * 10, draw.between(2, 6));
    let show = |speed: i64| format!("{} km/h", whole(speed));
    let ask = format!(
        "Um ônibus percorre {} km em {hours} horas. Qual é a velocidade média?",
        whole(right * hours)
    );
    let why = format!("{} ÷ {hours} = {right}: são {right} km em cada hora.", whole(right * hours));
    numeric(ask, right, &[right * hours - hours, right * hours * hours, right + 10], &show, why)
}

pub fn density(draw: &mut Draw, _: u8) -> Item {
    let (right, area) = (draw.between(2, 90), draw.between(2, 30) * 10);
    let ask = format!(
        "Um município tem {} habitantes e {area} km². Quantos habitantes há, em média, em cada quilômetro \
            quadrado?",
        whole(right * area)
    );
    let why = format!("{} ÷ {area} = {right}.", whole(right * area));
    numeric(ask, right, &[area, right * 10, right + area], &whole, why)
}

pub fn distance(draw: &mut Draw, _: u8) -> Item {
    let (speed, halves) = (draw.between(3, 10) * 20, draw.one(&[3, 5, 7]));
    let right = speed * halves / 2;
    let show = |km: i64| format!("{} km", whole(km));
    let ask = format!(
        "Um carro anda a {speed} km/h. Quantos quilômetros percorre em {} horas?",
        decimal(halves * 5, 1)
    );
    let why = format!("Em uma hora, {speed} km; em meia hora, {} km; ao todo, {right} km.", speed / 2);
    numeric(ask, right, &[speed + halves, speed * halves, speed * (halves / 2)], &show, why)
}
