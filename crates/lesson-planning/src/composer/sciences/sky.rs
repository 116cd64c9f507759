//! Moon, Sun and planets.

use crate::Discipline::{Ciencias, Geografia};
use crate::composer::known::{Known, questions};

pub const KNOWN: &[Known] = &[
    Known {
        of: &[Ciencias],
        years: (2, 9),
        names: &["fase* lua", "lua -cheia*"],
        before: "a luz da Lua e o tempo que ela leva para mudar",
        content: &[
            "a Lua não tem luz própria: reflete a do Sol",
            "nova, crescente, cheia e minguante",
            "um ciclo dura cerca de 29 dias e meio",
        ],
        goals: &[
            "Nomear as fases principais e pô-las em ordem",
            "Explicar as fases pela posição de Sol, Terra e Lua",
        ],
        example: "uma bola clara e uma lanterna: metade da bola está sempre iluminada; andando em volta, \
            vemos mais ou menos dessa metade.",
        mistakes: &[
            (
                "As fases acontecem porque a Terra faz sombra na Lua.",
                "Mostre com a lanterna: na maior parte do mês, a sombra da Terra não toca a Lua; quando \
                    toca, é eclipse.",
            ),
            ("A Lua só aparece à noite.", "Combine de procurá-la em uma manhã da semana."),
        ],
        tasks: &[
            "giram com uma bola na mão em volta de uma lanterna, desenham o que veem em quatro posições e \
                dão nome a cada fase",
            "montam um calendário lunar de um mês com desenhos e combinam quem observa a Lua em cada noite \
                da semana",
        ],
        items: questions! {
            "Por que vemos a Lua brilhar?" =>
                "Porque ela reflete a luz do Sol", not ["Porque ela tem luz própria", "Porque a Terra a \
                    ilumina com fogo", "Porque há lava em sua superfície"],
                "A Lua não produz luz; reflete a do Sol.";
            "Qual é a ordem das fases da Lua?" =>
                "nova, crescente, cheia, minguante", not ["cheia, nova, crescente, minguante", "nova, \
                    cheia, crescente, minguante", "crescente, minguante, nova, cheia"],
                "Depois da nova ela cresce, fica cheia e míngua.";
            "Em que fase vemos todo o lado iluminado da Lua?" =>
                "cheia", not ["nova", "crescente", "minguante"],
                "Na cheia, a face iluminada está voltada para a Terra.";
            "Quanto tempo, mais ou menos, leva um ciclo completo de fases?" =>
                "um mês", not ["um dia", "uma semana", "um ano"],
                "O ciclo dura cerca de 29 dias e meio.";
            "O que causa as fases da Lua?" =>
                "As posições de Sol, Terra e Lua", not ["A sombra das nuvens", "O apagar e acender da \
                    Lua", "A sombra da Terra, todos os dias"],
                "Muda a parte iluminada que vemos daqui.";
        },
    },
    Known {
        of: &[Ciencias],
        years: (2, 9),
        names: &["sistema solar", "planeta*"],
        before: "os nomes de planetas que conhecem e o que é uma estrela",
        content: &[
            "o Sol é uma estrela, no centro",
            "oito planetas: quatro rochosos e quatro gigantes",
            "a Terra é o terceiro",
        ],
        goals: &["Nomear os planetas na ordem a partir do Sol", "Comparar planetas rochosos e gigantes"],
        example: "se o Sol fosse uma bola de um metro, a Terra seria uma bolinha de menos de um \
            centímetro, a mais de cem metros dele.",
        mistakes: &[
            ("O Sol é um planeta.", "Pergunte quem produz luz: o Sol é uma estrela."),
            (
                "Os planetas estão pertinho uns dos outros, como no desenho.",
                "Faça as distâncias em passos no pátio.",
            ),
        ],
        tasks: &[
            "montam no pátio uma fila dos planetas com distâncias em passos e seguram um cartão com uma \
                informação de cada",
            "comparam em uma tabela quatro planetas em tamanho, temperatura e tempo de volta ao Sol e \
                tiram duas conclusões",
        ],
        items: questions! {
            "O que é o Sol?" => "uma estrela", not ["um planeta", "um satélite", "um cometa"],
                "O Sol produz a própria luz: é uma estrela.";
            "Qual é o planeta mais próximo do Sol?" => "Mercúrio", not ["Vênus", "Terra", "Marte"],
                "Mercúrio é o primeiro a partir do Sol.";
            "Quantos planetas tem o Sistema Solar?" => "8", not ["7", "9", "12"],
                "De Mercúrio a Netuno são oito.";
            "Qual é o maior planeta do Sistema Solar?" => "Júpiter", not ["Terra", "Marte", "Vênus"],
                "Júpiter é o maior de todos.";
            "Que posição a Terra ocupa a partir do Sol?" => "terceira", not ["primeira", "segunda", "quarta"],
                "Mercúrio, Vênus, Terra.";
            "Qual destes é um planeta rochoso?" => "Marte", not ["Júpiter", "Saturno", "Netuno"],
                "Rochosos são Mercúrio, Vênus, Terra e Marte.";
        },
    },
    Known {
        of: &[Ciencias, Geografia],
        years: (2, 9),
        names: &[
            "movimento* terra",
            "rotac* -cultur*",
            "translac*",
            "dia noite",
            "dia e noite",
            "estac* ano",
        ],
        before: "o dia, a noite e as mudanças ao longo do ano",
        content: &[
            "rotação: a Terra gira sobre si, e há dia e noite",
            "translação: a volta em torno do Sol, em um ano",
            "estações: pela inclinação do eixo",
        ],
        goals: &["Explicar o dia e a noite pela rotação", "Distinguir rotação de translação"],
        example: "com um globo e uma lanterna: metade iluminada, metade escura. Girando o globo, o Brasil \
            entra na luz, e amanhece.",
        mistakes: &[
            (
                "De noite o Sol se apaga ou vai embora.",
                "Gire o globo e mostre quem está na luz enquanto aqui é noite.",
            ),
            (
                "É verão quando a Terra está mais perto do Sol.",
                "Lembre que, quando aqui é verão, na Europa é inverno, no mesmo dia.",
            ),
        ],
        tasks: &[
            "representam com o corpo Sol e Terra, fazem rotação e translação e dizem em cada posição se no \
                Brasil é dia ou noite",
            "medem a sombra de uma vara no pátio em três horários, desenham e explicam por que ela muda",
        ],
        items: questions! {
            "Que movimento da Terra causa o dia e a noite?" =>
                "rotação", not ["translação", "erosão", "maré"],
                "A Terra gira sobre si mesma.";
            "Quanto tempo dura, mais ou menos, a rotação da Terra?" =>
                "24 horas", not ["12 horas", "30 dias", "365 dias"],
                "Uma volta sobre si leva cerca de um dia.";
            "Quanto tempo a Terra leva para dar a volta em torno do Sol?" =>
                "um ano", not ["um dia", "um mês", "uma semana"],
                "A translação leva cerca de 365 dias.";
            "Quando é dia no Brasil, como está o outro lado da Terra?" =>
                "sem a luz direta do Sol, de noite", not ["também de dia", "sempre no verão", "coberto de \
                    nuvens"],
                "A luz alcança só metade da Terra de cada vez.";
            "O que explica as estações do ano?" =>
                "A inclinação do eixo da Terra durante a translação", not ["A Terra ficar mais perto do \
                    Sol no verão", "O Sol esquentar e esfriar", "A rotação mais rápida no verão"],
                "O eixo inclinado faz cada hemisfério receber mais ou menos luz.";
        },
    },
];
