//! Classes of words.

use crate::Discipline::LinguaPortuguesa;
use crate::composer::known::{Items, Known, q};

pub const KNOWN: &[Known] = &[
    Known {
        of: &[LinguaPortuguesa],
        years: (2, 9),
        names: &["substantiv*"],
        before: "os nomes de pessoas, lugares, bichos e coisas",
        content: &["substantivo: palavra que dá nome", "próprio e comum", "como saber: aceita “o”, “a”, “um”, “uma” antes"],
        goals: &["Reconhecer substantivos em frases e explicar como soube", "Distinguir substantivo próprio de comum"],
        example: "em “Ana guardou o livro na mochila”, dão nome: Ana, livro e mochila. Ana é próprio, nome de uma pessoa só, e leva maiúscula.",
        mistakes: &[
            ("Só é substantivo o que se pode tocar.", "Pergunte que palavra dá nome ao que sentimos quando estamos alegres: alegria."),
            ("Toda palavra com maiúscula é substantivo próprio.", "Leve a palavra do começo da frase para o meio e veja se a maiúscula continua."),
        ],
        tasks: &[
            "procuram dez substantivos em um parágrafo, separam próprios e comuns e trocam três deles sem estragar a frase",
            "escrevem três frases sobre a escola, trocam com um colega e ele circula os substantivos e explica dois",
        ],
        items: Items::Written(&[
            q("Qual palavra é um substantivo em “O menino correu depressa”?", "menino", ["correu", "depressa", "o"], "Menino dá nome a alguém."),
            q("Em qual alternativa há um substantivo próprio?", "Recife", ["cidade", "rua", "bonita"], "Recife é o nome de uma cidade só e leva maiúscula."),
            q("Qual palavra é um substantivo?", "alegria", ["alegre", "alegrar", "alegremente"], "Alegria dá nome a um sentimento: a alegria."),
            q("Qual é o substantivo em “A chuva caiu forte”?", "chuva", ["a", "caiu", "forte"], "Chuva dá nome a um fenômeno: a chuva."),
            q("Qual é o coletivo de peixes?", "cardume", ["matilha", "rebanho", "enxame"], "Muitos peixes juntos formam um cardume."),
            q("Em “Pedro mora perto da praia”, quais são os substantivos?", "Pedro e praia", ["mora e perto", "Pedro e mora", "perto e da"], "Pedro dá nome a uma pessoa; praia, a um lugar."),
        ]),
    },
    Known {
        of: &[LinguaPortuguesa],
        years: (2, 9),
        names: &["adjetiv*"],
        before: "os substantivos e palavras que dizem como alguém ou algo é",
        content: &["adjetivo: diz como é o ser nomeado", "concorda com o substantivo", "o que muda na descrição quando se troca o adjetivo"],
        goals: &["Achar o adjetivo e o substantivo que ele caracteriza", "Escolher adjetivos para mudar o efeito de uma descrição"],
        example: "em “a casa velha rangia”, velha diz como é a casa. Se a casa fosse nova, a história seria outra.",
        mistakes: &[
            ("Adjetivo é palavra bonita.", "Peça adjetivos para uma tempestade: forte, escura, barulhenta."),
            ("Em “correu rápido”, rápido diz como é o menino.", "Pergunte: rápido diz como ele é ou como ele correu?"),
        ],
        tasks: &[
            "reescrevem a descrição de um lugar trocando todos os adjetivos, para que o lugar alegre fique assustador",
            "criam um anúncio de objeto perdido com quatro adjetivos, e o colega acha o objeto entre as figuras",
        ],
        items: Items::Written(&[
            q("Qual palavra é um adjetivo em “O gato preto dormia no sofá”?", "preto", ["gato", "dormia", "sofá"], "Preto diz como é o gato."),
            q("Em “uma sopa quente e saborosa”, quais são os adjetivos?", "quente e saborosa", ["sopa e quente", "uma e sopa", "uma e saborosa"], "Quente e saborosa dizem como é a sopa."),
            q("Qual palavra é um adjetivo?", "corajoso", ["coragem", "encorajar", "corajosamente"], "Dizemos “um menino corajoso”: diz como ele é."),
            q("Qual frase tem um adjetivo?", "A rua estreita ficou vazia.", ["A rua dorme.", "As pessoas saíram de casa.", "O carro parou na rua."], "Estreita e vazia dizem como é ou ficou a rua."),
            q("Que forma completa “As meninas estavam ...”?", "cansadas", ["cansado", "cansada", "cansados"], "O adjetivo concorda com meninas: feminino e plural."),
        ]),
    },
    Known {
        of: &[LinguaPortuguesa],
        years: (2, 9),
        names: &["verbo* -be", "tempo* verba*", "presente passado futuro", "preterito*", "conjugac* verb*"],
        before: "as palavras que dizem o que alguém faz ou o que acontece",
        content: &["verbo: ação, estado ou fenômeno", "passado, presente e futuro", "o verbo concorda com quem faz"],
        goals: &["Achar o verbo e dizer o tempo em que está", "Mudar o tempo de uma frase sem mudar a ideia"],
        example: "ontem eu corri, hoje eu corro, amanhã eu correrei: a ação é a mesma, e o tempo muda a palavra.",
        mistakes: &[
            ("Verbo é sempre um movimento.", "Pergunte qual é o verbo em “Ela é minha irmã” e em “Choveu”."),
            ("Para o futuro basta escrever “amanhã”.", "Leia “amanhã eu corri” em voz alta e peça que consertem."),
        ],
        tasks: &[
            "reescrevem um parágrafo no passado e no futuro e circulam o que mudou em cada verbo",
            "escrevem o que fizeram ontem, fazem hoje e farão amanhã, e o colega confere o tempo de cada verbo",
        ],
        items: Items::Written(&[
            q("Qual é o verbo em “As crianças brincam no pátio”?", "brincam", ["crianças", "pátio", "as"], "Brincam diz o que as crianças fazem."),
            q("Em qual frase o verbo está no futuro?", "Amanhã viajaremos cedo.", ["Ontem viajamos cedo.", "Hoje viajamos sempre cedo.", "Eles viajavam cedo."], "Viajaremos ainda vai acontecer."),
            q("Em qual frase o verbo está no passado?", "Ela comprou pão.", ["Ela compra pão.", "Ela comprará pão.", "Ela vai comprar pão."], "Comprou já aconteceu."),
            q("Que forma completa “Ontem nós ... a lição”?", "fizemos", ["faremos", "fazem", "fará"], "Ontem pede passado; nós pede fizemos."),
            q("Qual palavra é um verbo?", "cantar", ["canção", "cantor", "cantoria"], "Cantar é o que alguém faz: eu canto, ela canta."),
            q("Em “Choveu muito de manhã”, qual é o verbo?", "Choveu", ["muito", "manhã", "de"], "Choveu diz o que aconteceu: um fenômeno da natureza."),
        ]),
    },
    Known {
        of: &[LinguaPortuguesa],
        years: (3, 9),
        names: &["pronome*", "pronomina*", "anafor*"],
        before: "os substantivos e a repetição de palavras em um texto",
        content: &["o pronome fica no lugar do nome ou o acompanha", "pronomes pessoais e possessivos", "a quem o pronome se refere"],
        goals: &["Dizer a que palavra um pronome se refere", "Usar pronomes para não repetir nomes"],
        example: "“Lia chegou. Ela trouxe bolo.” Ela fica no lugar de Lia; assim o nome não se repete.",
        mistakes: &[
            ("Ele e ela servem para qualquer palavra de antes.", "Ligue com uma seta cada pronome ao nome e veja se a frase faz sentido."),
            ("Quanto mais pronomes, melhor o texto.", "Leia um texto em que não se sabe quem é “ele” e peça o conserto."),
        ],
        tasks: &[
            "reescrevem um parágrafo cheio de repetições com pronomes e desenham setas de cada pronome para o nome",
            "leem um parágrafo, sublinham seis pronomes e escrevem a que palavra cada um se refere",
        ],
        items: Items::Written(&[
            q("Em “Ana saiu cedo. Ela foi à feira”, a palavra “ela” se refere a quem?", "Ana", ["feira", "cedo", "saiu"], "Ela está no lugar de Ana."),
            q("Qual palavra é um pronome pessoal?", "nós", ["casa", "hoje", "bonito"], "Nós indica quem fala, com outras pessoas."),
            q("Que pronome completa “Eu e Beto estudamos. ... fizemos a lição”?", "Nós", ["Eles", "Vocês", "Ela"], "Eu e Beto somos nós."),
            q("Em “Este é o meu caderno”, qual palavra indica de quem é o caderno?", "meu", ["este", "é", "caderno"], "Meu é pronome possessivo: o caderno é de quem fala."),
            q("Em “Os cães latiram porque eles viram o carteiro”, “eles” se refere a quem?", "Os cães", ["O carteiro", "A rua", "Quem fala"], "Quem viu o carteiro foram os cães; o pronome está no plural."),
        ]),
    },
    Known {
        of: &[LinguaPortuguesa],
        years: (5, 10),
        names: &["adverb*", "preposic*", "classe* palavra*", "classe* gramatica*", "artigo* definido*", "artigo numeral"],
        before: "substantivos, adjetivos e verbos",
        content: &["o que cada palavra faz na frase", "artigo, advérbio, preposição e conjunção", "a mesma palavra em classes diferentes"],
        goals: &["Reconhecer a classe pelo trabalho que a palavra faz na frase", "Comparar frases em que a mesma palavra muda de classe"],
        example: "em “Ela fala alto”, alto diz como ela fala: é advérbio. Em “O muro alto caiu”, alto diz como é o muro: é adjetivo.",
        mistakes: &[
            ("Cada palavra tem uma classe só, sempre.", "Compare “o jantar” e “vamos jantar”."),
            ("Advérbio termina sempre em “mente”.", "Procure em “Ele chegou ontem” a palavra que diz quando."),
        ],
        tasks: &[
            "classificam as palavras de quatro frases pelo que fazem ali e trocam uma palavra de cada classe",
            "criam pares de frases em que a mesma palavra muda de classe e explicam a mudança",
        ],
        items: Items::Written(&[
            q("Em “Ela chegou ontem”, que classe é “ontem”?", "advérbio", ["adjetivo", "substantivo", "verbo"], "Ontem diz quando ela chegou."),
            q("Em “O muro alto caiu”, que classe é “alto”?", "adjetivo", ["advérbio", "verbo", "artigo"], "Alto diz como é o muro."),
            q("Em “Uma menina sorriu”, que classe é “uma”?", "artigo", ["pronome pessoal", "verbo", "advérbio"], "Uma acompanha o substantivo menina sem dizer qual."),
            q("Em “Bolo de milho”, que classe é “de”?", "preposição", ["adjetivo", "verbo", "advérbio"], "De liga bolo a milho."),
            q("Em “Ela falou calmamente”, o que “calmamente” indica?", "O modo como falou", ["Quem falou", "O lugar onde falou", "O que falou"], "É advérbio de modo."),
            q("Em “O jantar está pronto”, que classe é “jantar”?", "substantivo", ["verbo", "adjetivo", "advérbio"], "Com o artigo antes, jantar dá nome à refeição."),
        ]),
    },
    Known {
        of: &[LinguaPortuguesa],
        years: (5, 13),
        names: &["conjunc*", "conectivo*", "conector*", "articuladores", "coesao", "oracoes coordenadas", "periodo composto", "operadores argumentativos"],
        before: "frases ligadas por “e”, “mas” e “porque”",
        content: &["o que o conectivo diz: soma, oposição, causa, conclusão", "troca de conectivo, troca de sentido", "ligação entre frases e parágrafos"],
        goals: &["Dizer a relação que um conectivo cria entre duas ideias", "Escolher conectivos que deem o sentido desejado"],
        example: "“Estudou, mas foi mal” traz oposição; “Estudou, por isso foi bem” traz conclusão. Só uma palavra, e a ideia muda.",
        mistakes: &[
            ("Mas e por isso servem igual, porque ligam frases.", "Troque um pelo outro em “Choveu, ... o chão molhou” e leia em voz alta."),
            ("Um texto bem ligado tem muitos conectivos.", "Corte os que não mudam nada e compare."),
        ],
        tasks: &[
            "completam oito pares de frases com conectivos, dizem a relação em cada um e mudam três para inverter o sentido",
            "remontam um texto cortado em frases usando os conectivos como pista e explicam duas escolhas",
        ],
        items: Items::Written(&[
            q("Em “Estava cansado, mas terminou o trabalho”, que ideia “mas” traz?", "oposição", ["causa", "soma", "conclusão"], "O cansaço faria esperar o contrário."),
            q("Em “Não saiu porque chovia”, que ideia “porque” traz?", "causa", ["oposição", "finalidade", "conclusão"], "A chuva é o motivo de não sair."),
            q("Que palavra completa “Estudou muito, ... foi aprovado” com ideia de conclusão?", "portanto", ["porém", "embora", "ou"], "Portanto mostra o resultado do que veio antes."),
            q("Qual conectivo pode ficar no lugar de “mas” sem mudar o sentido?", "porém", ["porque", "portanto", "e também"], "Porém também indica oposição."),
            q("Em “Se chover, ficaremos em casa”, que ideia “se” traz?", "condição", ["causa", "oposição", "soma"], "Ficar em casa depende de chover."),
            q("Em “Saiu cedo para pegar o ônibus”, que ideia “para” traz?", "finalidade", ["oposição", "condição", "conclusão"], "Pegar o ônibus é o objetivo de sair cedo."),
        ]),
    },
];
