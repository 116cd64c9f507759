//! What Educação Física knows beyond doubt.

use crate::Discipline::EducacaoFisica;
use crate::composer::known::{Known, questions};

pub const KNOWN: &[Known] = &[
    Known {
        of: &[EducacaoFisica],
        years: (3, 13),
        names: &["futebol", "futsal", "esporte* invasao", "basquete*", "handebol"],
        before: "os jogos de invasão que conhecem: meta, bola e dois lados",
        content: &[
            "invadir o espaço do outro e proteger o seu",
            "passe, deslocamento e marcação",
            "regras que mudam para incluir",
        ],
        goals: &[
            "Passar e se deslocar para receber em situação de jogo",
            "Adaptar uma regra para que todos participem",
        ],
        example: "quem passa não para: passa e corre para um espaço vazio. Com três contra um, a turma vê \
            que a bola anda mais depressa que a pessoa.",
        mistakes: &[
            ("Todos correm atrás da bola.", "Jogue com zonas: cada um só sai da sua depois do passe."),
            ("Quem joga melhor fica com a bola.", "O ponto só vale se todos tiverem tocado nela."),
        ],
        tasks: &[
            "jogam três contra três em espaço reduzido, com a regra de que a bola passa por todos antes do \
                ponto",
            "treinam passe e deslocamento em triângulo e depois jogam quatro minutos observando um colega \
                com uma ficha simples",
        ],
        items: questions! {
            "No futebol de campo, quantos jogadores cada time tem em campo no começo do jogo?" =>
                "11", not ["5", "7", "9"],
                "São 11, com quem joga no gol.";
            "Qual destes é um esporte de invasão?" => "handebol", not ["vôlei", "natação", "ginástica"],
                "Invade-se o espaço do outro para chegar à meta.";
            "No basquete, com que parte do corpo se conduz a bola?" =>
                "com as mãos", not ["com os pés", "com a cabeça", "com raquete"],
                "A bola é quicada com as mãos.";
            "No futsal, quantos jogadores cada time tem em quadra no começo do jogo?" =>
                "5", not ["6", "7", "11"],
                "São quatro na linha e quem joga no gol.";
            "No handebol, quantos jogadores cada time tem em quadra no começo do jogo?" =>
                "7", not ["5", "6", "11"],
                "São seis na linha e quem joga no gol.";
            "O que fazer logo depois de passar a bola, para continuar ajudando?" =>
                "deslocar-se para um espaço livre", not ["ficar parado", "sair da quadra", "sentar"],
                "Quem se desloca oferece nova opção de passe.";
        },
    },
    Known {
        of: &[EducacaoFisica],
        years: (3, 13),
        names: &["volei*", "esporte* rede", "badminton", "tenis"],
        before: "jogos com rede ou linha entre os dois lados",
        content: &[
            "mandar ao espaço vazio do outro lado",
            "toque, manchete e saque",
            "organizar-se para cobrir a quadra",
        ],
        goals: &[
            "Manter a bola em jogo com toque e manchete",
            "Escolher para onde mandar a bola e dizer por quê",
        ],
        example: "com um balão, a turma vê o tempo da bola: primeiro olhar, depois chegar embaixo, depois \
            tocar. Só então a bola de verdade.",
        mistakes: &[
            ("Bater forte é o que dá ponto.", "Marque ponto só para bola que cai em espaço vazio."),
            ("Todos ficam juntos no meio.", "Marque no chão a área de cada um."),
        ],
        tasks: &[
            "contam quantos toques seguidos conseguem por cima de uma corda e tentam superar o próprio \
                número",
            "jogam dois contra dois com bola leve, com ponto dobrado para bola que cai em espaço vazio",
        ],
        items: questions! {
            "No vôlei de quadra, quantos jogadores cada time tem em quadra?" => "6", not ["5", "7", "11"],
                "São seis de cada lado.";
            "No vôlei, o que separa os dois times?" => "a rede", not ["uma trave", "um aro", "uma raia"],
                "É um esporte de rede.";
            "No vôlei, quantos toques cada time pode dar antes de passar a bola, sem contar o bloqueio?" =>
                "3", not ["1", "2", "5"],
                "São até três toques.";
            "Como se chama o golpe que começa o ponto no vôlei?" =>
                "saque", not ["bloqueio", "cortada", "manchete"],
                "O saque põe a bola em jogo.";
            "Em esportes de rede, para onde convém mandar a bola?" =>
                "para o espaço vazio do outro lado", not ["para o próprio lado", "para fora", "para quem \
                    está mais perto da rede, sempre"],
                "Onde não há ninguém é mais difícil defender.";
        },
    },
    Known {
        of: &[EducacaoFisica],
        years: (3, 13),
        names: &["atletismo", "corrida*", "salto*", "esporte* marca"],
        before: "correr, saltar e lançar em brincadeiras",
        content: &[
            "corrida, salto e lançamento",
            "medir e comparar consigo mesmo",
            "largada, ritmo e segurança",
        ],
        goals: &[
            "Praticar corrida, salto ou lançamento com segurança",
            "Comparar a própria marca em duas tentativas e explicar a mudança",
        ],
        example: "no salto em distância, a corrida ajuda: salte parado e depois correndo, meça os dois e \
            diga o que mudou.",
        mistakes: &[
            ("Largo no máximo e aguento até o fim.", "Corra uma volta em três ritmos e conte os batimentos."),
            ("Vale comparar só com o mais rápido.", "Registre a sua marca e tente superá-la."),
        ],
        tasks: &[
            "passam por três estações, corrida, salto e lançamento de bola leve, medem duas tentativas e \
                registram a própria evolução",
            "correm em revezamento com bastão de papel, treinam a passagem e comparam o tempo da equipe \
                antes e depois",
        ],
        items: questions! {
            "Qual destas provas é do atletismo?" =>
                "salto em distância", not ["saque", "cobrança de escanteio", "bloqueio"],
                "Correr, saltar e lançar são do atletismo.";
            "No revezamento, o que passa de um corredor a outro?" =>
                "o bastão", not ["a bola", "o colete", "a raquete"],
                "O bastão é entregue na zona de passagem.";
            "Em uma corrida longa, o que ajuda a chegar ao fim?" =>
                "controlar o ritmo", not ["largar no máximo", "prender a respiração", "correr sem aquecer"],
                "O ritmo controlado poupa energia.";
            "No salto em distância, o que se mede?" =>
                "o comprimento do salto", not ["a altura da barra", "o tempo no ar", "o peso do atleta"],
                "Mede-se do ponto de impulso à marca.";
            "Por que aquecer antes de correr?" =>
                "Para preparar o corpo e reduzir o risco de lesões", not ["Para ficar cansado", "Para \
                    gastar o tempo", "Para esfriar os músculos"],
                "O aquecimento eleva a circulação aos poucos.";
        },
    },
];
