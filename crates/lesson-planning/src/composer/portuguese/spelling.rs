//! Letters, syllables, accents and spelling.

use crate::Discipline::LinguaPortuguesa;
use crate::composer::known::{Known, questions};

pub const KNOWN: &[Known] = &[
    Known {
        of: &[LinguaPortuguesa],
        years: (1, 5),
        names: &["alfabeto", "letra* -musica -cancao", "vogal*", "vogais consoantes", "ordem alfabetica"],
        before: "as letras do próprio nome",
        content: &[
            "26 letras, com nome e forma",
            "vogais e consoantes",
            "ordem alfabética para procurar e guardar",
        ],
        goals: &[
            "Nomear as letras e dizer quais são vogais",
            "Pôr palavras em ordem alfabética pela primeira letra",
        ],
        example: "bola, casa e dado estão em ordem: b, c, d. Se chega abelha, ela vai para o começo, por \
            causa do a.",
        mistakes: &[
            ("A palavra maior vem depois na ordem alfabética.", "Cubra o resto e olhe só a primeira letra."),
            ("Cada letra tem um som só.", "Leia casa e sapo e ouça o s."),
        ],
        tasks: &[
            "montam com letras móveis o próprio nome e o de dois colegas e põem os três em ordem alfabética",
            "fazem um alfabeto ilustrado da turma, com um desenho e uma palavra para cada letra sorteada",
        ],
        items: questions! {
            "Quais são as vogais?" =>
                "a, e, i, o, u", not ["a, b, c, d, e", "b, c, d, f, g", "a, e, i, r, s"],
                "São cinco letras vogais: a, e, i, o, u.";
            "Com que letra começa a palavra “gato”?" => "g", not ["c", "a", "t"], "Gato começa com g.";
            "Que palavra vem primeiro na ordem alfabética?" => "amora", not ["banana", "caju", "uva"],
                "A letra a vem antes de b, c e u.";
            "Que letra vem logo depois do m no alfabeto?" => "n", not ["l", "o", "p"],
                "A ordem é l, m, n, o.";
            "Quantas letras tem o nosso alfabeto?" => "26", not ["23", "20", "30"],
                "Com k, w e y, são 26 letras.";
            "Que palavra começa com vogal?" => "escola", not ["bola", "casa", "mesa"],
                "Escola começa com e, que é vogal.";
        },
    },
    Known {
        of: &[LinguaPortuguesa],
        years: (1, 6),
        names: &["silab*", "separacao silabica", "trissilab*"],
        before: "bater palmas ao falar palavras",
        content: &[
            "palavras se dividem em sílabas",
            "toda sílaba tem vogal",
            "número de sílabas e sílaba mais forte",
        ],
        goals: &["Separar palavras em sílabas e contá-las", "Trocar uma sílaba para formar outra palavra"],
        example: "boneca: bo-ne-ca, três palmas, três sílabas. Troco ca por co e tenho boneco.",
        mistakes: &[
            ("Cada letra é uma sílaba.", "Fale devagar batendo palmas: quantas vezes a boca abre?"),
            (
                "Carro se separa ca-rro.",
                "Mostre que, na escrita, os dois r ficam em sílabas diferentes: car-ro.",
            ),
        ],
        tasks: &[
            "separam dez palavras em cartões de sílabas, contam as palmas e formam palavras novas \
                misturando cartões",
            "organizam figuras em colunas de uma, duas, três e quatro sílabas e escrevem as palavras",
        ],
        items: questions! {
            "Quantas sílabas tem a palavra “boneca”?" => "3", not ["2", "4", "6"], "Bo-ne-ca: três sílabas.";
            "Como se separam as sílabas de “carro”?" => "car-ro", not ["ca-rro", "carr-o", "c-arro"],
                "Os dois r ficam em sílabas diferentes.";
            "Que palavra tem duas sílabas?" => "bola", not ["sol", "boneca", "elefante"],
                "Bo-la: duas sílabas.";
            "Qual é a primeira sílaba de “macaco”?" => "ma", not ["m", "maca", "co"], "Ma-ca-co.";
            "Que palavra tem uma sílaba só?" => "pé", not ["pato", "peteca", "pipoca"],
                "Pé se fala de uma vez.";
            "Trocando a primeira sílaba de “gato” por “pa”, que palavra se forma?" =>
                "pato", not ["gapa", "pago", "rato"],
                "Pa-to: pato.";
        },
    },
    Known {
        of: &[LinguaPortuguesa],
        years: (3, 10),
        names: &["acentuac*", "acento*", "oxiton*", "paroxiton*", "proparoxiton*", "silaba tonica"],
        before: "separar sílabas e ouvir qual é a mais forte",
        content: &[
            "sílaba tônica",
            "oxítona, paroxítona e proparoxítona",
            "regras de acento que mais se usam",
        ],
        goals: &[
            "Achar a sílaba tônica e classificar a palavra",
            "Usar regras de acentuação e explicar um caso",
        ],
        example: "café é forte no fim: oxítona. Mesa, no meio: paroxítona. Lâmpada, na antepenúltima: \
            proparoxítona, e toda proparoxítona leva acento.",
        mistakes: &[
            (
                "Só a palavra com acento tem sílaba forte.",
                "Chame alguém de longe dizendo “mesa”: qual parte você estica?",
            ),
            (
                "Conto as sílabas do começo para o fim.",
                "Comece a contar da última: última, penúltima, antepenúltima.",
            ),
        ],
        tasks: &[
            "separam quinze palavras em três colunas pela sílaba tônica e descobrem que coluna sempre leva \
                acento",
            "acentuam um bilhete sem acentos, dizem a regra de cinco palavras e criam uma frase com uma de \
                cada tipo",
        ],
        items: questions! {
            "Que palavra é proparoxítona?" => "lâmpada", not ["café", "mesa", "sofá"],
                "Lâm-pa-da: a antepenúltima é a mais forte.";
            "Que palavra é oxítona?" => "jacaré", not ["árvore", "livro", "médico"],
                "Ja-ca-ré: a última é a mais forte.";
            "Qual é a sílaba tônica de “janela”?" => "ne", not ["ja", "la", "jan"],
                "Ja-ne-la: dizemos ne com mais força.";
            "Que palavra está acentuada corretamente?" => "música", not ["musíca", "musicá", "músicá"],
                "Mú-si-ca é proparoxítona, com acento no u.";
            "Que palavra é paroxítona?" => "caderno", not ["papel", "pássaro", "avô"],
                "Ca-der-no: a penúltima é a mais forte.";
            "Por que “médico” tem acento?" =>
                "Porque é proparoxítona", not ["Porque é oxítona", "Porque termina em o", "Porque tem três \
                    letras"],
                "Todas as proparoxítonas são acentuadas.";
        },
    },
    Known {
        of: &[LinguaPortuguesa],
        years: (1, 7),
        names: &[
            "ortograf*",
            "escrita palavras",
            "m antes p b",
            "grafia*",
            "r rr",
            "dificuldades ortograficas",
            "convencoes escrita",
        ],
        before: "a escrita de palavras conhecidas",
        content: &[
            "m antes de p e b",
            "um r ou dois, um s ou dois",
            "palavras que se consultam e se guardam de memória",
        ],
        goals: &["Usar regras para m e n, r e rr, s e ss", "Consultar o dicionário quando não há regra"],
        example: "campo e tambor levam m, porque vêm p e b depois; canto leva n. Em caro e carro, o r muda \
            o som e a palavra.",
        mistakes: &[
            (
                "Escrevo como falo.",
                "Leia em voz alta “muinto” e procure a palavra em um texto: o som engana.",
            ),
            (
                "Depois de n posso usar p ou b.",
                "Procure no livro cinco palavras com mp e mb e veja se alguma tem np.",
            ),
        ],
        tasks: &[
            "caçam no livro palavras com mp, mb, rr e ss, montam listas e escrevem a regra que descobriram",
            "fazem um ditado em dupla de dez palavras, conferem no texto e escrevem ao lado de cada \
                correção o motivo",
        ],
        items: questions! {
            "Que palavra está escrita corretamente?" => "campo", not ["canpo", "campu", "cãpo"],
                "Antes de p usa-se m.";
            "Que letra completa “ta...bor”?" => "m", not ["n", "l", "r"], "Antes de b usa-se m: tambor.";
            "Que palavra está escrita corretamente?" =>
                "carro, o veículo", not ["caro, o veículo", "cárro, o veículo", "karro, o veículo"],
                "Entre vogais, o som forte se escreve com dois r.";
            "Que palavra está escrita corretamente?" => "pássaro", not ["pásaro", "páçaro", "pásçaro"],
                "Entre vogais, esse som se escreve aqui com dois s.";
            "Que palavra está escrita corretamente?" => "chuva", not ["xuva", "chuvá", "xhuva"],
                "Chuva se escreve com ch.";
            "Que letra completa “ca...to”, aquilo que se canta?" => "n", not ["m", "r", "l"],
                "Antes de t usa-se n: canto.";
        },
    },
    Known {
        of: &[LinguaPortuguesa],
        years: (6, 13),
        names: &[
            "porques",
            "uso porque*",
            "mal mau",
            "mas mais",
            "homonim*",
            "paronim*",
            "duvidas ortograficas",
        ],
        before: "palavras que soam iguais ou parecidas",
        content: &["mas e mais, mal e mau, onde e aonde", "por que e porque", "o teste da troca"],
        goals: &[
            "Escolher entre palavras parecidas com um teste de troca",
            "Explicar a escolha em uma frase",
        ],
        example: "mau é o contrário de bom; mal, de bem. “Ele cantou mal”: trocando, “ele cantou bem”. É \
            mal, com l.",
        mistakes: &[
            (
                "Porque junto é para pergunta.",
                "Troque por “pois”: se couber, é resposta, e se escreve junto.",
            ),
            ("Mas e mais são a mesma palavra.", "Troque por “porém” e por “menos” e veja qual cabe."),
        ],
        tasks: &[
            "completam doze frases com o par certo e anotam o teste usado em cada uma",
            "montam um cartaz de bolso com cinco pares, um teste e um exemplo para cada um",
        ],
        items: questions! {
            "Que palavra completa “Estudei, ... não entendi”?" => "mas", not ["mais", "más", "mau"],
                "Cabe porém: é mas.";
            "Que palavra completa “O lobo ... assustou a todos”?" => "mau", not ["mal", "mais", "mas"],
                "É o contrário de bom.";
            "Que forma completa “... você faltou ontem?”" => "Por que", not ["Porque", "Porquê", "Por quê"],
                "No começo da pergunta, por que separado e sem acento.";
            "Que forma completa “Faltei ... estava doente”?" =>
                "porque", not ["por que", "porquê", "por quê"],
                "Na resposta, com o sentido de pois, junto e sem acento.";
            "Que palavra completa “Quero ... um pedaço de bolo”?" => "mais", not ["mas", "más", "mau"],
                "É o contrário de menos.";
            "Que palavra completa “Ele se sentiu ... na viagem”?" => "mal", not ["mau", "mas", "mais"],
                "É o contrário de bem.";
        },
    },
    Known {
        of: &[LinguaPortuguesa],
        years: (2, 9),
        names: &[
            "prefix*",
            "sufix*",
            "aumentativo*",
            "diminutivo*",
            "formacao palavras",
            "derivac* palavra*",
            "derivadas",
        ],
        before: "famílias de palavras, como flor, florista e floricultura",
        content: &[
            "palavras que nascem de outras",
            "des- e in- que negam; -inho e -ão que mudam o tamanho ou o afeto",
            "o sentido que a parte acrescenta",
        ],
        goals: &["Formar palavras com prefixos e sufixos", "Explicar o sentido que a parte acrescenta"],
        example: "feliz, infeliz, felicidade, felizmente: in- nega, -dade dá nome, -mente diz o modo.",
        mistakes: &[
            (
                "Toda palavra terminada em “inho” é diminutivo.",
                "Compare casinha, de casa, com cozinha e caminho.",
            ),
            ("Aumentativo sempre fala de tamanho.", "Pergunte o que quer dizer chamar alguém de amigão."),
        ],
        tasks: &[
            "formam famílias de palavras a partir de cinco palavras sorteadas e marcam a parte que mudou o \
                sentido",
            "trocam os diminutivos de um texto por aumentativos e contam o que muda no tom",
        ],
        items: questions! {
            "Qual é o diminutivo de “casa”?" => "casinha", not ["casarão", "caseiro", "casamento"],
                "Casinha é uma casa pequena ou querida.";
            "Que palavra quer dizer “não feliz”?" => "infeliz", not ["felizmente", "felicidade", "felizardo"],
                "O prefixo in- nega.";
            "Que palavra é da família de “flor”?" => "florista", not ["floco", "flauta", "folha"],
                "Florista vem de flor.";
            "O que o prefixo acrescenta em “refazer”?" =>
                "fazer de novo", not ["não fazer", "fazer antes", "fazer mal"],
                "Re- quer dizer de novo.";
            "Em “desligar”, o que “des” quer dizer?" => "o contrário", not ["de novo", "muito", "antes"],
                "Desligar é o contrário de ligar.";
            "Que palavra está no aumentativo?" => "livrão", not ["limão", "pão", "mão"],
                "Livrão vem de livro; as outras já nasceram com “ão”.";
        },
    },
];
