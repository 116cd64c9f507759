//! Earth, sky, water and air.

use crate::Discipline::{Ciencias, Geografia};
use crate::composer::known::{Items, Known, q};

pub const KNOWN: &[Known] = &[
    Known {
        of: &[Ciencias],
        years: (2, 9),
        names: &["fase* lua", "lua -cheia*"],
        before: "a luz da Lua e o tempo que ela leva para mudar",
        content: &["a Lua não tem luz própria: reflete a do Sol", "nova, crescente, cheia e minguante", "um ciclo dura cerca de 29 dias e meio"],
        goals: &["Nomear as fases principais e pô-las em ordem", "Explicar as fases pela posição de Sol, Terra e Lua"],
        example: "uma bola clara e uma lanterna: metade da bola está sempre iluminada; andando em volta, vemos mais ou menos dessa metade.",
        mistakes: &[
            ("As fases acontecem porque a Terra faz sombra na Lua.", "Mostre com a lanterna: na maior parte do mês, a sombra da Terra não toca a Lua; quando toca, é eclipse."),
            ("A Lua só aparece à noite.", "Combine de procurá-la em uma manhã da semana."),
        ],
        tasks: &[
            "giram com uma bola na mão em volta de uma lanterna, desenham o que veem em quatro posições e dão nome a cada fase",
            "montam um calendário lunar de um mês com desenhos e combinam quem observa a Lua em cada noite da semana",
        ],
        items: Items::Written(&[
            q("Por que vemos a Lua brilhar?", "Porque ela reflete a luz do Sol", ["Porque ela tem luz própria", "Porque a Terra a ilumina com fogo", "Porque há lava em sua superfície"], "A Lua não produz luz; reflete a do Sol."),
            q("Qual é a ordem das fases da Lua?", "nova, crescente, cheia, minguante", ["cheia, nova, crescente, minguante", "nova, cheia, crescente, minguante", "crescente, minguante, nova, cheia"], "Depois da nova ela cresce, fica cheia e míngua."),
            q("Em que fase vemos todo o lado iluminado da Lua?", "cheia", ["nova", "crescente", "minguante"], "Na cheia, a face iluminada está voltada para a Terra."),
            q("Quanto tempo, mais ou menos, leva um ciclo completo de fases?", "um mês", ["um dia", "uma semana", "um ano"], "O ciclo dura cerca de 29 dias e meio."),
            q("O que causa as fases da Lua?", "As posições de Sol, Terra e Lua", ["A sombra das nuvens", "O apagar e acender da Lua", "A sombra da Terra, todos os dias"], "Muda a parte iluminada que vemos daqui."),
        ]),
    },
    Known {
        of: &[Ciencias],
        years: (2, 9),
        names: &["sistema solar", "planeta*"],
        before: "os nomes de planetas que conhecem e o que é uma estrela",
        content: &["o Sol é uma estrela, no centro", "oito planetas: quatro rochosos e quatro gigantes", "a Terra é o terceiro"],
        goals: &["Nomear os planetas na ordem a partir do Sol", "Comparar planetas rochosos e gigantes"],
        example: "se o Sol fosse uma bola de um metro, a Terra seria uma bolinha de menos de um centímetro, a mais de cem metros dele.",
        mistakes: &[
            ("O Sol é um planeta.", "Pergunte quem produz luz: o Sol é uma estrela."),
            ("Os planetas estão pertinho uns dos outros, como no desenho.", "Faça as distâncias em passos no pátio."),
        ],
        tasks: &[
            "montam no pátio uma fila dos planetas com distâncias em passos e seguram um cartão com uma informação de cada",
            "comparam em uma tabela quatro planetas em tamanho, temperatura e tempo de volta ao Sol e tiram duas conclusões",
        ],
        items: Items::Written(&[
            q("O que é o Sol?", "uma estrela", ["um planeta", "um satélite", "um cometa"], "O Sol produz a própria luz: é uma estrela."),
            q("Qual é o planeta mais próximo do Sol?", "Mercúrio", ["Vênus", "Terra", "Marte"], "Mercúrio é o primeiro a partir do Sol."),
            q("Quantos planetas tem o Sistema Solar?", "8", ["7", "9", "12"], "De Mercúrio a Netuno são oito."),
            q("Qual é o maior planeta do Sistema Solar?", "Júpiter", ["Terra", "Marte", "Vênus"], "Júpiter é o maior de todos."),
            q("Que posição a Terra ocupa a partir do Sol?", "terceira", ["primeira", "segunda", "quarta"], "Mercúrio, Vênus, Terra."),
            q("Qual destes é um planeta rochoso?", "Marte", ["Júpiter", "Saturno", "Netuno"], "Rochosos são Mercúrio, Vênus, Terra e Marte."),
        ]),
    },
    Known {
        of: &[Ciencias, Geografia],
        years: (2, 9),
        names: &["movimento* terra", "rotac* -cultur*", "translac*", "dia noite", "dia e noite", "estac* ano"],
        before: "o dia, a noite e as mudanças ao longo do ano",
        content: &["rotação: a Terra gira sobre si, e há dia e noite", "translação: a volta em torno do Sol, em um ano", "estações: pela inclinação do eixo"],
        goals: &["Explicar o dia e a noite pela rotação", "Distinguir rotação de translação"],
        example: "com um globo e uma lanterna: metade iluminada, metade escura. Girando o globo, o Brasil entra na luz, e amanhece.",
        mistakes: &[
            ("De noite o Sol se apaga ou vai embora.", "Gire o globo e mostre quem está na luz enquanto aqui é noite."),
            ("É verão quando a Terra está mais perto do Sol.", "Lembre que, quando aqui é verão, na Europa é inverno, no mesmo dia."),
        ],
        tasks: &[
            "representam com o corpo Sol e Terra, fazem rotação e translação e dizem em cada posição se no Brasil é dia ou noite",
            "medem a sombra de uma vara no pátio em três horários, desenham e explicam por que ela muda",
        ],
        items: Items::Written(&[
            q("Que movimento da Terra causa o dia e a noite?", "rotação", ["translação", "erosão", "maré"], "A Terra gira sobre si mesma."),
            q("Quanto tempo dura, mais ou menos, a rotação da Terra?", "24 horas", ["12 horas", "30 dias", "365 dias"], "Uma volta sobre si leva cerca de um dia."),
            q("Quanto tempo a Terra leva para dar a volta em torno do Sol?", "um ano", ["um dia", "um mês", "uma semana"], "A translação leva cerca de 365 dias."),
            q("Quando é dia no Brasil, como está o outro lado da Terra?", "sem a luz direta do Sol, de noite", ["também de dia", "sempre no verão", "coberto de nuvens"], "A luz alcança só metade da Terra de cada vez."),
            q("O que explica as estações do ano?", "A inclinação do eixo da Terra durante a translação", ["A Terra ficar mais perto do Sol no verão", "O Sol esquentar e esfriar", "A rotação mais rápida no verão"], "O eixo inclinado faz cada hemisfério receber mais ou menos luz."),
        ]),
    },
    Known {
        of: &[Ciencias, Geografia],
        years: (3, 8),
        names: &["ciclo agua", "ciclo hidrologico"],
        before: "a chuva, as poças que secam e o vapor da panela",
        content: &["evaporação, condensação, chuva e infiltração", "o Sol fornece o calor", "a água circula e não acaba, mas pode faltar limpa"],
        goals: &["Descrever o caminho da água com um esquema", "Explicar a formação das nuvens e da chuva"],
        example: "a poça seca: a água virou vapor, subiu, esfriou e formou gotinhas na nuvem; as gotas se juntam e caem. Na tampa da panela acontece igual.",
        mistakes: &[
            ("A água da poça some.", "Tampe um copo com um pouco de água ao sol e observe as gotas na tampa."),
            ("As nuvens são de vapor.", "Explique que o vapor não se vê: a nuvem é de gotinhas ou cristais de gelo."),
        ],
        tasks: &[
            "montam um ciclo da água em um copo com água tampado com filme plástico, preveem e desenham o que veem",
            "fazem um esquema com setas, do rio à chuva e de volta, e marcam onde a cidade usa e onde suja a água",
        ],
        items: Items::Written(&[
            q("Como se chama a passagem da água líquida para vapor?", "evaporação", ["condensação", "infiltração", "solidificação"], "Com o calor, a água evapora."),
            q("De que são feitas as nuvens?", "gotinhas de água ou cristais de gelo", ["fumaça", "algodão", "vapor que se vê"], "O vapor é invisível; vemos as gotinhas."),
            q("O que fornece energia para a água evaporar nos rios e mares?", "o Sol", ["a Lua", "o vento frio", "as nuvens"], "O calor do Sol faz a água evaporar."),
            q("Como se chama a entrada da água no solo?", "infiltração", ["evaporação", "condensação", "fusão"], "A água penetra no solo e alimenta as fontes."),
            q("O que acontece quando o vapor de água esfria na atmosfera?", "forma gotinhas", ["desaparece", "vira terra", "fica mais quente"], "Ao esfriar, o vapor condensa."),
        ]),
    },
    Known {
        of: &[Ciencias],
        years: (2, 9),
        names: &["estado* fisico*", "estado* materia", "mudanca* estado", "solido liquido gasoso", "estado* agua"],
        before: "gelo, água e vapor que veem em casa",
        content: &["sólido, líquido e gasoso", "fusão, vaporização, condensação e solidificação", "aquecer e esfriar"],
        goals: &["Reconhecer estados e mudanças em situações do dia a dia", "Explicar uma mudança pelo calor que entra ou sai"],
        example: "o gelo no copo recebe calor do ar e derrete: é fusão. Por fora do copo aparecem gotas: o vapor do ar esfriou e condensou.",
        mistakes: &[
            ("As gotas fora do copo gelado vazaram de dentro.", "Faça com água colorida: que cor têm as gotas de fora?"),
            ("A água só vira vapor quando ferve.", "Deixe um pano molhado secar na sombra."),
        ],
        tasks: &[
            "observam um cubo de gelo por dez minutos, registram o que muda a cada dois e nomeiam as mudanças",
            "organizam oito situações de casa pela mudança de estado e dizem se o calor entrou ou saiu",
        ],
        items: Items::Written(&[
            q("Como se chama a passagem do gelo para água líquida?", "fusão", ["solidificação", "evaporação", "condensação"], "Derreter é passar do sólido ao líquido."),
            q("O que acontece com a água no congelador?", "solidificação", ["fusão", "evaporação", "ebulição"], "Ela perde calor e vira gelo."),
            q("De onde vêm as gotas do lado de fora de um copo gelado?", "Do vapor de água do ar", ["De dentro do copo", "Do vidro", "Da mesa"], "O vapor do ar esfria no vidro e condensa."),
            q("Em que estado está o ar que respiramos?", "gasoso", ["sólido", "líquido", "congelado"], "O ar é uma mistura de gases."),
            q("O que é preciso para derreter um sorvete?", "que ele receba calor", ["que ele perca calor", "que ele fique no escuro", "que ele seja menor"], "A fusão acontece quando o material recebe calor."),
            q("A roupa seca no varal por qual mudança?", "evaporação", ["fusão", "condensação", "solidificação"], "A água da roupa vira vapor."),
        ]),
    },
    Known {
        of: &[Ciencias, Geografia],
        years: (6, 12),
        names: &["camada* terra", "placa* tectonica*", "vulc*", "terremoto*", "deriva continental", "estrutura terra", "rocha*"],
        before: "notícias de terremotos e vulcões",
        content: &["crosta, manto e núcleo", "placas que se movem devagar", "onde elas se encontram: vulcões e terremotos"],
        goals: &["Ordenar as camadas da Terra", "Explicar terremotos e vulcões pelo encontro de placas"],
        example: "com duas folhas que se empurram na mesa, as bordas se dobram: assim crescem montanhas. Se uma escorrega sob a outra, a região treme.",
        mistakes: &[
            ("Terremotos podem acontecer do mesmo modo em qualquer lugar.", "Compare o mapa de terremotos com o das placas."),
            ("O interior da Terra é todo líquido.", "Lembre que o núcleo interno é sólido e o manto se deforma muito devagar."),
        ],
        tasks: &[
            "marcam no mapa-múndi dez vulcões e terremotos, sobrepõem as bordas das placas e escrevem o que percebem",
            "montam um modelo das camadas com papel, com nomes e uma característica de cada uma",
        ],
        items: Items::Written(&[
            q("Qual é a camada mais externa da Terra sólida?", "crosta", ["manto", "núcleo externo", "núcleo interno"], "Vivemos sobre a crosta."),
            q("Qual é a ordem das camadas, de fora para dentro?", "crosta, manto, núcleo", ["núcleo, manto, crosta", "manto, crosta, núcleo", "crosta, núcleo, manto"], "A crosta fica por fora; o núcleo, no centro."),
            q("Onde acontece a maior parte dos terremotos?", "Perto das bordas das placas tectônicas", ["No meio das placas", "Só no fundo dos rios", "Só em lugares frios"], "O encontro das placas libera energia."),
            q("Por que o Brasil tem poucos terremotos fortes?", "Porque está longe das bordas da placa", ["Porque chove muito", "Porque tem muitas florestas", "Porque está perto do mar"], "O país fica no interior da placa Sul-Americana."),
            q("O que sai de um vulcão em erupção?", "lava, gases e cinzas", ["só água do mar", "só vento", "areia fria"], "O magma que chega à superfície é chamado de lava."),
        ]),
    },
    Known {
        of: &[Ciencias, Geografia],
        years: (6, 12),
        names: &["efeito estufa", "aquecimento global", "atmosfera", "camada ozonio", "mudanca* climatica*", "poluic* ar"],
        before: "o ar e o calor dentro de um carro fechado ao sol",
        content: &["o ar: nitrogênio, oxigênio e outros gases", "efeito estufa natural e aumentado", "camada de ozônio é outra coisa"],
        goals: &["Explicar o efeito estufa com um modelo", "Distinguir o efeito natural do aquecimento causado por pessoas"],
        example: "o carro fechado ao sol esquenta porque a luz entra e o calor demora a sair. Na atmosfera, gases como o CO₂ seguram parte do calor.",
        mistakes: &[
            ("O efeito estufa é ruim e devia acabar.", "Pergunte como seria a Terra sem ele: muito fria."),
            ("O buraco na camada de ozônio causa o aquecimento global.", "Separe em duas colunas: ozônio filtra raios ultravioleta; gases de estufa seguram calor."),
        ],
        tasks: &[
            "medem a temperatura em dois copos ao sol, um coberto com plástico, e explicam a diferença",
            "separam doze ações em “aumenta”, “diminui” e “não muda” o efeito estufa, com um motivo para as difíceis",
        ],
        items: Items::Written(&[
            q("Qual é o gás mais abundante no ar?", "nitrogênio", ["oxigênio", "gás carbônico", "hidrogênio"], "Cerca de 78 partes em cada 100 são nitrogênio."),
            q("Sem o efeito estufa natural, como seria a Terra?", "muito mais fria", ["muito mais quente", "igual", "sem noite"], "Ele mantém a temperatura adequada à vida."),
            q("Que atividade humana aumenta o gás carbônico no ar?", "queimar combustíveis fósseis", ["plantar árvores", "usar bicicleta", "separar o lixo"], "Queimar petróleo e carvão libera gás carbônico."),
            q("Para que serve a camada de ozônio?", "Filtrar parte dos raios ultravioleta", ["Produzir chuva", "Segurar os planetas", "Dar cor às nuvens"], "Ela protege os seres vivos desses raios."),
            q("Qual destes é um gás de efeito estufa?", "gás carbônico", ["nitrogênio", "oxigênio", "hélio"], "O gás carbônico ajuda a segurar calor."),
        ]),
    },
];
