//! Revolutions and wars of the modern age.

use crate::Discipline::Historia;
use crate::composer::known::{Known, questions};

pub const KNOWN: &[Known] = &[
    Known {
        of: &[Historia],
        years: (7, 13),
        names: &[
            "independencia* america*",
            "independencia* -brasil*",
            "revolucao haiti*",
            "haiti",
            "america espanhola",
        ],
        before: "as colônias da América e quem mandava nelas",
        content: &[
            "Estados Unidos, Haiti e América espanhola",
            "quem lutou e quem decidiu",
            "quem ficou de fora",
        ],
        goals: &[
            "Comparar dois processos de independência: quem lutou, quem decidiu, quem ficou de fora",
            "Explicar por que o Haiti foi um caso único",
        ],
        example: "no Haiti, quem fez a independência foram pessoas escravizadas, que acabaram também com a \
            escravidão; nos Estados Unidos, a independência veio, e a escravidão continuou.",
        mistakes: &[
            (
                "Independência quer dizer liberdade para todos.",
                "Pergunte o que mudou para indígenas e escravizados em cada país.",
            ),
            (
                "A América espanhola virou um país só.",
                "Compare no mapa o antigo domínio espanhol com os países de hoje.",
            ),
        ],
        tasks: &[
            "montam um quadro de três independências com data, líderes, quem lutou, quem ficou de fora e o \
                que aconteceu com a escravidão",
            "leem dois trechos do livro sobre o Haiti e a América espanhola e escrevem uma semelhança e \
                uma diferença, com a linha que mostra cada uma",
        ],
        items: questions! {
            "Em que ano os Estados Unidos declararam a independência?" =>
                "1776", not ["1789", "1822", "1804"],
                "Em 4 de julho de 1776.";
            "Quem fez a independência do Haiti?" =>
                "pessoas escravizadas e libertas que se rebelaram", not ["o rei da França", "os \
                    fazendeiros sozinhos", "o exército espanhol"],
                "Foi uma revolução de escravizados vitoriosa.";
            "De que país o Haiti se tornou independente?" =>
                "França", not ["Espanha", "Portugal", "Inglaterra"],
                "Era a colônia francesa de São Domingos.";
            "Quem foi um líder das independências na América espanhola?" =>
                "Simón Bolívar", not ["dom Pedro I", "George Washington", "Napoleão"],
                "Bolívar lutou em vários países da América do Sul.";
            "Que país dominava a maior parte da América do Sul fora o Brasil, antes das independências?" =>
                "Espanha", not ["França", "Inglaterra", "Holanda"],
                "Eram colônias espanholas.";
        },
    },
    Known {
        of: &[Historia],
        years: (7, 13),
        names: &["revolucao industrial", "industrializac* -brasil*"],
        before: "o trabalho dos artesãos, antes das fábricas",
        content: &["do artesanato à fábrica", "máquina a vapor e carvão", "trabalho, cidade e direitos"],
        goals: &[
            "Explicar o que mudou na produção e no trabalho",
            "Relacionar fábricas, cidades e lutas por direitos",
        ],
        example: "o artesão fazia o sapato inteiro, em casa; na fábrica, cada pessoa faz uma parte, ao \
            ritmo da máquina, por muitas horas.",
        mistakes: &[
            ("As máquinas só trouxeram coisas boas.", "Leia um relato de criança operária."),
            ("A Revolução Industrial foi uma guerra.", "Pergunte o que se revolucionou: o modo de produzir."),
        ],
        tasks: &[
            "fazem barquinhos de papel primeiro sozinhos e depois em linha de montagem, contam, comparam e \
                discutem o que se ganhou e perdeu",
            "leem duas fontes do livro, a de um dono de fábrica e a de um operário, e anotam o que cada \
                uma mostra e esconde",
        ],
        items: questions! {
            "Em que país começou a Revolução Industrial?" =>
                "Inglaterra", not ["Brasil", "Estados Unidos", "Japão"],
                "No século XVIII.";
            "Que máquina marcou o começo da Revolução Industrial?" =>
                "máquina a vapor", not ["computador", "motor elétrico", "avião"],
                "Ela movia teares e trens.";
            "Que combustível movia as primeiras fábricas?" =>
                "carvão mineral", not ["energia nuclear", "etanol", "gás de cozinha"],
                "O carvão aquecia a água que virava vapor.";
            "Como era, em geral, o trabalho nas primeiras fábricas?" =>
                "longo, mal pago e também feito por crianças", not ["curto e bem pago", "proibido para \
                    crianças", "com férias pagas"],
                "As leis de proteção vieram depois de muitas lutas.";
            "O que aconteceu com as cidades industriais?" =>
                "cresceram depressa", not ["desapareceram", "viraram fazendas", "perderam as fábricas logo"],
                "Muita gente foi do campo para a cidade.";
        },
    },
    Known {
        of: &[Historia],
        years: (7, 13),
        names: &["revolucao francesa", "iluminismo", "antigo regime"],
        before: "o poder dos reis e a divisão da sociedade em grupos",
        content: &[
            "rei, nobreza, clero e povo",
            "1789: liberdade, igualdade e fraternidade",
            "direitos e seus limites",
        ],
        goals: &["Explicar as causas da Revolução Francesa", "Dizer o que mudou e para quem"],
        example: "quem mais pagava impostos, o terceiro estado, tinha um voto contra dois. Em 1789, \
            decidiu fazer a própria assembleia.",
        mistakes: &[
            ("Foi uma revolta só de pobres.", "Veja quem eram os deputados do terceiro estado."),
            (
                "A igualdade valeu logo para todos.",
                "Pergunte sobre as mulheres e os escravizados das colônias.",
            ),
        ],
        tasks: &[
            "encenam a reunião dos três estados com um voto por estado e depois um por pessoa e comparam o \
                resultado",
            "leem três artigos da Declaração de 1789 no livro e apontam onde aparecem na Constituição de \
                hoje e quem ficou de fora",
        ],
        items: questions! {
            "Em que ano começou a Revolução Francesa?" => "1789", not ["1500", "1822", "1917"],
                "Com a queda da Bastilha, em 1789.";
            "Qual foi o lema da Revolução Francesa?" =>
                "liberdade, igualdade e fraternidade", not ["ordem e progresso", "paz, pão e \
                    terra", "independência ou morte"],
                "É até hoje o lema da França.";
            "Quem formava o terceiro estado?" =>
                "burgueses, camponeses e trabalhadores", not ["só os nobres", "só o clero", "o rei e sua \
                    família"],
                "Era a maior parte da população.";
            "Que prisão foi tomada em 14 de julho de 1789?" =>
                "Bastilha", not ["Versalhes", "Louvre", "Torre de Londres"],
                "A Bastilha era símbolo do poder do rei.";
            "Que ideia os iluministas defendiam?" =>
                "o uso da razão e os direitos", not ["o poder sem limites dos reis", "o fim das \
                    escolas", "a censura dos livros"],
                "Criticavam o poder absoluto.";
        },
    },
    Known {
        of: &[Historia],
        years: (8, 13),
        names: &["primeira guerra", "segunda guerra", "guerra* mundia*", "nazismo", "fascismo", "holocausto"],
        before: "as causas e as marcas de uma guerra",
        content: &["1914 a 1918 e 1939 a 1945", "nazismo, fascismo e Holocausto", "ONU e direitos humanos"],
        goals: &[
            "Situar as duas guerras e dizer quem lutou",
            "Explicar o que foi o Holocausto e por que se lembra dele",
        ],
        example: "depois de 1945, os países criaram a ONU e, em 1948, escreveram a Declaração dos Direitos \
            Humanos: uma resposta ao que se viu na guerra.",
        mistakes: &[
            ("As duas guerras foram uma só.", "Ponha as datas na linha do tempo, com 21 anos entre elas."),
            (
                "O Holocausto foi uma batalha.",
                "Explique que foi o assassinato planejado de milhões de pessoas.",
            ),
        ],
        tasks: &[
            "comparam as duas guerras em um quadro de datas, lados, causas e consequências e escrevem uma \
                ligação entre elas",
            "leem um artigo da Declaração dos Direitos Humanos e explicam que fato da guerra ele responde",
        ],
        items: questions! {
            "Em que período aconteceu a Segunda Guerra Mundial?" =>
                "1939 a 1945", not ["1914 a 1918", "1964 a 1985", "1822 a 1831"],
                "Terminou em 1945.";
            "Que regime governava a Alemanha na Segunda Guerra?" =>
                "nazismo", not ["monarquia", "democracia", "socialismo soviético"],
                "Hitler chefiava o regime nazista.";
            "O que foi o Holocausto?" =>
                "O extermínio de milhões de judeus e de outros grupos pelos nazistas", not ["Uma batalha \
                    naval", "Um tratado de paz", "Uma crise econômica"],
                "Foi um genocídio.";
            "Que organização foi criada em 1945 para manter a paz?" =>
                "ONU", not ["OTAN", "Mercosul", "União Europeia"],
                "A Organização das Nações Unidas.";
            "De que lado o Brasil lutou na Segunda Guerra?" =>
                "dos Aliados", not ["do Eixo", "dos dois lados", "não participou"],
                "A FEB lutou na Itália.";
        },
    },
];
