//! Fractions.

use super::asked::fractions::{
    difference, divided_by, equivalent, greatest_same_over, greatest_same_under, least_mixed, left_of_whole,
    missing_over, of_quantity, part_taken, simplest, sum_other_under, sum_same_under, times,
};
use crate::Discipline::Matematica;
use crate::composer::known::{Items, Known};

pub const KNOWN: &[Known] = &[
    Known {
        of: &[Matematica],
        years: (2, 9),
        names: &["frac* -algebr*", "meio terco quarto", "parte inteiro", "numero misto"],
        before: "repartir um inteiro em partes iguais e a divisão exata",
        content: &[
            "fração como parte de um inteiro dividido em partes iguais",
            "fração de uma quantidade",
            "o que dizem o numerador e o denominador",
        ],
        goals: &[
            "Representar uma fração com desenho e dizer o que significa cada número",
            "Calcular a fração de uma quantidade",
        ],
        example: "três quartos de 20 figurinhas: divido 20 em 4 partes iguais, 5 em cada uma; tomo 3 \
            partes e fico com 15.",
        mistakes: &[
            (
                "1/8 é maior que 1/4, porque 8 é maior que 4.",
                "Dobre duas tiras iguais de papel, uma em 4 e outra em 8, e compare um pedaço de cada.",
            ),
            (
                "Qualquer divisão em quatro pedaços dá quartos.",
                "Mostre um retângulo cortado em pedaços diferentes e pergunte se alguém ficaria com menos.",
            ),
        ],
        tasks: &[
            "dobram tiras de papel do mesmo tamanho em 2, 4 e 8 partes, pintam as frações pedidas e acham \
                quais cobrem o mesmo comprimento",
            "calculam frações de quantidades em uma receita e em uma conta de mercado e desenham uma delas",
        ],
        items: Items::Made(&[of_quantity, left_of_whole, part_taken]),
    },
    Known {
        of: &[Matematica],
        years: (4, 8),
        names: &["frac* equival*", "simplific* frac*", "equival* frac*"],
        before: "a fração como parte de um inteiro e a tabuada",
        content: &[
            "frações diferentes com o mesmo valor",
            "multiplicar ou dividir numerador e denominador pelo mesmo número",
            "forma mais simples de uma fração",
        ],
        goals: &[
            "Reconhecer quando duas frações representam a mesma quantidade",
            "Obter frações equivalentes e explicar por que o valor não muda",
        ],
        example: "duas tiras iguais: uma dividida em 2, outra em 4. Um pedaço da primeira cobre dois da \
            segunda: 1/2 = 2/4.",
        mistakes: &[
            (
                "Para achar uma fração equivalente, somo o mesmo número em cima e embaixo.",
                "Compare 1/2 e 2/3 com tiras de papel: os pedaços têm o mesmo comprimento?",
            ),
            (
                "2/4 é maior que 1/2, porque os números são maiores.",
                "Sobreponha as tiras e pergunte o que sobrou.",
            ),
        ],
        tasks: &[
            "montam uma parede de frações com tiras de papel, acham seis pares equivalentes e escrevem por \
                que número se multiplicou",
            "jogam dominó de frações: cada peça só encosta na que tem o mesmo valor, e quem joga mostra \
                com desenho ou conta",
        ],
        items: Items::Made(&[equivalent, missing_over, simplest]),
    },
    Known {
        of: &[Matematica],
        years: (4, 8),
        names: &["compar* frac*", "orden* frac*", "frac* compar*"],
        before: "numerador e denominador e os pedaços que eles contam",
        content: &[
            "mesmo denominador: maior numerador, maior fração",
            "mesmo numerador: maior denominador, menor fração",
            "comparação com a metade e com o inteiro",
        ],
        goals: &[
            "Comparar frações com desenho e com a metade como referência",
            "Explicar por que um denominador maior dá pedaços menores",
        ],
        example: "3/8 e 5/8 têm pedaços do mesmo tamanho: 5/8 é maior. 1/3 e 1/5 têm um pedaço cada: o \
            terço é maior, porque o inteiro foi dividido em menos partes.",
        mistakes: &[
            (
                "1/5 é maior que 1/3, porque 5 é maior que 3.",
                "Pergunte: de uma pizza para 3 ou de uma para 5, em qual o seu pedaço é maior?",
            ),
            (
                "Não dá para comparar frações com denominadores diferentes.",
                "Compare as duas com a metade: qual passa dela?",
            ),
        ],
        tasks: &[
            "colocam dez cartões de frações em uma reta de 0 a 1, começando pelas que valem a metade, e \
                justificam os dois mais difíceis",
            "comparam seis pares de frações, decidindo primeiro pelo desenho ou pela metade e só depois \
                pela conta",
        ],
        items: Items::Made(&[greatest_same_under, greatest_same_over, least_mixed]),
    },
    Known {
        of: &[Matematica],
        years: (5, 9),
        names: &["adic* frac*", "soma* frac*", "subtra* frac*", "operac* frac*"],
        before: "frações equivalentes e o menor múltiplo comum",
        content: &[
            "mesmo denominador: somam-se os numeradores",
            "denominadores diferentes: frações equivalentes primeiro",
            "estimativa do resultado pela metade e pelo inteiro",
        ],
        goals: &[
            "Somar e subtrair frações, com apoio de desenho e de frações equivalentes",
            "Estimar se o resultado passa da metade ou do inteiro",
        ],
        example: "1/2 + 1/4: a metade são dois quartos; 2/4 + 1/4 = 3/4. O desenho confirma: falta um \
            quarto para o inteiro.",
        mistakes: &[
            (
                "1/2 + 1/4 = 2/6.",
                "Pergunte: 2/6 é menos que a metade. Pode a soma ser menor que uma das partes?",
            ),
            (
                "Somo numerador com numerador e denominador com denominador.",
                "Desenhe 1/2 + 1/2 e compare com 2/4.",
            ),
        ],
        tasks: &[
            "resolvem seis somas e subtrações de frações, primeiro estimando se passam da metade, depois \
                com desenho ou conta",
            "montam receitas que juntam xícaras fracionadas, calculam o total e acham quanto falta para um \
                número inteiro de xícaras",
        ],
        items: Items::Made(&[sum_same_under, sum_other_under, difference]),
    },
    Known {
        of: &[Matematica],
        years: (6, 9),
        names: &["multiplic* frac*", "divis* frac*", "produto frac*"],
        before: "a fração de uma quantidade e a simplificação",
        content: &[
            "fração de fração como multiplicação",
            "dividir é ver quantas vezes cabe",
            "resultado menor ou maior que os números do começo",
        ],
        goals: &[
            "Multiplicar frações e explicar com desenho",
            "Dividir frações perguntando quantas vezes uma cabe na outra",
        ],
        example: "metade de 3/4: divido cada quarto ao meio e tomo metade, 1/2 x 3/4 = 3/8. E 3/4 ÷ 1/8 = \
            6, porque um oitavo cabe seis vezes em três quartos.",
        mistakes: &[
            ("Multiplicar sempre aumenta.", "Pergunte quanto é a metade de um quarto e desenhe."),
            (
                "Para dividir, inverto a primeira fração.",
                "Confira com um caso simples: quantas vezes 1/2 cabe em 1?",
            ),
        ],
        tasks: &[
            "resolvem seis itens de multiplicação e divisão de frações e desenham dois deles em um \
                retângulo quadriculado",
            "criam dois problemas de receita, um de fração de fração e outro de quantas vezes cabe, e \
                trocam com um colega",
        ],
        items: Items::Made(&[times, divided_by]),
    },
];
