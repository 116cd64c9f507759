//! Where places are, and how maps tell it.

use crate::Discipline::Geografia;
use crate::composer::known::{Known, questions};

pub const KNOWN: &[Known] = &[
    Known {
        of: &[Geografia],
        years: (2, 8),
        names: &["ponto* cardea*", "rosa vento*", "orientac* -sexual -profissional", "bussola"],
        before: "o lado da escola em que o Sol aparece de manhã",
        content: &[
            "norte, sul, leste e oeste",
            "o Sol nasce a leste e se põe a oeste",
            "rosa dos ventos e bússola",
        ],
        goals: &[
            "Orientar-se pelo Sol e dizer onde está cada ponto cardeal",
            "Indicar direções em um mapa ou croqui",
        ],
        example: "de manhã, aponto o braço direito para o lado em que o Sol nasce: ali é o leste; à \
            esquerda, o oeste; à frente, o norte; atrás, o sul.",
        mistakes: &[
            (
                "O norte é sempre para cima.",
                "Gire o mapa na mesa até combinar com a sala e pergunte onde está o norte.",
            ),
            (
                "O Sol nasce sempre no mesmo ponto exato.",
                "Diga que ele nasce do lado leste, e que o ponto muda um pouco ao longo do ano.",
            ),
        ],
        tasks: &[
            "acham os pontos cardeais no pátio pelo Sol, marcam no chão a rosa dos ventos e dão a um \
                colega um caminho com direções",
            "orientam um croqui da escola e respondem a cinco perguntas de direção, criando uma sexta",
        ],
        items: questions! {
            "De que lado o Sol aparece de manhã?" => "leste", not ["oeste", "norte", "sul"],
                "O Sol nasce a leste.";
            "Que ponto cardeal é oposto ao norte?" => "sul", not ["leste", "oeste", "nordeste"],
                "Norte e sul são opostos.";
            "De frente para o norte, o leste fica de que lado?" =>
                "à direita", not ["à esquerda", "atrás", "à frente"],
                "À direita leste, à esquerda oeste.";
            "Que ponto fica entre o norte e o leste?" => "nordeste", not ["sudeste", "noroeste", "sudoeste"],
                "Norte com leste: nordeste.";
            "Para que serve a bússola?" =>
                "indicar o norte", not ["medir a chuva", "ver as horas", "medir distâncias"],
                "A agulha aponta para o norte magnético.";
        },
    },
    Known {
        of: &[Geografia],
        years: (5, 12),
        names: &[
            "coordenada* geografica*",
            "latitude longitude",
            "paralelo* meridiano*",
            "latitude*",
            "linha* imaginaria*",
        ],
        before: "os pontos cardeais e o globo",
        content: &[
            "paralelos e latitude: norte e sul do Equador",
            "meridianos e longitude: leste e oeste de Greenwich",
            "o cruzamento localiza um ponto",
        ],
        goals: &["Localizar um ponto por latitude e longitude", "Explicar o que medem latitude e longitude"],
        example: "como no jogo de batalha naval, duas informações bastam: quantos graus ao norte ou ao sul \
            e quantos a leste ou a oeste.",
        mistakes: &[
            ("Latitude é leste e oeste.", "Ligue latitude aos paralelos, como degraus de uma escada."),
            ("As linhas existem no chão.", "Pergunte por que se chamam imaginárias."),
        ],
        tasks: &[
            "acham no mapa-múndi seis lugares pelas coordenadas e escrevem as coordenadas de outros quatro",
            "jogam batalha naval com paralelos e meridianos e registram cada tiro como coordenada",
        ],
        items: questions! {
            "Qual é o paralelo que divide a Terra em hemisférios norte e sul?" =>
                "Equador", not ["Greenwich", "Trópico de Capricórnio", "Círculo Polar Ártico"],
                "O Equador é o paralelo de zero grau.";
            "A partir de que linha se conta a longitude?" =>
                "Meridiano de Greenwich", not ["Equador", "Trópico de Câncer", "Círculo Polar Antártico"],
                "Greenwich é o meridiano de zero grau.";
            "O que a latitude indica?" =>
                "A distância ao Equador, em graus", not ["A distância a Greenwich, em graus", "A altura do \
                    lugar", "A distância ao mar"],
                "Latitude: norte ou sul do Equador.";
            "Em que hemisférios fica a maior parte do Brasil?" =>
                "sul e ocidental", not ["norte e oriental", "sul e oriental", "norte e ocidental"],
                "Quase todo ao sul do Equador e todo a oeste de Greenwich.";
            "Como se chamam as linhas que vão de um polo a outro?" =>
                "meridianos", not ["paralelos", "trópicos", "fusos"],
                "Os meridianos ligam os polos.";
        },
    },
    Known {
        of: &[Geografia],
        years: (3, 9),
        names: &["continente*", "oceano*", "mapa mundi", "planisferio"],
        before: "o globo e o lugar do Brasil nele",
        content: &[
            "continentes e oceanos",
            "há mais água que terra",
            "o Brasil na América do Sul, banhado pelo Atlântico",
        ],
        goals: &["Localizar continentes e oceanos no mapa-múndi", "Situar o Brasil em relação a eles"],
        example: "girando o globo e parando com o dedo, a água aparece bem mais vezes que a terra: ela \
            cobre cerca de 7 partes em cada 10.",
        mistakes: &[
            ("A África é um país.", "Conte alguns países no mapa do continente."),
            ("O mapa mostra o tamanho verdadeiro de tudo.", "Compare a Groenlândia no mapa e no globo."),
        ],
        tasks: &[
            "completam um mapa mudo com continentes, oceanos e o Brasil e traçam uma viagem que passe por \
                três continentes",
            "giram o globo vinte vezes, registram se o dedo parou na água ou na terra e comparam o \
                resultado da turma",
        ],
        items: questions! {
            "Em que continente fica o Brasil?" => "América", not ["África", "Europa", "Ásia"],
                "O Brasil fica na América do Sul.";
            "Que oceano banha o Brasil?" => "Atlântico", not ["Pacífico", "Índico", "Ártico"],
                "Todo o litoral brasileiro é atlântico.";
            "Qual é o maior oceano?" => "Pacífico", not ["Atlântico", "Índico", "Ártico"],
                "O Pacífico é o maior de todos.";
            "Em que continente fica o Egito?" => "África", not ["Europa", "América", "Oceania"],
                "O Egito fica no nordeste da África.";
            "O que cobre a maior parte da superfície da Terra?" =>
                "água", not ["florestas", "cidades", "desertos"],
                "Cerca de 7 partes em cada 10 são água.";
        },
    },
    Known {
        of: &[Geografia],
        years: (2, 9),
        names: &[
            "mapa* -conceitua* -escala",
            "legenda*",
            "cartograf*",
            "elementos mapa",
            "planta baixa",
            "croqui*",
        ],
        before: "desenhos de caminhos e a sala vista de cima",
        content: &[
            "título, legenda, orientação, escala e fonte",
            "visão de cima",
            "símbolos que todos entendem",
        ],
        goals: &[
            "Usar os elementos do mapa para tirar informações",
            "Fazer um croqui com título, legenda e orientação",
        ],
        example: "olhando a carteira de cima, vejo só o tampo: um retângulo. No mapa tudo é visto assim, e \
            a legenda diz o que cada símbolo é.",
        mistakes: &[
            (
                "No mapa desenho as coisas de frente.",
                "Ponha um objeto no chão e desenhe de pé, olhando de cima.",
            ),
            ("A legenda é enfeite.", "Troque a legenda de um mapa e veja o que acontece com a leitura."),
        ],
        tasks: &[
            "fazem o croqui da sala ou do quarteirão, com legenda de cinco símbolos, orientação e título, \
                e um colega o usa para achar um objeto",
            "leem um mapa do livro respondendo em ordem a perguntas de título, legenda, orientação e escala",
        ],
        items: questions! {
            "Para que serve a legenda de um mapa?" =>
                "Explicar os símbolos e as cores", not ["Dizer quem fez o mapa", "Medir a \
                    temperatura", "Enfeitar"],
                "Sem legenda não se sabe o que cada símbolo é.";
            "De que ponto de vista um mapa é desenhado?" =>
                "de cima", not ["de frente", "de lado", "de baixo"],
                "O mapa é uma visão de cima.";
            "O que o título do mapa informa?" =>
                "o assunto e o lugar", not ["a distância", "a direção", "o preço"],
                "Ele diz o que é mostrado e de onde.";
            "Que elemento diz quantas vezes o espaço foi reduzido?" =>
                "escala", not ["legenda", "título", "fonte"],
                "A escala relaciona o mapa ao terreno.";
            "Que elemento mostra onde fica o norte?" =>
                "rosa dos ventos", not ["legenda de cores", "título", "escala"],
                "Ela indica as direções.";
        },
    },
    Known {
        of: &[Geografia],
        years: (5, 12),
        names: &["fuso* horario*", "horario verao"],
        before: "a rotação da Terra e o relógio",
        content: &[
            "24 fusos, uma hora cada",
            "a leste é mais tarde, a oeste é mais cedo",
            "o Brasil tem mais de um fuso",
        ],
        goals: &["Calcular a hora em outro fuso", "Explicar os fusos pela rotação"],
        example: "se em Brasília são 10 horas e Londres está 3 fusos a leste, lá são 10 + 3 = 13 horas.",
        mistakes: &[
            ("A oeste o Sol nasce antes.", "Gire o globo com a lanterna e veja quem entra primeiro na luz."),
            (
                "O mundo todo muda de dia junto.",
                "Pergunte que dia é no Japão quando aqui é noite de domingo.",
            ),
        ],
        tasks: &[
            "calculam a hora em seis cidades a partir da hora da aula e desenham o que se faz em cada uma",
            "planejam uma chamada de vídeo entre três cidades em um horário em que ninguém esteja dormindo",
        ],
        items: questions! {
            "Quantas horas dura a rotação que explica os fusos horários?" => "24", not ["12", "30", "60"],
                "Uma volta em cerca de 24 horas: 24 fusos.";
            "Uma cidade está 3 fusos a leste. Se aqui são 10 horas, que horas são lá?" =>
                "13 horas", not ["7 horas", "10 horas", "3 horas"],
                "A leste somam-se as horas: 10 + 3.";
            "Uma cidade está 2 fusos a oeste. Se aqui são 15 horas, que horas são lá?" =>
                "13 horas", not ["17 horas", "15 horas", "2 horas"],
                "A oeste subtraem-se: 15 - 2.";
            "Quem vê o Sol nascer primeiro, a leste ou a oeste?" =>
                "quem está a leste", not ["quem está a oeste", "os dois ao mesmo tempo", "depende do ano"],
                "A Terra gira de oeste para leste.";
            "Duas cidades no mesmo fuso têm que diferença de hora, sem horário de verão?" =>
                "nenhuma", not ["uma hora", "meia hora", "12 horas"],
                "O mesmo fuso tem a mesma hora.";
        },
    },
];
