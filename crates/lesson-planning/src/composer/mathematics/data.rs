//! Means, chance, tables and counting.

use super::asked::data::{
    ball, die, least_votes, line_up, mean, median, menus, mode, not_ball, outfits, total_votes, votes_more,
};
use crate::Discipline::Matematica;
use crate::composer::known::{Items, Known};

pub const KNOWN: &[Known] = &[
    Known {
        of: &[Matematica],
        years: (5, 13),
        names: &["media* -idade -velocidade", "mediana", "moda", "medidas tendencia", "tendencia central"],
        before: "somar, dividir e ler uma lista de dados",
        content: &[
            "média: repartir o total por igual",
            "mediana: o valor do meio",
            "moda: o que mais se repete",
        ],
        goals: &[
            "Calcular média, mediana e moda de um conjunto pequeno",
            "Dizer qual das medidas descreve melhor os dados",
        ],
        example: "notas 4, 6 e 8: a soma é 18, e 18 ÷ 3 = 6. É como se as três fossem iguais a 6. A \
            mediana também é 6.",
        mistakes: &[
            ("A média é um dos números da lista.", "Calcule a média de 3 e 6."),
            (
                "A mediana é o número do meio na ordem em que os dados aparecem.",
                "Ponha os dados em ordem antes de procurar o meio.",
            ),
        ],
        tasks: &[
            "reúnem um dado da turma, como o tempo até a escola, calculam média, mediana e moda e escrevem \
                qual conta melhor a história",
            "resolvem quatro itens com notas e temperaturas e criam uma lista de cinco números com média 10",
        ],
        items: Items::Made(&[mean, median, mode]),
    },
    Known {
        of: &[Matematica],
        years: (4, 13),
        names: &["probabil*", "chance*", "acaso", "espaco amostral", "evento* aleatorio*", "aleator*"],
        before: "frações e experiências com sorteios e dados",
        content: &[
            "listar todos os resultados possíveis",
            "chance como fração do total",
            "certo, possível e impossível",
        ],
        goals: &[
            "Listar os resultados possíveis de um sorteio",
            "Escrever a probabilidade como fração e explicar",
        ],
        example: "em um saco há 3 bolas azuis e 2 vermelhas: são 5 resultados, 3 deles azuis. A chance de \
            azul é 3/5.",
        mistakes: &[
            (
                "Depois de sair três vezes cara, é mais provável sair coroa.",
                "Pergunte se a moeda se lembra do que já saiu.",
            ),
            (
                "São dois resultados, então a chance é meio a meio.",
                "Conte as bolas de cada cor antes de decidir.",
            ),
        ],
        tasks: &[
            "sorteiam 30 vezes com reposição, registram em tabela, comparam com o esperado e juntam os \
                dados com outro grupo",
            "escrevem a chance de seis acontecimentos com dado, moeda e cartões e os ordenam do impossível \
                ao certo",
        ],
        items: Items::Made(&[ball, die, not_ball]),
    },
    Known {
        of: &[Matematica],
        years: (1, 9),
        names: &[
            "grafico* tabela*",
            "tabela* grafico*",
            "grafico* -funcao",
            "tabela* -verdade -periodica",
            "leitura dados",
            "tratamento informac*",
            "pesquisa estatist*",
            "estatist*",
        ],
        before: "contar, comparar quantidades e ler números em uma lista",
        content: &[
            "título, legenda e fonte",
            "o maior, o menor e a diferença",
            "da tabela ao gráfico de colunas",
        ],
        goals: &[
            "Ler em tabela e gráfico o maior, o menor e a diferença",
            "Escrever uma conclusão que os dados permitem",
        ],
        example: "votos em frutas: manga 12, banana 9, uva 5. Manga tem mais; a diferença para uva é 12 - \
            5 = 7; ao todo, 26 votos.",
        mistakes: &[
            ("A coluna mais alta é a mais importante.", "Pergunte o que o título diz que foi contado."),
            ("O gráfico diz por que as pessoas escolheram.", "Pergunte: onde isso está escrito nos dados?"),
        ],
        tasks: &[
            "fazem uma pesquisa rápida na turma com uma pergunta de quatro opções, montam tabela e gráfico \
                de colunas e escrevem duas conclusões",
            "leem um gráfico do livro, respondem a quatro perguntas e criam uma que ele não responde",
        ],
        items: Items::Made(&[total_votes, votes_more, least_votes]),
    },
    Known {
        of: &[Matematica],
        years: (4, 13),
        names: &[
            "contagem -historia",
            "principio multiplicativo",
            "combinac* -quimic*",
            "analise combinatoria",
            "permutac*",
        ],
        before: "a multiplicação e listas organizadas",
        content: &[
            "listar sem esquecer e sem repetir",
            "árvore de possibilidades",
            "multiplicar as escolhas de cada etapa",
        ],
        goals: &[
            "Contar possibilidades com lista, árvore ou multiplicação",
            "Explicar por que se multiplica",
        ],
        example: "3 camisas e 2 calças: cada camisa combina com 2 calças; 3 x 2 = 6 modos de se vestir.",
        mistakes: &[
            ("3 camisas e 2 calças dão 5 combinações.", "Faça a árvore: quantos galhos saem de cada camisa?"),
            ("A ordem nunca importa.", "Compare uma fila de pessoas com um grupo de pessoas."),
        ],
        tasks: &[
            "montam com papéis coloridos todas as combinações de dois e de três elementos e descobrem a \
                conta que as prevê",
            "resolvem quatro problemas de cardápio, senha e fila com árvore ou multiplicação, justificando \
                em dois",
        ],
        items: Items::Made(&[outfits, line_up, menus]),
    },
];
