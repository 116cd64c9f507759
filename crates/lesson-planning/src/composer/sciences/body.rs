//! The human body and health.

use crate::Discipline::Ciencias;
use crate::composer::known::{Known, questions};

pub const KNOWN: &[Known] = &[
    Known {
        of: &[Ciencias],
        years: (1, 5),
        names: &["sentidos", "orgao* sentidos", "cinco sentidos", "partes corpo", "corpo humano -sistema*"],
        before: "as partes do corpo e o que percebem com elas",
        content: &[
            "visão, audição, olfato, paladar e tato",
            "o órgão de cada sentido",
            "cuidado com o corpo",
        ],
        goals: &["Ligar cada sentido ao seu órgão", "Descrever um objeto usando mais de um sentido"],
        example: "com uma laranja: vejo a cor, sinto a casca, cheiro, provo e ouço quando aperto. Cada \
            sentido conta uma coisa.",
        mistakes: &[
            (
                "O tato fica só nas mãos.",
                "Encoste um algodão no braço da criança, que está de olhos fechados.",
            ),
            ("O gosto é só da língua.", "Prove com o nariz tampado e depois sem."),
        ],
        tasks: &[
            "descobrem objetos em um saco sem olhar, dizem que sentido usaram e desenham",
            "fazem um passeio de silêncio no pátio e registram com desenhos o que viram, ouviram, \
                cheiraram e tocaram",
        ],
        items: questions! {
            "Com que órgão ouvimos?" => "orelha", not ["olho", "nariz", "língua"],
                "A audição é pelas orelhas.";
            "Que sentido usamos para perceber o cheiro?" => "olfato", not ["tato", "visão", "audição"],
                "O olfato percebe cheiros.";
            "Qual é o maior órgão do tato?" => "pele", not ["língua", "nariz", "olho"],
                "A pele cobre o corpo todo.";
            "Que sentido nos diz que a comida está salgada?" => "paladar", not ["audição", "visão", "tato"],
                "O paladar percebe sabores.";
            "Com que sentido percebemos as cores?" => "visão", not ["olfato", "paladar", "audição"],
                "As cores são percebidas pelos olhos.";
        },
    },
    Known {
        of: &[Ciencias],
        years: (4, 9),
        names: &["digest*", "sistema digestorio", "nutricao organismo"],
        before: "o caminho da comida depois que se engole",
        content: &[
            "boca, esôfago, estômago e intestinos",
            "quebrar o alimento em partes menores",
            "absorção no intestino delgado",
        ],
        goals: &[
            "Ordenar os órgãos da digestão e dizer o que cada um faz",
            "Explicar por que mastigar ajuda",
        ],
        example: "o pão: na boca é cortado e molhado; desce pelo esôfago; no estômago se mistura; no \
            intestino delgado, os nutrientes passam para o sangue.",
        mistakes: &[
            ("Comida e bebida vão por caminhos diferentes.", "Desenhe um tubo só e siga os dois."),
            (
                "A digestão toda é no estômago.",
                "Mastigue um pedaço de pão por um minuto: o que muda no gosto?",
            ),
        ],
        tasks: &[
            "montam o caminho do alimento em tamanho real em papel, com os órgãos na ordem e a função de \
                cada um",
            "comparam um comprimido efervescente inteiro e outro triturado em água e explicam o que isso \
                mostra sobre mastigar",
        ],
        items: questions! {
            "Onde começa a digestão?" => "na boca", not ["no estômago", "no intestino grosso", "no fígado"],
                "Dentes e saliva começam a digestão.";
            "Onde a maior parte dos nutrientes é absorvida?" =>
                "intestino delgado", not ["estômago", "esôfago", "boca"],
                "Dali os nutrientes passam para o sangue.";
            "Que órgão liga a boca ao estômago, no caminho do alimento?" =>
                "esôfago", not ["traqueia", "intestino", "pulmão"],
                "O alimento desce pelo esôfago.";
            "Qual é a ordem certa?" =>
                "boca, esôfago, estômago, intestinos", not ["boca, estômago, esôfago, \
                    intestinos", "esôfago, boca, intestinos, estômago", "boca, intestinos, estômago, \
                    esôfago"],
                "É o caminho do alimento.";
            "Que órgão produz a bile?" => "fígado", not ["estômago", "coração", "pulmão"],
                "A bile ajuda na digestão das gorduras.";
        },
    },
    Known {
        of: &[Ciencias],
        years: (4, 9),
        names: &[
            "respirator*",
            "circulator*",
            "respirac* -planta* -celular",
            "coracao sangue",
            "circulac* sangue",
            "sistema* corpo humano",
            "corpo humano sistema*",
        ],
        before: "as mudanças no corpo durante uma corrida",
        content: &[
            "pulmões: entra oxigênio, sai gás carbônico",
            "coração bombeia o sangue",
            "o sangue leva oxigênio e nutrientes",
        ],
        goals: &["Explicar o caminho do ar e o do sangue", "Relacionar esforço, batimentos e respiração"],
        example: "depois de correr, o coração bate mais depressa: os músculos pedem mais oxigênio, que o \
            sangue leva dos pulmões até eles.",
        mistakes: &[
            (
                "O sangue sem oxigênio é azul.",
                "Explique que as veias parecem azuladas por causa da pele; o sangue é sempre vermelho.",
            ),
            ("O ar que sai não tem oxigênio.", "Lembre que sai menos oxigênio do que entra, e não zero."),
        ],
        tasks: &[
            "medem os batimentos em repouso e depois de um minuto de polichinelos, fazem um gráfico e \
                explicam a diferença",
            "montam no chão o circuito coração, pulmões e corpo e o percorrem levando cartões de oxigênio \
                e gás carbônico",
        ],
        items: questions! {
            "Que órgão bombeia o sangue?" => "coração", not ["pulmão", "fígado", "cérebro"],
                "O coração impulsiona o sangue.";
            "Que gás passa do ar dos pulmões para o sangue?" =>
                "oxigênio", not ["gás carbônico", "nitrogênio puro", "hélio"],
                "O sangue leva o oxigênio ao corpo.";
            "Onde o sangue recebe oxigênio?" => "nos pulmões", not ["no estômago", "no coração", "nos ossos"],
                "A troca acontece nos alvéolos dos pulmões.";
            "Por que o coração bate mais rápido na corrida?" =>
                "Para levar mais oxigênio aos músculos", not ["Porque o sangue acaba", "Porque os pulmões \
                    param", "Para esfriar os ossos"],
                "Os músculos gastam mais energia.";
            "Como se chamam os vasos que levam o sangue para fora do coração?" =>
                "artérias", not ["veias", "alvéolos", "brônquios"],
                "As artérias saem do coração; as veias voltam.";
        },
    },
    Known {
        of: &[Ciencias],
        years: (2, 9),
        names: &[
            "alimentac* saudavel",
            "alimentac*",
            "nutriente*",
            "grupos alimentares",
            "piramide alimentar",
        ],
        before: "a comida do dia a dia",
        content: &[
            "carboidratos, proteínas, gorduras, vitaminas e água",
            "alimentos in natura e ultraprocessados",
            "ler um rótulo",
        ],
        goals: &[
            "Reconhecer o nutriente principal de alguns alimentos",
            "Montar uma refeição variada e explicar as escolhas",
        ],
        example: "arroz dá energia, feijão dá proteína e ferro, salada dá vitaminas e fibras: juntos, um \
            prato completo e nosso.",
        mistakes: &[
            ("Gordura é sempre ruim.", "Conte para que o corpo a usa e compare tipos e quantidades."),
            ("Suco de caixinha é fruta.", "Leia a lista de ingredientes na ordem em que aparecem."),
        ],
        tasks: &[
            "leem cinco rótulos, acham açúcar, sódio e os três primeiros ingredientes e decidem o que é de \
                todo dia",
            "montam o cardápio de um dia com alimentos da região e explicam que nutriente vem de cada um",
        ],
        items: questions! {
            "Que alimento é rico em proteína?" => "feijão", not ["alface", "açúcar", "óleo"],
                "O feijão é fonte de proteína vegetal.";
            "Para que servem principalmente os carboidratos, como os do arroz?" =>
                "dar energia", not ["formar os dentes", "limpar o sangue", "dar cor à pele"],
                "São a principal fonte de energia.";
            "Qual destes é um alimento in natura?" =>
                "banana", not ["biscoito recheado", "refrigerante", "salgadinho de pacote"],
                "Vem da natureza sem transformação.";
            "O que se deve beber todo dia, em primeiro lugar?" =>
                "água", not ["refrigerante", "suco de pacote", "energético"],
                "O corpo precisa de água todos os dias.";
            "Em um rótulo, o que mostra a ordem dos ingredientes?" =>
                "Do que há mais para o que há menos", not ["A ordem alfabética", "Do mais caro ao mais \
                    barato", "Do mais doce ao mais salgado"],
                "O primeiro da lista é o que há em maior quantidade.";
        },
    },
    Known {
        of: &[Ciencias],
        years: (3, 9),
        names: &["vacin*", "doenca*", "virus bacteria*", "microrganism*", "higiene", "prevenc* saude"],
        before: "os cuidados para não ficar doente",
        content: &[
            "microrganismos: muitos ajudam, alguns causam doença",
            "como se transmite e como se evita",
            "a vacina ensina o corpo a se defender",
        ],
        goals: &["Explicar como a vacina protege", "Ligar formas de transmissão a formas de prevenção"],
        example: "a vacina apresenta ao corpo uma parte do vírus, ou o vírus enfraquecido; o corpo aprende \
            a se defender antes que a doença chegue.",
        mistakes: &[
            ("A vacina cura quem já está doente.", "Compare com o remédio: um previne, o outro trata."),
            ("Antibiótico mata vírus.", "Separe em duas colunas: bactérias e vírus."),
        ],
        tasks: &[
            "espalham um pouco de glitter nas mãos, tocam objetos, observam até onde ele chega e testam \
                lavar só com água e com sabão",
            "montam um quadro com quatro doenças: causa, transmissão, prevenção e vacina, a partir do livro",
        ],
        items: questions! {
            "Para que serve a vacina?" =>
                "Preparar o corpo para se defender de uma doença", not ["Curar quem já está \
                    doente", "Matar todas as bactérias", "Dar energia"],
                "Ela previne: o corpo aprende a se defender.";
            "Qual destas doenças é transmitida pelo mosquito Aedes aegypti?" =>
                "dengue", not ["gripe", "sarampo", "cárie"],
                "O mosquito transmite a dengue.";
            "Antibióticos agem contra o quê?" => "bactérias", not ["vírus", "mosquitos", "fumaça"],
                "Não têm efeito contra vírus.";
            "Por que lavar as mãos com sabão previne doenças?" =>
                "Porque o sabão ajuda a remover microrganismos", not ["Porque deixa a pele mais \
                    dura", "Porque esfria as mãos", "Porque cura febre"],
                "A água sozinha remove menos.";
            "Como evitar criadouros do mosquito da dengue?" =>
                "Não deixar água parada", not ["Apagar as luzes", "Fechar a porta", "Beber mais água"],
                "O mosquito põe ovos em água parada.";
        },
    },
];
