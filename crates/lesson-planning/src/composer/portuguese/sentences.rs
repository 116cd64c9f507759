//! Sentences: punctuation, subject, agreement, speech.

use crate::Discipline::LinguaPortuguesa;
use crate::composer::known::{Known, questions};

pub const KNOWN: &[Known] = &[
    Known {
        of: &[LinguaPortuguesa],
        years: (1, 7),
        names: &[
            "pontuac* -virgula",
            "ponto final",
            "ponto interrogacao",
            "ponto exclamacao",
            "sinais pontuacao",
            "tipos frase*",
        ],
        before: "a mudança da voz quando perguntamos, contamos ou nos espantamos",
        content: &[
            "ponto final, interrogação e exclamação",
            "o ponto muda o sentido e a voz",
            "maiúscula depois do ponto",
        ],
        goals: &[
            "Usar o ponto final, o de interrogação e o de exclamação",
            "Ler em voz alta de acordo com o ponto",
        ],
        example: "“Você vem.” conta; “Você vem?” pergunta; “Você vem!” comemora. As palavras são as \
            mesmas, e o ponto muda a voz.",
        mistakes: &[
            (
                "Ponho ponto no fim de cada linha.",
                "Leia em voz alta parando em cada ponto: a ideia terminou?",
            ),
            ("Toda frase com “que” pergunta.", "Compare “Que dia é hoje?” com “Que dia lindo!”."),
        ],
        tasks: &[
            "recebem um diálogo sem pontos, leem em voz alta, pontuam e comparam com a leitura de outra \
                dupla",
            "escrevem a mesma frase com três pontos diferentes, e o colega lê e adivinha a intenção",
        ],
        items: questions! {
            "Que sinal completa “Onde você mora”?" =>
                "ponto de interrogação", not ["ponto final", "ponto de exclamação", "vírgula"],
                "É uma pergunta.";
            "Que sinal completa “Que susto você me deu”?" =>
                "ponto de exclamação", not ["ponto de interrogação", "vírgula", "dois-pontos"],
                "A frase mostra espanto.";
            "Qual frase está bem pontuada?" =>
                "Vamos brincar?", not ["vamos brincar?", "Vamos, brincar?", "Vamos? brincar"],
                "Começa com maiúscula e termina com o ponto de pergunta.";
            "Para que serve o ponto final?" =>
                "Para mostrar que a frase que afirma terminou", not ["Para perguntar", "Para mostrar \
                    espanto", "Para separar as sílabas"],
                "O ponto final fecha uma frase que afirma ou nega.";
            "Depois de um ponto final, como começa a próxima frase?" =>
                "Com letra maiúscula", not ["Com letra minúscula", "Com vírgula", "Com travessão, sempre"],
                "Nova frase começa com maiúscula.";
            "Que sinal mostra, em um diálogo, que alguém começou a falar?" =>
                "travessão", not ["vírgula", "ponto final", "acento"],
                "O travessão abre a fala do personagem.";
        },
    },
    Known {
        of: &[LinguaPortuguesa],
        years: (4, 12),
        names: &["virgula*"],
        before: "o ponto final e as pausas da leitura",
        content: &[
            "vírgula em listas",
            "vírgula para chamar alguém: o vocativo",
            "nunca entre quem faz e o que faz",
        ],
        goals: &["Usar a vírgula em listas e no vocativo", "Explicar o sentido que a vírgula muda"],
        example: "“Vamos comer, vovó!” chama a avó; “Vamos comer vovó!” diz outra coisa. A vírgula salvou \
            a avó.",
        mistakes: &[
            ("Ponho vírgula onde respiro.", "Procure quem faz e o que faz: entre os dois não entra vírgula."),
            (
                "Quanto mais vírgulas, mais claro o texto.",
                "Leia em voz alta um trecho com vírgulas a mais e risque as que separam quem faz do que faz.",
            ),
        ],
        tasks: &[
            "pontuam dez frases, dizem o motivo de cada vírgula e criam uma que muda de sentido com ela",
            "corrigem um bilhete com vírgulas a mais e a menos e escrevem a regra que usaram em cada mudança",
        ],
        items: questions! {
            "Qual frase usa bem a vírgula em uma lista?" =>
                "Comprei arroz, feijão e milho.", not ["Comprei, arroz feijão e milho.", "Comprei arroz \
                    feijão, e, milho.", "Comprei arroz, feijão, e, milho."],
                "Separam-se os itens; o último se liga com “e”.";
            "Em qual frase a vírgula separa quem é chamado?" =>
                "Lucas, feche a porta.", not ["Lucas fechou a porta.", "A porta, bateu.", "Lucas fechou a \
                    porta, ontem."],
                "Lucas é chamado: é um vocativo.";
            "Qual frase está correta?" =>
                "Os alunos da tarde chegaram cedo.", not ["Os alunos da tarde, chegaram cedo.", "Os \
                    alunos, da tarde chegaram cedo.", "Os, alunos da tarde chegaram cedo."],
                "Entre quem faz e o que faz não há vírgula.";
            "Por que há vírgulas em “Recife, capital de Pernambuco, fica no litoral”?" =>
                "Para separar uma explicação", not ["Para fazer uma pergunta", "Para chamar alguém", "Para \
                    separar itens de uma lista"],
                "“Capital de Pernambuco” explica o que é Recife.";
            "Onde falta a vírgula em “Maria venha cá”?" =>
                "Depois de Maria", not ["Depois de venha", "Antes de Maria", "Não falta vírgula"],
                "Maria é chamada; o vocativo se separa por vírgula.";
        },
    },
    Known {
        of: &[LinguaPortuguesa],
        years: (5, 10),
        names: &["sujeito*", "predicad*", "termos essenciais"],
        before: "o verbo e quem pratica a ação",
        content: &[
            "sujeito: de quem se fala",
            "predicado: o que se diz do sujeito",
            "o verbo concorda com o sujeito",
        ],
        goals: &[
            "Separar sujeito e predicado perguntando ao verbo",
            "Reconhecer o sujeito fora do começo da frase",
        ],
        example: "em “Chegaram os ônibus da escola”, pergunto ao verbo: quem chegou? Os ônibus da escola: \
            é o sujeito, mesmo no fim.",
        mistakes: &[
            ("O sujeito é sempre a primeira palavra.", "Leia “Ontem caiu a árvore” e pergunte: o que caiu?"),
            ("O sujeito é sempre uma pessoa.", "Pergunte de que se fala em “A água ferveu”."),
        ],
        tasks: &[
            "separam sujeito e predicado de dez frases, mudam o sujeito para o plural e acertam o verbo",
            "montam frases com cartões de sujeitos e predicados, dizem quais combinam e por quê",
        ],
        items: questions! {
            "Qual é o sujeito de “Os pássaros cantam de manhã”?" =>
                "Os pássaros", not ["cantam", "de manhã", "cantam de manhã"],
                "Quem canta? Os pássaros.";
            "Qual é o sujeito de “Caiu a árvore da praça”?" =>
                "a árvore da praça", not ["caiu", "da praça", "a praça"],
                "O que caiu? A árvore da praça.";
            "Qual é o predicado de “Minha irmã estuda à noite”?" =>
                "estuda à noite", not ["Minha irmã", "minha", "à noite"],
                "É tudo o que se diz do sujeito.";
            "Quantos núcleos tem o sujeito de “Ana e Beto viajaram”?" => "dois", not ["um", "três", "nenhum"],
                "Ana e Beto são os dois núcleos.";
            "Que forma completa “Os resultados da prova ... amanhã”?" =>
                "saem", not ["sai", "saio", "saímos"],
                "O verbo concorda com resultados.";
        },
    },
    Known {
        of: &[LinguaPortuguesa],
        years: (4, 12),
        names: &["concordanc*", "singular plural", "plural", "flexao numero"],
        before: "singular e plural de nomes e verbos",
        content: &[
            "o artigo e o adjetivo seguem o nome",
            "o verbo segue o sujeito",
            "a norma-padrão e outros modos de falar",
        ],
        goals: &[
            "Fazer a concordância em frases e no próprio texto",
            "Explicar que palavra manda na concordância",
        ],
        example: "“Os menino chegou” é comum na fala de muita gente; na escrita padrão, “Os meninos \
            chegaram”: meninos manda no artigo e no verbo.",
        mistakes: &[
            (
                "Basta o artigo no plural.",
                "Risque uma linha de “os” até cada palavra que precisa acompanhar.",
            ),
            (
                "“Fazem dois anos” está certo na norma-padrão, porque são dois.",
                "Lembre que o verbo fazer, ao indicar tempo, fica no singular.",
            ),
        ],
        tasks: &[
            "passam dez frases para o plural, marcando com setas a palavra que manda",
            "revisam um parágrafo do próprio caderno só pela concordância, com um colega lendo em voz alta",
        ],
        items: questions! {
            "Qual é o plural de “pão”?" => "pães", not ["pãos", "pões", "pãoes"],
                "Pão faz o plural em “ães”.";
            "Qual é o plural de “animal”?" => "animais", not ["animales", "animals", "animaus"],
                "Palavras em “al” fazem o plural em “ais”.";
            "Qual frase segue a norma-padrão?" =>
                "As flores murcharam.", not ["As flor murchou.", "As flores murchou.", "A flores murcharam."],
                "Artigo, nome e verbo no plural.";
            "Que forma completa “A maioria dos dias ... de sol” com o verbo no singular?" =>
                "foi", not ["foram", "são", "eram"],
                "O singular, foi, concorda com maioria.";
            "Qual é o plural de “luz”?" => "luzes", not ["luzs", "luz", "luces"],
                "Palavras em “z” ganham “es”.";
            "Qual frase segue a norma-padrão?" =>
                "Havia muitos carros na rua.", not ["Haviam muitos carros na rua.", "Havia muito carros na \
                    rua.", "Haviam muito carro na rua."],
                "Haver, com o sentido de existir, fica no singular.";
        },
    },
    Known {
        of: &[LinguaPortuguesa],
        years: (3, 10),
        names: &["discurso direto", "discurso indireto", "dialogo narrativ*"],
        before: "as falas de personagens em histórias",
        content: &[
            "discurso direto: a fala como foi dita",
            "discurso indireto: o narrador conta a fala",
            "travessão, dois-pontos e verbos de dizer",
        ],
        goals: &["Reconhecer o discurso direto e o indireto", "Passar uma fala de um para o outro"],
        example: "discurso direto: A mãe disse: — Venham almoçar. Discurso indireto: A mãe disse que \
            viessem almoçar.",
        mistakes: &[
            (
                "Basta tirar o travessão.",
                "Leia o resultado e pergunte: quem fala agora, o personagem ou o narrador?",
            ),
            ("No indireto as palavras continuam iguais.", "Compare “Eu vou” com “Ele disse que ia”."),
        ],
        tasks: &[
            "passam um diálogo curto para o discurso indireto e um trecho narrado para o direto, e \
                comparam o efeito",
            "escrevem uma tirinha em forma de narrativa, com três falas diretas e uma indireta",
        ],
        items: questions! {
            "Qual frase está em discurso direto?" =>
                "O menino disse: — Estou com fome.", not ["O menino disse que estava com fome.", "O menino \
                    sentia fome.", "Contaram que o menino tinha fome."],
                "A fala aparece como foi dita, com travessão.";
            "Qual frase está em discurso indireto?" =>
                "Ela contou que viajaria.", not ["Ela contou: — Viajarei.", "— Vou viajar! — disse \
                    ela.", "— Viajarei amanhã."],
                "O narrador conta a fala com as próprias palavras.";
            "Que sinal costuma abrir a fala no discurso direto?" =>
                "travessão", not ["ponto final", "parênteses", "reticências"],
                "O travessão mostra que alguém começa a falar.";
            "Como fica no discurso indireto: Ana disse: — Estou feliz?" =>
                "Ana disse que estava feliz.", not ["Ana disse que estou feliz.", "Ana disse: que estava \
                    feliz.", "Ana disse estou feliz."],
                "A fala passa para a voz do narrador, e o verbo muda de tempo.";
            "Em “— Cuidado! — gritou o guarda”, quem fala “Cuidado”?" =>
                "o guarda", not ["o narrador", "o leitor", "ninguém"],
                "O verbo gritou mostra de quem é a fala.";
        },
    },
    Known {
        of: &[LinguaPortuguesa],
        years: (7, 13),
        names: &["crase"],
        before: "a preposição “a” e o artigo “a”",
        content: &[
            "crase: encontro de dois “a”",
            "a troca por palavra masculina: ao",
            "casos em que não há crase",
        ],
        goals: &[
            "Decidir se há crase trocando por uma palavra masculina",
            "Explicar por que não há crase antes de verbo",
        ],
        example: "“Fui à feira”: troco por mercado e digo “fui ao mercado”. Apareceu “ao”: há crase.",
        mistakes: &[
            (
                "Toda palavra feminina pede crase antes.",
                "Troque por uma masculina: “vi a feira”, “vi o mercado”. Não apareceu “ao”.",
            ),
            ("“À partir de hoje” tem crase.", "Pergunte que palavra vem depois: um verbo não tem artigo."),
        ],
        tasks: &[
            "testam dez frases com a troca por palavra masculina e escrevem o resultado do teste ao lado \
                de cada uma",
            "corrigem cinco placas e avisos e criam um aviso com dois casos de crase",
        ],
        items: questions! {
            "Em qual frase a crase está correta?" =>
                "Vou à escola.", not ["Vou à pé.", "Começou à chover.", "Falei à ele."],
                "Vou ao colégio, vou à escola: preposição e artigo.";
            "Que forma completa “Assisti ... peça de teatro”, na norma-padrão?" => "à", not ["a", "há", "as"],
                "Assisti ao filme, assisti à peça.";
            "Por que não há crase em “a partir de amanhã”?" =>
                "Porque “partir” é verbo", not ["Porque “amanhã” é masculino", "Porque começa a \
                    frase", "Porque há ponto depois"],
                "Verbo não aceita artigo feminino antes.";
            "Qual teste ajuda a decidir se há crase?" =>
                "Trocar por palavra masculina e ver se aparece “ao”", not ["Ver se a palavra é \
                    longa", "Ver se há vírgula antes", "Trocar o verbo pelo futuro"],
                "Se aparece “ao”, há preposição e artigo.";
            "Em qual frase não pode haver crase?" =>
                "Ela começou a rir.", not ["Fui a biblioteca municipal.", "Entregou o livro a \
                    professora.", "Chegou a cidade vizinha."],
                "Antes de verbo não há crase; nas outras, pelo teste, aparece “ao”.";
        },
    },
];
