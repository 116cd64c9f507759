//! Natural numbers: places, sequences, divisors.

use super::asked::integers::{
    common_divisor, common_multiple, composed, divisor_of, even_one, factored, hidden_term, next_term,
    odd_one, place_value, prime, why_odd, without_pair,
};
use crate::Discipline::Matematica;
use crate::composer::known::{Items, Known};

pub const KNOWN: &[Known] = &[
    Known {
        of: &[Matematica],
        years: (1, 6),
        names: &[
            "valor posicional",
            "numeracao decimal",
            "sistema numeracao -roman*",
            "dezena* unidade*",
            "unidade* dezena* centena*",
            "composicao decomposicao",
            "leitura escrita numero*",
            "ordens classes",
        ],
        before: "a contagem de dez em dez e os algarismos de 0 a 9",
        content: &[
            "dez unidades formam uma dezena, dez dezenas formam uma centena",
            "o valor de um algarismo depende do lugar",
            "compor e decompor números",
        ],
        goals: &[
            "Dizer o valor de cada algarismo pelo lugar que ocupa",
            "Compor e decompor números em ordens",
        ],
        example: "no número 53, o 5 está na dezena e vale 50; o 3 está na unidade e vale 3: 53 = 50 + 3. \
            Se trocam de lugar, 35 é outro número.",
        mistakes: &[
            (
                "No número 53, o 5 vale 5.",
                "Monte 53 com palitos: cinco grupos de dez e três soltos. Pergunte quantos palitos há nos \
                    cinco grupos.",
            ),
            (
                "Cento e cinco se escreve 1005.",
                "Use a tabela de ordens: uma centena, nenhuma dezena, cinco unidades.",
            ),
        ],
        tasks: &[
            "sorteiam algarismos, montam o maior e o menor número possível, decompõem os dois e leem em \
                voz alta",
            "representam quatro números com grupos de dez e soltos, escrevem a decomposição e comparam com \
                a do colega",
        ],
        items: Items::Made(&[place_value, composed]),
    },
    Known {
        of: &[Matematica],
        years: (1, 8),
        names: &["sequenc* numer*", "sequencia* -fibon* -didatic*", "padr* numer*", "regularidade*"],
        before: "contar de dois em dois e perceber o que se repete",
        content: &[
            "sequências que aumentam ou diminuem sempre do mesmo tanto",
            "regra de uma sequência",
            "termo que falta",
        ],
        goals: &[
            "Descobrir a regra de uma sequência e dizer o próximo termo",
            "Achar o termo que falta e conferir a regra",
        ],
        example: "em 4, 7, 10, 13, cada número é 3 a mais que o anterior; o próximo é 16, e o que vem \
            antes do 4 é 1.",
        mistakes: &[
            (
                "Basta olhar os dois primeiros números para saber a regra.",
                "Peça que testem a regra em todos os pares da sequência.",
            ),
            ("Se aumenta, a regra é somar 1.", "Escreva a diferença em cima de cada par de números."),
        ],
        tasks: &[
            "completam cinco sequências, escrevem a regra de cada uma e inventam uma com um número \
                escondido para o colega",
            "montam sequências com tampinhas ou figuras, contam quantas há em cada passo e preveem o décimo",
        ],
        items: Items::Made(&[next_term, hidden_term]),
    },
    Known {
        of: &[Matematica],
        years: (2, 6),
        names: &["par impar", "pares impares", "numero par"],
        before: "formar pares e contar de dois em dois",
        content: &[
            "par: forma grupos de dois sem sobra",
            "ímpar: sobra um",
            "o algarismo das unidades decide",
        ],
        goals: &[
            "Dizer se um número é par ou ímpar e explicar por quê",
            "Usar o algarismo das unidades para decidir em números grandes",
        ],
        example: "com 7 tampinhas formo 3 pares e sobra 1: 7 é ímpar. Com 8, formo 4 pares sem sobra: 8 é \
            par.",
        mistakes: &[
            (
                "35 é par, porque é maior que 34.",
                "Forme pares com 5 tampinhas e olhe para o algarismo das unidades.",
            ),
            ("Zero no fim não conta.", "Forme pares com 10 tampinhas: sobra alguma?"),
        ],
        tasks: &[
            "separam vinte números em duas colunas, par e ímpar, e explicam em dois deles como decidiram",
            "jogam par ou ímpar, somam os dedos, anotam que somas deram par e dizem o que elas têm em comum",
        ],
        items: Items::Made(&[even_one, odd_one, without_pair, why_odd]),
    },
    Known {
        of: &[Matematica],
        years: (5, 8),
        names: &["mmc", "mdc", "multiplo*", "divisor*", "divisib*"],
        before: "a tabuada e a divisão exata",
        content: &[
            "múltiplos e divisores de um número",
            "o menor múltiplo comum e o maior divisor comum",
            "situações em que cada um serve",
        ],
        goals: &[
            "Achar múltiplos e divisores comuns de dois números",
            "Decidir se um problema pede múltiplo ou divisor comum",
        ],
        example: "um ônibus passa de 6 em 6 minutos e outro de 8 em 8. Múltiplos de 6: 6, 12, 18, 24; de \
            8: 8, 16, 24. Eles se encontram a cada 24 minutos.",
        mistakes: &[
            (
                "O menor múltiplo comum é sempre o produto dos dois números.",
                "Liste os múltiplos de 6 e de 8 e procure o primeiro que se repete.",
            ),
            (
                "Múltiplo e divisor são a mesma coisa.",
                "Pergunte: ele cabe dentro do número ou o número cabe dentro dele?",
            ),
        ],
        tasks: &[
            "resolvem quatro problemas, dois de encontros que se repetem e dois de partes iguais, e \
                escrevem em cada um se procuram múltiplo ou divisor",
            "listam múltiplos e divisores de três pares de números, circulam os comuns e criam um problema \
                para um dos pares",
        ],
        items: Items::Made(&[common_multiple, common_divisor, divisor_of]),
    },
    Known {
        of: &[Matematica],
        years: (5, 8),
        names: &["numero primo", "primo*", "fatoracao -polin* -algebr*", "criterio* divisibilidade"],
        before: "os divisores de um número",
        content: &[
            "primo: tem exatamente dois divisores",
            "número composto e fatores primos",
            "critérios de divisibilidade",
        ],
        goals: &[
            "Decidir se um número é primo procurando divisores",
            "Usar critérios de divisibilidade para não testar tudo",
        ],
        example: "os divisores de 7 são 1 e 7: 7 é primo. Os de 9 são 1, 3 e 9: 9 é composto, e 9 = 3 x 3.",
        mistakes: &[
            ("Todo número ímpar é primo.", "Peça os divisores de 9 e de 15."),
            ("1 é primo.", "Conte os divisores do 1: só há um."),
        ],
        tasks: &[
            "riscam, em um quadro de 1 a 50, os múltiplos de 2, 3, 5 e 7, guardam os próprios 2, 3, 5 e 7 \
                e explicam o que sobrou",
            "decidem se dez números são primos, escrevendo um divisor de cada composto, e decompõem dois \
                deles em fatores primos",
        ],
        items: Items::Made(&[prime, factored]),
    },
];
