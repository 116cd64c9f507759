//! Powers and roots, numbers below zero, the order of operations.

use super::made::{numeric, whole, worded};
use crate::Discipline::Matematica;
use crate::composer::draw::Draw;
use crate::composer::known::{Item, Items, Known};

pub const KNOWN: &[Known] = &[
    Known {
        of: &[Matematica],
        years: (6, 10),
        names: &["potenc* -dez", "raiz quadrada", "radicia*", "expoente*", "numero* quadrado* perfeito*"],
        before: "a multiplicação de fatores iguais",
        content: &["potência: fatores iguais, base e expoente", "quadrado e cubo de um número", "a raiz quadrada desfaz o quadrado"],
        goals: &["Calcular potências escrevendo os fatores", "Achar a raiz quadrada de quadrados perfeitos e explicar a relação com a área"],
        example: "2 elevado a 4 é 2 x 2 x 2 x 2 = 16. Um quadrado de área 25 tem lado 5, porque 5 x 5 = 25.",
        mistakes: &[
            ("2 elevado a 4 é 8, porque 2 x 4 = 8.", "Peça que escreva os quatro fatores antes de calcular."),
            ("A raiz quadrada de 16 é 8, a metade.", "Desenhe um quadrado de 16 casas e conte o lado."),
        ],
        tasks: &[
            "desenham quadrados em papel quadriculado, anotam lado e área e ligam cada par com uma potência e uma raiz",
            "dobram uma folha ao meio várias vezes, contam as partes e escrevem a potência de 2 de cada passo",
        ],
        items: Items::Made(&[power, square_root, square_side]),
    },
    Known {
        of: &[Matematica],
        years: (6, 10),
        names: &["negativ*", "numero* inteiro*", "temperatura* abaixo", "regra* sinais"],
        before: "a reta numérica e situações abaixo de zero: temperatura, saldo e andares",
        content: &["números negativos na reta: à esquerda do zero", "somar é andar na reta; subtrair é ver a distância com sentido", "comparar negativos"],
        goals: &["Comparar números inteiros na reta", "Somar e subtrair inteiros em situações de temperatura e saldo"],
        example: "de -3 graus a temperatura sobe 5: na reta, de -3 ando 5 para a direita e chego a 2. Então -3 + 5 = 2.",
        mistakes: &[
            ("-8 é maior que -3, porque 8 é maior que 3.", "Pergunte em que dia faz mais frio: com -8 ou com -3 graus?"),
            ("-3 - 5 = 8, porque menos com menos dá mais.", "Ande na reta: de -3, cinco passos para a esquerda."),
        ],
        tasks: &[
            "jogam com uma reta no chão e dois dados de cores diferentes, um para andar à direita e outro à esquerda, e registram cada jogada como conta",
            "resolvem seis situações de temperatura, saldo e elevador, com um desenho da reta em três delas",
        ],
        items: Items::Made(&[temperature, balance, least_below_zero]),
    },
    Known {
        of: &[Matematica],
        years: (4, 8),
        names: &["expresso* numer*", "ordem operac*", "prioridade operac*"],
        before: "as quatro operações",
        content: &["primeiro o que está nos parênteses", "multiplicação e divisão antes de soma e subtração", "a expressão que conta uma situação"],
        goals: &["Calcular expressões na ordem certa, um passo por linha", "Escrever a expressão de uma situação"],
        example: "duas notas de 5 e uma de 10 são 10 + 2 x 5. Primeiro 2 x 5 = 10; depois 10 + 10 = 20. Quem soma antes acha 60, que não é o dinheiro que há.",
        mistakes: &[
            ("Calculo sempre da esquerda para a direita.", "Volte à situação do dinheiro e veja qual resultado é verdadeiro."),
            ("Os parênteses são enfeite.", "Compare 2 x 3 + 4 com 2 x (3 + 4)."),
        ],
        tasks: &[
            "calculam seis expressões, um passo por linha, sublinhando antes a operação que vem primeiro",
            "usam quatro números e parênteses para chegar a cinco resultados diferentes e trocam o desafio com um colega",
        ],
        items: Items::Made(&[times_first, brackets_first, minus_product]),
    },
    Known {
        of: &[Matematica],
        years: (8, 13),
        names: &["notacao cientifica", "potencia* dez"],
        before: "potências de base 10 e o lugar da vírgula",
        content: &["potências de 10 com expoente positivo", "número de 1 a 10 vezes uma potência de 10", "ordem de grandeza"],
        goals: &["Escrever números grandes em notação científica", "Comparar grandezas pela potência de 10"],
        example: "150 000 000 km: a vírgula anda 8 lugares e fica 1,5 x 10⁸ km, a distância aproximada da Terra ao Sol.",
        mistakes: &[
            ("O expoente é a quantidade de zeros, sempre.", "Conte quantos lugares a vírgula anda em 150 000 000."),
            ("15 x 10⁷ está em notação científica.", "Lembre que o primeiro número fica entre 1 e 10, sem chegar a 10."),
        ],
        tasks: &[
            "organizam dez medidas do livro, do tamanho de um país à distância de um planeta, em notação científica e em ordem",
            "conferem quatro números de jornal escritos por extenso e os passam para notação científica",
        ],
        items: Items::Made(&[scientific, from_scientific]),
    },
];

pub fn power(draw: &mut Draw, _: u8) -> Item {
    let (base, exponent) = draw.one(&[(2, 3), (2, 4), (2, 5), (3, 3), (3, 4), (4, 3), (5, 3), (10, 3), (10, 4), (6, 2)]);
    let right = base_to(base, exponent);
    let factors = vec![base.to_string(); usize::try_from(exponent).unwrap_or(0)].join(" x ");
    let ask = format!("Quanto é {base} elevado a {exponent}?");
    numeric(ask, right, &[base * exponent, right / base, base + exponent, right * base], &whole, format!("{factors} = {}.", whole(right)))
}

fn base_to(base: i64, exponent: i64) -> i64 {
    base.pow(u32::try_from(exponent).unwrap_or(0))
}

pub fn square_root(draw: &mut Draw, _: u8) -> Item {
    let right = draw.between(4, 15);
    let ask = format!("Qual é a raiz quadrada de {}?", right * right);
    numeric(ask, right, &[right * right / 2, right + 1, right * 2], &whole, format!("{right} x {right} = {}.", right * right))
}

pub fn square_side(draw: &mut Draw, _: u8) -> Item {
    let right = draw.between(3, 14);
    let show = |side: i64| format!("{side} m");
    let ask = format!("Um terreno quadrado tem {} m² de área. Quanto mede cada lado?", right * right);
    numeric(ask, right, &[right * right / 4, right * right / 2, right + 2], &show, format!("O lado vezes ele mesmo dá a área: {right} x {right} = {}.", right * right))
}

pub fn temperature(draw: &mut Draw, _: u8) -> Item {
    let (from, up) = (-draw.between(2, 12), draw.between(3, 20));
    let right = from + up;
    let ask = format!("A temperatura era de {from} graus e subiu {up} graus. Qual é a temperatura agora?");
    signed(ask, right, &[-right, from - up, up - from], format!("Na reta, de {from} andamos {up} para a direita: {right}."))
}

pub fn balance(draw: &mut Draw, _: u8) -> Item {
    let (from, paid) = (draw.between(10, 60), draw.between(65, 120));
    let right = from - paid;
    let ask = format!("Uma conta tinha saldo de {from} reais, e foi feito um pagamento de {paid} reais. Qual é o saldo, em reais?");
    signed(ask, right, &[-right, from + paid, -(from + paid)], format!("{from} - {paid} = {right}: o saldo fica abaixo de zero."))
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
    let ask = format!("Os termômetros de quatro cidades marcam -{near}, 0, -{middle} e -{least} graus. Qual é a temperatura mais baixa?");
    signed(ask, -least, &[-middle, 0, -near], format!("-{least} está mais à esquerda na reta."))
}

pub fn times_first(draw: &mut Draw, _: u8) -> Item {
    let (one, two, three) = (draw.between(3, 20), draw.between(2, 9), draw.between(2, 9));
    let right = one + two * three;
    let ask = format!("Quanto é {one} + {two} x {three}?");
    numeric(ask, right, &[(one + two) * three, one + two + three, right - three], &whole, format!("Primeiro {two} x {three} = {}; depois {one} + {} = {right}.", two * three, two * three))
}

pub fn brackets_first(draw: &mut Draw, _: u8) -> Item {
    let (one, two, three) = (draw.between(3, 12), draw.between(2, 9), draw.between(2, 6));
    let right = (one + two) * three;
    let ask = format!("Quanto é ({one} + {two}) x {three}?");
    numeric(ask, right, &[one + two * three, one * three + two, one + two + three], &whole, format!("Primeiro os parênteses: {one} + {two} = {}; depois {} x {three} = {right}.", one + two, one + two))
}

pub fn minus_product(draw: &mut Draw, _: u8) -> Item {
    let (two, three) = (draw.between(2, 6), draw.between(2, 6));
    let one = two * three + draw.between(5, 25);
    let right = one - two * three;
    let ask = format!("Quanto é {one} - {two} x {three}?");
    numeric(ask, right, &[(one - two) * three, one - two - three, one + two * three], &whole, format!("Primeiro {two} x {three} = {}; depois {one} - {} = {right}.", two * three, two * three))
}

const POWERS: [(&str, i64); 5] = [("10³", 1_000), ("10⁴", 10_000), ("10⁵", 100_000), ("10⁶", 1_000_000), ("10⁷", 10_000_000)];

pub fn scientific(draw: &mut Draw, _: u8) -> Item {
    let digit = draw.between(2, 9);
    let place = 1 + draw.place(3);
    let of = |place: usize| format!("{digit} x {}", POWERS[place].0);
    let ask = format!("Como se escreve {} em notação científica?", whole(digit * POWERS[place].1));
    let why = format!("A vírgula anda {} lugares: {}.", place + 3, of(place));
    worded(ask, &of(place), [&of(place - 1), &of(place + 1), &format!("{digit}0 x {}", POWERS[place - 1].0)], why)
}

pub fn from_scientific(draw: &mut Draw, _: u8) -> Item {
    let digit = draw.between(2, 9);
    let (name, unit) = draw.one(&POWERS);
    let right = digit * unit;
    let ask = format!("Que número é {digit} x {name}?");
    let zeros = unit.to_string().len() - 1;
    numeric(ask, right, &[right / 10, right * 10, digit * i64::try_from(zeros).unwrap_or(0) * 10], &whole, format!("São {zeros} zeros depois do {digit}."))
}
