//! Opinions in print, dictionaries, and one's own name.

use crate::Discipline::LinguaPortuguesa;
use crate::composer::known::{Known, questions};

pub const KNOWN: &[Known] = &[
    Known {
        of: &[LinguaPortuguesa],
        years: (6, 13),
        names: &[
            "artigo* opiniao",
            "texto* opiniao",
            "argumenta*",
            "dissertat*",
            "editorial*",
            "redac* dissertat*",
        ],
        before: "opiniões que já defenderam e os motivos que deram",
        content: &[
            "questão polêmica, tese e argumentos",
            "tipos de argumento: dado, exemplo, autoridade, causa e consequência",
            "contra-argumento e conclusão",
        ],
        goals: &[
            "Localizar a tese e os argumentos de um artigo de opinião",
            "Escrever um parágrafo com tese, argumento e resposta a quem pensa diferente",
        ],
        example: "tese: a praça deve abrir à noite. Argumento com dado: na pesquisa da turma, 7 em cada 10 moradores só têm tempo \
            à noite. Contra-argumento: falta segurança; resposta: com luz e gente, fica mais segura.",
        mistakes: &[
            (
                "Argumentar é repetir a opinião com mais força.",
                "Pergunte por quê até surgir um fato, um dado ou um exemplo.",
            ),
            (
                "Mostrar o outro lado enfraquece o texto.",
                "Leia o parágrafo com e sem a resposta ao outro lado.",
            ),
        ],
        tasks: &[
            "sublinham com três cores a tese, os argumentos e o contra-argumento de um artigo curto e dizem de que tipo é cada \
                argumento",
            "escrevem, sobre uma questão da escola, um parágrafo com tese, um argumento com dado e uma resposta a quem discorda",
        ],
        items: questions! {
            "O que é a tese de um artigo de opinião?" =>
                "o ponto de vista defendido", not ["o resumo da notícia", "o nome do jornal", "a lista de fontes"],
                "A tese é a posição do autor sobre a questão.";
            "Para que servem os argumentos?" =>
                "para sustentar a tese", not ["para enfeitar o texto", "para contar uma história", "para esconder a opinião"],
                "Eles dão motivos para aceitar o ponto de vista.";
            "Qual destas frases traz uma opinião?" =>
                "A praça deveria abrir à noite.", not ["A praça tem 40 árvores.", "A praça é de 1990.", "A praça fica no centro."],
                "As outras podem ser conferidas.";
            "Em “É caro; no entanto, vale a pena”, que ideia “no entanto” introduz?" =>
                "oposição", not ["causa", "exemplo", "soma"],
                "A segunda parte contraria o que se esperava.";
            "Qual destes argumentos se apoia em um dado?" =>
                "Na pesquisa, 7 em cada 10 moradores usam a praça.", not ["Todo mundo sabe que a praça faz bem à cidade.", "Quem \
                    é contra a praça não gosta de crianças.", "Praças são os lugares mais bonitos que existem."],
                "O dado vem de uma pesquisa e pode ser conferido.";
            "O que se espera da conclusão de um artigo de opinião?" =>
                "que retome a tese", not ["que apresente os personagens", "que mude de assunto", "que ensine uma receita"],
                "A conclusão fecha o que foi defendido.";
        },
    },
    Known {
        of: &[LinguaPortuguesa],
        years: (3, 6),
        names: &["dicionario*", "verbete* dicionario*"],
        before: "a ordem do alfabeto e palavras que não conhecem",
        content: &[
            "ordem alfabética, também pela segunda e pela terceira letra",
            "que forma procurar: verbo no infinitivo, nome no singular",
            "vários sentidos: o contexto decide",
        ],
        goals: &[
            "Achar uma palavra no dicionário e dizer como a procurou",
            "Escolher, entre vários sentidos, o que serve na frase",
        ],
        example: "em “A manga da camisa rasgou”, procura-se manga: fruta ou parte da roupa? A palavra camisa, na frase, decide: \
            parte da roupa.",
        mistakes: &[
            ("A palavra correram não está no dicionário.", "Pergunte que ação é essa e procure correr."),
            ("O primeiro sentido é sempre o certo.", "Ponha cada sentido na frase e veja qual serve."),
        ],
        tasks: &[
            "procuram seis palavras de um texto no dicionário, escrevem a forma que procuraram e o sentido que serve na frase",
            "põem em ordem alfabética doze palavras que começam com a mesma letra e conferem no dicionário",
        ],
        items: questions! {
            "Em que ordem as palavras aparecem no dicionário?" =>
                "alfabética", not ["de tamanho", "de importância", "de assunto"],
                "De A a Z, letra por letra.";
            "Qual destas palavras vem primeiro no dicionário?" => "bala", not ["bola", "bule", "bota"],
                "Depois de b, a letra a vem antes das letras o e u.";
            "Que forma se procura para achar “correram”?" =>
                "correr", not ["corrida", "correu", "correndo"],
                "O verbo aparece no infinitivo.";
            "Que forma se procura para achar “bonitas”?" =>
                "bonito", not ["beleza", "bonitinho", "bonitona"],
                "O adjetivo aparece no masculino singular.";
            "Como se chama o texto que explica uma palavra no dicionário?" =>
                "verbete", not ["manchete", "estrofe", "legenda"],
                "Cada palavra tem o seu verbete.";
            "Um dicionário traz três sentidos para uma palavra. Como se escolhe o certo?" =>
                "pela frase em que ela está", not ["pelo mais curto", "pelo primeiro", "pelo último"],
                "O contexto mostra que sentido serve.";
        },
    },
    Known {
        of: &[LinguaPortuguesa],
        years: (1, 2),
        names: &["nome* proprio*", "meu nome", "nomes turma", "letra* nome*"],
        before: "o próprio nome e os nomes dos colegas",
        content: &[
            "nome de pessoa começa com letra maiúscula",
            "primeira letra, última letra, quantas letras",
            "nomes que começam ou terminam igual",
        ],
        goals: &[
            "Escrever o próprio nome e ler nomes de colegas",
            "Comparar nomes pela primeira letra, pela última e pelo tamanho",
        ],
        example: "Ana e Alice começam com A; Ana tem 3 letras, Alice tem 5. Ana termina com a letra com que começa; Alice, não.",
        mistakes: &[
            (
                "O nome maior é o da pessoa maior.",
                "Compare o nome de um colega alto e o de um baixo, contando as letras.",
            ),
            (
                "Nome de pessoa pode começar com letra pequena.",
                "Mostre a lista da chamada e procure a primeira letra de cada nome.",
            ),
        ],
        tasks: &[
            "montam o próprio nome e o de um colega com letras móveis e contam quantas letras tem cada um",
            "separam as fichas com os nomes da turma pela primeira letra e descobrem que letra tem mais nomes",
        ],
        items: questions! {
            "Com que letra se escreve o começo de um nome de pessoa?" =>
                "maiúscula", not ["minúscula", "qualquer uma", "de outra cor"],
                "Nome próprio começa com maiúscula.";
            "Qual destes nomes começa como “Maria”?" => "Mateus", not ["Ana", "João", "Bia"],
                "Maria e Mateus começam com M.";
            "Quantas letras tem o nome “Ana”?" => "3", not ["2", "4", "5"],
                "A, N, A: três letras.";
            "Qual destas palavras é nome de pessoa?" => "Pedro", not ["mesa", "gato", "bola"],
                "Pedro é nome próprio.";
            "Qual destes nomes termina como “Rita”?" => "Paula", not ["Davi", "Caio", "Miguel"],
                "Rita e Paula terminam com a.";
        },
    },
];
