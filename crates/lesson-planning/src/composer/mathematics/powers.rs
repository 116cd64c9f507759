//! Powers and roots, numbers below zero, the order of operations.

use super::asked::powers::{
    balance, brackets_first, from_scientific, least_below_zero, minus_product, power, scientific,
    square_root, square_side, temperature, times_first,
};
use crate::Discipline::Matematica;
use crate::composer::known::{Items, Known};

pub const KNOWN: &[Known] = &[
    Known {
        of: &[Matematica],
        years: (6, 10),
        names: &["potenc* -dez", "raiz quadrada", "radicia*", "expoente*", "numero* quadrado* perfeito*"],
        before: "a multiplicação de fatores iguais",
        content: &[
            "potência: fatores iguais, base e expoente",
            "quadrado e cubo de um número",
            "a raiz quadrada desfaz o quadrado",
        ],
        goals: &[
            "Calcular potências escrevendo os fatores",
            "Achar a raiz quadrada de quadrados perfeitos e explicar a relação com a área",
        ],
        example: "2 elevado a 4 é 2 x 2 x 2 x 2 = 16. Um quadrado de área 25 tem lado 5, porque 5 x 5 = 25.",
        mistakes: &[
            ("2 elevado a 4 é 8, porque 2 x 4 = 8.", "Peça que escreva os quatro fatores antes de calcular."),
            ("A raiz quadrada de 16 é 8, a metade.", "Desenhe um quadrado de 16 casas e conte o lado."),
        ],
        tasks: &[
            "desenham quadrados em papel quadriculado, anotam lado e área e ligam cada par com uma \
                potência e uma raiz",
            "dobram uma folha ao meio várias vezes, contam as partes e escrevem a potência de 2 de cada \
                passo",
        ],
        items: Items::Made(&[power, square_root, square_side]),
    },
    Known {
        of: &[Matematica],
        years: (6, 10),
        names: &["negativ*", "numero* inteiro*", "temperatura* abaixo", "regra* sinais"],
        before: "a reta numérica e situações abaixo de zero: temperatura, saldo e andares",
        content: &[
            "números negativos na reta: à esquerda do zero",
            "somar é andar na reta; subtrair é ver a distância com sentido",
            "comparar negativos",
        ],
        goals: &[
            "Comparar números inteiros na reta",
            "Somar e subtrair inteiros em situações de temperatura e saldo",
        ],
        example: "de -3 graus a temperatura sobe 5: na reta, de -3 ando 5 para a direita e chego a 2. \
            Então -3 + 5 = 2.",
        mistakes: &[
            (
                "-8 é maior que -3, porque 8 é maior que 3.",
                "Pergunte em que dia faz mais frio: com -8 ou com -3 graus?",
            ),
            (
                "-3 - 5 = 8, porque menos com menos dá mais.",
                "Ande na reta: de -3, cinco passos para a esquerda.",
            ),
        ],
        tasks: &[
            "jogam com uma reta no chão e dois dados de cores diferentes, um para andar à direita e outro \
                à esquerda, e registram cada jogada como conta",
            "resolvem seis situações de temperatura, saldo e elevador, com um desenho da reta em três delas",
        ],
        items: Items::Made(&[temperature, balance, least_below_zero]),
    },
    Known {
        of: &[Matematica],
        years: (4, 8),
        names: &["expresso* numer*", "ordem operac*", "prioridade operac*"],
        before: "as quatro operações",
        content: &[
            "primeiro o que está nos parênteses",
            "multiplicação e divisão antes de soma e subtração",
            "a expressão que conta uma situação",
        ],
        goals: &[
            "Calcular expressões na ordem certa, um passo por linha",
            "Escrever a expressão de uma situação",
        ],
        example: "duas notas de 5 e uma de 10 são 10 + 2 x 5. Primeiro 2 x 5 = 10; depois 10 + 10 = 20. \
            Quem soma antes acha 60, que não é o dinheiro que há.",
        mistakes: &[
            (
                "Calculo sempre da esquerda para a direita.",
                "Volte à situação do dinheiro e veja qual resultado é verdadeiro.",
            ),
            ("Os parênteses são enfeite.", "Compare 2 x 3 + 4 com 2 x (3 + 4)."),
        ],
        tasks: &[
            "calculam seis expressões, um passo por linha, sublinhando antes a operação que vem primeiro",
            "usam quatro números e parênteses para chegar a cinco resultados diferentes e trocam o desafio \
                com um colega",
        ],
        items: Items::Made(&[times_first, brackets_first, minus_product]),
    },
    Known {
        of: &[Matematica],
        years: (8, 13),
        names: &["notacao cientifica", "potencia* dez"],
        before: "potências de base 10 e o lugar da vírgula",
        content: &[
            "potências de 10 com expoente positivo",
            "número de 1 a 10 vezes uma potência de 10",
            "ordem de grandeza",
        ],
        goals: &["Escrever números grandes em notação científica", "Comparar grandezas pela potência de 10"],
        example: "150 000 000 km: a vírgula anda 8 lugares e fica 1,5 x 10⁸ km, a distância aproximada da \
            Terra ao Sol.",
        mistakes: &[
            (
                "O expoente é a quantidade de zeros, sempre.",
                "Conte quantos lugares a vírgula anda em 150 000 000.",
            ),
            (
                "15 x 10⁷ está em notação científica.",
                "Lembre que o primeiro número fica entre 1 e 10, sem chegar a 10.",
            ),
        ],
        tasks: &[
            "organizam dez medidas do livro, do tamanho de um país à distância de um planeta, em notação \
                científica e em ordem",
            "conferem quatro números de jornal escritos por extenso e os passam para notação científica",
        ],
        items: Items::Made(&[scientific, from_scientific]),
    },
];
