//! Measures and time: questions made of numbers.

use super::made::{numeric, whole, worded};
use crate::composer::draw::Draw;
use crate::composer::known::Item;

pub fn converted(draw: &mut Draw, year: u8) -> Item {
    let (big, small, by) = if year <= 3 {
        ("m", "cm", 100)
    } else {
        draw.one(&[("m", "cm", 100), ("km", "m", 1000), ("kg", "g", 1000), ("L", "mL", 1000)])
    };
    let count = draw.between(2, 12);
    let right = count * by;
    let show = |number: i64| format!("{} {small}", whole(number));
    let ask = format!("Quanto são {count} {big} em {small}?");
    let why = format!("1 {big} tem {} {small}; {count} x {} = {}.", whole(by), whole(by), whole(right));
    numeric(ask, right, &[count * by / 10, count * by * 10, count + by], &show, why)
}

pub fn half_unit(draw: &mut Draw, year: u8) -> Item {
    let (big, small, by) = if year <= 3 {
        ("metro", "centímetros", 100)
    } else {
        draw.one(&[
            ("metro", "centímetros", 100),
            ("quilograma", "gramas", 1000),
            ("litro", "mililitros", 1000),
        ])
    };
    let count = draw.between(1, 9);
    let right = count * by + by / 2;
    let named = if count == 1 { format!("1 {big} e meio") } else { format!("{count} {big}s e meio") };
    let show = |number: i64| format!("{} {small}", whole(number));
    let why =
        format!("Meio {big} são {} {small}: {} + {} = {}.", by / 2, whole(count * by), by / 2, whole(right));
    numeric(
        format!("Quanto são {named}?"),
        right,
        &[count * by + 5, count * by + by / 20, right * 10],
        &show,
        why,
    )
}

pub fn fitting_unit(draw: &mut Draw, _: u8) -> Item {
    let (what, right, wrong) = draw.one(&[
        ("o comprimento de um lápis", "centímetro", ["quilômetro", "litro", "quilograma"]),
        ("a distância entre duas cidades", "quilômetro", ["centímetro", "grama", "litro"]),
        ("a água de uma caixa-d’água", "litro", ["grama", "metro", "centímetro"]),
        ("a massa de um saco de arroz", "quilograma", ["litro", "metro", "mililitro"]),
        ("a altura de uma porta", "metro", ["quilômetro", "litro", "grama"]),
    ]);
    worded(
        format!("Qual destas unidades é adequada para medir {what}?"),
        right,
        wrong,
        format!("Usa-se {right}: a unidade mede essa grandeza e tem tamanho próximo ao que se quer medir."),
    )
}

fn clock(minutes: i64) -> String {
    let (hours, rest) = (minutes / 60, minutes % 60);
    if rest == 0 { format!("{hours} h") } else { format!("{hours} h {rest:02} min") }
}

pub fn hours_later(draw: &mut Draw, year: u8) -> Item {
    let from = draw.between(7, 15) * 60 + if year <= 2 { 0 } else { draw.one(&[0, 30]) };
    let later = draw.between(1, 3) * 60 + if year <= 2 { 0 } else { draw.one(&[0, 30]) };
    let right = from + later;
    let ask =
        format!("Uma atividade começa às {} e dura {}. A que horas termina?", clock(from), clock(later));
    let why = format!("{} mais {} são {}.", clock(from), clock(later), clock(right));
    numeric(ask, right, &[right + 60, right - 60, from - later, right + 30], &clock, why)
}

pub fn minutes_between(draw: &mut Draw, _: u8) -> Item {
    let hour = draw.between(7, 16);
    let (before, after) = (draw.between(2, 10) * 5, draw.between(1, 9) * 5);
    let (from, to) = (hour * 60 - before, hour * 60 + after);
    let right = before + after;
    let show = |minutes: i64| format!("{minutes} minutos");
    let ask = format!("Quantos minutos passam das {} às {}?", clock(from), clock(to));
    let why = format!("Até as {hour} horas são {before} minutos; depois, mais {after}: {right} minutos.");
    numeric(ask, right, &[right + 40, (before - after).abs(), 60 + after, right + 10], &show, why)
}

pub fn minutes_in(draw: &mut Draw, year: u8) -> Item {
    let (hours, half) =
        (draw.between(1, if year <= 3 { 3 } else { 9 }), if year <= 2 { 0 } else { draw.one(&[0, 1]) });
    let right = hours * 60 + half * 30;
    let show = |minutes: i64| format!("{minutes} minutos");
    let named = format!(
        "{hours} {}{}",
        if hours == 1 { "hora" } else { "horas" },
        if half == 1 { " e meia" } else { "" }
    );
    let why = format!("Cada hora tem 60 minutos: {named} = {right} minutos.");
    numeric(
        format!("Quantos minutos há em {named}?"),
        right,
        &[hours * 100 + half * 50, hours * 10, hours * 60 + half * 5 + 5, hours * 30],
        &show,
        why,
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn hours_are_written_as_they_are_read() {
        assert_eq!([clock(420), clock(455)], ["7 h", "7 h 35 min"]);
    }
}
