//! Classes of words.

use crate::Discipline::LinguaPortuguesa;
use crate::composer::known::{Known, questions};

pub const KNOWN: &[Known] = &[
    Known {
        of: &[LinguaPortuguesa],
        years: (2, 9),
        names: &["substantiv*"],
        before: "os nomes de pessoas, lugares, bichos e coisas",
        content: &[
            "substantivo: palavra que dá nome",
            "próprio e comum",
            "como saber: aceita “o”, “a”, “um”, “uma” antes",
        ],
        goals: &[
            "Reconhecer substantivos em frases e explicar como soube",
            "Distinguir substantivo próprio de comum",
        ],
        example: "em “Ana guardou o livro na mochila”, dão nome: Ana, livro e mochila. Ana é próprio, nome \
            de uma pessoa só, e leva maiúscula.",
        mistakes: &[
            (
                "Só é substantivo o que se pode tocar.",
                "Pergunte que palavra dá nome ao que sentimos quando estamos alegres: alegria.",
            ),
            (
                "Toda palavra com maiúscula é substantivo próprio.",
                "Leve a palavra do começo da frase para o meio e veja se a maiúscula continua.",
            ),
        ],
        tasks: &[
            "procuram dez substantivos em um parágrafo, separam próprios e comuns e trocam três deles sem \
                estragar a frase",
            "escrevem três frases sobre a escola, trocam com um colega e ele circula os substantivos e \
                explica dois",
        ],
        items: questions! {
            "Qual palavra é um substantivo em “O menino correu depressa”?" =>
                "menino", not ["correu", "depressa", "o"],
                "Menino dá nome a alguém.";
            "Em qual alternativa há um substantivo próprio?" => "Recife", not ["cidade", "rua", "bonita"],
                "Recife é o nome de uma cidade só e leva maiúscula.";
            "Qual palavra é um substantivo?" => "alegria", not ["alegre", "alegrar", "alegremente"],
                "Alegria dá nome a um sentimento: a alegria.";
            "Qual é o substantivo em “A chuva caiu forte”?" => "chuva", not ["a", "caiu", "forte"],
                "Chuva dá nome a um fenômeno: a chuva.";
            "Qual é o coletivo de peixes?" => "cardume", not ["matilha", "rebanho", "enxame"],
                "Muitos peixes juntos formam um cardume.";
            "Em “Pedro mora perto da praia”, quais são os substantivos?" =>
                "Pedro e praia", not ["mora e perto", "Pedro e mora", "perto e da"],
                "Pedro dá nome a uma pessoa; praia, a um lugar.";
        },
    },
    Known {
        of: &[LinguaPortuguesa],
        years: (2, 9),
        names: &["adjetiv*"],
        before: "os substantivos e palavras que dizem como alguém ou algo é",
        content: &[
            "adjetivo: diz como é o ser nomeado",
            "concorda com o substantivo",
            "o que muda na descrição quando se troca o adjetivo",
        ],
        goals: &[
            "Achar o adjetivo e o substantivo que ele caracteriza",
            "Escolher adjetivos para mudar o efeito de uma descrição",
        ],
        example: "em “a casa velha rangia”, velha diz como é a casa. Se a casa fosse nova, a história \
            seria outra.",
        mistakes: &[
            ("Adjetivo é palavra bonita.", "Peça adjetivos para uma tempestade: forte, escura, barulhenta."),
            (
                "Em “correu rápido”, rápido diz como é o menino.",
                "Pergunte: rápido diz como ele é ou como ele correu?",
            ),
        ],
        tasks: &[
            "reescrevem a descrição de um lugar trocando todos os adjetivos, para que o lugar alegre fique \
                assustador",
            "criam um anúncio de objeto perdido com quatro adjetivos, e o colega acha o objeto entre as \
                figuras",
        ],
        items: questions! {
            "Qual palavra é um adjetivo em “O gato preto dormia no sofá”?" =>
                "preto", not ["gato", "dormia", "sofá"],
                "Preto diz como é o gato.";
            "Em “uma sopa quente e saborosa”, quais são os adjetivos?" =>
                "quente e saborosa", not ["sopa e quente", "uma e sopa", "uma e saborosa"],
                "Quente e saborosa dizem como é a sopa.";
            "Qual palavra é um adjetivo?" => "corajoso", not ["coragem", "encorajar", "corajosamente"],
                "Dizemos “um menino corajoso”: diz como ele é.";
            "Qual frase tem um adjetivo?" =>
                "A rua estreita ficou vazia.", not ["A rua dorme.", "As pessoas saíram de casa.", "O carro \
                    parou na rua."],
                "Estreita e vazia dizem como é ou ficou a rua.";
            "Que forma completa “As meninas estavam ...”?" =>
                "cansadas", not ["cansado", "cansada", "cansados"],
                "O adjetivo concorda com meninas: feminino e plural.";
        },
    },
    Known {
        of: &[LinguaPortuguesa],
        years: (2, 9),
        names: &["verbo* -be", "tempo* verba*", "presente passado futuro", "preterito*", "conjugac* verb*"],
        before: "as palavras que dizem o que alguém faz ou o que acontece",
        content: &[
            "verbo: ação, estado ou fenômeno",
            "passado, presente e futuro",
            "o verbo concorda com quem faz",
        ],
        goals: &["Achar o verbo e dizer o tempo em que está", "Mudar o tempo de uma frase sem mudar a ideia"],
        example: "ontem eu corri, hoje eu corro, amanhã eu correrei: a ação é a mesma, e o tempo muda a \
            palavra.",
        mistakes: &[
            ("Verbo é sempre um movimento.", "Pergunte qual é o verbo em “Ela é minha irmã” e em “Choveu”."),
            (
                "Para o futuro basta escrever “amanhã”.",
                "Leia “amanhã eu corri” em voz alta e peça que consertem.",
            ),
        ],
        tasks: &[
            "reescrevem um parágrafo no passado e no futuro e circulam o que mudou em cada verbo",
            "escrevem o que fizeram ontem, fazem hoje e farão amanhã, e o colega confere o tempo de cada \
                verbo",
        ],
        items: questions! {
            "Qual é o verbo em “As crianças brincam no pátio”?" => "brincam", not ["crianças", "pátio", "as"],
                "Brincam diz o que as crianças fazem.";
            "Em qual frase o verbo está no futuro?" =>
                "Amanhã viajaremos cedo.", not ["Ontem viajamos cedo.", "Hoje viajamos sempre \
                    cedo.", "Eles viajavam cedo."],
                "Viajaremos ainda vai acontecer.";
            "Em qual frase o verbo está no passado?" =>
                "Ela comprou pão.", not ["Ela compra pão.", "Ela comprará pão.", "Ela vai comprar pão."],
                "Comprou já aconteceu.";
            "Que forma completa “Ontem nós ... a lição”?" => "fizemos", not ["faremos", "fazem", "fará"],
                "Ontem pede passado; nós pede fizemos.";
            "Qual palavra é um verbo?" => "cantar", not ["canção", "cantor", "cantoria"],
                "Cantar é o que alguém faz: eu canto, ela canta.";
            "Em “Choveu muito de manhã”, qual é o verbo?" => "Choveu", not ["muito", "manhã", "de"],
                "Choveu diz o que aconteceu: um fenômeno da natureza.";
        },
    },
    Known {
        of: &[LinguaPortuguesa],
        years: (3, 9),
        names: &["pronome*", "pronomina*", "anafor*"],
        before: "os substantivos e a repetição de palavras em um texto",
        content: &[
            "o pronome fica no lugar do nome ou o acompanha",
            "pronomes pessoais e possessivos",
            "a quem o pronome se refere",
        ],
        goals: &["Dizer a que palavra um pronome se refere", "Usar pronomes para não repetir nomes"],
        example: "“Lia chegou. Ela trouxe bolo.” Ela fica no lugar de Lia; assim o nome não se repete.",
        mistakes: &[
            (
                "Ele e ela servem para qualquer palavra de antes.",
                "Ligue com uma seta cada pronome ao nome e veja se a frase faz sentido.",
            ),
            (
                "Quanto mais pronomes, melhor o texto.",
                "Leia um texto em que não se sabe quem é “ele” e peça o conserto.",
            ),
        ],
        tasks: &[
            "reescrevem um parágrafo cheio de repetições com pronomes e desenham setas de cada pronome \
                para o nome",
            "leem um parágrafo, sublinham seis pronomes e escrevem a que palavra cada um se refere",
        ],
        items: questions! {
            "Em “Ana saiu cedo. Ela foi à feira”, a palavra “ela” se refere a quem?" =>
                "Ana", not ["feira", "cedo", "saiu"],
                "Ela está no lugar de Ana.";
            "Qual palavra é um pronome pessoal?" => "nós", not ["casa", "hoje", "bonito"],
                "Nós indica quem fala, com outras pessoas.";
            "Que pronome completa “Eu e Beto estudamos. ... fizemos a lição”?" =>
                "Nós", not ["Eles", "Vocês", "Ela"],
                "Eu e Beto somos nós.";
            "Em “Este é o meu caderno”, qual palavra indica de quem é o caderno?" =>
                "meu", not ["este", "é", "caderno"],
                "Meu é pronome possessivo: o caderno é de quem fala.";
            "Em “Os cães latiram porque eles viram o carteiro”, “eles” se refere a quem?" =>
                "Os cães", not ["O carteiro", "A rua", "Quem fala"],
                "Quem viu o carteiro foram os cães; o pronome está no plural.";
        },
    },
];
