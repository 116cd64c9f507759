//! To compare, and to speak of what is to come, in English.

use crate::Discipline::Ingles;
use crate::composer::known::{Known, questions};

pub const KNOWN: &[Known] = &[
    Known {
        of: &[Ingles],
        years: (7, 13),
        names: &["comparativ*", "superlativ*", "comparison*", "grau adjetiv*"],
        before: "adjetivos em inglês que já conhecem: big, small, fast, old",
        content: &[
            "adjetivos curtos: -er than e the -est",
            "adjetivos longos: more ... than e the most",
            "good, better, the best; bad, worse, the worst",
        ],
        goals: &[
            "Comparar duas coisas em inglês com a forma certa do adjetivo",
            "Dizer em inglês qual é o maior ou o melhor de um grupo",
        ],
        example: "no quadro, com três prédios desenhados: A is tall. B is taller than A. C is the tallest. Com beautiful, que é \
            longo: more beautiful than, the most beautiful.",
        mistakes: &[
            ("More big than.", "Big é curto: bigger than."),
            ("She is the most tall of the class.", "Tall é curto: the tallest in the class."),
        ],
        tasks: &[
            "comparam em inglês três cidades, animais ou celulares em seis frases, duas delas com the -est ou the most",
            "fazem perguntas do tipo Who is taller, Ana or Leo? com dados da turma e respondem com frases inteiras",
        ],
        items: questions! {
            "Como se diz “mais alto que” em inglês?" =>
                "taller than", not ["more tall than", "tallest than", "tall than"],
                "Adjetivo curto: tall, taller than.";
            "Complete: My house is ... than yours. (big)" => "bigger", not ["biger", "more big", "biggest"],
                "Big dobra o g: bigger.";
            "Complete: This is the ... film of all. (interesting)" =>
                "most interesting", not ["interestingest", "more interesting", "interestinger"],
                "Adjetivo longo no superlativo: the most.";
            "Qual é o comparativo de “good”?" => "better", not ["gooder", "best", "more good"],
                "Good é irregular: better, the best.";
            "Qual é o superlativo de “bad”?" => "the worst", not ["the baddest", "worse", "the most bad"],
                "Bad, worse, the worst.";
            "Complete: A car is ... than a bicycle. (fast)" => "faster", not ["fastest", "more fast", "fast"],
                "Adjetivo curto: faster than.";
        },
    },
    Known {
        of: &[Ingles],
        years: (7, 13),
        names: &["future", "futuro", "going to", "will", "simple future", "future plans"],
        before: "o verbo to be e palavras de tempo como tomorrow",
        content: &[
            "going to: planos e o que já se vê que vai acontecer",
            "will: promessas, decisões na hora e previsões",
            "won't e perguntas com will e are you going to",
        ],
        goals: &[
            "Falar de planos em inglês com going to",
            "Usar will em promessas e previsões e negar com won't",
        ],
        example: "no quadro: I am going to visit my aunt on Sunday (já está combinado). The phone is ringing: I will answer it \
            (decido agora).",
        mistakes: &[
            ("I will to travel.", "Depois de will o verbo vem sem to: I will travel."),
            ("She going to study.", "Falta o verbo to be: She is going to study."),
        ],
        tasks: &[
            "contam em inglês três planos para o fim de semana com going to e perguntam os do colega com Are you going to",
            "escrevem quatro previsões em inglês sobre a escola daqui a vinte anos, duas com will e duas com won't",
        ],
        items: questions! {
            "Complete: Look at the clouds! It ... rain." =>
                "is going to", not ["are going to", "going to", "will to"],
                "It pede is; já se vê que vai acontecer.";
            "Complete: I promise I ... help you." => "will", not ["am", "going", "wills"],
                "Em promessas usa-se will.";
            "Qual é a forma curta de “will not”?" => "won't", not ["willn't", "don't", "wouldn't"],
                "Will not: won't.";
            "Complete: They ... visit their grandmother next week." =>
                "are going to", not ["is going to", "am going to", "going to"],
                "They pede are.";
            "Qual pergunta está certa?" =>
                "Will you help me?", not ["Do you will help me?", "Will you to help me?", "Are you will help me?"],
                "Will vem antes de quem faz a ação, e o verbo fica sem to.";
        },
    },
];
