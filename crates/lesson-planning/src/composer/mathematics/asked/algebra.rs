//! Letters in the place of numbers: questions made of numbers.

use super::made::{numeric, whole, worded};
use crate::composer::draw::Draw;
use crate::composer::known::Item;

pub fn linear(draw: &mut Draw, _: u8) -> Item {
    let (times, right, plus) = (draw.between(2, 9), draw.between(2, 12), draw.between(1, 20));
    let total = times * right + plus;
    let ask = format!("Qual é a solução de {times}x + {plus} = {total}?");
    let why = format!(
        "Tirando {plus} dos dois lados, {times}x = {}; dividindo por {times}, x = {right}.",
        total - plus
    );
    numeric(
        ask,
        right,
        &[total - plus, (total + plus) / times, right + 1],
        &|x| format!("x = {}", whole(x)),
        why,
    )
}

pub fn both_sides(draw: &mut Draw, _: u8) -> Item {
    let (less, right, plus) = (draw.between(2, 5), draw.between(2, 10), draw.between(1, 9));
    let more = less + draw.between(1, 4);
    let other = (more - less) * right + plus;
    let ask = format!("Qual é a solução de {more}x + {plus} = {less}x + {other}?");
    let why = match more - less {
        1 => format!("Tirando {less}x e {plus} dos dois lados, x = {right}."),
        times => {
            let rest = other - plus;
            format!("Tirando {less}x e {plus} dos dois lados, {times}x = {rest}; logo, x = {right}.")
        }
    };
    numeric(
        ask,
        right,
        &[other - plus, right * 2, other + plus, right + 1],
        &|x| format!("x = {}", whole(x)),
        why,
    )
}

pub fn story(draw: &mut Draw, _: u8) -> Item {
    let (right, plus) = (draw.between(4, 30), draw.between(2, 15));
    let total = 2 * right + plus;
    let ask = format!("O dobro de um número mais {plus} é {total}. Que número é esse?");
    let why = format!("2x + {plus} = {total}; 2x = {}; x = {right}.", 2 * right);
    numeric(ask, right, &[2 * right, total + plus, right + plus], &whole, why)
}

pub fn sum_and_difference(draw: &mut Draw, _: u8) -> Item {
    let (less, more) = (draw.between(3, 20), draw.between(2, 15));
    let right = less + more;
    let ask =
        format!("Dois números somam {}, e a diferença entre eles é {more}. Qual é o maior?", less + right);
    let why = format!(
        "Somando as equações x + y = {} e x - y = {more}, 2x = {}; x = {right}.",
        less + right,
        2 * right
    );
    numeric(ask, right, &[less, 2 * right, less + right - more + 1], &whole, why)
}

pub fn wheels(draw: &mut Draw, _: u8) -> Item {
    let (right, motorbikes) = (draw.between(3, 15), draw.between(3, 15));
    let ask = format!(
        "Em um estacionamento há {} veículos, entre carros de 4 rodas e motos de 2, com {} rodas ao todo. \
            Quantos carros há?",
        right + motorbikes,
        right * 4 + motorbikes * 2
    );
    let why = format!(
        "Se fossem só motos, haveria {} rodas; as {} a mais são de carros, 2 em cada um.",
        (right + motorbikes) * 2,
        right * 2
    );
    numeric(ask, right, &[motorbikes, right * 2, right + motorbikes, right + 1], &whole, why)
}

fn pair(one: i64, other: i64) -> String {
    format!("{} e {}", whole(one), whole(other))
}

pub fn roots(draw: &mut Draw, _: u8) -> Item {
    let one = draw.between(1, 6);
    let other = one + draw.between(1, 5);
    let ask = format!("Quais são as raízes de x² - {}x + {} = 0?", one + other, one * other);
    let why = format!("{one} e {other} somam {} e têm produto {}.", one + other, one * other);
    worded(
        ask,
        &pair(one, other),
        [&pair(-one, -other), &pair(one + other, one * other), &pair(-one, other)],
        why,
    )
}

pub fn square_equals(draw: &mut Draw, _: u8) -> Item {
    let root = draw.between(3, 12);
    let ask = format!("Quais são as soluções de x² = {}?", root * root);
    let why = format!("{root} x {root} = {} e (-{root}) x (-{root}) = {}.", root * root, root * root);
    worded(
        ask,
        &format!("-{root} e {root}"),
        [&format!("apenas {root}"), &pair(-root * root, root * root), &format!("apenas -{root}")],
        why,
    )
}

pub fn value_of(draw: &mut Draw, _: u8) -> Item {
    let (times, plus, number) = (draw.between(2, 9), draw.between(1, 9), draw.between(2, 9));
    let right = times * number + plus;
    let ask = format!("Qual é o valor de {times}n + {plus} quando n = {number}?");
    numeric(
        ask,
        right,
        &[times * 10 + number + plus, times + number + plus, times * (number + plus)],
        &whole,
        format!("{times} x {number} + {plus} = {right}."),
    )
}

pub fn translated(draw: &mut Draw, _: u8) -> Item {
    let plus = draw.between(2, 9);
    let (ask, right, wrong) = draw.one(&[
        ("o dobro de um número n mais {p}", "2n + {p}", ["n + 2 + {p}", "2(n + {p})", "n² + {p}"]),
        ("o dobro da soma de um número n com {p}", "2(n + {p})", ["2n + {p}", "n + 2 x {p}", "n² + {p}"]),
        ("o triplo de um número n menos {p}", "3n - {p}", ["n + 3 - {p}", "3(n - {p})", "{p} - 3n"]),
        ("a metade de um número n mais {p}", "n/2 + {p}", ["2n + {p}", "(n + {p})/2", "n - 2 + {p}"]),
    ]);
    let put = |text: &str| text.replace("{p}", &plus.to_string());
    let wrong = wrong.map(put);
    let why = format!("Traduzindo parte por parte: {}.", put(right));
    worded(
        format!("Que expressão representa {}?", put(ask)),
        &put(right),
        [&wrong[0], &wrong[1], &wrong[2]],
        why,
    )
}

pub fn affine(draw: &mut Draw, _: u8) -> Item {
    let (times, plus, x) = (draw.between(2, 6), draw.between(3, 12), draw.between(3, 12));
    let right = times * x + plus;
    let ask = format!("Se f(x) = {times}x + {plus}, quanto é f({x})?");
    numeric(
        ask,
        right,
        &[times * (x + plus), times + x + plus, times * x],
        &whole,
        format!("{times} x {x} + {plus} = {right}."),
    )
}

pub fn affine_inverse(draw: &mut Draw, _: u8) -> Item {
    let (times, plus, right) = (draw.between(2, 6), draw.between(3, 12), draw.between(3, 15));
    let total = times * right + plus;
    let ask = format!(
        "Uma corrida custa {plus} reais fixos e {times} reais por quilômetro. Quantos quilômetros tem uma \
            corrida de {total} reais?"
    );
    let why = format!("{total} - {plus} = {}; {} ÷ {times} = {right}.", total - plus, total - plus);
    numeric(ask, right, &[total - plus, total / times + 1, right + plus], &whole, why)
}

pub fn term(draw: &mut Draw, _: u8) -> Item {
    let (first, step, place) = (draw.between(1, 12), draw.between(2, 9), draw.between(8, 30));
    let right = first + step * (place - 1);
    let ask = format!(
        "Na progressão aritmética {first}, {}, {}, ..., qual é o termo de posição {place}?",
        first + step,
        first + step * 2
    );
    let why = format!(
        "São {} passos de {step} a partir de {first}: {first} + {} x {step} = {right}.",
        place - 1,
        place - 1
    );
    numeric(ask, right, &[right + step, step * place, first * place], &whole, why)
}

pub fn common_difference(draw: &mut Draw, _: u8) -> Item {
    let (first, right, passes) = (draw.between(1, 15), draw.between(2, 9), draw.between(3, 6));
    let ask = format!(
        "Em uma progressão aritmética, o primeiro termo é {first} e o termo de posição {} é {}. Qual é a \
            razão?",
        passes + 1,
        first + right * passes
    );
    let why =
        format!("Em {passes} passos aumentou {}; {} ÷ {passes} = {right}.", right * passes, right * passes);
    numeric(ask, right, &[right * passes, right + 1, first + right], &whole, why)
}
