//! What Ensino Religioso knows beyond doubt: names and uses, no creed.

use crate::Discipline::EnsinoReligioso;
use crate::composer::known::{Known, questions};

pub const KNOWN: &[Known] = &[
    Known {
        of: &[EnsinoReligioso],
        years: (3, 9),
        names: &[
            "texto* sagrado*",
            "livro* sagrado*",
            "religio* mundo",
            "tradic* religiosa*",
            "tradic* escritas",
        ],
        before: "os livros e as histórias importantes para diferentes famílias",
        content: &["tradições escritas e orais", "Torá, Bíblia, Alcorão, Vedas", "a memória dos mais velhos"],
        goals: &[
            "Relacionar textos sagrados às suas tradições",
            "Reconhecer que muitas tradições ensinam pela fala",
        ],
        example: "para os judeus, a Torá; para os cristãos, a Bíblia; para os muçulmanos, o Alcorão. Em \
            povos indígenas e no candomblé, os mais velhos ensinam contando.",
        mistakes: &[
            ("Toda religião tem um livro.", "Conte como ensinam as tradições orais."),
            (
                "O livro da minha família é o de todos.",
                "Faça o quadro com três tradições e deixe uma linha para quem não tem religião.",
            ),
        ],
        tasks: &[
            "montam cartões com tradição, texto ou modo de ensinar e um cuidado que as pessoas têm com ele",
            "comparam uma tradição escrita e uma oral: quem ensina, quando, e como se guarda o que se \
                aprende",
        ],
        items: questions! {
            "Qual é o livro sagrado do islamismo?" => "Alcorão", not ["Torá", "Vedas", "Novo Testamento"],
                "O Alcorão é o livro dos muçulmanos.";
            "A Torá é um texto sagrado de que tradição?" =>
                "judaísmo", not ["islamismo", "hinduísmo", "budismo"],
                "A Torá é do judaísmo.";
            "Os Vedas são textos sagrados de que tradição?" =>
                "hinduísmo", not ["judaísmo", "islamismo", "cristianismo"],
                "São textos antigos da Índia.";
            "Como se ensina em uma tradição oral?" =>
                "pela fala e pela memória", not ["só por livros", "só por leis escritas", "pelo correio"],
                "Os mais velhos contam e cantam.";
            "Que tradição tem a Bíblia com o Novo Testamento como texto sagrado?" =>
                "cristianismo", not ["islamismo", "hinduísmo", "budismo"],
                "A Bíblia cristã reúne o Antigo e o Novo Testamento.";
        },
    },
    Known {
        of: &[EnsinoReligioso],
        years: (3, 9),
        names: &["espaco* sagrado*", "lugar* sagrado*", "templo*", "simbolo* religios*"],
        before: "lugares em que as pessoas celebram, rezam ou fazem silêncio",
        content: &[
            "igreja, mesquita, sinagoga, terreiro, templo",
            "lugares da natureza",
            "respeito em cada lugar",
        ],
        goals: &[
            "Relacionar espaços sagrados às tradições",
            "Dizer que atitude mostra respeito em um lugar sagrado",
        ],
        example: "na mesquita, tiram-se os sapatos; em outros lugares, cobre-se a cabeça; em muitos, \
            pede-se silêncio. Cada regra tem um sentido para quem vive ali.",
        mistakes: &[
            ("Lugar sagrado é sempre um prédio.", "Mostre rios, montanhas e matas sagradas."),
            (
                "Posso entrar de qualquer jeito, se não é a minha religião.",
                "Pergunte como gostaria que entrassem na sua casa.",
            ),
        ],
        tasks: &[
            "ligam imagens de espaços sagrados às tradições e escrevem um cuidado de visita para cada um",
            "desenham um mapa do bairro com os lugares em que pessoas se reúnem para celebrar, rezar ou \
                meditar",
        ],
        items: questions! {
            "Como se chama o lugar de oração dos muçulmanos?" =>
                "mesquita", not ["sinagoga", "terreiro", "igreja"],
                "A mesquita é do islamismo.";
            "A sinagoga é um espaço de que tradição?" =>
                "judaísmo", not ["islamismo", "budismo", "candomblé"],
                "Ali os judeus se reúnem.";
            "O terreiro é um espaço sagrado de que tradição?" =>
                "candomblé", not ["judaísmo", "islamismo", "budismo"],
                "O terreiro é das religiões de matriz africana.";
            "Um rio ou uma mata podem ser lugares sagrados?" =>
                "Sim, para muitos povos", not ["Não, só os prédios", "Só se houver uma cerca", "Só se \
                    forem no exterior"],
                "Muitos povos têm lugares sagrados na natureza.";
            "Que atitude mostra respeito ao visitar um lugar sagrado?" =>
                "seguir as orientações de quem é do lugar", not ["rir dos costumes", "tocar em \
                    tudo", "fotografar sem pedir"],
                "Quem visita respeita as regras da casa.";
        },
    },
];
