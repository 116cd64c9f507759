//! The four operations.

use super::asked::operations::{
    double, half, how_many_more, joined, left_over, product, remainder, rows, shared_out, sum, triple,
};
use crate::Discipline::Matematica;
use crate::composer::known::{Items, Known};

pub const KNOWN: &[Known] = &[
    Known {
        of: &[Matematica],
        years: (1, 6),
        names: &[
            "adic* -frac* -deci* -negativ* -intei*",
            "soma -frac* -deci* -negativ* -intei*",
            "contas mais",
            "juntar",
        ],
        before: "contar, juntar quantidades e compor dezenas",
        content: &[
            "juntar e acrescentar",
            "contas por decomposição: dezenas com dezenas, unidades com unidades",
            "a ordem das parcelas não muda o resultado",
        ],
        goals: &[
            "Resolver problemas de juntar e de acrescentar",
            "Calcular somas decompondo os números em dezenas e unidades",
        ],
        example: "para juntar 27 e 15, somamos 20 + 10 = 30 e 7 + 5 = 12; depois 30 + 12 = 42.",
        mistakes: &[
            (
                "Em 27 + 15, 7 + 5 dá 12, então escrevo 312.",
                "Peça que a criança monte 27 e 15 com dezenas e soltos e troque dez soltos por uma dezena.",
            ),
            (
                "Se o problema diz “a mais”, a conta é sempre de mais.",
                "Leia a história sem os números e pergunte o que aconteceu.",
            ),
        ],
        tasks: &[
            "sorteiam dois números, montam cada um com dezenas e unidades de palitos ou desenho, somam e \
                registram a conta decomposta",
            "resolvem quatro problemas de juntar e de acrescentar, cada um com um desenho simples, a conta \
                e a resposta em uma frase",
        ],
        items: Items::Made(&[sum, joined]),
    },
    Known {
        of: &[Matematica],
        years: (1, 6),
        names: &["subtra* -frac* -deci* -negativ* -intei*", "contas menos", "diferenca numero"],
        before: "a adição e o que sobra quando se retira uma parte",
        content: &["retirar, comparar e completar", "a subtração desfaz a adição", "conferência pela adição"],
        goals: &[
            "Resolver problemas de retirar, comparar e completar",
            "Conferir uma subtração com a adição",
        ],
        example: "de 42 para tirar 17: tiro 10 e fico com 32; tiro mais 7 e fico com 25. Confiro: 25 + 17 \
            = 42.",
        mistakes: &[
            (
                "Em 42 - 17 não posso fazer 2 - 7, então faço 7 - 2.",
                "Troque uma dezena por dez unidades com o material na mão e faça a conferência pela adição.",
            ),
            (
                "Quantos a mais? Então é de mais.",
                "Compare duas filas de tampinhas, uma embaixo da outra, e conte o que sobra.",
            ),
        ],
        tasks: &[
            "jogam de loja com tampinhas: a cada compra registram quanto tinham, quanto tiraram e quanto \
                ficou, e conferem com a adição",
            "resolvem quatro problemas, dois de retirar e dois de comparar, com desenho, conta e conferência",
        ],
        items: Items::Made(&[left_over, how_many_more]),
    },
    Known {
        of: &[Matematica],
        years: (2, 6),
        names: &["multiplic* -frac* -deci* -negativ* -intei* -potenc*", "tabuada", "contas vezes"],
        before: "a soma de parcelas iguais e a contagem de dois em dois e de cinco em cinco",
        content: &[
            "parcelas iguais e disposição retangular",
            "tabuada construída por dobros e por soma",
            "ordem dos fatores",
        ],
        goals: &[
            "Resolver problemas de parcelas iguais e de filas com colunas",
            "Construir resultados da tabuada a partir de outros já conhecidos",
        ],
        example: "6 caixas com 4 lápis: 4 + 4 + 4 + 4 + 4 + 4 = 24, ou 6 x 4 = 24. Como 3 x 4 = 12, o \
            dobro disso é 6 x 4 = 24.",
        mistakes: &[
            ("6 x 4 é 10.", "Peça o desenho de 6 grupos com 4 em cada um e conte todos."),
            ("Só sei 7 x 8 se decorar.", "Mostre o caminho: 7 x 4 = 28, e o dobro de 28 é 56."),
        ],
        tasks: &[
            "desenham em papel quadriculado retângulos de várias medidas, escrevem a multiplicação de cada \
                um e acham dois com o mesmo total",
            "montam a tabuada de um número usando só dobros e somas e explicam ao colega como chegaram a \
                dois resultados",
        ],
        items: Items::Made(&[product, rows]),
    },
    Known {
        of: &[Matematica],
        years: (3, 7),
        names: &[
            "divis* -frac* -deci* -negativ* -divisor* -divisib* -celul* -intei* -proporc*",
            "conta dividir",
            "repart*",
        ],
        before: "a multiplicação e repartir em partes iguais",
        content: &[
            "repartir em partes iguais e ver quantas vezes cabe",
            "resto e o que fazer com ele",
            "a divisão desfaz a multiplicação",
        ],
        goals: &[
            "Resolver problemas de repartir e de ver quantas vezes cabe",
            "Dizer o que o resto significa na situação",
        ],
        example: "30 balas para 4 crianças: cada uma recebe 7, porque 4 x 7 = 28, e sobram 2. Confiro: 28 \
            + 2 = 30.",
        mistakes: &[
            (
                "O resto pode ser maior que o divisor.",
                "Pergunte: com o que sobrou, ainda dá para entregar mais uma a cada um?",
            ),
            (
                "30 pessoas em carros de 4 lugares precisam de 7 carros.",
                "Desenhe os carros e pergunte onde vão as duas pessoas que sobraram.",
            ),
        ],
        tasks: &[
            "repartem quantidades de tampinhas em partes iguais, registram divisão, resto e conferência e \
                dizem o que fariam com o que sobra",
            "resolvem quatro problemas, dois de repartir e dois de quantas vezes cabe, e escrevem o que o \
                resto quer dizer em cada um",
        ],
        items: Items::Made(&[shared_out, remainder]),
    },
    Known {
        of: &[Matematica],
        years: (1, 4),
        names: &["dobro", "metade", "triplo", "terca parte"],
        before: "juntar duas quantidades iguais e repartir em duas partes iguais",
        content: &[
            "dobro e triplo: duas e três vezes a mesma quantidade",
            "metade e terça parte: uma de duas e uma de três partes iguais",
            "metade e dobro se desfazem",
        ],
        goals: &[
            "Achar o dobro e a metade de uma quantidade com material e desenho",
            "Explicar por que as partes precisam ser iguais",
        ],
        example: "8 tampinhas em dois grupos iguais: 4 em cada um. A metade de 8 é 4, e o dobro de 4 é 8.",
        mistakes: &[
            ("O dobro de 6 é 8, porque aumenta 2.", "Mostre 6 tampinhas e outra vez 6 e conte tudo."),
            ("Metade é qualquer pedaço do meio.", "Dobre o papel e veja se uma parte cobre a outra."),
        ],
        tasks: &[
            "tiram um número do saco, mostram o dobro com tampinhas, depois a metade de um número par, e \
                registram com desenho",
            "dobram tiras de papel ao meio e repartem desenhos em partes iguais, contando quantos ficam em \
                cada uma",
        ],
        items: Items::Made(&[double, half, triple]),
    },
];
