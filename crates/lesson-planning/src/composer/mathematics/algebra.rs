use super::made::{numeric, whole, worded};
use crate::Discipline::Matematica;
use crate::composer::draw::Draw;
use crate::composer::known::{Item, Items, Known};

pub const KNOWN: &[Known] = &[
    Known {
        of: &[Matematica],
        years: (6, 10),
        names: &["equac* -sistema* -2 -segundo -quadrat* -bhaskara", "incognita*", "igualdade*"],
        before: "as operações inversas e o sentido do sinal de igual",
        content: &["a igualdade como balança em equilíbrio", "fazer o mesmo dos dois lados", "conferir trocando a letra pelo número"],
        goals: &["Resolver equações de 1º grau fazendo o mesmo dos dois lados", "Conferir a solução na equação do começo"],
        example: "em 2x + 3 = 11, tiro 3 dos dois lados: 2x = 8; divido os dois por 2: x = 4. Confiro: 2 x 4 + 3 = 11.",
        mistakes: &[
            ("O 3 passa para o outro lado, e x = 11 + 3.", "Use a balança: tire 3 de um prato e veja o que é preciso fazer no outro."),
            ("2x com x = 4 é 24.", "Pergunte o que há, sem sinal, entre o número e a letra."),
        ],
        tasks: &[
            "resolvem seis equações desenhando a balança nas duas primeiras e conferem todas trocando a letra pelo número",
            "escrevem a equação de quatro histórias curtas, resolvem e respondem com uma frase",
        ],
        items: Items::Made(&[linear, both_sides, story]),
    },
    Known {
        of: &[Matematica],
        years: (7, 13),
        names: &["sistema* equac*", "duas incognitas"],
        before: "a equação de 1º grau com uma incógnita",
        content: &["duas condições para dois números", "substituição e adição", "a solução serve nas duas equações"],
        goals: &["Resolver sistemas com duas equações em situações simples", "Conferir a solução nas duas equações"],
        example: "dois números somam 10, e um tem 2 a mais: x + y = 10 e x - y = 2. Somando, 2x = 12, x = 6 e y = 4.",
        mistakes: &[
            ("Basta que a solução sirva na primeira equação.", "Peça a conferência nas duas, escrita."),
            ("Somando as equações, as letras somem sempre.", "Pergunte: com que sinais elas somem?"),
        ],
        tasks: &[
            "resolvem quatro problemas de dois números desconhecidos, primeiro por tentativa organizada em tabela e depois com equações",
            "resolvem três sistemas por dois métodos e escrevem qual foi mais curto em cada um",
        ],
        items: Items::Made(&[sum_and_difference, wheels]),
    },
    Known {
        of: &[Matematica],
        years: (8, 13),
        names: &["equac* 2 grau", "equac* segundo grau", "bhaskara", "equac* quadrat*", "funcao quadrat*"],
        before: "o quadrado de um número, a raiz quadrada e a fatoração",
        content: &["equações do tipo x² = a e produto igual a zero", "soma e produto das raízes", "conferência das raízes"],
        goals: &["Achar as raízes de equações do 2º grau por um caminho que sabe explicar", "Conferir cada raiz na equação"],
        example: "x² - 5x + 6 = 0: dois números que somam 5 e têm produto 6 são 2 e 3. Confiro: 2² - 10 + 6 = 0 e 3² - 15 + 6 = 0.",
        mistakes: &[
            ("x² = 9 só tem a solução 3.", "Pergunte quanto é -3 vezes -3."),
            ("As raízes têm o sinal que aparece na equação.", "Troque a letra por cada raiz e veja se dá zero."),
        ],
        tasks: &[
            "resolvem seis equações, escolhendo em cada uma entre raiz quadrada, fatoração e fórmula, e justificam a escolha",
            "criam duas equações a partir das raízes, trocam com um colega e conferem as soluções",
        ],
        items: Items::Made(&[roots, square_equals]),
    },
    Known {
        of: &[Matematica],
        years: (7, 10),
        names: &["valor numerico", "expresso* algebric*", "linguagem algebrica", "letras matematica"],
        before: "as operações e a ideia de que uma letra pode representar um número",
        content: &["a letra no lugar de um número", "da frase à expressão", "valor numérico"],
        goals: &["Traduzir frases em expressões com letras", "Calcular o valor de uma expressão para um número dado"],
        example: "o dobro de um número mais 3 é 2n + 3. Se n = 5, fica 2 x 5 + 3 = 13.",
        mistakes: &[
            ("2n com n = 5 é 25.", "Lembre que entre o número e a letra há uma multiplicação."),
            ("O dobro da soma é 2a + b.", "Escreva a soma entre parênteses e calcule com números dos dois jeitos."),
        ],
        tasks: &[
            "traduzem oito frases em expressões e calculam o valor de cada uma para dois números",
            "descobrem a expressão que dá o número de palitos de uma sequência de figuras e conferem com a décima",
        ],
        items: Items::Made(&[value_of, translated]),
    },
    Known {
        of: &[Matematica],
        years: (9, 13),
        names: &["funcao afim", "funcao 1 grau", "funcao primeiro grau", "func* -exponenc* -quadrat* -logarit* -trigon* -segundo -2"],
        before: "a proporcionalidade, a tabela de valores e o plano cartesiano",
        content: &["valor fixo e valor que varia", "tabela, expressão e gráfico da mesma situação", "taxa de variação"],
        goals: &["Calcular valores de uma função afim em uma situação", "Dizer o que significam o valor fixo e a taxa"],
        example: "uma corrida custa 5 reais fixos e 2 por quilômetro: f(x) = 2x + 5. Para 4 km, f(4) = 2 x 4 + 5 = 13 reais.",
        mistakes: &[
            ("O dobro da distância custa o dobro.", "Calcule f(4) e f(8) e compare: o que não dobrou?"),
            ("f(4) é f vezes 4.", "Leia em voz alta: o valor da função quando x é 4."),
        ],
        tasks: &[
            "montam tabela e gráfico de três planos de celular ou de transporte e decidem qual convém para cada uso",
            "passam quatro situações de frase para expressão, calculam três valores em cada uma e desenham um dos gráficos",
        ],
        items: Items::Made(&[affine, affine_inverse]),
    },
    Known {
        of: &[Matematica],
        years: (9, 13),
        names: &["progressao* aritmetic*", "progressoes aritmeticas"],
        before: "sequências que aumentam sempre do mesmo tanto",
        content: &["razão de uma progressão aritmética", "termo geral", "ligação com a função afim"],
        goals: &["Achar a razão e um termo qualquer de uma progressão aritmética", "Explicar por que o décimo termo pede nove passos"],
        example: "em 3, 7, 11, ..., a razão é 4. O décimo termo está a 9 passos do primeiro: 3 + 9 x 4 = 39.",
        mistakes: &[
            ("O décimo termo é 3 + 10 x 4.", "Escreva os três primeiros e conte os passos até o terceiro."),
            ("A razão é o segundo termo.", "Subtraia termos vizinhos duas vezes."),
        ],
        tasks: &[
            "acham razão e vigésimo termo de cinco progressões e criam uma com o quinto termo dado",
            "modelam três situações, como poupança mensal e fileiras de assentos, e respondem a uma pergunta de cada",
        ],
        items: Items::Made(&[term, common_difference]),
    },
];

pub fn linear(draw: &mut Draw, _: u8) -> Item {
    let (times, right, plus) = (draw.between(2, 9), draw.between(2, 12), draw.between(1, 20));
    let total = times * right + plus;
    let ask = format!("Qual é a solução de {times}x + {plus} = {total}?");
    let why = format!("Tirando {plus} dos dois lados, {times}x = {}; dividindo por {times}, x = {right}.", total - plus);
    numeric(ask, right, &[total - plus, (total + plus) / times, right + 1], &|x| format!("x = {}", whole(x)), why)
}

pub fn both_sides(draw: &mut Draw, _: u8) -> Item {
    let (less, right, plus) = (draw.between(2, 5), draw.between(2, 10), draw.between(1, 9));
    let more = less + draw.between(1, 4);
    let other = (more - less) * right + plus;
    let ask = format!("Qual é a solução de {more}x + {plus} = {less}x + {other}?");
    let why = format!("Tirando {less}x e {plus} dos dois lados, {}x = {}; logo, x = {right}.", more - less, other - plus).replace(" 1x", " x");
    numeric(ask, right, &[other - plus, right * 2, other + plus, right + 1], &|x| format!("x = {}", whole(x)), why)
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
    let ask = format!("Dois números somam {}, e a diferença entre eles é {more}. Qual é o maior?", less + right);
    let why = format!("Somando as equações x + y = {} e x - y = {more}, 2x = {}; x = {right}.", less + right, 2 * right);
    numeric(ask, right, &[less, 2 * right, less + right - more + 1], &whole, why)
}

pub fn wheels(draw: &mut Draw, _: u8) -> Item {
    let (right, motorbikes) = (draw.between(3, 15), draw.between(3, 15));
    let ask = format!("Em um estacionamento há {} veículos, entre carros de 4 rodas e motos de 2, com {} rodas ao todo. Quantos carros há?", right + motorbikes, right * 4 + motorbikes * 2);
    let why = format!("Se fossem só motos, haveria {} rodas; as {} a mais são de carros, 2 em cada um.", (right + motorbikes) * 2, right * 2);
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
    worded(ask, &pair(one, other), [&pair(-one, -other), &pair(one + other, one * other), &pair(-one, other)], why)
}

pub fn square_equals(draw: &mut Draw, _: u8) -> Item {
    let root = draw.between(3, 12);
    let ask = format!("Quais são as soluções de x² = {}?", root * root);
    let why = format!("{root} x {root} = {} e (-{root}) x (-{root}) = {}.", root * root, root * root);
    worded(ask, &format!("-{root} e {root}"), [&format!("apenas {root}"), &pair(-root * root, root * root), &format!("apenas -{root}")], why)
}

pub fn value_of(draw: &mut Draw, _: u8) -> Item {
    let (times, plus, number) = (draw.between(2, 9), draw.between(1, 9), draw.between(2, 9));
    let right = times * number + plus;
    let ask = format!("Qual é o valor de {times}n + {plus} quando n = {number}?");
    numeric(ask, right, &[times * 10 + number + plus, times + number + plus, times * (number + plus)], &whole, format!("{times} x {number} + {plus} = {right}."))
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
    worded(format!("Que expressão representa {}?", put(ask)), &put(right), [&wrong[0], &wrong[1], &wrong[2]], why)
}

pub fn affine(draw: &mut Draw, _: u8) -> Item {
    let (times, plus, x) = (draw.between(2, 6), draw.between(3, 12), draw.between(3, 12));
    let right = times * x + plus;
    let ask = format!("Se f(x) = {times}x + {plus}, quanto é f({x})?");
    numeric(ask, right, &[times * (x + plus), times + x + plus, times * x], &whole, format!("{times} x {x} + {plus} = {right}."))
}

pub fn affine_inverse(draw: &mut Draw, _: u8) -> Item {
    let (times, plus, right) = (draw.between(2, 6), draw.between(3, 12), draw.between(3, 15));
    let total = times * right + plus;
    let ask = format!("Uma corrida custa {plus} reais fixos e {times} reais por quilômetro. Quantos quilômetros tem uma corrida de {total} reais?");
    let why = format!("{total} - {plus} = {}; {} ÷ {times} = {right}.", total - plus, total - plus);
    numeric(ask, right, &[total - plus, total / times + 1, right + plus], &whole, why)
}

pub fn term(draw: &mut Draw, _: u8) -> Item {
    let (first, step, place) = (draw.between(1, 12), draw.between(2, 9), draw.between(8, 30));
    let right = first + step * (place - 1);
    let ask = format!("Na progressão aritmética {first}, {}, {}, ..., qual é o termo de posição {place}?", first + step, first + step * 2);
    let why = format!("São {} passos de {step} a partir de {first}: {first} + {} x {step} = {right}.", place - 1, place - 1);
    numeric(ask, right, &[right + step, step * place, first * place], &whole, why)
}

pub fn common_difference(draw: &mut Draw, _: u8) -> Item {
    let (first, right, passes) = (draw.between(1, 15), draw.between(2, 9), draw.between(3, 6));
    let ask = format!("Em uma progressão aritmética, o primeiro termo é {first} e o termo de posição {} é {}. Qual é a razão?", passes + 1, first + right * passes);
    let why = format!("Em {passes} passos aumentou {}; {} ÷ {passes} = {right}.", right * passes, right * passes);
    numeric(ask, right, &[right * passes, right + 1, first + right], &whole, why)
}
