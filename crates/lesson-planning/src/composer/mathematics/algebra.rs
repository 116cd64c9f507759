//! Letters in the place of numbers.

use super::asked::algebra::{
    affine, affine_inverse, both_sides, common_difference, linear, roots, square_equals, story,
    sum_and_difference, term, translated, value_of, wheels,
};
use crate::Discipline::Matematica;
use crate::composer::known::{Items, Known};

pub const KNOWN: &[Known] = &[
    Known {
        of: &[Matematica],
        years: (6, 10),
        names: &["equac* -sistema* -2 -segundo -quadrat* -bhaskara", "incognita*", "igualdade*"],
        before: "as operações inversas e o sentido do sinal de igual",
        content: &[
            "a igualdade como balança em equilíbrio",
            "fazer o mesmo dos dois lados",
            "conferir trocando a letra pelo número",
        ],
        goals: &[
            "Resolver equações de 1º grau fazendo o mesmo dos dois lados",
            "Conferir a solução na equação do começo",
        ],
        example: "em 2x + 3 = 11, tiro 3 dos dois lados: 2x = 8; divido os dois por 2: x = 4. Confiro: 2 x \
            4 + 3 = 11.",
        mistakes: &[
            (
                "O 3 passa para o outro lado, e x = 11 + 3.",
                "Use a balança: tire 3 de um prato e veja o que é preciso fazer no outro.",
            ),
            ("2x com x = 4 é 24.", "Pergunte o que há, sem sinal, entre o número e a letra."),
        ],
        tasks: &[
            "resolvem seis equações desenhando a balança nas duas primeiras e conferem todas trocando a \
                letra pelo número",
            "escrevem a equação de quatro histórias curtas, resolvem e respondem com uma frase",
        ],
        items: Items::Made(&[linear, both_sides, story]),
    },
    Known {
        of: &[Matematica],
        years: (7, 13),
        names: &["sistema* equac*", "duas incognitas"],
        before: "a equação de 1º grau com uma incógnita",
        content: &[
            "duas condições para dois números",
            "substituição e adição",
            "a solução serve nas duas equações",
        ],
        goals: &[
            "Resolver sistemas com duas equações em situações simples",
            "Conferir a solução nas duas equações",
        ],
        example: "dois números somam 10, e um tem 2 a mais: x + y = 10 e x - y = 2. Somando, 2x = 12, x = \
            6 e y = 4.",
        mistakes: &[
            ("Basta que a solução sirva na primeira equação.", "Peça a conferência nas duas, escrita."),
            ("Somando as equações, as letras somem sempre.", "Pergunte: com que sinais elas somem?"),
        ],
        tasks: &[
            "resolvem quatro problemas de dois números desconhecidos, primeiro por tentativa organizada em \
                tabela e depois com equações",
            "resolvem três sistemas por dois métodos e escrevem qual foi mais curto em cada um",
        ],
        items: Items::Made(&[sum_and_difference, wheels]),
    },
    Known {
        of: &[Matematica],
        years: (8, 13),
        names: &["equac* 2 grau", "equac* segundo grau", "bhaskara", "equac* quadrat*"],
        before: "o quadrado de um número, a raiz quadrada e a fatoração",
        content: &[
            "equações do tipo x² = a e produto igual a zero",
            "soma e produto das raízes",
            "conferência das raízes",
        ],
        goals: &[
            "Achar as raízes de equações do 2º grau por um caminho que sabe explicar",
            "Conferir cada raiz na equação",
        ],
        example: "x² - 5x + 6 = 0: dois números que somam 5 e têm produto 6 são 2 e 3. Confiro: 2² - 10 + \
            6 = 0 e 3² - 15 + 6 = 0.",
        mistakes: &[
            ("x² = 9 só tem a solução 3.", "Pergunte quanto é -3 vezes -3."),
            (
                "As raízes têm o sinal que aparece na equação.",
                "Troque a letra por cada raiz e veja se dá zero.",
            ),
        ],
        tasks: &[
            "resolvem seis equações, escolhendo em cada uma entre raiz quadrada, fatoração e fórmula, e \
                justificam a escolha",
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
        goals: &[
            "Traduzir frases em expressões com letras",
            "Calcular o valor de uma expressão para um número dado",
        ],
        example: "o dobro de um número mais 3 é 2n + 3. Se n = 5, fica 2 x 5 + 3 = 13.",
        mistakes: &[
            ("2n com n = 5 é 25.", "Lembre que entre o número e a letra há uma multiplicação."),
            (
                "O dobro da soma é 2a + b.",
                "Escreva a soma entre parênteses e calcule com números dos dois jeitos.",
            ),
        ],
        tasks: &[
            "traduzem oito frases em expressões e calculam o valor de cada uma para dois números",
            "descobrem a expressão que dá o número de palitos de uma sequência de figuras e conferem com a \
                décima",
        ],
        items: Items::Made(&[value_of, translated]),
    },
    Known {
        of: &[Matematica],
        years: (9, 13),
        names: &[
            "funcao afim",
            "funcao 1 grau",
            "funcao primeiro grau",
            "func* -exponenc* -quadrat* -logarit* -trigon* -segundo -2",
        ],
        before: "a proporcionalidade, a tabela de valores e o plano cartesiano",
        content: &[
            "valor fixo e valor que varia",
            "tabela, expressão e gráfico da mesma situação",
            "taxa de variação",
        ],
        goals: &[
            "Calcular valores de uma função afim em uma situação",
            "Dizer o que significam o valor fixo e a taxa",
        ],
        example: "uma corrida custa 5 reais fixos e 2 por quilômetro: f(x) = 2x + 5. Para 4 km, f(4) = 2 x \
            4 + 5 = 13 reais.",
        mistakes: &[
            ("O dobro da distância custa o dobro.", "Calcule f(4) e f(8) e compare: o que não dobrou?"),
            ("f(4) é f vezes 4.", "Leia em voz alta: o valor da função quando x é 4."),
        ],
        tasks: &[
            "montam tabela e gráfico de três planos de celular ou de transporte e decidem qual convém para \
                cada uso",
            "passam quatro situações de frase para expressão, calculam três valores em cada uma e desenham \
                um dos gráficos",
        ],
        items: Items::Made(&[affine, affine_inverse]),
    },
    Known {
        of: &[Matematica],
        years: (9, 13),
        names: &["progressao* aritmetic*", "progressoes aritmeticas"],
        before: "sequências que aumentam sempre do mesmo tanto",
        content: &["razão de uma progressão aritmética", "termo geral", "ligação com a função afim"],
        goals: &[
            "Achar a razão e um termo qualquer de uma progressão aritmética",
            "Explicar por que o décimo termo pede nove passos",
        ],
        example: "em 3, 7, 11, ..., a razão é 4. O décimo termo está a 9 passos do primeiro: 3 + 9 x 4 = 39.",
        mistakes: &[
            ("O décimo termo é 3 + 10 x 4.", "Escreva os três primeiros e conte os passos até o terceiro."),
            ("A razão é o segundo termo.", "Subtraia termos vizinhos duas vezes."),
        ],
        tasks: &[
            "acham razão e vigésimo termo de cinco progressões e criam uma com o quinto termo dado",
            "modelam três situações, como poupança mensal e fileiras de assentos, e respondem a uma \
                pergunta de cada",
        ],
        items: Items::Made(&[term, common_difference]),
    },
];
