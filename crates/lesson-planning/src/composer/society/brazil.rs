//! The history of Brazil.

use crate::Discipline::Historia;
use crate::composer::known::{Known, questions};

pub const KNOWN: &[Known] = &[
    Known {
        of: &[Historia],
        years: (4, 12),
        names: &["independencia brasil", "grito ipiranga", "7 setembro", "processo independencia"],
        before: "a chegada da Corte portuguesa em 1808",
        content: &[
            "a Corte no Brasil e a volta do rei",
            "1822 e dom Pedro",
            "o que mudou e o que continuou, como a escravidão",
        ],
        goals: &[
            "Situar a Independência no tempo e dizer quem participou",
            "Apontar uma mudança e uma permanência depois de 1822",
        ],
        example: "em 1822 o Brasil deixou de ser parte de Portugal; mas continuou com um rei, agora \
            imperador, e com a escravidão.",
        mistakes: &[
            (
                "A Independência foi feita só por dom Pedro, em um dia.",
                "Mostre no livro as lutas na Bahia, em 1823.",
            ),
            ("Com a Independência acabou a escravidão.", "Ponha 1822 e 1888 na linha do tempo."),
        ],
        tasks: &[
            "montam a linha do tempo de 1808 a 1824 com quem agiu em cada ponto e marcam o que mudou para \
                os escravizados",
            "comparam o quadro do Grito do Ipiranga com um texto do livro e dizem o que o pintor escolheu \
                mostrar",
        ],
        items: questions! {
            "Em que ano foi proclamada a Independência do Brasil?" => "1822", not ["1500", "1808", "1889"],
                "Em 7 de setembro de 1822.";
            "De que país o Brasil se tornou independente?" =>
                "Portugal", not ["Espanha", "Inglaterra", "França"],
                "O Brasil pertencia ao reino de Portugal.";
            "Quem se tornou o primeiro imperador do Brasil?" =>
                "dom Pedro I", not ["dom João VI", "dom Pedro II", "Tiradentes"],
                "Dom Pedro foi aclamado em 1822.";
            "Que forma de governo o Brasil adotou depois da Independência?" =>
                "monarquia", not ["república", "ditadura militar", "parlamento sem rei"],
                "O Brasil foi Império até 1889.";
            "O que continuou depois da Independência?" =>
                "a escravidão", not ["o governo de Portugal", "as capitanias hereditárias", "o reinado de \
                    dom João VI no Brasil"],
                "A escravidão só acabou em 1888.";
        },
    },
    Known {
        of: &[Historia],
        years: (4, 12),
        names: &["abolicao", "lei aurea", "escravi*", "quilombo*", "palmares"],
        before: "os povos africanos trazidos à força ao Brasil",
        content: &[
            "trabalho forçado e tráfico",
            "resistência: fugas, quilombos, irmandades",
            "1888 e o que não veio com a lei",
        ],
        goals: &[
            "Reconhecer formas de resistência à escravidão",
            "Explicar por que a abolição não garantiu direitos",
        ],
        example: "o Quilombo dos Palmares reuniu milhares de pessoas por quase um século: plantavam, \
            comerciavam e se defendiam. A liberdade também foi conquistada.",
        mistakes: &[
            (
                "Os escravizados aceitaram a escravidão.",
                "Liste com a turma formas de resistência de todo dia e as maiores.",
            ),
            (
                "A princesa deu a liberdade sozinha.",
                "Mostre a luta de escravizados, libertos e abolicionistas antes de 1888.",
            ),
        ],
        tasks: &[
            "leem dois trechos do livro sobre resistência, montam um cartaz com quatro formas e um nome \
                para cada uma",
            "comparam a vida em 1887 e em 1889 em um quadro de trabalho, terra, escola e liberdade e \
                escrevem o que faltou",
        ],
        items: questions! {
            "Em que ano foi assinada a Lei Áurea?" => "1888", not ["1822", "1808", "1930"],
                "A Lei Áurea é de 13 de maio de 1888.";
            "O que eram os quilombos?" =>
                "Comunidades formadas por pessoas que resistiam à escravidão", not ["Fazendas de café dos \
                    senhores", "Navios do tráfico", "Igrejas de Portugal"],
                "Ali viviam pessoas livres da escravidão.";
            "Quem foi um líder do Quilombo dos Palmares?" =>
                "Zumbi", not ["Tiradentes", "dom Pedro I", "Cabral"],
                "Zumbi liderou Palmares no século XVII.";
            "O que determinou a Lei Áurea?" =>
                "O fim da escravidão no Brasil", not ["A Independência", "A República", "O voto das \
                    mulheres"],
                "Ela declarou extinta a escravidão.";
            "O que a abolição não garantiu aos libertos?" =>
                "terra, escola e trabalho digno", not ["o fim do cativeiro", "deixar de ser propriedade de \
                    alguém", "o fim legal da escravidão"],
                "A lei não previu medidas de apoio.";
        },
    },
    Known {
        of: &[Historia],
        years: (4, 12),
        names: &["proclamacao republica", "republica velha", "primeira republica", "fim imperio"],
        before: "o Império e dom Pedro II",
        content: &[
            "1889: fim da monarquia",
            "militares, fazendeiros e republicanos",
            "quem ficou fora do voto",
        ],
        goals: &["Situar a Proclamação e dizer o que mudou no governo", "Explicar quem não podia votar"],
        example: "até 1889 governava um imperador, que passava o poder ao filho; na República, um \
            presidente com mandato. Mas quem não sabia ler não votava.",
        mistakes: &[
            (
                "A República foi uma revolta do povo todo.",
                "Leia no livro quem estava na praça e quem soube depois.",
            ),
            (
                "Na República todos passaram a votar.",
                "Liste quem ficou de fora: mulheres e quem não sabia ler.",
            ),
        ],
        tasks: &[
            "comparam em um quadro Império e República: quem governa, por quanto tempo, quem vota",
            "escrevem duas notícias de 16 de novembro de 1889, uma de um jornal republicano e outra de um \
                monarquista",
        ],
        items: questions! {
            "Em que ano foi proclamada a República no Brasil?" => "1889", not ["1822", "1888", "1930"],
                "Em 15 de novembro de 1889.";
            "Quem proclamou a República?" =>
                "Marechal Deodoro da Fonseca", not ["dom Pedro II", "Getúlio Vargas", "Tiradentes"],
                "Deodoro chefiou o movimento e o primeiro governo.";
            "Quem governava o Brasil antes da República?" =>
                "dom Pedro II", not ["dom João VI", "Getúlio Vargas", "um presidente"],
                "Era o imperador.";
            "Quem chefia o governo na República brasileira de hoje?" =>
                "o presidente ou a presidenta", not ["o rei", "o imperador", "o governador-geral"],
                "É eleito para um mandato.";
            "Na Primeira República, quem não podia votar?" =>
                "quem não sabia ler", not ["quem tinha terras", "quem era militar oficial", "quem era \
                    fazendeiro"],
                "Analfabetos não votavam; na prática, as mulheres também não.";
        },
    },
    Known {
        of: &[Historia],
        years: (8, 13),
        names: &["ditadura -vargas", "regime militar", "golpe 1964", "ditadura militar"],
        before: "a democracia e os direitos que ela garante",
        content: &[
            "golpe de 1964 e atos institucionais",
            "censura, perseguição e resistência",
            "anistia, diretas e Constituição de 1988",
        ],
        goals: &[
            "Situar a ditadura no tempo e dizer que direitos foram retirados",
            "Reconhecer formas de resistência e a volta da democracia",
        ],
        example: "com o AI-5, em 1968, o governo fechou o Congresso e acabou com o direito de pedir à \
            Justiça a soltura de presos políticos.",
        mistakes: &[
            (
                "Na ditadura havia eleição direta para presidente.",
                "Procure na linha do tempo quando o povo voltou a votar para presidente: 1989.",
            ),
            (
                "Só os políticos foram atingidos.",
                "Leia casos de estudantes, artistas, trabalhadores e povos indígenas.",
            ),
        ],
        tasks: &[
            "leem a letra de uma canção censurada, dizem o que ela esconde e por que foi proibida",
            "montam a linha do tempo de 1964 a 1988 com direitos perdidos de uma cor e reconquistados de \
                outra",
        ],
        items: questions! {
            "Em que ano começou a ditadura militar no Brasil?" => "1964", not ["1945", "1988", "1930"],
                "Com o golpe de 1964.";
            "Qual ato institucional de 1968 endureceu o regime?" =>
                "AI-5", not ["Lei Áurea", "Constituição Cidadã", "Lei da Anistia"],
                "O AI-5 fechou o Congresso e ampliou a repressão.";
            "O que era a censura?" =>
                "A proibição de textos, músicas e notícias pelo governo", not ["A contagem da \
                    população", "Uma eleição", "Um imposto"],
                "O governo decidia o que se podia publicar.";
            "O que pediam as Diretas Já?" =>
                "eleição direta para presidente", not ["a volta da monarquia", "o fim das escolas", "a \
                    censura aos jornais"],
                "Foi o movimento de 1983 e 1984.";
            "De que ano é a atual Constituição do Brasil?" => "1988", not ["1964", "1891", "2000"],
                "É chamada de Constituição Cidadã.";
        },
    },
];
