//! Games, gymnastics, fights and dances.

use crate::Discipline::EducacaoFisica;
use crate::composer::known::{Known, questions};

pub const KNOWN: &[Known] = &[
    Known {
        of: &[EducacaoFisica],
        years: (1, 5),
        names: &[
            "brincadeira*",
            "pular corda",
            "corda",
            "amarelinha",
            "pega pega",
            "jogo* popular*",
            "cantiga* roda",
        ],
        before: "brincadeiras da rua, do recreio e da família",
        content: &[
            "brincadeiras de lugares e tempos diferentes",
            "combinados: regra, segurança e vez de cada um",
            "mudar a regra para que todos brinquem",
        ],
        goals: &[
            "Brincar seguindo os combinados e esperando a vez",
            "Mudar uma regra para que ninguém fique de fora e contar o que mudou",
        ],
        example: "com a corda no chão, primeiro se passa por cima; depois ela balança baixinho, a cobrinha; por fim gira, e quem pula \
            entra quando a corda bate no chão e se afasta.",
        mistakes: &[
            (
                "Quem erra sai da brincadeira.",
                "Quem erra bate a corda ou conta os pontos e volta na rodada seguinte.",
            ),
            (
                "A brincadeira só tem um jeito.",
                "Pergunte como se brinca na rua de cada um e experimente dois jeitos.",
            ),
        ],
        tasks: &[
            "pulam corda em grupos de seis, com duas pessoas batendo, do balanço baixo à corda que gira, e trocam de função a cada cinco \
                pulos",
            "passam por quatro cantos com brincadeiras diferentes, como amarelinha, corda, pega-pega e roda, e escolhem uma para mudar \
                uma regra",
        ],
        items: questions! {
            "Em qual destas brincadeiras se pula em casas desenhadas no chão?" =>
                "amarelinha", not ["cabra-cega", "pega-pega", "cabo de guerra"],
                "Na amarelinha há casas numeradas.";
            "O que fazem as duas pessoas que ficam nas pontas da corda grande?" =>
                "batem a corda", not ["pulam juntas", "contam até dez de costas", "fecham os olhos"],
                "Elas giram a corda para quem pula.";
            "O que fazer quando um colega não consegue brincar como os outros?" =>
                "mudar uma regra para incluí-lo", not ["deixá-lo de fora", "rir dele", "parar a aula"],
                "A regra pode mudar para que todos brinquem.";
            "O que a pessoa do meio usa na cabra-cega?" =>
                "uma venda nos olhos", not ["luvas", "um capacete", "patins"],
                "Ela procura os outros sem ver.";
            "Para que servem os combinados antes de brincar?" =>
                "para todos brincarem com segurança", not ["para escolher quem ganha", "para brincar menos", "para ninguém falar"],
                "Com combinados, todos sabem o que pode e o que não pode.";
        },
    },
    Known {
        of: &[EducacaoFisica],
        years: (1, 9),
        names: &["ginastica*", "rolamento*", "cambalhota*", "acrobacia*", "estrelinha*"],
        before: "pular, girar, rolar e ficar em um pé só",
        content: &[
            "equilíbrios, saltos, giros e rolamentos",
            "segurança: espaço, colchão e ajuda do colega",
            "juntar movimentos em uma sequência",
        ],
        goals: &[
            "Fazer um rolamento ou um equilíbrio com segurança",
            "Criar com o grupo uma sequência de quatro movimentos",
        ],
        example: "no rolamento: agachar, mãos no chão, queixo no peito, empurrar com os pés e rolar sobre as costas redondas. A cabeça \
            não apoia: quem apoia são as mãos e os ombros.",
        mistakes: &[
            (
                "No rolamento a cabeça serve de apoio.",
                "Segure um papel entre o queixo e o peito e role sem deixá-lo cair.",
            ),
            ("Equilíbrio é ficar duro.", "Olhe um ponto fixo, dobre um pouco o joelho e abra os braços."),
        ],
        tasks: &[
            "passam por estações de equilíbrio, salto, giro e rolamento, com um colega que ajuda e outro que observa um ponto combinado",
            "criam em grupo uma sequência com um equilíbrio, um salto, um giro e uma pose final e a apresentam a outro grupo",
        ],
        items: questions! {
            "Qual destes é um movimento da ginástica?" => "rolamento", not ["saque", "drible", "arremesso"],
                "Os outros são de jogos com bola.";
            "O que se treina ao ficar parado em um pé só?" =>
                "equilíbrio", not ["velocidade", "pontaria", "chute"],
                "Ficar parado em pouca base pede equilíbrio.";
            "Onde fica o queixo no rolamento para a frente?" =>
                "junto do peito", not ["apontado para cima", "apoiado no chão", "sobre o ombro"],
                "Assim a cabeça fica protegida.";
            "O que se faz antes de começar os movimentos mais difíceis?" =>
                "aquecimento", not ["uma refeição grande", "um cochilo", "uma corrida até cansar"],
                "O aquecimento prepara o corpo.";
            "Qual destes materiais é da ginástica rítmica?" => "fita", not ["raquete", "taco", "prancha"],
                "Fita, bola, arco, corda e maças são da ginástica rítmica.";
        },
    },
    Known {
        of: &[EducacaoFisica],
        years: (3, 13),
        names: &["luta*", "capoeira", "judo", "artes marciais", "huka huka"],
        before: "lutas que viram e a diferença entre lutar e brigar",
        content: &[
            "luta tem regra, respeito e segurança",
            "desequilibrar, esquivar e dominar o espaço",
            "lutas do Brasil, indígenas, africanas e do mundo",
        ],
        goals: &[
            "Participar de jogos de luta cuidando do oponente",
            "Explicar a diferença entre luta e briga com dois exemplos",
        ],
        example: "na ginga da capoeira o corpo nunca para: um pé atrás, troca, e os braços protegem o rosto. Sem tocar no colega, cada um \
            responde ao movimento do outro, como em uma conversa.",
        mistakes: &[
            ("Luta é briga.", "Pergunte quem combina as regras, quem cuida de quem e quando se para."),
            ("Ganha sempre o mais forte.", "Jogue cabo de guerra de um pé só: quem desequilibra melhor?"),
        ],
        tasks: &[
            "jogam em duplas do mesmo tamanho: tirar o colega do círculo só com as palmas das mãos, com aperto de mão antes e depois",
            "praticam ginga e esquivas em duplas, sem contato, e formam uma roda em que cada dupla mostra uma sequência",
        ],
        items: questions! {
            "De que luta é o movimento chamado ginga?" => "capoeira", not ["judô", "esgrima", "boxe"],
                "A ginga é a base da capoeira.";
            "Que instrumento comanda a roda de capoeira?" =>
                "berimbau", not ["violão", "flauta", "piano"],
                "O toque do berimbau diz como se joga.";
            "O que diferencia a luta da briga?" =>
                "as regras e o respeito ao oponente", not ["a força dos golpes", "o tamanho do lugar", "a roupa branca"],
                "Na luta se combina, se cuida e se para.";
            "Quem criou a capoeira?" =>
                "africanos escravizados e seus descendentes no Brasil", not ["samurais do Japão antigo, em seus castelos", "cavaleiros \
                    da Europa na Idade Média", "soldados gregos e romanos da Antiguidade"],
                "A capoeira nasceu no Brasil e foi resistência.";
            "Qual destas lutas nasceu no Japão?" => "judô", not ["capoeira", "huka-huka", "esgrima"],
                "O judô foi criado por Jigoro Kano em 1882.";
        },
    },
    Known {
        of: &[EducacaoFisica],
        years: (3, 13),
        names: &["danca*", "quadrilha*", "frevo", "ciranda", "forro", "hip hop"],
        before: "danças de festas, da família e da internet",
        content: &[
            "ritmo, espaço e gestos",
            "danças do lugar, do Brasil e do mundo",
            "dançar sem preconceito",
        ],
        goals: &[
            "Dançar uma sequência curta no ritmo com o grupo",
            "Contar de onde vem uma dança e o que ela celebra",
        ],
        example: "na ciranda, todos em roda de mãos dadas: o pé esquerdo entra no tempo forte, o corpo balança e a roda anda. Quem canta \
            puxa, e os outros respondem.",
        mistakes: &[
            ("Dança é só para quem tem jeito.", "Comece andando no ritmo; depois mude só os braços."),
            (
                "Dança é coisa de menina.",
                "Mostre dançarinos de frevo e de break e pergunte de que força precisam.",
            ),
        ],
        tasks: &[
            "aprendem em roda quatro passos de uma dança popular e criam em grupo um quinto passo, que ensinam à turma",
            "criam em grupos uma sequência de oito tempos com uma mudança de ritmo, uma de direção e uma de altura",
        ],
        items: questions! {
            "Em que estado nasceu o frevo?" =>
                "Pernambuco", not ["Rio Grande do Sul", "Amazonas", "São Paulo"],
                "O frevo é do carnaval do Recife e de Olinda.";
            "Em que dança de festa junina os pares seguem quem marca os passos?" =>
                "quadrilha", not ["frevo", "balé", "break"],
                "Quem marca anuncia os passos, e os pares respondem.";
            "Qual destes é um elemento da dança?" => "ritmo", not ["placar", "rede", "cesta"],
                "Ritmo, espaço e gestos formam a dança.";
            "De que cultura faz parte o break?" => "hip-hop", not ["junina", "gaúcha", "clássica"],
                "O break é a dança do hip-hop.";
            "Como as pessoas ficam na ciranda?" =>
                "em roda, de mãos dadas", not ["em fila, de costas", "em duplas, sentadas", "cada uma em um canto"],
                "A ciranda é dança de roda.";
        },
    },
];
