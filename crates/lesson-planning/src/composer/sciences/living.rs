//! Plants, animals and what they live on.

use crate::Discipline::Ciencias;
use crate::composer::known::{Known, questions};

pub const KNOWN: &[Known] = &[
    Known {
        of: &[Ciencias],
        years: (1, 4),
        names: &["ser* vivo*", "vivo nao vivo", "seres vivos"],
        before: "bichos, plantas, pedras e brinquedos do pátio",
        content: &[
            "seres vivos nascem, crescem, podem se reproduzir e morrem",
            "precisam de água e alimento",
            "não vivos: pedra, água, brinquedo",
        ],
        goals: &[
            "Separar seres vivos de coisas não vivas e dizer por quê",
            "Contar o que um ser vivo precisa para viver",
        ],
        example: "a formiga nasce, come, cresce e morre: é viva. A pedra não come nem nasce. A árvore não \
            anda, mas nasce, cresce e dá frutos: é viva.",
        mistakes: &[
            ("A planta não é viva, porque não anda.", "Pergunte se ela nasceu, cresce e precisa de água."),
            ("O carro é vivo, porque se move.", "Pergunte se ele nasceu de outro carro e se cresce."),
        ],
        tasks: &[
            "andam pelo pátio com uma folha dividida em dois, desenham três seres vivos e três coisas não \
                vivas e contam como decidiram",
            "separam figuras em vivo e não vivo e inventam uma pergunta que ajude nos casos difíceis",
        ],
        items: questions! {
            "Qual destes é um ser vivo?" => "árvore", not ["pedra", "bola", "cadeira"],
                "A árvore nasce, cresce e pode se reproduzir.";
            "Qual destes não é um ser vivo?" => "pedra", not ["formiga", "gato", "flor no jardim"],
                "A pedra não nasce nem se alimenta.";
            "Do que todo ser vivo precisa?" => "de água", not ["de brinquedo", "de roupa", "de sapato"],
                "Sem água não há vida.";
            "O que acontece com todos os seres vivos?" =>
                "nascem e um dia morrem", not ["andam", "falam", "voam"],
                "Nem todos andam, falam ou voam.";
            "Por que o carro não é um ser vivo?" =>
                "Porque não nasce, não cresce e não se reproduz", not ["Porque é grande", "Porque faz \
                    barulho", "Porque tem rodas redondas"],
                "Mover-se não basta para ser vivo.";
        },
    },
    Known {
        of: &[Ciencias],
        years: (1, 6),
        names: &["parte* planta*", "planta* -baixa", "flor* fruto*", "germinac*"],
        before: "as plantas da escola e de casa",
        content: &[
            "raiz, caule, folha, flor, fruto e semente",
            "o que cada parte faz",
            "do que a planta precisa para viver",
        ],
        goals: &[
            "Nomear as partes de uma planta e dizer o que cada uma faz",
            "Dizer do que a planta precisa e como se sabe",
        ],
        example: "o feijão no algodão: primeiro sai a raiz, que prende e absorve água; depois o caule, que \
            leva a água; as folhas buscam a luz.",
        mistakes: &[
            (
                "Tudo o que está embaixo da terra é raiz.",
                "Mostre que a batata-inglesa é um caule e a cenoura, uma raiz.",
            ),
            ("A planta come terra.", "Plante em algodão molhado e observe: cresce sem terra."),
        ],
        tasks: &[
            "observam uma planta inteira, desenham, nomeiam as partes e ligam cada uma ao que faz",
            "plantam feijão em dois copos, um na luz e outro no escuro, e combinam como vão medir e \
                registrar",
        ],
        items: questions! {
            "Que parte da planta absorve água do solo?" => "raiz", not ["flor", "fruto", "semente"],
                "A raiz prende a planta e absorve água.";
            "Que parte da planta guarda as sementes?" => "fruto", not ["raiz", "folha", "caule"],
                "O fruto protege as sementes.";
            "Que parte leva a água da raiz até as folhas?" => "caule", not ["flor", "semente", "fruto"],
                "O caule sustenta e transporta.";
            "Do que uma planta precisa para crescer?" =>
                "água, luz e ar", not ["só de terra", "escuro e frio", "leite e açúcar"],
                "Com água, luz e ar a planta produz seu alimento.";
            "De onde nasce uma nova planta de feijão?" =>
                "da semente", not ["da folha seca", "da flor cortada", "da água"],
                "A semente germina e dá origem à planta.";
        },
    },
    Known {
        of: &[Ciencias],
        years: (3, 12),
        names: &["fotossintese", "respiracao planta*"],
        before: "as partes da planta e do que ela precisa",
        content: &[
            "luz, água e gás carbônico entram; açúcar e oxigênio saem",
            "acontece nas partes verdes",
            "a planta também respira, dia e noite",
        ],
        goals: &[
            "Dizer o que entra e o que sai na fotossíntese",
            "Explicar por que ela importa para os outros seres vivos",
        ],
        example: "a folha recebe luz, água da raiz e gás carbônico do ar; produz açúcar, seu alimento, e \
            libera oxigênio.",
        mistakes: &[
            (
                "A planta tira o alimento da terra.",
                "Pergunte de que a folha faz açúcar: da terra vêm água e sais.",
            ),
            (
                "A planta só respira à noite.",
                "Separe em duas colunas: fotossíntese só com luz; respiração o tempo todo.",
            ),
        ],
        tasks: &[
            "cobrem parte de uma folha com papel escuro, preveem o que muda em uma semana e desenham o \
                processo com setas",
            "montam com cartões o que entra e o que sai da folha, explicam cada um e comparam com a \
                respiração",
        ],
        items: questions! {
            "O que a planta precisa receber para fazer fotossíntese?" =>
                "luz, água e gás carbônico", not ["só terra", "oxigênio e açúcar", "escuro e calor"],
                "Com eles a planta produz açúcar.";
            "Que gás a planta libera na fotossíntese?" =>
                "oxigênio", not ["gás carbônico", "nitrogênio", "hidrogênio"],
                "A fotossíntese libera oxigênio.";
            "Em que parte da planta a fotossíntese acontece mais?" =>
                "nas folhas", not ["na raiz", "na semente", "na flor"],
                "As folhas são verdes e recebem luz.";
            "Como se chama o pigmento verde que capta a luz?" =>
                "clorofila", not ["hemoglobina", "melanina", "glicose"],
                "A clorofila dá a cor verde.";
            "Quando a planta respira?" => "de dia e de noite", not ["só de dia", "só de noite", "nunca"],
                "Como os outros seres vivos, ela respira sempre.";
        },
    },
    Known {
        of: &[Ciencias],
        years: (2, 9),
        names: &[
            "vertebrado*",
            "mamifero*",
            "classific* anima*",
            "anima* -cadeia -celula -abandon*",
            "ave* reptei*",
            "invertebrado*",
        ],
        before: "os animais que conhecem e onde vivem",
        content: &[
            "vertebrados têm coluna; invertebrados, não",
            "peixes, anfíbios, répteis, aves e mamíferos",
            "características que se podem observar",
        ],
        goals: &[
            "Separar animais por características observáveis",
            "Justificar a classificação de um caso difícil",
        ],
        example: "o morcego voa, mas tem pelos e mama quando filhote: é mamífero. A galinha quase não voa, \
            mas tem penas: é ave.",
        mistakes: &[
            (
                "A baleia é peixe, porque vive na água.",
                "Pergunte como o filhote se alimenta e como ela respira.",
            ),
            ("Tudo o que voa é ave.", "Compare borboleta, morcego e pardal."),
        ],
        tasks: &[
            "organizam doze figuras de animais em grupos, escrevem o critério e decidem onde ficam o \
                morcego e a baleia",
            "montam a ficha de um animal do lugar com cobertura do corpo, alimentação, filhotes e grupo",
        ],
        items: questions! {
            "Qual destes animais é um mamífero?" => "baleia", not ["tubarão", "pinguim", "jacaré"],
                "A baleia mama quando filhote e respira por pulmões.";
            "O que todas as aves têm?" => "penas", not ["pelos", "escamas no corpo todo", "seis patas"],
                "As penas são próprias das aves.";
            "Qual destes animais é invertebrado?" => "minhoca", not ["sapo", "cobra", "peixe"],
                "A minhoca não tem coluna vertebral.";
            "O morcego é um mamífero por quê?" =>
                "Porque tem pelos e mama quando filhote", not ["Porque voa", "Porque é noturno", "Porque \
                    tem asas"],
                "Pelos e leite são de mamíferos.";
            "Que grupo vive parte da vida na água e parte na terra, como o sapo?" =>
                "anfíbios", not ["aves", "répteis", "mamíferos"],
                "O girino vive na água; o sapo adulto, também na terra.";
            "Qual destes animais é um réptil?" => "tartaruga", not ["sapo", "sardinha", "gato"],
                "A tartaruga tem a pele seca com placas e respira por pulmões.";
        },
    },
    Known {
        of: &[Ciencias],
        years: (3, 9),
        names: &["cadeia* alimentar*", "teia* alimentar*", "produtor* consumidor*", "decompositor*"],
        before: "a alimentação dos animais conhecidos",
        content: &[
            "produtores, consumidores e decompositores",
            "a seta vai de quem é comido para quem come",
            "o que muda se um elo some",
        ],
        goals: &[
            "Montar uma cadeia com as setas no sentido certo",
            "Prever o que acontece se um elo desaparece",
        ],
        example: "capim → gafanhoto → sapo → cobra: a energia passa do capim até a cobra; fungos e \
            bactérias devolvem os restos ao solo.",
        mistakes: &[
            ("A seta vai de quem come para quem é comido.", "Leia a seta como “serve de alimento para”."),
            (
                "Se os sapos sumirem, só as cobras sentem.",
                "Pergunte o que acontece com os gafanhotos e com o capim.",
            ),
        ],
        tasks: &[
            "montam com barbante e cartões uma teia alimentar da região, retiram um ser vivo e dizem quem \
                sente a falta",
            "desenham duas cadeias com as setas certas, marcam produtor, consumidores e decompositores e \
                as juntam em uma teia",
        ],
        items: questions! {
            "Quem são os produtores em uma cadeia alimentar?" =>
                "as plantas", not ["os gaviões", "os fungos", "os gafanhotos"],
                "As plantas produzem o próprio alimento.";
            "Em capim → coelho → onça, quem é o consumidor primário?" =>
                "coelho", not ["capim", "onça", "o Sol"],
                "O coelho come o produtor.";
            "O que fazem os decompositores?" =>
                "Transformam restos de seres vivos em nutrientes", not ["Caçam outros animais", "Produzem \
                    o próprio alimento com luz", "Comem só folhas vivas"],
                "Fungos e bactérias devolvem nutrientes ao solo.";
            "Na cadeia, o que a seta em capim → gafanhoto quer dizer?" =>
                "O capim serve de alimento para o gafanhoto", not ["O capim come o gafanhoto", "O \
                    gafanhoto vira capim", "Os dois vivem juntos"],
                "A seta mostra para onde vai a energia.";
            "Em capim → gafanhoto → sapo → cobra, se os sapos sumirem, o que tende a acontecer primeiro \
                com os gafanhotos?" =>
                "aumentam", not ["diminuem", "viram produtores", "param de comer"],
                "Sem o sapo que os comia, sobram mais gafanhotos.";
        },
    },
];
