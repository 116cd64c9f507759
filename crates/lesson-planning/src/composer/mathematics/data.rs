//! Means, chance, tables and counting.

use super::made::{Fraction, fractional, numeric, whole};
use crate::Discipline::Matematica;
use crate::composer::draw::Draw;
use crate::composer::known::{Item, Items, Known};

pub const KNOWN: &[Known] = &[
    Known {
        of: &[Matematica],
        years: (5, 13),
        names: &["media* -idade -velocidade", "mediana", "moda", "medidas tendencia", "tendencia central"],
        before: "somar, dividir e ler uma lista de dados",
        content: &["média: repartir o total por igual", "mediana: o valor do meio", "moda: o que mais se repete"],
        goals: &["Calcular média, mediana e moda de um conjunto pequeno", "Dizer qual das medidas descreve melhor os dados"],
        example: "notas 4, 6 e 8: a soma é 18, e 18 ÷ 3 = 6. É como se as três fossem iguais a 6. A mediana também é 6.",
        mistakes: &[
            ("A média é um dos números da lista.", "Calcule a média de 3 e 6."),
            ("A mediana é o número do meio na ordem em que os dados aparecem.", "Ponha os dados em ordem antes de procurar o meio."),
        ],
        tasks: &[
            "reúnem um dado da turma, como o tempo até a escola, calculam média, mediana e moda e escrevem qual conta melhor a história",
            "resolvem quatro itens com notas e temperaturas e criam uma lista de cinco números com média 10",
        ],
        items: Items::Made(&[mean, median, mode]),
    },
    Known {
        of: &[Matematica],
        years: (4, 13),
        names: &["probabil*", "chance*", "acaso", "espaco amostral", "evento* aleatorio*", "aleator*"],
        before: "frações e experiências com sorteios e dados",
        content: &["listar todos os resultados possíveis", "chance como fração do total", "certo, possível e impossível"],
        goals: &["Listar os resultados possíveis de um sorteio", "Escrever a probabilidade como fração e explicar"],
        example: "em um saco há 3 bolas azuis e 2 vermelhas: são 5 resultados, 3 deles azuis. A chance de azul é 3/5.",
        mistakes: &[
            ("Depois de sair três vezes cara, é mais provável sair coroa.", "Pergunte se a moeda se lembra do que já saiu."),
            ("São dois resultados, então a chance é meio a meio.", "Conte as bolas de cada cor antes de decidir."),
        ],
        tasks: &[
            "sorteiam 30 vezes com reposição, registram em tabela, comparam com o esperado e juntam os dados com outro grupo",
            "escrevem a chance de seis acontecimentos com dado, moeda e cartões e os ordenam do impossível ao certo",
        ],
        items: Items::Made(&[ball, die, not_ball]),
    },
    Known {
        of: &[Matematica],
        years: (1, 9),
        names: &["grafico* tabela*", "tabela* grafico*", "grafico* -funcao", "tabela* -verdade -periodica", "leitura dados", "tratamento informac*", "pesquisa estatist*", "estatist*"],
        before: "contar, comparar quantidades e ler números em uma lista",
        content: &["título, legenda e fonte", "o maior, o menor e a diferença", "da tabela ao gráfico de colunas"],
        goals: &["Ler em tabela e gráfico o maior, o menor e a diferença", "Escrever uma conclusão que os dados permitem"],
        example: "votos em frutas: manga 12, banana 9, uva 5. Manga tem mais; a diferença para uva é 12 - 5 = 7; ao todo, 26 votos.",
        mistakes: &[
            ("A coluna mais alta é a mais importante.", "Pergunte o que o título diz que foi contado."),
            ("O gráfico diz por que as pessoas escolheram.", "Pergunte: onde isso está escrito nos dados?"),
        ],
        tasks: &[
            "fazem uma pesquisa rápida na turma com uma pergunta de quatro opções, montam tabela e gráfico de colunas e escrevem duas conclusões",
            "leem um gráfico do livro, respondem a quatro perguntas e criam uma que ele não responde",
        ],
        items: Items::Made(&[total_votes, votes_more, least_votes]),
    },
    Known {
        of: &[Matematica],
        years: (4, 13),
        names: &["contagem -historia", "principio multiplicativo", "combinac* -quimic*", "analise combinatoria", "permutac*"],
        before: "a multiplicação e listas organizadas",
        content: &["listar sem esquecer e sem repetir", "árvore de possibilidades", "multiplicar as escolhas de cada etapa"],
        goals: &["Contar possibilidades com lista, árvore ou multiplicação", "Explicar por que se multiplica"],
        example: "3 camisas e 2 calças: cada camisa combina com 2 calças; 3 x 2 = 6 modos de se vestir.",
        mistakes: &[
            ("3 camisas e 2 calças dão 5 combinações.", "Faça a árvore: quantos galhos saem de cada camisa?"),
            ("A ordem nunca importa.", "Compare uma fila de pessoas com um grupo de pessoas."),
        ],
        tasks: &[
            "montam com papéis coloridos todas as combinações de dois e de três elementos e descobrem a conta que as prevê",
            "resolvem quatro problemas de cardápio, senha e fila com árvore ou multiplicação, justificando em dois",
        ],
        items: Items::Made(&[outfits, line_up, menus]),
    },
];

pub fn mean(draw: &mut Draw, _: u8) -> Item {
    let right = draw.between(5, 20);
    let (down, up) = (draw.between(1, 4), draw.between(1, 4));
    let numbers = [right - down, right + up, right + down, right - up];
    let total: i64 = numbers.iter().sum();
    let ask = format!("Qual é a média de {}, {}, {} e {}?", numbers[0], numbers[1], numbers[2], numbers[3]);
    numeric(ask, right, &[total, total / 2, right + 1, numbers[1]], &whole, format!("A soma é {total}; {total} ÷ 4 = {right}."))
}

pub fn median(draw: &mut Draw, _: u8) -> Item {
    let right = draw.between(8, 20);
    let mut numbers = [right - draw.between(3, 5), right - draw.between(1, 2), right, right + draw.between(1, 3), right + draw.between(4, 9)];
    let sorted = numbers.map(|it| it.to_string()).join(", ");
    // So that the middle of what is written is another one.
    numbers.swap(2, 4);
    let [a, b, c, d, e] = numbers;
    let ask = format!("Qual é a mediana de {a}, {b}, {c}, {d} e {e}?");
    numeric(ask, right, &[c, numbers.iter().sum::<i64>() / 5, d], &whole, format!("Em ordem: {sorted}. O do meio é {right}."))
}

pub fn mode(draw: &mut Draw, _: u8) -> Item {
    let right = draw.between(4, 15);
    let (less, more, most) = (right - draw.between(1, 3), right + draw.between(1, 3), right + draw.between(4, 8));
    let ask = format!("Qual é a moda de {less}, {right}, {most}, {right}, {more} e {right}?");
    numeric(ask, right, &[most, less, more], &whole, format!("{right} aparece três vezes, mais que os outros."))
}

fn balls(draw: &mut Draw) -> (i64, i64) {
    let blue = draw.between(1, 7);
    (blue, draw.one(&[2, 3, 4, 5, 6, 8].map(|it| if it == blue { it + 1 } else { it })))
}

pub fn ball(draw: &mut Draw, _: u8) -> Item {
    let (blue, red) = balls(draw);
    let all = blue + red;
    let ask = format!("Em um saco há {} e {}. Tirando uma sem olhar, qual é a probabilidade de sair azul?", coloured(blue, "azul", "azuis"), coloured(red, "vermelha", "vermelhas"));
    fractional(ask, Fraction(blue, all), &[Fraction(blue, red), Fraction(red, all), Fraction(1, blue + 1), Fraction(1, 2)], format!("São {all} bolas, e {blue} servem: {blue}/{all}."))
}

pub fn not_ball(draw: &mut Draw, _: u8) -> Item {
    let (blue, red) = balls(draw);
    let all = blue + red;
    let ask = format!("Uma caixa tem {} e {}. Sorteando uma, qual é a probabilidade de não sair azul?", coloured(blue, "azul", "azuis"), coloured(red, "vermelha", "vermelhas"));
    fractional(ask, Fraction(red, all), &[Fraction(blue, all), Fraction(red, blue), Fraction(1, red + 1), Fraction(1, 2)], format!("Não azuis são {red} das {all}: {red}/{all}."))
}

fn coloured(count: i64, one: &str, many: &str) -> String {
    if count == 1 { format!("1 bola {one}") } else { format!("{count} bolas {many}") }
}

pub fn die(draw: &mut Draw, _: u8) -> Item {
    let from = draw.between(2, 6);
    let right = 7 - from;
    let ask = format!("Um dado comum, de faces 1 a 6, é lançado. Qual é a probabilidade de sair {from} ou mais?");
    let served = if right == 1 { "Só 1 das 6 faces serve".to_owned() } else { format!("{right} das 6 faces servem") };
    fractional(ask, Fraction(right, 6), &[Fraction(1, 6), Fraction(from, 6), Fraction(right - 1, 6), Fraction(right, 7)], format!("{served}: {right}/6."))
}

fn votes(draw: &mut Draw, year: u8) -> [i64; 3] {
    let step = if year <= 2 { 1 } else { 4 };
    let less = draw.between(2, 5) * step;
    let middle = less + draw.between(1, 4) * step;
    [middle, less, middle + draw.between(1, 5) * step]
}

fn table([manga, banana, uva]: [i64; 3]) -> String {
    format!("Em uma votação, manga teve {manga} votos, banana {banana} e uva {uva}.")
}

pub fn total_votes(draw: &mut Draw, year: u8) -> Item {
    let votes = votes(draw, year);
    let right = votes.iter().sum();
    let ask = format!("{} Quantos votos foram ao todo?", table(votes));
    numeric(ask, right, &[votes[2], right - votes[1], right + 1], &whole, format!("{} + {} + {} = {right}.", votes[0], votes[1], votes[2]))
}

pub fn votes_more(draw: &mut Draw, year: u8) -> Item {
    let votes = votes(draw, year);
    let right = votes[2] - votes[1];
    let ask = format!("{} Quantos votos uva teve a mais que banana?", table(votes));
    numeric(ask, right, &[votes[2] + votes[1], votes[2], votes[2] - votes[0]], &whole, format!("{} - {} = {right}.", votes[2], votes[1]))
}

pub fn least_votes(draw: &mut Draw, year: u8) -> Item {
    let votes = votes(draw, year);
    let right = votes[0] - votes[1];
    let ask = format!("{} Quantos votos faltaram para banana empatar com manga?", table(votes));
    numeric(ask, right, &[votes[0], votes[1], votes[0] + votes[1], votes[2] - votes[1]], &whole, format!("{} - {} = {right}.", votes[0], votes[1]))
}

pub fn outfits(draw: &mut Draw, _: u8) -> Item {
    let (shirts, trousers) = (draw.between(3, 7), draw.between(2, 5));
    let right = shirts * trousers;
    let ask = format!("Com {shirts} camisas e {trousers} calças, de quantos modos é possível escolher uma camisa e uma calça?");
    numeric(ask, right, &[shirts + trousers, right - trousers, right + shirts], &whole, format!("Cada camisa combina com {trousers} calças: {shirts} x {trousers} = {right}."))
}

pub fn line_up(draw: &mut Draw, _: u8) -> Item {
    let people = draw.one(&[3, 4, 5]);
    let right = (1..=people).product();
    let steps = (1..=people).rev().map(|it| it.to_string()).collect::<Vec<_>>().join(" x ");
    let ask = format!("De quantos modos {people} pessoas podem formar uma fila?");
    numeric(ask, right, &[people, people * people, people + people - 1], &whole, format!("Para cada lugar há uma pessoa a menos: {steps} = {right}."))
}

pub fn menus(draw: &mut Draw, _: u8) -> Item {
    let (soups, dishes, fruits) = (draw.between(2, 4), draw.between(2, 5), draw.between(2, 4));
    let right = soups * dishes * fruits;
    let ask = format!("Um cardápio tem {soups} saladas, {dishes} pratos e {fruits} frutas. Quantas refeições com um item de cada tipo são possíveis?");
    numeric(ask, right, &[soups + dishes + fruits, soups * dishes, right + fruits], &whole, format!("{soups} x {dishes} x {fruits} = {right}."))
}
