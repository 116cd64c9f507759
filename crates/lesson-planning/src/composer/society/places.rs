//! Regions, biomes, and how people live in them.

use crate::Discipline::Geografia;
use crate::composer::known::{Known, questions};

pub const KNOWN: &[Known] = &[
    Known {
        of: &[Geografia],
        years: (3, 9),
        names: &[
            "regiao* brasil*",
            "regio* brasil*",
            "cinco regioes",
            "estado* capita*",
            "unidades federac*",
            "divisao regional",
            "estados brasileiros",
        ],
        before: "o nome do município e do estado em que vivem",
        content: &[
            "Norte, Nordeste, Centro-Oeste, Sudeste e Sul",
            "26 estados e o Distrito Federal",
            "município, estado, país",
        ],
        goals: &["Localizar as cinco regiões e o próprio estado", "Distinguir município, estado e país"],
        example: "uma escola fica em um município, que fica em um estado, que fica em uma região do país: \
            como caixas, uma dentro da outra.",
        mistakes: &[
            (
                "A cidade é maior que o estado.",
                "Recorte três papéis de tamanhos diferentes, um dentro do outro.",
            ),
            ("Toda cidade grande é capital.", "Procure no mapa o símbolo de capital."),
        ],
        tasks: &[
            "pintam o mapa das regiões, escrevem três estados com as capitais em cada uma e marcam onde \
                vivem",
            "montam um quebra-cabeça dos estados e jogam adivinha com pistas de região, vizinhos e capital",
        ],
        items: questions! {
            "Quantas regiões tem o Brasil, na divisão do IBGE?" => "5", not ["3", "4", "7"],
                "Norte, Nordeste, Centro-Oeste, Sudeste e Sul.";
            "Qual é a capital do Brasil?" => "Brasília", not ["Rio de Janeiro", "São Paulo", "Salvador"],
                "Brasília é a capital desde 1960.";
            "Em que região fica o estado da Bahia?" => "Nordeste", not ["Norte", "Sudeste", "Centro-Oeste"],
                "A Bahia é um dos nove estados do Nordeste.";
            "Qual é a maior região do Brasil em área?" => "Norte", not ["Sul", "Sudeste", "Nordeste"],
                "O Norte ocupa quase metade do território.";
            "Qual destes é um estado da região Sul?" => "Paraná", not ["Goiás", "Ceará", "Pará"],
                "Paraná, Santa Catarina e Rio Grande do Sul.";
            "Quantos estados tem o Brasil, sem contar o Distrito Federal?" => "26", not ["24", "27", "30"],
                "São 26 estados e o Distrito Federal.";
        },
    },
    Known {
        of: &[Geografia],
        years: (4, 12),
        names: &["bioma*", "caatinga", "cerrado", "mata atlantica", "pantanal", "vegetac*"],
        before: "as plantas, os bichos e o clima do lugar em que vivem",
        content: &[
            "Amazônia, Cerrado, Caatinga, Mata Atlântica, Pantanal e Pampa",
            "clima e vegetação andam juntos",
            "ameaças e modos de conservar",
        ],
        goals: &["Caracterizar biomas brasileiros e localizá-los", "Relacionar vegetação e clima"],
        example: "na Caatinga chove pouco e de modo irregular: muitas plantas perdem as folhas na seca ou \
            guardam água, como o mandacaru.",
        mistakes: &[
            ("A Caatinga é um deserto sem vida.", "Mostre fotos da mesma paisagem na seca e na chuva."),
            ("O Cerrado é mato sem valor.", "Lembre que ali nascem rios que correm para várias bacias."),
        ],
        tasks: &[
            "montam fichas dos seis biomas com lugar, clima, uma planta, um animal e uma ameaça e as colam \
                no mapa",
            "comparam dois biomas em uma tabela, explicam uma diferença pelo clima e propõem uma ação de \
                conservação",
        ],
        items: questions! {
            "Qual é o maior bioma do Brasil?" => "Amazônia", not ["Pampa", "Pantanal", "Caatinga"],
                "A Amazônia ocupa quase metade do país.";
            "Que bioma existe só no Brasil?" => "Caatinga", not ["Amazônia", "Pampa", "Pantanal"],
                "A Caatinga é exclusivamente brasileira.";
            "O mandacaru, que guarda água, é típico de que bioma?" =>
                "Caatinga", not ["Amazônia", "Pampa", "Mata Atlântica"],
                "Adaptado à seca.";
            "Que bioma é conhecido pelas cheias que cobrem a planície?" =>
                "Pantanal", not ["Caatinga", "Pampa", "Cerrado"],
                "O Pantanal é uma planície que alaga.";
            "Que bioma brasileiro é formado sobretudo por campos e fica no Rio Grande do Sul?" =>
                "Pampa", not ["Cerrado", "Caatinga", "Amazônia"],
                "Os campos do Sul formam o Pampa.";
        },
    },
    Known {
        of: &[Geografia],
        years: (4, 12),
        names: &[
            "setor* economia",
            "setores economicos",
            "atividade* economica*",
            "setor primario",
            "agropecuaria industria",
        ],
        before: "os trabalhos de pessoas conhecidas",
        content: &[
            "primário: campo, extração e pesca",
            "secundário: indústria",
            "terciário: comércio e serviços",
        ],
        goals: &["Classificar atividades pelos setores da economia", "Seguir um produto pelos três setores"],
        example: "o algodão é colhido, primário; vira tecido na fábrica, secundário; a camiseta é vendida \
            na loja, terciário.",
        mistakes: &[
            ("Setor primário é o mais importante.", "Pergunte o que acontece se um dos três para."),
            ("Quem trabalha na cidade é da indústria.", "Liste dez trabalhos do bairro e classifique."),
        ],
        tasks: &[
            "seguem três produtos do lanche do campo à loja, dizem o setor de cada etapa e fazem um esquema",
            "entrevistam dois adultos da escola sobre o trabalho, classificam e montam um gráfico da turma",
        ],
        items: questions! {
            "A que setor da economia pertence a pesca?" =>
                "primário", not ["secundário", "terciário", "nenhum"],
                "A pesca extrai da natureza.";
            "A que setor pertence uma fábrica de sapatos?" =>
                "secundário", not ["primário", "terciário", "nenhum"],
                "A indústria transforma materiais.";
            "A que setor pertence o trabalho de professora?" =>
                "terciário", not ["primário", "secundário", "nenhum"],
                "Educação é um serviço.";
            "Qual destas atividades é do setor primário?" =>
                "plantar milho", not ["vender milho na feira", "fazer fubá na fábrica", "transportar \
                    passageiros"],
                "A agricultura é do setor primário.";
            "Na sequência cana, usina, mercado, qual etapa é do setor secundário?" =>
                "a usina", not ["a plantação", "o mercado", "a cana no campo"],
                "A usina transforma a cana.";
        },
    },
    Known {
        of: &[Geografia],
        years: (2, 8),
        names: &["campo cidade", "rural urban*", "zona rural", "cidade campo", "urbano rural"],
        before: "lugares do campo e da cidade que conhecem",
        content: &[
            "paisagens e trabalhos do campo e da cidade",
            "o que um produz para o outro",
            "mudanças nos dois",
        ],
        goals: &["Comparar campo e cidade por trabalho e paisagem", "Explicar como um depende do outro"],
        example: "o leite vem do sítio, passa pela usina e chega ao mercado; da cidade vão para o sítio \
            ferramentas, remédios e escola.",
        mistakes: &[
            ("No campo não há tecnologia.", "Mostre imagens de máquinas e internet no campo."),
            ("A cidade não precisa do campo.", "Liste o que há no prato e pergunte de onde veio."),
        ],
        tasks: &[
            "organizam doze imagens em campo, cidade ou os dois e explicam as que ficaram no meio",
            "desenham o caminho de um alimento do campo até a mesa, com quem trabalha em cada etapa",
        ],
        items: questions! {
            "Qual destas atividades é própria do campo?" =>
                "plantar mandioca", not ["dirigir metrô", "trabalhar em shopping", "operar semáforos"],
                "A agricultura se faz no campo.";
            "O que o campo fornece para a cidade?" =>
                "alimentos e matérias-primas", not ["metrôs", "prédios", "semáforos"],
                "O que se come na cidade vem, em grande parte, do campo.";
            "Qual destes é um elemento da paisagem urbana?" =>
                "avenida com prédios", not ["curral", "plantação de milho", "pasto"],
                "Prédios e avenidas são da cidade.";
            "Como se chama a saída de pessoas do campo para a cidade?" =>
                "êxodo rural", not ["colheita", "rodízio", "irrigação"],
                "Êxodo rural é a migração do campo para a cidade.";
            "Quem cria gado para produzir leite trabalha com o quê?" =>
                "pecuária", not ["comércio", "indústria de carros", "transporte aéreo"],
                "Pecuária é a criação de animais.";
        },
    },
    Known {
        of: &[Geografia],
        years: (1, 6),
        names: &["meio* transporte", "meio* comunicac*", "transporte*"],
        before: "o caminho para a escola e as conversas com quem está longe",
        content: &[
            "transportes por terra, água e ar",
            "meios de comunicação de ontem e de hoje",
            "o que se escolhe por distância, carga e ambiente",
        ],
        goals: &[
            "Classificar meios de transporte e de comunicação",
            "Explicar a escolha de um meio em uma situação",
        ],
        example: "para levar soja ao porto, o trem leva muito de uma vez; para um remédio urgente, o avião \
            é mais rápido.",
        mistakes: &[
            ("O meio mais rápido é sempre o melhor.", "Pergunte sobre preço, carga e poluição."),
            ("Bicicleta é brinquedo, não transporte.", "Pergunte quem vai trabalhar de bicicleta no bairro."),
        ],
        tasks: &[
            "fazem um gráfico de como a turma vem para a escola e discutem uma mudança que deixaria o \
                caminho melhor",
            "escolhem o meio de transporte para cinco situações e comparam as razões com outra dupla",
        ],
        items: questions! {
            "Qual destes é um transporte aquático?" => "barco", not ["trem", "avião", "ônibus"],
                "O barco anda na água.";
            "Qual destes transportes anda sobre trilhos?" => "trem", not ["navio", "caminhão", "avião"],
                "O trem usa trilhos.";
            "Qual destes é um meio de comunicação?" => "telefone", not ["bicicleta", "navio", "caminhão"],
                "Pelo telefone falamos com quem está longe.";
            "Qual destes transportes não usa combustível?" =>
                "bicicleta", not ["caminhão", "avião a jato", "motocicleta a gasolina"],
                "A bicicleta é movida pela força das pernas.";
            "Que meio de transporte leva mais pessoas de uma vez?" =>
                "trem", not ["carro", "motocicleta", "bicicleta"],
                "O trem é transporte coletivo.";
        },
    },
];
