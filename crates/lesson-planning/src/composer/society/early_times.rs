//! Reckoning of time, and what lies before the modern age.

use crate::Discipline::Historia;
use crate::composer::known::{Known, questions};

pub const KNOWN: &[Known] = &[
    Known {
        of: &[Historia],
        years: (3, 9),
        names: &[
            "linha* tempo",
            "seculo*",
            "contagem tempo",
            "marcacao tempo",
            "medida* tempo",
            "calendario*",
            "decada*",
        ],
        before: "datas importantes da própria vida e a ordem dos anos",
        content: &[
            "década, século e milênio",
            "de um ano ao seu século",
            "linha do tempo: ordem e intervalos",
        ],
        goals: &["Dizer a que século pertence um ano", "Montar uma linha do tempo com intervalos iguais"],
        example: "1822: corto os dois últimos algarismos, fica 18, e somo 1: século XIX. Só quando o ano \
            termina em 00 não se soma: 1900 é do século XIX.",
        mistakes: &[
            (
                "1822 é do século XVIII, porque começa com 18.",
                "Pergunte de que ano a que ano vai o século I.",
            ),
            ("Na linha do tempo, basta pôr em ordem.", "Meça: 10 anos e 100 anos ocupam o mesmo espaço?"),
        ],
        tasks: &[
            "montam em uma fita a linha do tempo da própria vida e outra do Brasil, com um centímetro para \
                cada intervalo combinado",
            "dizem o século de dez datas, conferem em dupla e colocam seis delas em uma linha do tempo",
        ],
        items: questions! {
            "A que século pertence o ano de 1822?" => "XIX", not ["XVIII", "XVII", "XX"],
                "18 mais 1: século XIX.";
            "A que século pertence o ano de 1500?" => "XV", not ["XVI", "XIV", "V"],
                "Terminado em 00, o ano fecha o século: XV.";
            "Quantos anos tem um século?" => "100", not ["10", "50", "1.000"], "Século são cem anos.";
            "Quantos anos tem uma década?" => "10", not ["5", "20", "100"], "Década são dez anos.";
            "A que século pertence o ano de 2024?" => "XXI", not ["XX", "XIX", "XXII"],
                "20 mais 1: século XXI.";
            "Quantos anos se passaram de 1889 a 1989?" => "100", not ["10", "89", "1.000"],
                "1989 - 1889 = 100.";
        },
    },
    Known {
        of: &[Historia],
        years: (4, 8),
        names: &[
            "pre historia",
            "primeiros povos",
            "nomad*",
            "paleolitico",
            "neolitico",
            "sedentar*",
            "primeiros grupos humanos",
        ],
        before: "a vida de quem não planta nem compra em loja",
        content: &[
            "nômades: caça, pesca e coleta",
            "agricultura e vida fixa",
            "vestígios: pinturas, ferramentas, ossos",
        ],
        goals: &["Comparar vida nômade e sedentária", "Explicar como se sabe de quem não escreveu"],
        example: "na Serra da Capivara, no Piauí, há pinturas de milhares de anos: caça, dança, gente. \
            Elas são fonte mesmo sem escrita.",
        mistakes: &[
            ("Pessoas e dinossauros viveram juntos.", "Faça uma linha do tempo com milhões de anos."),
            ("Sem escrita não há história.", "Liste o que uma casa contaria de quem mora nela."),
        ],
        tasks: &[
            "desenham em papel pardo uma parede de pinturas que conte um dia do grupo, e outro grupo tenta \
                ler",
            "comparam em um quadro nômades e sedentários em comida, moradia, objetos e mudanças",
        ],
        items: questions! {
            "O que quer dizer ser nômade?" =>
                "mudar de lugar com frequência", not ["morar sempre no mesmo lugar", "viver em \
                    palácios", "não comer carne"],
                "Nômades se deslocam em busca de alimento.";
            "O que permitiu que grupos se fixassem em um lugar?" =>
                "a agricultura", not ["o avião", "a escrita", "o dinheiro"],
                "Plantando, puderam ficar.";
            "Que vestígio ajuda a conhecer os primeiros povos?" =>
                "pinturas em pedra", not ["fotografias", "jornais", "certidões"],
                "Não havia escrita nem fotos.";
            "Que conquista ajudou a cozinhar e a se aquecer?" =>
                "o controle do fogo", not ["a roda d’água", "o vidro", "a moeda"],
                "O fogo mudou a alimentação e a proteção.";
            "Quem estuda vestígios enterrados de povos antigos?" =>
                "arqueólogo", not ["dentista", "astronauta", "economista"],
                "A arqueologia estuda objetos e restos do passado.";
        },
    },
    Known {
        of: &[Historia],
        years: (5, 12),
        names: &["grecia", "atenas", "esparta", "mundo grego", "antiguidade classica"],
        before: "jogos, mitos e teatro da Grécia",
        content: &[
            "cidades-Estado: Atenas e Esparta",
            "democracia em Atenas e seus limites",
            "o que herdamos",
        ],
        goals: &["Comparar Atenas e Esparta", "Explicar a democracia ateniense e quem ficava fora"],
        example: "em Atenas, cidadãos decidiam na assembleia; mas mulheres, estrangeiros e escravizados \
            não participavam.",
        mistakes: &[
            ("A Grécia Antiga era um país só.", "Olhe o mapa das cidades-Estado."),
            ("Na democracia de Atenas todos votavam.", "Separe a população em cidadãos e não cidadãos."),
        ],
        tasks: &[
            "fazem uma assembleia em que só um quinto da turma vota, conversam sobre o que sentiram e \
                comparam com a de hoje",
            "montam um quadro de Atenas e Esparta com educação, governo e mulheres, a partir do livro",
        ],
        items: questions! {
            "O que era uma pólis?" => "uma cidade-Estado grega", not ["um templo", "um navio", "um deus"],
                "Cada pólis tinha o próprio governo.";
            "Em que cidade grega surgiu a democracia?" => "Atenas", not ["Esparta", "Roma", "Troia"],
                "Atenas é o berço da democracia.";
            "Quem podia participar da assembleia em Atenas?" =>
                "homens livres, filhos de atenienses", not ["todos os moradores", "mulheres e homens", "os \
                    estrangeiros ricos"],
                "Mulheres, estrangeiros e escravizados ficavam fora.";
            "Esparta era conhecida pela educação voltada para quê?" =>
                "a guerra", not ["o teatro", "o comércio", "a pintura"],
                "Os meninos eram formados para o exército.";
            "Que competição atual nasceu na Grécia Antiga?" =>
                "Jogos Olímpicos", not ["Copa do Mundo", "Carnaval", "Fórmula 1"],
                "Aconteciam em Olímpia.";
        },
    },
    Known {
        of: &[Historia],
        years: (5, 12),
        names: &["egito", "mesopotamia", "civilizac* antiga*", "primeiras civilizac*"],
        before: "a vida perto dos rios e a agricultura",
        content: &["rios e agricultura", "escrita e governo", "trabalho, religião e herança"],
        goals: &["Explicar a importância do Nilo", "Comparar Egito e Mesopotâmia em um aspecto"],
        example: "as cheias do Nilo deixavam a terra fértil; para usá-las, foi preciso organizar trabalho, \
            canais e medidas: nascia um Estado.",
        mistakes: &[
            (
                "As pirâmides eram casas dos faraós.",
                "Pergunte o que se acreditava sobre a vida depois da morte.",
            ),
            ("O Egito fica fora da África.", "Aponte no mapa."),
        ],
        tasks: &[
            "comparam Egito e Mesopotâmia em um quadro de rios, escrita, governo e construções",
            "escrevem um calendário do camponês do Nilo com cheia, plantio e colheita e ligam cada época \
                ao trabalho",
        ],
        items: questions! {
            "Que rio foi essencial para o Egito Antigo?" => "Nilo", not ["Amazonas", "Tigre", "Tejo"],
                "As cheias do Nilo fertilizavam a terra.";
            "Como era chamado o governante do Egito Antigo?" =>
                "faraó", not ["imperador romano", "cônsul", "presidente"],
                "O faraó governava e era visto como um deus.";
            "Entre que rios ficava a Mesopotâmia?" =>
                "Tigre e Eufrates", not ["Nilo e Congo", "Amazonas e Negro", "Sena e Reno"],
                "Mesopotâmia quer dizer entre rios.";
            "Como se chama a escrita egípcia feita com desenhos?" =>
                "hieróglifos", not ["alfabeto latino", "cuneiforme", "braile"],
                "Os hieróglifos são egípcios.";
            "Para que serviam as pirâmides do Egito?" =>
                "túmulos de faraós", not ["mercados", "casas do povo", "escolas"],
                "Eram túmulos.";
        },
    },
    Known {
        of: &[Historia],
        years: (4, 12),
        names: &[
            "grandes navegacoes",
            "descobrimento*",
            "expansao maritima",
            "chegada portugueses",
            "cabral",
        ],
        before: "os povos que já viviam nas terras que hoje são o Brasil",
        content: &["rotas, especiarias e instrumentos", "1492 e 1500", "povos que já viviam aqui"],
        goals: &[
            "Explicar por que os europeus se lançaram ao mar",
            "Contar a chegada de 1500 por dois pontos de vista",
        ],
        example: "para quem chegou, era uma terra nova; para quem morava aqui, era casa: milhões de \
            pessoas, de centenas de povos.",
        mistakes: &[
            ("Cabral descobriu uma terra vazia.", "Pergunte o que dizem os povos que já viviam aqui."),
            (
                "Os navegadores achavam que a Terra era plana.",
                "Conte que os estudiosos da época já sabiam que é redonda.",
            ),
        ],
        tasks: &[
            "traçam no mapa as viagens de Colombo e Cabral, com data, intenção e quem encontraram",
            "escrevem o mesmo dia de 1500 em dois relatos, o de quem chega e o de quem está na praia",
        ],
        items: questions! {
            "Em que ano a esquadra de Cabral chegou às terras do atual Brasil?" =>
                "1500", not ["1492", "1530", "1822"],
                "Em abril de 1500.";
            "Quem chegou à América em 1492?" =>
                "Cristóvão Colombo", not ["Pedro Álvares Cabral", "Vasco da Gama", "dom Pedro I"],
                "Colombo navegava a serviço da Espanha.";
            "Que mercadorias os europeus buscavam no Oriente?" =>
                "especiarias", not ["borracha", "café brasileiro", "petróleo"],
                "Pimenta, cravo e canela valiam muito.";
            "Quem já vivia nas terras do atual Brasil em 1500?" =>
                "povos indígenas", not ["ninguém", "só espanhóis", "só africanos"],
                "Havia centenas de povos.";
            "Que tratado dividiu terras entre Portugal e Espanha em 1494?" =>
                "Tordesilhas", not ["Madri", "Versalhes", "Methuen"],
                "O Tratado de Tordesilhas.";
        },
    },
];
