//! Words that join others.

use crate::Discipline::LinguaPortuguesa;
use crate::composer::known::{Known, questions};

pub const KNOWN: &[Known] = &[
    Known {
        of: &[LinguaPortuguesa],
        years: (5, 10),
        names: &[
            "adverb*",
            "preposic*",
            "classe* palavra*",
            "classe* gramatica*",
            "artigo* definido*",
            "artigo numeral",
        ],
        before: "substantivos, adjetivos e verbos",
        content: &[
            "o que cada palavra faz na frase",
            "artigo, advérbio, preposição e conjunção",
            "a mesma palavra em classes diferentes",
        ],
        goals: &[
            "Reconhecer a classe pelo trabalho que a palavra faz na frase",
            "Comparar frases em que a mesma palavra muda de classe",
        ],
        example: "em “Ela fala alto”, alto diz como ela fala: é advérbio. Em “O muro alto caiu”, alto diz \
            como é o muro: é adjetivo.",
        mistakes: &[
            ("Cada palavra tem uma classe só, sempre.", "Compare “o jantar” e “vamos jantar”."),
            (
                "Advérbio termina sempre em “mente”.",
                "Procure em “Ele chegou ontem” a palavra que diz quando.",
            ),
        ],
        tasks: &[
            "classificam as palavras de quatro frases pelo que fazem ali e trocam uma palavra de cada classe",
            "criam pares de frases em que a mesma palavra muda de classe e explicam a mudança",
        ],
        items: questions! {
            "Em “Ela chegou ontem”, que classe é “ontem”?" =>
                "advérbio", not ["adjetivo", "substantivo", "verbo"],
                "Ontem diz quando ela chegou.";
            "Em “O muro alto caiu”, que classe é “alto”?" => "adjetivo", not ["advérbio", "verbo", "artigo"],
                "Alto diz como é o muro.";
            "Em “Uma menina sorriu”, que classe é “uma”?" =>
                "artigo", not ["pronome pessoal", "verbo", "advérbio"],
                "Uma acompanha o substantivo menina sem dizer qual.";
            "Em “Bolo de milho”, que classe é “de”?" => "preposição", not ["adjetivo", "verbo", "advérbio"],
                "De liga bolo a milho.";
            "Em “Ela falou calmamente”, o que “calmamente” indica?" =>
                "O modo como falou", not ["Quem falou", "O lugar onde falou", "O que falou"],
                "É advérbio de modo.";
            "Em “O jantar está pronto”, que classe é “jantar”?" =>
                "substantivo", not ["verbo", "adjetivo", "advérbio"],
                "Com o artigo antes, jantar dá nome à refeição.";
        },
    },
    Known {
        of: &[LinguaPortuguesa],
        years: (5, 13),
        names: &[
            "conjunc*",
            "conectivo*",
            "conector*",
            "articuladores",
            "coesao",
            "oracoes coordenadas",
            "periodo composto",
            "operadores argumentativos",
        ],
        before: "frases ligadas por “e”, “mas” e “porque”",
        content: &[
            "o que o conectivo diz: soma, oposição, causa, conclusão",
            "troca de conectivo, troca de sentido",
            "ligação entre frases e parágrafos",
        ],
        goals: &[
            "Dizer a relação que um conectivo cria entre duas ideias",
            "Escolher conectivos que deem o sentido desejado",
        ],
        example: "“Estudou, mas foi mal” traz oposição; “Estudou, por isso foi bem” traz conclusão. Só uma \
            palavra, e a ideia muda.",
        mistakes: &[
            (
                "Mas e por isso servem igual, porque ligam frases.",
                "Troque um pelo outro em “Choveu, ... o chão molhou” e leia em voz alta.",
            ),
            ("Um texto bem ligado tem muitos conectivos.", "Corte os que não mudam nada e compare."),
        ],
        tasks: &[
            "completam oito pares de frases com conectivos, dizem a relação em cada um e mudam três para \
                inverter o sentido",
            "remontam um texto cortado em frases usando os conectivos como pista e explicam duas escolhas",
        ],
        items: questions! {
            "Em “Estava cansado, mas terminou o trabalho”, que ideia “mas” traz?" =>
                "oposição", not ["causa", "soma", "conclusão"],
                "O cansaço faria esperar o contrário.";
            "Em “Não saiu porque chovia”, que ideia “porque” traz?" =>
                "causa", not ["oposição", "finalidade", "conclusão"],
                "A chuva é o motivo de não sair.";
            "Que palavra completa “Estudou muito, ... foi aprovado” com ideia de conclusão?" =>
                "portanto", not ["porém", "embora", "ou"],
                "Portanto mostra o resultado do que veio antes.";
            "Qual conectivo pode ficar no lugar de “mas” sem mudar o sentido?" =>
                "porém", not ["porque", "portanto", "e também"],
                "Porém também indica oposição.";
            "Em “Se chover, ficaremos em casa”, que ideia “se” traz?" =>
                "condição", not ["causa", "oposição", "soma"],
                "Ficar em casa depende de chover.";
            "Em “Saiu cedo para pegar o ônibus”, que ideia “para” traz?" =>
                "finalidade", not ["oposição", "condição", "conclusão"],
                "Pegar o ônibus é o objetivo de sair cedo.";
        },
    },
];
