//! Materials, mixtures, energy, matter.

use crate::Discipline::Ciencias;
use crate::composer::known::{Known, questions};

pub const KNOWN: &[Known] = &[
    Known {
        of: &[Ciencias],
        years: (4, 9),
        names: &["mistura*", "homogene* heterogene*", "separac* mistura*", "substancias puras"],
        before: "as misturas da cozinha, como água com sal e água com óleo",
        content: &[
            "homogênea: um aspecto só; heterogênea: dá para ver partes",
            "dissolver não é sumir",
            "coar, decantar, evaporar",
        ],
        goals: &["Classificar misturas e dizer o que se vê", "Escolher um modo de separar e explicar"],
        example: "água e sal: depois de mexer, um aspecto só, homogênea. Água e óleo: duas partes, \
            heterogênea. O sal volta se a água evaporar.",
        mistakes: &[
            ("O sal sumiu.", "Prove que ele está lá: evapore um pouco da água em um prato ao sol."),
            ("Tudo o que é líquido é mistura homogênea.", "Agite água com areia e espere dois minutos."),
        ],
        tasks: &[
            "misturam água com sal, açúcar, areia e óleo em quatro copos, preveem, observam e classificam",
            "recebem uma mistura de água, sal e areia e planejam os passos para separar tudo, explicando \
                cada um",
        ],
        items: questions! {
            "Qual destas misturas é homogênea?" =>
                "água com sal dissolvido", not ["água com areia", "água com óleo", "água com pedras"],
                "Depois de dissolver, vê-se um aspecto só.";
            "Qual destas misturas é heterogênea?" =>
                "água e óleo", not ["água com açúcar dissolvido", "álcool e água", "ar limpo e seco"],
                "Veem-se duas partes.";
            "Como se pode recuperar o sal dissolvido na água?" =>
                "evaporando a água", not ["coando", "usando um ímã", "esperando o sal boiar"],
                "A água evapora, e o sal fica.";
            "Que processo separa a areia da água com um filtro de papel?" =>
                "filtração", not ["evaporação", "fusão", "imantação"],
                "A areia fica no filtro.";
            "O que acontece com o açúcar ao dissolver na água?" =>
                "continua lá, espalhado", not ["some", "vira água", "vira ar"],
                "O gosto doce mostra que ele está lá.";
            "Como separar limalha de ferro de areia?" =>
                "com um ímã", not ["com um coador", "com água fria", "com fogo"],
                "O ímã atrai o ferro.";
        },
    },
    Known {
        of: &[Ciencias],
        years: (1, 6),
        names: &[
            "material objetos",
            "materiais",
            "lixo",
            "reciclagem",
            "residuo*",
            "coleta seletiva",
            "consumo consciente",
        ],
        before: "os materiais dos objetos e o caminho do lixo de casa",
        content: &[
            "papel, plástico, vidro, metal e orgânicos",
            "reduzir, reutilizar e reciclar, nessa ordem",
            "o caminho do lixo na cidade",
        ],
        goals: &[
            "Separar materiais pelo tipo e dizer o destino de cada um",
            "Propor um modo de produzir menos lixo",
        ],
        example: "a garrafa: primeiro, preciso dela? Depois, posso usar de novo? Só então vai limpa para a \
            reciclagem. A casca de banana vira adubo.",
        mistakes: &[
            (
                "Tudo o que vai para a lixeira colorida é reciclado.",
                "Conte o que acontece com papel sujo de comida.",
            ),
            (
                "Reciclar é a melhor solução.",
                "Pergunte o que gasta menos: não usar, usar de novo ou reciclar?",
            ),
        ],
        tasks: &[
            "separam o lixo limpo de um dia da sala, contam, fazem um gráfico e propõem uma mudança",
            "criam um objeto útil com embalagem, explicam de que material é e o que deixou de ir para o lixo",
        ],
        items: questions! {
            "Qual destes materiais é orgânico e pode virar adubo?" =>
                "casca de banana", not ["garrafa de vidro", "lata", "sacola plástica"],
                "Restos de plantas se decompõem e viram adubo.";
            "De que material é feita uma lata de refrigerante?" => "metal", not ["vidro", "papel", "madeira"],
                "As latas são de alumínio, um metal.";
            "O que quer dizer reutilizar?" => "usar de novo", not ["jogar fora", "queimar", "comprar mais"],
                "Reutilizar é dar novo uso sem transformar o material.";
            "O que vem primeiro para produzir menos lixo?" =>
                "reduzir o consumo", not ["reciclar tudo", "queimar", "enterrar"],
                "O melhor lixo é o que não se produz.";
            "De que material é feita uma lente de lupa comum?" => "vidro", not ["papel", "tecido", "ferro"],
                "O vidro é transparente: deixa a luz passar.";
        },
    },
    Known {
        of: &[Ciencias],
        years: (7, 12),
        names: &[
            "circuito* eletric*",
            "eletricidade",
            "energia eletrica",
            "corrente eletrica",
            "consumo energia",
        ],
        before: "os aparelhos de casa e a conta de luz",
        content: &[
            "circuito fechado: fonte, fios e aparelho",
            "condutores e isolantes",
            "consumo: potência vezes tempo",
        ],
        goals: &["Explicar por que um circuito acende ou não", "Estimar o consumo de aparelhos de casa"],
        example: "pilha, dois fios e lâmpada: só acende se o caminho for fechado. Um chuveiro de 5 kW \
            ligado meia hora consome 2,5 kWh.",
        mistakes: &[
            ("Basta um fio da pilha à lâmpada.", "Monte com um fio e com dois e compare."),
            (
                "O aparelho gasta a corrente, que volta menor.",
                "Explique que a corrente é a mesma; o que se transforma é a energia.",
            ),
        ],
        tasks: &[
            "montam com pilha, fios e lâmpada pequena três circuitos, preveem qual acende e testam \
                materiais condutores",
            "leem uma conta de luz, listam cinco aparelhos, calculam o consumo de cada um e propõem uma \
                economia",
        ],
        items: questions! {
            "O que é preciso para a lâmpada acender em um circuito com pilha?" =>
                "um caminho fechado", not ["um fio só", "dois interruptores abertos", "um isolante no meio"],
                "A corrente só passa em circuito fechado.";
            "Qual destes materiais é bom condutor de eletricidade?" =>
                "cobre", not ["borracha", "madeira seca", "plástico"],
                "Por isso os fios são de cobre.";
            "Para que serve a capa de plástico dos fios?" =>
                "isolar e proteger", not ["conduzir melhor", "guardar energia", "esfriar a lâmpada"],
                "O plástico é isolante.";
            "Um aparelho de 2 kW ligado por 3 horas consome quantos kWh?" =>
                "6 kWh", not ["5 kWh", "1,5 kWh", "23 kWh"],
                "Potência vezes tempo: 2 x 3 = 6.";
            "O que faz um interruptor aberto?" =>
                "interrompe a corrente", not ["aumenta a corrente", "carrega a pilha", "inverte as cores"],
                "Aberto, o caminho fica cortado.";
        },
    },
    Known {
        of: &[Ciencias],
        years: (8, 13),
        names: &["atomo*", "modelo* atomic*", "tabela periodica", "elemento* quimico*"],
        before: "os materiais e os elementos que conhecem",
        content: &[
            "núcleo com prótons e nêutrons; elétrons em volta",
            "número atômico: quantos prótons",
            "organização da tabela periódica",
        ],
        goals: &[
            "Localizar partículas no átomo e dizer a carga",
            "Usar a tabela periódica para tirar informações",
        ],
        example: "o carbono tem número atômico 6: seis prótons. Neutro, tem também seis elétrons. Outro \
            número de prótons seria outro elemento.",
        mistakes: &[
            (
                "O átomo é uma bolinha cheia.",
                "Use a escala: se o núcleo fosse um grão de areia, o átomo teria o tamanho de um campo.",
            ),
            (
                "Mudar o número de elétrons muda o elemento.",
                "Pergunte o que define o elemento: o número de prótons.",
            ),
        ],
        tasks: &[
            "montam modelos de três átomos com material simples, dizem prótons e elétrons e apontam o que \
                o modelo não mostra",
            "fazem uma caça ao tesouro na tabela periódica com oito pistas e criam duas para outra dupla",
        ],
        items: questions! {
            "Que partículas ficam no núcleo do átomo?" =>
                "prótons e nêutrons", not ["elétrons e prótons", "só elétrons", "elétrons e nêutrons"],
                "Os elétrons ficam em volta.";
            "Qual é a carga do elétron?" => "negativa", not ["positiva", "nula", "depende do átomo"],
                "O próton é positivo; o elétron, negativo.";
            "O que o número atômico informa?" =>
                "o número de prótons", not ["o número de nêutrons", "a massa em gramas", "o número de \
                    moléculas"],
                "Ele identifica o elemento.";
            "Um átomo neutro com 8 prótons tem quantos elétrons?" => "8", not ["0", "4", "16"],
                "Neutro: cargas em igual número.";
            "Qual é o símbolo do elemento oxigênio?" => "O", not ["Ox", "Og", "On"],
                "O símbolo do oxigênio é O.";
            "Qual é a fórmula da água?" => "H₂O", not ["HO₂", "CO₂", "O₂"],
                "Dois átomos de hidrogênio e um de oxigênio.";
        },
    },
    Known {
        of: &[Ciencias],
        years: (9, 13),
        names: &["acido* base*", "ph", "acidez", "indicador* acido*"],
        before: "o sabor azedo do limão e o sabão que escorrega",
        content: &[
            "escala de pH de 0 a 14",
            "ácido abaixo de 7, neutro 7, básico acima de 7",
            "indicadores e neutralização",
        ],
        goals: &["Classificar soluções pela escala de pH", "Explicar o que um indicador mostra"],
        example: "suco de repolho roxo fica avermelhado com limão, ácido, e esverdeado com sabão, básico.",
        mistakes: &[
            ("Todo ácido queima.", "Lembre do limão e do vinagre; concentração e força importam."),
            ("pH maior é mais ácido.", "Percorra a escala: quanto menor, mais ácido."),
        ],
        tasks: &[
            "testam com suco de repolho roxo cinco líquidos de cozinha, preveem a cor, ordenam e \
                registram, sem provar nada",
            "colocam dez produtos em uma escala de pH a partir de uma tabela e explicam um caso de \
                neutralização",
        ],
        items: questions! {
            "A 25 °C, uma solução de pH 3 é o quê?" => "ácida", not ["básica", "neutra", "isolante"],
                "Abaixo de 7 é ácida.";
            "Qual é o pH da água pura a 25 °C?" => "7", not ["0", "1", "14"], "A água pura é neutra.";
            "Qual destes é ácido?" => "suco de limão", not ["sabão", "leite de magnésia", "água sanitária"],
                "O limão contém ácido cítrico.";
            "O que um indicador faz?" =>
                "Muda de cor conforme o pH", not ["Aumenta o pH", "Esquenta a solução", "Separa o sal da \
                    água"],
                "A cor mostra se é ácido ou básico.";
            "Que solução é mais ácida?" => "a de pH 2", not ["a de pH 5", "a de pH 7", "a de pH 9"],
                "Quanto menor o pH, mais ácida.";
        },
    },
];
