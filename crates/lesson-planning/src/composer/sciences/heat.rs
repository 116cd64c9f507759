//! Heat, simple machines, and what the Earth is made of.

use crate::Discipline::{Ciencias, Geografia};
use crate::composer::known::{Known, questions};

pub const KNOWN: &[Known] = &[
    Known {
        of: &[Ciencias],
        years: (5, 12),
        names: &[
            "calor",
            "temperatura* -abaixo",
            "equilibrio termico",
            "sensacao termica",
            "condut* isolant*",
        ],
        before: "o que parece quente ou frio ao toque e o que o termômetro mostra",
        content: &[
            "temperatura: o que o termômetro mede",
            "calor: energia que passa do mais quente para o mais frio",
            "condutores e isolantes; condução, convecção e irradiação",
        ],
        goals: &[
            "Diferenciar temperatura, calor e sensação térmica com um exemplo",
            "Explicar a escolha de um material pela passagem de calor",
        ],
        example: "a maçaneta de metal parece mais fria que a porta de madeira, mas as duas estão à mesma temperatura: o \
            metal só leva o calor da mão mais depressa.",
        mistakes: &[
            (
                "O cobertor esquenta.",
                "Enrole um termômetro no cobertor por dez minutos: a temperatura não sobe.",
            ),
            (
                "Temperatura e calor são a mesma coisa.",
                "Compare uma xícara e uma panela de água a 80 graus: qual derrete \
                mais gelo?",
            ),
        ],
        tasks: &[
            "anotam a temperatura de dois copos com água, um morno e um frio, postos em contato, a cada dois minutos, e \
                desenham o gráfico até que fiquem iguais",
            "tocam metal, madeira e tecido da sala, ordenam pelo que sentem, medem com o termômetro e explicam a diferença",
        ],
        items: questions! {
            "O que o termômetro mede?" => "temperatura", not ["umidade", "massa", "pressão"],
                "O termômetro mostra a temperatura em graus.";
            "Em que sentido o calor passa, sozinho, de um corpo a outro?" =>
                "do mais quente para o mais frio", not ["do mais frio para o mais quente", "do maior para o menor", "do \
                    mais leve para o mais pesado"],
                "O calor passa até que as temperaturas fiquem iguais.";
            "Como se chama a situação de dois corpos em contato com a mesma temperatura?" =>
                "equilíbrio térmico", not ["fusão", "dilatação", "isolamento"],
                "Sem diferença de temperatura não passa calor.";
            "Qual destes materiais é bom condutor de calor?" =>
                "alumínio", not ["madeira", "isopor", "lã"],
                "Os metais conduzem bem o calor.";
            "Como o calor do Sol chega à Terra, através do espaço vazio?" =>
                "por irradiação", not ["por condução", "por convecção", "por evaporação"],
                "A irradiação não precisa de um meio.";
            "Para que serve o agasalho no frio?" =>
                "diminuir a perda de calor do corpo", not ["produzir calor", "produzir frio", "aumentar a massa do corpo"],
                "O agasalho é isolante: quem produz calor é o corpo.";
        },
    },
    Known {
        of: &[Ciencias],
        years: (6, 10),
        names: &["maquina* simples", "alavanca*", "roldana*", "polia*", "plano* inclinado*"],
        before: "ferramentas que facilitam o trabalho em casa",
        content: &[
            "alavanca: apoio, força e carga",
            "roldana, plano inclinado, cunha e roda",
            "menos força, caminho maior",
        ],
        goals: &[
            "Reconhecer máquinas simples em objetos e dizer onde está o apoio ou a rampa",
            "Explicar que se ganha em força e se paga em distância",
        ],
        example: "com uma régua sobre um lápis, dois livros sobem com um dedo se o apoio fica perto dos livros; o dedo, porém, \
            desce mais do que os livros sobem.",
        mistakes: &[
            ("A máquina simples diminui o trabalho todo.", "Meça a força e também o caminho nos dois casos."),
            ("Tanto faz onde fica o apoio.", "Mude o lápis de lugar três vezes e compare o esforço."),
        ],
        tasks: &[
            "montam uma alavanca com régua e lápis, levantam a mesma carga com o apoio em três lugares e anotam onde foi mais \
                fácil",
            "procuram oito máquinas simples na escola, classificam cada uma e desenham em duas onde estão apoio, força e carga",
        ],
        items: questions! {
            "Qual destas é uma máquina simples?" => "alavanca", not ["motor", "computador", "lâmpada"],
                "A alavanca só muda a força e o movimento.";
            "A tesoura funciona como qual máquina simples?" =>
                "alavanca", not ["roldana", "plano inclinado", "parafuso"],
                "São duas alavancas com o mesmo apoio.";
            "Uma rampa é um exemplo de quê?" =>
                "plano inclinado", not ["alavanca", "roldana", "cunha"],
                "A rampa é um plano inclinado.";
            "Para abrir uma porta com menos força, onde se empurra?" =>
                "longe da dobradiça", not ["junto da dobradiça", "no meio da porta", "na própria dobradiça"],
                "Quanto mais longe do apoio, menos força é preciso.";
            "Uma rampa fica mais comprida, com a mesma altura. O que muda para subir a carga?" =>
                "a força diminui", not ["a força aumenta", "a carga fica mais leve", "nada muda"],
                "A força diminui, e o caminho aumenta.";
        },
    },
    Known {
        of: &[Ciencias, Geografia],
        years: (5, 10),
        names: &["camada* terra", "estrutura terra", "interior terra", "estrutura interna terra"],
        before: "o que imaginam que existe debaixo do chão",
        content: &[
            "crosta, manto, núcleo externo e núcleo interno",
            "água, ar e vida em volta: hidrosfera, atmosfera e biosfera",
            "como se sabe disso sem chegar lá",
        ],
        goals: &[
            "Ordenar as camadas da Terra e dizer uma característica de cada uma",
            "Explicar que pista permite conhecer o interior da Terra",
        ],
        example: "um pêssego cortado ao meio ajuda: a pele fina é como a crosta, a polpa como o manto, o caroço como o núcleo. \
            A crosta é mesmo tão fina assim, na comparação.",
        mistakes: &[
            ("Vivemos dentro da Terra.", "Mostre no desenho a crosta e ponha nela uma casa."),
            (
                "O centro da Terra é feito de lava.",
                "Lembre que o núcleo é de metal e que o interno é sólido.",
            ),
        ],
        tasks: &[
            "desenham a Terra em corte com as camadas em proporção, com legenda e uma característica de cada uma",
            "montam um modelo das camadas com massinha ou papel, apresentam a outro grupo e dizem em que o modelo é diferente da \
                Terra",
        ],
        items: questions! {
            "Que camada fica entre a crosta e o núcleo?" =>
                "o manto", not ["a atmosfera", "a hidrosfera", "a biosfera"],
                "O manto é a camada mais espessa.";
            "De que é feito, principalmente, o núcleo da Terra?" =>
                "ferro e níquel", not ["água e sal", "ouro e prata", "granito e areia"],
                "O núcleo é metálico.";
            "Como se chama a camada de ar em volta da Terra?" =>
                "atmosfera", not ["hidrosfera", "crosta", "núcleo"],
                "A atmosfera é a camada de gases.";
            "O que acontece com a temperatura quando se desce para o interior da Terra?" =>
                "aumenta", not ["diminui", "não muda", "fica abaixo de zero"],
                "O centro da Terra é muito quente.";
            "Qual destas camadas é a mais fina?" =>
                "crosta", not ["manto", "núcleo externo", "núcleo interno"],
                "A crosta é fina como a casca de uma fruta.";
        },
    },
];
