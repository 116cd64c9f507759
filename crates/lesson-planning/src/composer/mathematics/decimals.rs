//! Decimals, percentages and money.

use super::asked::decimals::{
    amount, change_back, coins, compared, compound, compound_interest, decimal_difference, decimal_sum,
    discounted, greater_decimal, notes_total, percentage_of, simple_interest, what_percentage,
};
use crate::Discipline::Matematica;
use crate::composer::known::{Items, Known};

pub const KNOWN: &[Known] = &[
    Known {
        of: &[Matematica],
        years: (4, 9),
        names: &["numero decima*", "decima* -sistema", "virgula numero", "racional* decima*"],
        before: "dezenas e unidades, décimos do metro e centavos do real",
        content: &[
            "décimos, centésimos e o lugar da vírgula",
            "comparar decimais parte por parte",
            "somar e subtrair com vírgula embaixo de vírgula",
        ],
        goals: &[
            "Comparar números decimais e explicar pelo valor de cada lugar",
            "Somar e subtrair decimais em situações de medida e dinheiro",
        ],
        example: "1,5 m e 1,35 m: os inteiros são iguais; 5 décimos são mais que 3 décimos. Então 1,5 m é \
            maior, e a diferença é 0,15 m.",
        mistakes: &[
            (
                "1,35 é maior que 1,5, porque 35 é maior que 5.",
                "Escreva 1,50 e 1,35, ou mostre os dois em uma fita métrica.",
            ),
            ("2,5 + 1,25 = 3,30.", "Monte a conta na tabela de ordens, com vírgula embaixo de vírgula."),
        ],
        tasks: &[
            "medem cinco objetos com a fita métrica, escrevem as medidas em metros com vírgula e as \
                ordenam da menor para a maior",
            "resolvem seis contas com preços de folhetos, estimando antes e escrevendo vírgula embaixo de \
                vírgula",
        ],
        items: Items::Made(&[greater_decimal, decimal_sum, decimal_difference]),
    },
    Known {
        of: &[Matematica],
        years: (5, 13),
        names: &["porcent*", "percent*", "desconto*", "acrescimo*"],
        before: "frações com denominador 100 e a fração de uma quantidade",
        content: &[
            "por cento: de cada cem",
            "10\u{a0}%, 25\u{a0}%, 50\u{a0}% e 75\u{a0}% por cálculo mental",
            "desconto e acréscimo",
        ],
        goals: &[
            "Calcular porcentagens comuns de cabeça a partir de 10\u{a0}% e 50\u{a0}%",
            "Resolver problemas de desconto e de acréscimo",
        ],
        example: "15\u{a0}% de 80: 10\u{a0}% são 8, 5\u{a0}% são metade disso, 4; juntos, 12. Com desconto \
            de 15\u{a0}%, pagam-se 80 - 12 = 68.",
        mistakes: &[
            ("20\u{a0}% de 50 são 20.", "Pergunte quanto são 10\u{a0}% de 50 e depois o dobro."),
            (
                "Aumentar 10\u{a0}% e depois diminuir 10\u{a0}% volta ao mesmo preço.",
                "Faça com 100 reais, um passo de cada vez.",
            ),
        ],
        tasks: &[
            "montam o cartaz de uma liquidação com quatro produtos de folhetos, calculam o desconto e o \
                preço final e conferem por outro caminho",
            "resolvem cinco problemas com dados da turma e de contas de casa, começando sempre por \
                10\u{a0}% ou 50\u{a0}%",
        ],
        items: Items::Made(&[percentage_of, discounted, what_percentage]),
    },
    Known {
        of: &[Matematica],
        years: (7, 13),
        names: &["juro* simple*", "juro* -composto*", "financ*"],
        before: "a porcentagem de uma quantia",
        content: &[
            "capital, taxa, tempo e juro",
            "no juro simples, cada período rende o mesmo valor",
            "montante: capital mais juro",
        ],
        goals: &[
            "Calcular juro simples e montante passo a passo",
            "Comparar o preço à vista com o preço a prazo",
        ],
        example: "200 reais a 3\u{a0}% ao mês por 4 meses: cada mês rende 6 reais; em 4 meses, 24. O \
            montante é 224 reais.",
        mistakes: &[
            ("O juro de 4 meses é a taxa de um mês.", "Faça uma tabela, uma linha por mês."),
            ("Montante e juro são a mesma coisa.", "Pergunte: quanto volta ao todo, e quanto é a mais?"),
        ],
        tasks: &[
            "comparam em uma tabela mês a mês o preço à vista e a prazo de dois produtos e escrevem que \
                escolha fariam e por quê",
            "resolvem cinco situações de empréstimo e poupança com juro simples, dizendo em cada uma o \
                capital, a taxa e o tempo",
        ],
        items: Items::Made(&[simple_interest, amount]),
    },
    Known {
        of: &[Matematica],
        years: (8, 13),
        names: &["juro* composto*"],
        before: "a porcentagem e o juro simples",
        content: &[
            "juro sobre juro: cada período rende sobre o que já há",
            "multiplicar pelo mesmo fator a cada período",
            "comparação com o juro simples",
        ],
        goals: &[
            "Calcular o montante período a período",
            "Comparar juro simples e composto e explicar a diferença",
        ],
        example: "1.000 reais a 10\u{a0}% ao mês: depois de um mês, 1.100; no segundo, 10\u{a0}% de 1.100 \
            são 110, e há 1.210. No juro simples haveria 1.200.",
        mistakes: &[
            (
                "Em dois meses a 10\u{a0}%, o aumento é de 20\u{a0}%.",
                "Faça a tabela mês a mês e compare 1.200 com 1.210.",
            ),
            (
                "Juro composto só existe em banco.",
                "Traga a fatura de um cartão e veja o que acontece quando se paga só uma parte.",
            ),
        ],
        tasks: &[
            "montam a tabela de seis meses de uma dívida com juro simples e com juro composto e escrevem \
                quando a diferença passa de certo valor",
            "comparam duas propostas de empréstimo período a período e escrevem uma recomendação com números",
        ],
        items: Items::Made(&[compound, compound_interest, compared]),
    },
    Known {
        of: &[Matematica],
        years: (1, 6),
        names: &["dinheiro", "sistema monetario", "troco", "moeda*", "cedula*", "compra* venda*"],
        before: "somar e subtrair e as moedas e cédulas que já usaram",
        content: &[
            "cédulas e moedas do real",
            "formas diferentes de compor um valor",
            "troco: do preço até o valor pago",
        ],
        goals: &[
            "Compor um valor de duas maneiras com cédulas e moedas",
            "Calcular o troco completando do preço até o valor pago",
        ],
        example: "o pão custa 7 reais, e pago com 10: de 7 para 8, um real; de 8 para 10, mais dois. O \
            troco é 3 reais.",
        mistakes: &[
            (
                "Quem tem mais moedas tem mais dinheiro.",
                "Compare cinco moedas de 10 centavos com uma de 1 real.",
            ),
            ("O troco é o preço.", "Encene a compra: o que fica com o vendedor e o que volta?"),
        ],
        tasks: &[
            "montam uma lojinha com embalagens e preços inteiros, compram e vendem com cédulas de papel e \
                registram preço, pagamento e troco",
            "compõem cinco valores de duas maneiras diferentes, desenham as cédulas e moedas e acham a \
                maneira com menos peças",
        ],
        items: Items::Made(&[change_back, notes_total, coins]),
    },
];
