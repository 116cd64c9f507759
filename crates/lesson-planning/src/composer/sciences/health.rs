//! Care of one's own body.

use crate::Discipline::Ciencias;
use crate::composer::known::{Known, questions};

pub const KNOWN: &[Known] = &[
    Known {
        of: &[Ciencias],
        years: (1, 2),
        names: &["higiene", "lavar maos", "dente*", "banho", "cuidados corpo"],
        before: "o que fazem de manhã e antes de comer",
        content: &[
            "lavar as mãos: quando e como",
            "dentes limpos depois de comer",
            "o que é só meu e o que se pode dividir",
        ],
        goals: &[
            "Mostrar os passos de lavar as mãos ou escovar os dentes",
            "Explicar por que um hábito de higiene ajuda a saúde",
        ],
        example: "com um pouco de óleo e canela nas mãos, só água não tira; com água e sabão, esfregando entre os \
            dedos, sai. Assim saem também os micróbios, que não se veem.",
        mistakes: &[
            (
                "Minha mão está limpa, porque não vejo sujeira.",
                "Faça o teste da canela e pergunte o que mais pode \
                estar ali sem ser visto.",
            ),
            ("Só água já lava.", "Lave uma mão só com água e a outra com sabão e compare."),
        ],
        tasks: &[
            "colocam em ordem seis figuras de lavar as mãos, fazem os gestos juntos e desenham o passo de que mais se \
                esquecem",
            "separam figuras de objetos em só meu e de todos e contam ao colega o motivo de duas escolhas",
        ],
        items: questions! {
            "Em que momento é preciso lavar as mãos?" =>
                "antes de comer", not ["só aos domingos", "só no verão", "só quando há visita"],
                "As mãos levam à boca o que tocaram.";
            "O que se usa para limpar os dentes?" =>
                "escova e creme dental", not ["pente e xampu", "toalha e talco", "colher e prato"],
                "A escova tira os restos de comida.";
            "O que o sabão ajuda a fazer?" =>
                "tirar sujeira e micróbios", not ["crescer as unhas", "pintar a pele", "esquentar a água"],
                "Com água e sabão a sujeira se solta.";
            "Qual destes objetos é só de uma pessoa?" =>
                "escova de dentes", not ["mesa", "bola", "livro da sala"],
                "A escova não se divide.";
            "Por que escovamos os dentes depois de comer?" =>
                "para tirar os restos de comida", not ["para ficar com fome", "para dormir menos", "para crescer mais"],
                "Os restos de comida estragam os dentes.";
        },
    },
    Known {
        of: &[Ciencias],
        years: (7, 9),
        names: &[
            "puberdade",
            "hormonio*",
            "adolescenc* -gravidez",
            "ciclo menstrual",
            "menstruac*",
            "sistema* reprodut*",
        ],
        before: "as mudanças do corpo que já notaram ou de que ouviram falar",
        content: &[
            "hormônios: mensageiros que o sangue leva",
            "mudanças no corpo e nas emoções, cada um no seu tempo",
            "sistemas genitais e ciclo menstrual",
        ],
        goals: &[
            "Relacionar mudanças da puberdade à ação dos hormônios",
            "Falar das mudanças do corpo com palavras corretas e respeito",
        ],
        example: "a hipófise, no cérebro, envia hormônios pelo sangue; ovários e testículos passam a produzir os seus: \
            mudam a voz, os pelos, a altura. Em uns aos 9 anos, em outros aos 14.",
        mistakes: &[
            (
                "Quem muda mais tarde tem algum problema.",
                "Mostre a faixa de idades em que cada mudança é esperada.",
            ),
            (
                "Menstruação é doença.",
                "Explique o ciclo: o útero se prepara e, sem gravidez, o revestimento sai.",
            ),
        ],
        tasks: &[
            "respondem, com a página do livro, a perguntas anônimas da caixa da turma e dizem em que parte do texto se \
                apoiaram",
            "montam um esquema com setas da hipófise aos ovários e testículos e escrevem três efeitos dos hormônios",
        ],
        items: questions! {
            "O que leva os hormônios pelo corpo?" =>
                "o sangue", not ["o ar", "os ossos", "a saliva"],
                "Os hormônios circulam no sangue.";
            "Que órgãos produzem os espermatozoides?" =>
                "os testículos", not ["os ovários", "os rins", "os pulmões"],
                "Os testículos produzem espermatozoides e testosterona.";
            "Que órgãos produzem os óvulos?" =>
                "os ovários", not ["os testículos", "o útero", "o fígado"],
                "Os ovários produzem óvulos e hormônios.";
            "O que é a menstruação?" =>
                "a saída do revestimento do útero", not ["uma doença do sangue", "um ferimento", "a produção de óvulos"],
                "Sem gravidez, o revestimento do útero se solta.";
            "O que se pode dizer da idade em que começa a puberdade?" =>
                "varia de pessoa para pessoa", not ["é a mesma para todos", "é sempre aos 15 anos", "é sempre a do irmão mais velho"],
                "Cada corpo tem o seu tempo.";
        },
    },
    Known {
        of: &[Ciencias],
        years: (8, 12),
        names: &["contracep*", "anticoncep*", "gravidez", "preservativo*", "planejamento familiar"],
        before: "os sistemas genitais e a fecundação",
        content: &[
            "métodos de barreira, hormonais e cirúrgicos",
            "o que cada um previne: gravidez, infecções ou as duas",
            "responsabilidade das duas pessoas e orientação do posto de saúde",
        ],
        goals: &[
            "Explicar como agem três métodos contraceptivos",
            "Dizer por que o preservativo previne mais que a gravidez",
        ],
        example: "a pílula, tomada como se deve, impede a ovulação, mas não barra vírus nem bactérias; o preservativo é uma \
            barreira: evita a gravidez e também infecções.",
        mistakes: &[
            ("A pílula protege de infecções.", "Pergunte o que ela muda no corpo e por onde passa um vírus."),
            (
                "Prevenir é assunto só da mulher.",
                "Liste os métodos e diga, em cada um, o que cabe a cada pessoa.",
            ),
        ],
        tasks: &[
            "montam um quadro de seis métodos com o modo de agir, o que previnem, onde se conseguem e um cuidado",
            "analisam três situações escritas pelo professor e recomendam a busca de informação e um método, com o motivo",
        ],
        items: questions! {
            "Que método previne ao mesmo tempo a gravidez e infecções sexualmente transmissíveis?" =>
                "o preservativo", not ["a pílula", "o DIU", "a laqueadura"],
                "O preservativo é uma barreira para espermatozoides, vírus e bactérias.";
            "Como age, em geral, a pílula anticoncepcional?" =>
                "impede a ovulação", not ["barra os espermatozoides", "mata bactérias", "fecha as tubas uterinas"],
                "Seus hormônios impedem que o óvulo seja liberado.";
            "O que a vasectomia impede?" =>
                "a passagem dos espermatozoides", not ["a produção de hormônios", "a ovulação", "a menstruação"],
                "Os canais por onde eles passam são interrompidos.";
            "De quem é a responsabilidade pela prevenção?" =>
                "das duas pessoas", not ["só da mulher", "só do homem", "do posto de saúde"],
                "A decisão e o cuidado são dos dois.";
            "Onde se conseguem preservativos e orientação de graça no Brasil?" =>
                "nos postos de saúde", not ["nos bancos", "nos correios", "nas delegacias"],
                "O SUS oferece métodos e orientação.";
        },
    },
];
