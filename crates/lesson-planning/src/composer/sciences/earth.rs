//! Earth, water and air.

use crate::Discipline::{Ciencias, Geografia};
use crate::composer::known::{Known, questions};

pub const KNOWN: &[Known] = &[
    Known {
        of: &[Ciencias, Geografia],
        years: (3, 8),
        names: &["ciclo agua", "ciclo hidrologico"],
        before: "a chuva, as poças que secam e o vapor da panela",
        content: &[
            "evaporação, condensação, chuva e infiltração",
            "o Sol fornece o calor",
            "a água circula e não acaba, mas pode faltar limpa",
        ],
        goals: &["Descrever o caminho da água com um esquema", "Explicar a formação das nuvens e da chuva"],
        example: "a poça seca: a água virou vapor, subiu, esfriou e formou gotinhas na nuvem; as gotas se \
            juntam e caem. Na tampa da panela acontece igual.",
        mistakes: &[
            (
                "A água da poça some.",
                "Tampe um copo com um pouco de água ao sol e observe as gotas na tampa.",
            ),
            (
                "As nuvens são de vapor.",
                "Explique que o vapor não se vê: a nuvem é de gotinhas ou cristais de gelo.",
            ),
        ],
        tasks: &[
            "montam um ciclo da água em um copo com água tampado com filme plástico, preveem e desenham o \
                que veem",
            "fazem um esquema com setas, do rio à chuva e de volta, e marcam onde a cidade usa e onde suja \
                a água",
        ],
        items: questions! {
            "Como se chama a passagem da água líquida para vapor?" =>
                "evaporação", not ["condensação", "infiltração", "solidificação"],
                "Com o calor, a água evapora.";
            "De que são feitas as nuvens?" =>
                "gotinhas de água ou cristais de gelo", not ["fumaça", "algodão", "vapor que se vê"],
                "O vapor é invisível; vemos as gotinhas.";
            "O que fornece energia para a água evaporar nos rios e mares?" =>
                "o Sol", not ["a Lua", "o vento frio", "as nuvens"],
                "O calor do Sol faz a água evaporar.";
            "Como se chama a entrada da água no solo?" =>
                "infiltração", not ["evaporação", "condensação", "fusão"],
                "A água penetra no solo e alimenta as fontes.";
            "O que acontece quando o vapor de água esfria na atmosfera?" =>
                "forma gotinhas", not ["desaparece", "vira terra", "fica mais quente"],
                "Ao esfriar, o vapor condensa.";
        },
    },
    Known {
        of: &[Ciencias],
        years: (2, 9),
        names: &[
            "estado* fisico*",
            "estado* materia",
            "mudanca* estado",
            "solido liquido gasoso",
            "estado* agua",
        ],
        before: "gelo, água e vapor que veem em casa",
        content: &[
            "sólido, líquido e gasoso",
            "fusão, vaporização, condensação e solidificação",
            "aquecer e esfriar",
        ],
        goals: &[
            "Reconhecer estados e mudanças em situações do dia a dia",
            "Explicar uma mudança pelo calor que entra ou sai",
        ],
        example: "o gelo no copo recebe calor do ar e derrete: é fusão. Por fora do copo aparecem gotas: o \
            vapor do ar esfriou e condensou.",
        mistakes: &[
            (
                "As gotas fora do copo gelado vazaram de dentro.",
                "Faça com água colorida: que cor têm as gotas de fora?",
            ),
            ("A água só vira vapor quando ferve.", "Deixe um pano molhado secar na sombra."),
        ],
        tasks: &[
            "observam um cubo de gelo por dez minutos, registram o que muda a cada dois e nomeiam as \
                mudanças",
            "organizam oito situações de casa pela mudança de estado e dizem se o calor entrou ou saiu",
        ],
        items: questions! {
            "Como se chama a passagem do gelo para água líquida?" =>
                "fusão", not ["solidificação", "evaporação", "condensação"],
                "Derreter é passar do sólido ao líquido.";
            "O que acontece com a água no congelador?" =>
                "solidificação", not ["fusão", "evaporação", "ebulição"],
                "Ela perde calor e vira gelo.";
            "De onde vêm as gotas do lado de fora de um copo gelado?" =>
                "Do vapor de água do ar", not ["De dentro do copo", "Do vidro", "Da mesa"],
                "O vapor do ar esfria no vidro e condensa.";
            "Em que estado está o ar que respiramos?" => "gasoso", not ["sólido", "líquido", "congelado"],
                "O ar é uma mistura de gases.";
            "O que é preciso para derreter um sorvete?" =>
                "que ele receba calor", not ["que ele perca calor", "que ele fique no escuro", "que ele \
                    seja menor"],
                "A fusão acontece quando o material recebe calor.";
            "A roupa seca no varal por qual mudança?" =>
                "evaporação", not ["fusão", "condensação", "solidificação"],
                "A água da roupa vira vapor.";
        },
    },
    Known {
        of: &[Ciencias, Geografia],
        years: (6, 12),
        names: &["placa* tectonica*", "vulc*", "terremoto*", "deriva continental", "rocha*"],
        before: "notícias de terremotos e vulcões",
        content: &[
            "crosta, manto e núcleo",
            "placas que se movem devagar",
            "onde elas se encontram: vulcões e terremotos",
        ],
        goals: &["Ordenar as camadas da Terra", "Explicar terremotos e vulcões pelo encontro de placas"],
        example: "com duas folhas que se empurram na mesa, as bordas se dobram: assim crescem montanhas. \
            Se uma escorrega sob a outra, a região treme.",
        mistakes: &[
            (
                "Terremotos podem acontecer do mesmo modo em qualquer lugar.",
                "Compare o mapa de terremotos com o das placas.",
            ),
            (
                "O interior da Terra é todo líquido.",
                "Lembre que o núcleo interno é sólido e o manto se deforma muito devagar.",
            ),
        ],
        tasks: &[
            "marcam no mapa-múndi dez vulcões e terremotos, sobrepõem as bordas das placas e escrevem o \
                que percebem",
            "montam um modelo das camadas com papel, com nomes e uma característica de cada uma",
        ],
        items: questions! {
            "Qual é a camada mais externa da Terra sólida?" =>
                "crosta", not ["manto", "núcleo externo", "núcleo interno"],
                "Vivemos sobre a crosta.";
            "Qual é a ordem das camadas, de fora para dentro?" =>
                "crosta, manto, núcleo", not ["núcleo, manto, crosta", "manto, crosta, núcleo", "crosta, \
                    núcleo, manto"],
                "A crosta fica por fora; o núcleo, no centro.";
            "Onde acontece a maior parte dos terremotos?" =>
                "Perto das bordas das placas tectônicas", not ["No meio das placas", "Só no fundo dos \
                    rios", "Só em lugares frios"],
                "O encontro das placas libera energia.";
            "Por que o Brasil tem poucos terremotos fortes?" =>
                "Porque está longe das bordas da placa", not ["Porque chove muito", "Porque tem muitas \
                    florestas", "Porque está perto do mar"],
                "O país fica no interior da placa Sul-Americana.";
            "O que sai de um vulcão em erupção?" =>
                "lava, gases e cinzas", not ["só água do mar", "só vento", "areia fria"],
                "O magma que chega à superfície é chamado de lava.";
        },
    },
    Known {
        of: &[Ciencias, Geografia],
        years: (6, 12),
        names: &[
            "efeito estufa",
            "aquecimento global",
            "atmosfera",
            "camada ozonio",
            "mudanca* climatica*",
            "poluic* ar",
        ],
        before: "o ar e o calor dentro de um carro fechado ao sol",
        content: &[
            "o ar: nitrogênio, oxigênio e outros gases",
            "efeito estufa natural e aumentado",
            "camada de ozônio é outra coisa",
        ],
        goals: &[
            "Explicar o efeito estufa com um modelo",
            "Distinguir o efeito natural do aquecimento causado por pessoas",
        ],
        example: "o carro fechado ao sol esquenta porque a luz entra e o calor demora a sair. Na \
            atmosfera, gases como o CO₂ seguram parte do calor.",
        mistakes: &[
            ("O efeito estufa é ruim e devia acabar.", "Pergunte como seria a Terra sem ele: muito fria."),
            (
                "O buraco na camada de ozônio causa o aquecimento global.",
                "Separe em duas colunas: ozônio filtra raios ultravioleta; gases de estufa seguram calor.",
            ),
        ],
        tasks: &[
            "medem a temperatura em dois copos ao sol, um coberto com plástico, e explicam a diferença",
            "separam doze ações em “aumenta”, “diminui” e “não muda” o efeito estufa, com um motivo para \
                as difíceis",
        ],
        items: questions! {
            "Qual é o gás mais abundante no ar?" =>
                "nitrogênio", not ["oxigênio", "gás carbônico", "hidrogênio"],
                "Cerca de 78 partes em cada 100 são nitrogênio.";
            "Sem o efeito estufa natural, como seria a Terra?" =>
                "muito mais fria", not ["muito mais quente", "igual", "sem noite"],
                "Ele mantém a temperatura adequada à vida.";
            "Que atividade humana aumenta o gás carbônico no ar?" =>
                "queimar combustíveis fósseis", not ["plantar árvores", "usar bicicleta", "separar o lixo"],
                "Queimar petróleo e carvão libera gás carbônico.";
            "Para que serve a camada de ozônio?" =>
                "Filtrar parte dos raios ultravioleta", not ["Produzir chuva", "Segurar os planetas", "Dar \
                    cor às nuvens"],
                "Ela protege os seres vivos desses raios.";
            "Qual destes é um gás de efeito estufa?" =>
                "gás carbônico", not ["nitrogênio", "oxigênio", "hélio"],
                "O gás carbônico ajuda a segurar calor.";
        },
    },
];
